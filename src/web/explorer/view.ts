// The part of the world that the map shows, and its changes. Lengths are in pixels of the map unless said otherwise.
import { project, type Point, type Position, unproject } from '#kernel/maps/mercator.ts';

/** The middle of the map in the square of mercator.ts. At zoom 0 the square is 256 px wide; each zoom level doubles it. */
export type View = Point & { zoom: number };
export type Size = { width: number; height: number };

export const zoomMax = 16;
/** From this zoom on a city fills the map and its tours replace its marker. */
export const placeZoom = 9;

// No tours are sold nearer to the poles: the map ends at 78° north and 58° south.
const top = project({ latitude: 78, longitude: 0 }).y;
const bottom = project({ latitude: -58, longitude: 0 }).y;

export const scaleOf = ({ zoom }: Pick<View, 'zoom'>): number => 256 * 2 ** zoom;

/** The valid view nearest to the wanted one: not smaller than the whole world, nothing beyond its edges. */
export function clampView(view: View, size: Size): View {
  const zoom = Math.min(zoomMax, Math.max(zoomMin(size), view.zoom));
  const scale = scaleOf({ zoom });
  return {
    zoom,
    x: clampMiddle(view.x, 0, 1, size.width / scale),
    y: clampMiddle(view.y, top, bottom, size.height / scale),
  };
}

const zoomMin = ({ width }: Size): number => Math.log2(Math.max(width, 1) / 256);

/** Clamps the middle of a segment of the given length to a range; the middle of the range if the segment is longer. */
function clampMiddle(coordinate: number, from: number, to: number, length: number): number {
  if (length >= to - from) return (from + to) / 2;
  return Math.min(to - length / 2, Math.max(from + length / 2, coordinate));
}

/** Moves the view with the pointer: what was in the middle is now so many pixels further right and down. */
export function panView(view: View, right: number, down: number): View {
  const scale = scaleOf(view);
  return { ...view, x: view.x - right / scale, y: view.y - down / scale };
}

/** Zooms in by so many levels (out if negative); the point at `at`, in pixels from the middle, stays in place. */
export function zoomView(view: View, by: number, at: Point = { x: 0, y: 0 }): View {
  const zoom = Math.min(zoomMax, view.zoom + by);
  const [before, after] = [scaleOf(view), scaleOf({ zoom })];
  return {
    zoom,
    x: view.x + at.x / before - at.x / after,
    y: view.y + at.y / before - at.y / after,
  };
}

// Markers are wider than their points.
const margin = 76;

/** The view that contains all positions with a margin, zoomed in at most to `nearest`; null if there are no positions. */
export function fitPositions(positions: readonly Position[], size: Size, nearest = 6): View | null {
  if (positions.length === 0) return null;
  const points = positions.map(project);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, upper, lower] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = (length: number) => Math.max(length - 2 * margin, length / 2, 1);
  const scale = Math.min(room(size.width) / (right - left), room(size.height) / (lower - upper));
  const zoom = Math.min(nearest, Math.log2(scale / 256));
  return clampView({ x: (left + right) / 2, y: (upper + lower) / 2, zoom }, size);
}

/** The pixel of a position, from the upper left corner of the map. */
export function pixelsOf(position: Position, view: View, { width, height }: Size): Point {
  const { x, y } = project(position);
  const scale = scaleOf(view);
  return { x: (x - view.x) * scale + width / 2, y: (y - view.y) * scale + height / 2 };
}

export function isInView(position: Position, view: View, size: Size): boolean {
  const { x, y } = pixelsOf(position, view, size);
  return x >= 0 && y >= 0 && x <= size.width && y <= size.height;
}

/** West, south, east and north of the view, extended by so many pixels. */
export function boundsOf(view: View, { width, height }: Size, around = 0): [number, number, number, number] {
  const scale = scaleOf(view);
  const [halfWidth, halfHeight] = [(width / 2 + around) / scale, (height / 2 + around) / scale];
  const northWest = unproject({ x: view.x - halfWidth, y: view.y - halfHeight });
  const southEast = unproject({ x: view.x + halfWidth, y: view.y + halfHeight });
  return [northWest.longitude, southEast.latitude, southEast.longitude, northWest.latitude];
}

/** A view between two others, `part` from 0 to 1. The target moves to the middle in a straight line. */
export function interpolateViews(from: View, to: View, part: number): View {
  const zooms = to.zoom - from.zoom;
  const way = Math.abs(zooms) < 1e-6 ? part : (1 - 2 ** (-zooms * part)) / (1 - 2 ** -zooms);
  return {
    zoom: from.zoom + zooms * part,
    x: from.x + (to.x - from.x) * way,
    y: from.y + (to.y - from.y) * way,
  };
}
