// The look of the map: paper and still water, streets where there are tiles. Colours are those of the page.
import type { GeoJSONSourceSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { placeZoom } from './positions.ts';

export type Colours = Record<'land' | 'water' | 'green' | 'street' | 'border' | 'ink' | 'halo' | 'ring', string>;
const tokens: Colours = {
  land: '--map-land',
  water: '--map-water',
  green: '--map-green',
  street: '--map-street',
  border: '--line',
  ink: '--ink-soft',
  halo: '--map-land',
  ring: '--line-strong',
};

/** As they are for an element: the map's canvas knows no light-dark(). */
export function coloursAt(element: HTMLElement): Colours {
  const probe = element.appendChild(document.createElement('i'));
  const entries = Object.entries(tokens).map(([name, token]) => {
    probe.style.color = `var(${token})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(entries) as Colours;
}

const nothing: GeoJSONSourceSpecification['data'] = { type: 'FeatureCollection', features: [] };
// A system's own typeface: letters are drawn in the browser, and no file of glyphs is fetched.
export const font = ['system-ui'];

/** Where the operator's tiles are, and the zooms that there are tiles of; further in, those of the last zoom are drawn larger. */
export type Tiles = { address: string; min: number; max: number };

export function styleOf(colours: Colours, tiles: Tiles | null): StyleSpecification {
  const { land, water, border, ink, halo, ring } = colours;
  return {
    version: 8,
    sources: {
      world: { type: 'geojson', data: nothing },
      waters: { type: 'geojson', data: nothing },
      rings: { type: 'geojson', data: nothing },
      ...(tiles && { tiles: { type: 'vector', tiles: [tiles.address], minzoom: tiles.min, maxzoom: tiles.max } }),
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': water } },
      { id: 'world', type: 'fill', source: 'world', filter: ['==', 'kind', 'land'], paint: { 'fill-color': land } },
      { id: 'inland', type: 'fill', source: 'world', filter: ['==', 'kind', 'water'], paint: { 'fill-color': water } },
      {
        id: 'borders',
        type: 'line',
        source: 'world',
        filter: ['==', 'kind', 'border'],
        paint: { 'line-color': border },
      },
      {
        id: 'ground',
        type: 'fill',
        source: 'waters',
        filter: ['==', 'kind', 'land'],
        // Further out the outline of the world is there.
        paint: {
          'fill-color': land,
          'fill-antialias': false,
          'fill-opacity': ['interpolate', ['linear'], ['zoom'], 8.5, 0, 9.5, 1],
        },
      },
      ...(tiles ? [] : greenLayers(colours)),
      {
        id: 'waters',
        type: 'fill',
        source: 'waters',
        filter: ['==', 'kind', 'water'],
        paint: { 'fill-color': water },
      },
      ...(tiles ? [] : roadLayers(colours)),
      // An archive may have one country: where it ends, what is below it shows.
      ...(tiles ? streetLayers(colours) : []),
      {
        id: 'rings',
        type: 'line',
        source: 'rings',
        paint: { 'line-color': ring, 'line-dasharray': [1, 4], 'line-width': 1.5 },
      },
      {
        id: 'distances',
        type: 'symbol',
        source: 'rings',
        layout: {
          'symbol-placement': 'line',
          'symbol-spacing': 600,
          'text-field': ['get', 'label'],
          'text-font': font,
          'text-size': 12,
        },
        paint: { 'text-color': ink, 'text-halo-color': halo, 'text-halo-width': 2 },
      },
      ...(tiles ? [] : groundNames(colours)),
    ],
  };
}

/** Parks and valleys around a city, where no tiles have them. */
function greenLayers({ green }: Colours): LayerSpecification[] {
  return [
    { id: 'parks', type: 'fill', source: 'waters', filter: ['==', 'kind', 'green'], paint: { 'fill-color': green } },
    {
      id: 'valleys',
      type: 'line',
      source: 'waters',
      filter: ['==', 'kind', 'valley'],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': green, 'line-width': ['interpolate', ['exponential', 2], ['zoom'], 9, 2, 15, 90] },
    },
  ];
}

function roadLayers({ street, border }: Colours): LayerSpecification[] {
  const road = (id: string, colour: string, width: number): LayerSpecification => ({
    id,
    type: 'line',
    source: 'waters',
    filter: ['==', 'kind', 'road'],
    minzoom: 8.5,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': ['interpolate', ['linear'], ['zoom'], 9, width / 2, 15, width * 2] },
  });
  return [road('road-edges', border, 6), road('roads', street, 4)];
}

const groundNames = ({ ink, halo }: Colours): LayerSpecification[] => [
  {
    id: 'names',
    type: 'symbol',
    source: 'waters',
    filter: ['==', 'kind', 'name'],
    // As far out as a city is: one turn of the wheel would leave a sheet without words.
    minzoom: placeZoom,
    // On their spot or beside it, as on the still map: else a name below a price would be left out.
    layout: {
      'text-field': ['get', 'name'],
      'text-font': font,
      'text-size': 13,
      'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
      'text-radial-offset': 1,
    },
    paint: { 'text-color': ink, 'text-halo-color': halo, 'text-halo-width': 2 },
  },
];

/** For tiles of the Protomaps schema. */
function streetLayers(colours: Colours): LayerSpecification[] {
  const { land, water, green, street, border } = colours;
  const width = (from: number, to: number) => ['interpolate', ['exponential', 1.6], ['zoom'], 8, from, 17, to] as never;
  const roads = (id: string, kinds: string[], minzoom: number, from: number, to: number): LayerSpecification => ({
    id,
    type: 'line',
    source: 'tiles',
    'source-layer': 'roads',
    minzoom,
    filter: ['in', 'kind', ...kinds],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': street, 'line-width': width(from, to) },
  });
  return [
    { id: 'earth', type: 'fill', source: 'tiles', 'source-layer': 'earth', paint: { 'fill-color': land } },
    {
      id: 'green',
      type: 'fill',
      source: 'tiles',
      'source-layer': 'landuse',
      filter: ['in', 'kind', 'park', 'forest', 'wood', 'garden', 'nature_reserve', 'grass', 'cemetery', 'golf_course'],
      paint: { 'fill-color': green },
    },
    {
      id: 'water',
      type: 'fill',
      source: 'tiles',
      'source-layer': 'water',
      filter: ['==', '$type', 'Polygon'],
      paint: { 'fill-color': water },
    },
    {
      id: 'rivers',
      type: 'line',
      source: 'tiles',
      'source-layer': 'water',
      filter: ['==', '$type', 'LineString'],
      paint: { 'line-color': water, 'line-width': width(0.5, 6) },
    },
    { id: 'frontiers', type: 'line', source: 'tiles', 'source-layer': 'boundaries', paint: { 'line-color': border } },
    {
      id: 'buildings',
      type: 'fill',
      source: 'tiles',
      'source-layer': 'buildings',
      minzoom: 14,
      paint: { 'fill-color': border, 'fill-opacity': 0.6 },
    },
    roads('paths', ['path', 'other'], 15, 0.3, 2),
    roads('small-streets', ['minor_road'], 12, 0.2, 12),
    roads('streets', ['major_road'], 9, 0.5, 16),
    roads('highways', ['highway'], 5, 0.8, 20),
    ...nameLayers(colours),
  ];
}

function nameLayers({ ink, halo }: Colours): LayerSpecification[] {
  const name = ['coalesce', ['get', 'name'], ''] as never;
  const text = { 'text-color': ink, 'text-halo-color': halo, 'text-halo-width': 1.5 };
  return [
    {
      id: 'street-names',
      type: 'symbol',
      source: 'tiles',
      'source-layer': 'roads',
      minzoom: 14,
      filter: ['in', 'kind', 'minor_road', 'major_road', 'highway'],
      layout: { 'symbol-placement': 'line', 'text-field': name, 'text-font': font, 'text-size': 11 },
      paint: text,
    },
    {
      id: 'place-names',
      type: 'symbol',
      source: 'tiles',
      'source-layer': 'places',
      layout: { 'text-field': name, 'text-font': font, 'text-size': 13 },
      paint: text,
    },
  ];
}
