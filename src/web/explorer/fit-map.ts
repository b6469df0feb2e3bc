// Moves the loaded map so that it shows a rectangle of positions.
import type { Map as LibreMap } from 'maplibre-gl';
import { type Bounds, stillRoom, stillView } from './positions.ts';

/** From this zoom on a city fills the map, and its tours take the place of its marker. */
export const placeZoom = 8.5;
// Markers are wider than their points.
const padding = { top: 70, bottom: 40, left: 56, right: 56 };

type Timing = { duration?: number };

export const fitWorld = (map: LibreMap, bounds: Bounds, timing: Timing = {}): unknown =>
  map.fitBounds(cornersOf(bounds), { padding, maxZoom: 5, ...timing });

/** Nearer than now, and so near that they lie at opposite edges. */
export function fitParts(map: LibreMap, bounds: Bounds): void {
  const camera = map.cameraForBounds(cornersOf(bounds), { padding });
  if (camera) map.easeTo({ ...camera, zoom: Math.max(camera.zoom ?? 0, map.getZoom() + 1) });
}

/** On a narrow map not all tours of a place may fit: then the map is as far out as still is that place. */
export function fitPlace(map: LibreMap, bounds: Bounds, timing: Timing = {}): void {
  const camera = map.cameraForBounds(cornersOf(bounds), { padding, maxZoom: 12.4 });
  if (camera) map.easeTo({ ...camera, zoom: Math.max(camera.zoom ?? 0, placeZoom + 0.2), ...timing });
}

/** Exactly what the still map shows in the same room, so that nothing moves when the loaded one takes its place. */
export function cameraOfStill(bounds: Bounds, { clientWidth, clientHeight }: HTMLElement) {
  const { latitude, longitude, zoom } = stillView(bounds);
  const scale = Math.max(clientWidth / stillRoom.width, clientHeight / stillRoom.height);
  return { center: [longitude, latitude] as [number, number], zoom: zoom + Math.log2(scale) };
}

const cornersOf = ({ west, south, east, north }: Bounds): [number, number, number, number] => [
  west,
  south,
  east,
  north,
];
