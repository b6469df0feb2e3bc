// What stands on the map: places while one looks from afar, tours once one is in a place; those that would lie on top of
// each other as one.
import Supercluster from 'supercluster';
import type { PlaceOnMapView, TourOnMap } from '#contract/map.ts';
import type { Position } from './mercator.ts';
import { boundsOf, type Size, type View } from './view.ts';

export type PlacePin = { slug: string; name: string; tours: number; countryCode: string } & Position;

export type Marker = Position & { key: string } & (
    | { kind: 'place'; place: PlacePin }
    | { kind: 'tour'; tour: TourOnMap }
    /** `name`: of the place in it that has most tours. `zoom`: where it falls apart. */
    | { kind: 'cluster'; name: string; tours: number; places: number; zoom: number }
  );

type Weight = { name: string; most: number; tours: number; places: number };
type Pin = { weight: Weight; at: number };
export type Pins = { index: Supercluster<Pin, Weight>; markerOf: (at: number) => Marker };

// In pixels: names are wider than numbers.
const radius = { places: 58, tours: 44 };

export function pinsOfPlaces(places: readonly PlacePin[]): Pins {
  const weights = places.map(({ name, tours }) => ({ name, most: tours, tours, places: 1 }));
  return {
    index: indexOf(places, weights, radius.places),
    markerOf(at) {
      const place = places[at]!;
      return { kind: 'place', key: place.slug, place, latitude: place.latitude, longitude: place.longitude };
    },
  };
}

export function pinsOfTours({ name, tours }: PlaceOnMapView): Pins {
  const weights = tours.map(() => ({ name, most: 1, tours: 1, places: 0 }));
  return {
    index: indexOf(tours, weights, radius.tours),
    markerOf(at) {
      const tour = tours[at]!;
      return { kind: 'tour', key: tour.id, tour, latitude: tour.latitude, longitude: tour.longitude };
    },
  };
}

function indexOf(positions: readonly Position[], weights: readonly Weight[], pixels: number): Pins['index'] {
  const index = new Supercluster<Pin, Weight>({
    radius: pixels,
    // A zoom of ours is 256 px wide at 0.
    extent: 256,
    maxZoom: 15,
    map: ({ weight }) => ({ ...weight }),
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
      properties: { weight: weights[at]!, at },
    })),
  );
}

// A pin whose point is just outside is still half in view.
const around = 60;

/** From north to south, so that a pin in front stands before what is behind it. */
export function markersIn({ index, markerOf }: Pins, view: View, size: Size): Marker[] {
  const found = index.getClusters(boundsOf(view, size, around), Math.round(view.zoom)).map((one): Marker => {
    if (!('cluster' in one.properties)) return markerOf(one.properties.at);
    const { cluster_id: id, name, tours, places } = one.properties;
    const [longitude, latitude] = one.geometry.coordinates as [number, number];
    const zoom = index.getClusterExpansionZoom(id);
    return { kind: 'cluster', key: `cluster ${id}`, name, tours, places, zoom, latitude, longitude };
  });
  return found.sort((a, b) => b.latitude - a.latitude);
}
