// Near to, a map without tiles has nothing but its pins: it is not moved so far that none of them is left.
import { project, type Position, unproject } from '#kernel/maps/mercator.ts';
import { nearestTurn } from './positions.ts';

type Size = { width: number; height: number };

/** From this zoom on a city is larger than the map. */
const nearZoom = 12.5;
// Markers are wider and higher than their points.
const margin = { x: 60, y: 50 };

/** The centre of a map, or the nearest to it with a pin in view. */
export function keepInView(center: Position, zoom: number, size: Size, pins: readonly Position[]): Position {
  if (zoom < nearZoom || pins.length === 0) return center;
  const scale = 512 * 2 ** zoom;
  const middle = project(center);
  const missing = pins.map((pin) => {
    const at = project({ ...pin, longitude: nearestTurn(pin.longitude, center.longitude) });
    return {
      x: beyond((at.x - middle.x) * scale, size.width / 2 - margin.x),
      y: beyond((at.y - middle.y) * scale, size.height / 2 - margin.y),
    };
  });
  const least = missing.sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))[0]!;
  if (least.x === 0 && least.y === 0) return center;
  return unproject({ x: middle.x + least.x / scale, y: middle.y + least.y / scale });
}

/** How far it is from the room in the middle, in pixels. */
const beyond = (distance: number, room: number): number =>
  Math.sign(distance) * Math.max(0, Math.abs(distance) - Math.max(0, room));
