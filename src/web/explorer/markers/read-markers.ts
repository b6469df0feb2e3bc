// Prices, places and the groups of those that would overlap, as MapLibre's sources group them.
import type { GeoJSONSource } from 'maplibre-gl';
import type { TourOnMap } from '#contract/map.ts';
import type { Marker, PlacePin } from '../place-pin.ts';
import { font } from '../map-style.ts';
import type { LibreMap } from '../start-map.ts';

type Kind = 'places' | 'tours';
// Pixels; names are wider than prices.
const clusterRadius: Record<Kind, number> = { places: 60, tours: 84 };
// One number carries which place has the most tours, or which tour costs least: what is compared before, the pin's number behind.
const base = 100_000;

/** A tour without a price costs more than any. */
const priceOf = (pin: PlacePin | TourOnMap): number => ('priceMinor' in pin && pin.priceMinor) || 1e10;

/** As wide and high as the markers, which MapLibre does not know: names of the ground make room for it. */
const widestMarker = '≈ 0000 tours';
/** '12 tours from €48', in the language with the longest words. */
const widestGroup = '00 tours from € 0000';

/** Adds or changes a source with an invisible layer: only sources that some layer shows are grouped. */
export function showPins(map: LibreMap, kind: Kind, pins: readonly (PlacePin | TourOnMap)[]): void {
  const data = {
    type: 'FeatureCollection' as const,
    features: pins.map((pin, index) => {
      const tours = 'tours' in pin ? pin.tours : 1;
      return {
        type: 'Feature' as const,
        properties: { at: index, tours, rank: tours * base + index, price: priceOf(pin) * base + index },
        geometry: { type: 'Point' as const, coordinates: [pin.longitude, pin.latitude] },
      };
    }),
  };
  const source = map.getSource<GeoJSONSource>(kind);
  if (source) return void source.setData(data);
  map.addSource(kind, {
    type: 'geojson',
    data,
    cluster: true,
    clusterRadius: clusterRadius[kind],
    clusterMaxZoom: 16,
    clusterProperties: {
      tours: ['+', ['get', 'tours']],
      rank: ['max', ['get', 'rank']],
      price: ['min', ['get', 'price']],
    },
  });
  map.addLayer({
    id: kind,
    type: 'symbol',
    source: kind,
    layout: {
      'text-field': kind === 'tours' ? ['case', ['has', 'point_count'], widestGroup, widestMarker] : widestMarker,
      'text-font': font,
      'text-size': 14,
      'text-anchor': 'bottom',
      'text-padding': 8,
      'text-allow-overlap': true,
    },
    paint: { 'text-opacity': 0 },
  });
}

/** Sorted from north to south, so that a marker further south lies above those behind it. */
export function readMarkers(
  map: LibreMap,
  pins: { places: readonly PlacePin[]; tours: readonly TourOnMap[] },
): Marker[] {
  const found = (['places', 'tours'] as const).flatMap((kind) =>
    map.querySourceFeatures(kind).flatMap((feature): Marker[] => {
      const {
        cluster_id: id,
        point_count: places,
        at,
        tours,
        rank,
        price,
      } = feature.properties as Record<string, number>;
      const [longitude, latitude] = (feature.geometry as unknown as { coordinates: [number, number] }).coordinates;
      if (id !== undefined) {
        const name = kind === 'places' ? (pins.places[rank! % base]?.name ?? '') : '';
        const count = kind === 'places' ? places! : 0;
        return [
          {
            kind: 'cluster',
            key: `${kind} ${id}`,
            name,
            most: Math.floor(rank! / base),
            tours: tours!,
            places: count,
            ...(kind === 'tours' && { cheapest: pins.tours[price! % base] }),
            source: kind,
            id,
            latitude,
            longitude,
          },
        ];
      }
      if (kind === 'places') {
        const place = pins.places[at!];
        return place
          ? [{ kind: 'place', key: place.slug, place, latitude: place.latitude, longitude: place.longitude }]
          : [];
      }
      const tour = pins.tours[at!];
      return tour ? [{ kind: 'tour', key: tour.id, tour, latitude: tour.latitude, longitude: tour.longitude }] : [];
    }),
  );
  // A feature near the edge of a tile is in two of them.
  return [...new Map(found.map((marker) => [marker.key, marker])).values()].sort((a, b) => b.latitude - a.latitude);
}

export const splittingZoom = (map: LibreMap, { source, id }: { source: string; id: number }): Promise<number> =>
  map.getSource<GeoJSONSource>(source)!.getClusterExpansionZoom(id);
