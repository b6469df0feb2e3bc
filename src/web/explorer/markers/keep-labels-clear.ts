// MapLibre knows no markers: where they are, an invisible layer has their labels, so that names of the ground make room for them.
import type { GeoJSONSource } from 'maplibre-gl';
import { font } from '../map-style.ts';
import type { LibreMap } from '../start-map.ts';
import type { Labelled } from './group-markers.ts';

const id = 'markers';

export function keepLabelsClear(map: LibreMap, labels: readonly Labelled[]): void {
  const data = {
    type: 'FeatureCollection' as const,
    features: labels.map(({ text, marker: { longitude, latitude } }) => ({
      type: 'Feature' as const,
      properties: { text },
      geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
    })),
  };
  const source = map.getSource<GeoJSONSource>(id);
  if (source) return void source.setData(data);
  map.addSource(id, { type: 'geojson', data });
  map.addLayer({
    id,
    type: 'symbol',
    source: id,
    layout: {
      'text-field': ['get', 'text'],
      'text-font': font,
      'text-size': 16,
      'text-anchor': 'bottom',
      'text-padding': 8,
      'text-allow-overlap': true,
    },
    paint: { 'text-opacity': 0 },
  });
}
