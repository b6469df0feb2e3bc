// The markers of the map: places when zoomed out, tours when zoomed into a place. Overlapping markers are clustered.
import Supercluster from 'supercluster';
import type { PlaceOnMapView, TourOnMap } from '#contract/map.ts';
import type { Position } from '#kernel/maps/mercator.ts';
import { boundsOf, type Size, type View } from './view.ts';

export type PlacePin = { slug: string; name: string; tours: number; countryCode: string } & Position;

export type Marker = Position & { key: string } & (
    | { kind: 'place'; place: PlacePin }
    | { kind: 'tour'; tour: TourOnMap }
    /** `name`: the place in the cluster with the most tours. `zoom`: the level at which the cluster splits. */
    | { kind: 'cluster'; name: string; tours: number; places: number; zoom: number }
  );

type ClusterProperties = { name: string; most: number; tours: number; places: number };
type PinProperties = { asCluster: ClusterProperties; at: number };
export type Pins = { index: Supercluster<PinProperties, ClusterProperties>; markerOf: (at: number) => Marker };

// Pixels. Larger for places: their labels are names, wider than numbers.
const clusterRadius = { places: 58, tours: 44 };

export function pinsOfPlaces(places: readonly PlacePin[]): Pins {
  const properties = places.map(({ name, tours }) => ({ name, most: tours, tours, places: 1 }));
  return {
    index: clusterIndex(places, properties, clusterRadius.places),
    markerOf(at) {
      const place = places[at]!;
      return { kind: 'place', key: place.slug, place, latitude: place.latitude, longitude: place.longitude };
    },
  };
}

export function pinsOfTours({ name, tours }: PlaceOnMapView): Pins {
  const properties = tours.map(() => ({ name, most: 1, tours: 1, places: 0 }));
  return {
    index: clusterIndex(tours, properties, clusterRadius.tours),
    markerOf(at) {
      const tour = tours[at]!;
      return { kind: 'tour', key: tour.id, tour, latitude: tour.latitude, longitude: tour.longitude };
    },
  };
}

function clusterIndex(
  positions: readonly Position[],
  properties: readonly ClusterProperties[],
  pixels: number,
): Pins['index'] {
  const index = new Supercluster<PinProperties, ClusterProperties>({
    radius: pixels,
    // At zoom 0 our world is 256 px wide.
    extent: 256,
    maxZoom: 15,
    map: ({ asCluster }) => ({ ...asCluster }),
    reduce(sum, one) {
      if (one.most > sum.most) Object.assign(sum, { name: one.name, most: one.most });
      sum.tours += one.tours;
      sum.places += one.places;
    },
  });
  return index.load(
    positions.map(({ latitude, longitude }, at) => ({
      type: 'Feature' as const,
      geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
      properties: { asCluster: properties[at]!, at },
    })),
  );
}

// A marker whose point is just outside the map is still half visible.
const marginPixels = 60;

/** Sorted from north to south, so that a marker further south overlaps those behind it. */
export function markersIn({ index, markerOf }: Pins, view: View, size: Size): Marker[] {
  const found = index.getClusters(boundsOf(view, size, marginPixels), Math.round(view.zoom)).map((one): Marker => {
    if (!('cluster' in one.properties)) return markerOf(one.properties.at);
    const { cluster_id: id, name, tours, places } = one.properties;
    const [longitude, latitude] = one.geometry.coordinates as [number, number];
    const zoom = index.getClusterExpansionZoom(id);
    return { kind: 'cluster', key: `cluster ${id}`, name, tours, places, zoom, latitude, longitude };
  });
  return found.sort((a, b) => b.latitude - a.latitude);
}
