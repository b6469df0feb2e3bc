// Moves the loaded map so that it shows a rectangle of positions.
import type { Map as LibreMap } from 'maplibre-gl';
import { type Position, unproject } from '#kernel/maps/mercator.ts';
import { type Bounds, placeZoom, stillRoom, stillView, worldBox, worldWidths } from './positions.ts';

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

type Room = Pick<HTMLElement, 'clientWidth' | 'clientHeight'>;
type Still = { first: Bounds; isPlace: boolean };

/** Exactly what the still map shows in the same room, so that nothing moves when the loaded one takes its place. */
export function cameraOfStill({ first, isPlace }: Still, room: Room) {
  const { latitude, longitude, zoom } = isPlace ? stillView(first) : viewOfWorld(first, room);
  return {
    center: [longitude, latitude] as [number, number],
    zoom: isPlace ? zoom + Math.log2(scaleOfPlace(room)) : zoom,
  };
}

/** A place's still map fills its room. */
const scaleOfPlace = ({ clientWidth, clientHeight }: Room): number =>
  Math.max(clientWidth / stillRoom.width, clientHeight / stillRoom.height);

/** That of the world is all in it. */
function viewOfWorld(first: Bounds, { clientWidth, clientHeight }: Room): Position & { zoom: number } {
  const [left, top, width, height] = worldBox(first);
  const size = Math.min(clientWidth / width, clientHeight / height);
  return { ...unproject({ x: left + width / 2, y: top + height / 2 }), zoom: Math.log2(size / 512) };
}

/** By which the still map, and with it the room that its labels have, is larger than it was drawn for. Labels themselves are never drawn
 *  so small that they would lie upon each other. */
export function scaleOfStill({ first, isPlace }: Still, room: Room): number {
  const scale = isPlace ? scaleOfPlace(room) : scaleOfWorld(first, room);
  return Math.max(scale, scaleLeast);
}

const scaleLeast = 0.8;

function scaleOfWorld(first: Bounds, room: Room): number {
  const [, , width] = worldBox(first);
  const pixels = 512 * 2 ** viewOfWorld(first, room).zoom * width;
  return pixels / worldWidths[matchMedia('(min-width: 44rem)').matches ? 'wide' : 'phone'];
}

const cornersOf = ({ west, south, east, north }: Bounds): [number, number, number, number] => [
  west,
  south,
  east,
  north,
];
