// Where things are on the map: rectangles of positions, and the view of the still map.
import { project, type Position, unproject } from '#kernel/maps/mercator.ts';
import { stillMapSize } from '#kernel/maps/still-map.ts';

export type Bounds = { west: number; south: number; east: number; north: number };

/** From this zoom on a city fills the map, and its tours take the place of its marker. */
export const placeZoom = 8.5;

/** What a map shows without a place. */
export const wholeWorld: Bounds = { west: -150, south: -45, east: 160, north: 65 };

/** A map that was moved around the world counts on: what is at -170 degrees is at 190, too. */
export function isInView({ latitude, longitude }: Position, { west, south, east, north }: Bounds): boolean {
  const nearest = nearestTurn(longitude, (west + east) / 2);
  return nearest >= west && nearest <= east && latitude >= south && latitude <= north;
}

/** The longitude, a whole number of turns further, that is nearest to the other. */
export const nearestTurn = (longitude: number, other: number): number =>
  longitude + 360 * Math.round((other - longitude) / 360);

/** The least rectangle with all positions; null if there are none. */
export function boundsOf(positions: readonly Position[]): Bounds | null {
  if (positions.length === 0) return null;
  const [longitudes, latitudes] = [
    positions.map(({ longitude }) => longitude),
    positions.map(({ latitude }) => latitude),
  ];
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}

/** What a place's map shows at first: its tours, as long as they start in it; of those further away the place alone. */
export function firstBounds(place: Position & { tours: readonly Position[] }): Bounds {
  const near = place.tours.filter(
    (tour) => Math.abs(tour.latitude - place.latitude) < 0.2 && Math.abs(tour.longitude - place.longitude) < 0.3,
  );
  return boundsOf([place, ...near])!;
}

/** What a place's still map shows of its drawing: all of its width or all of its height, and of the other side as much as fits. */
export const stillRoom = { width: 720, height: 520 };
/** What windows of usual shapes show of both, less the room that a label of a price takes: beside its spot, and above it. */
const [roomX, roomY] = [306, 330];
const aboveSpot = 38;
export const stillZooms = { least: 10, most: 12 };

/** The nearest zoom of a still map that has all of a rectangle with its labels, and the middle of both. */
export function stillView({ west, south, east, north }: Bounds): Position & { zoom: number } {
  const [a, b] = [project({ latitude: north, longitude: west }), project({ latitude: south, longitude: east })];
  const scale = Math.min(roomX / Math.max(b.x - a.x, 1e-9), roomY / Math.max(b.y - a.y, 1e-9));
  const zoom = Math.min(stillZooms.most, Math.max(stillZooms.least, Math.floor(Math.log2(scale / 512))));
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - aboveSpot / 2 / (512 * 2 ** zoom) };
  return { ...unproject(middle), zoom };
}

/** The pixel of a position on the still map around another. */
export function stillPixel(position: Position, view: Position & { zoom: number }): { x: number; y: number } {
  const scale = 512 * 2 ** view.zoom;
  const [at, middle] = [project(position), project(view)];
  return { x: (at.x - middle.x) * scale + stillMapSize / 2, y: (at.y - middle.y) * scale + stillMapSize / 2 };
}

/** For which widths of the map of the world, in pixels, its labels are drawn. */
export const worldWidths = { phone: 340, wide: 880 };

/** What the still map of the world shows of the unit square: left, top, width and height, with the margin that the live map begins with. */
export function worldBox({ west, south, east, north }: Bounds): [number, number, number, number] {
  const [a, b] = [project({ latitude: north, longitude: west }), project({ latitude: south, longitude: east })];
  const margin = { x: 0.07, y: 0.04 };
  return [a.x - margin.x, a.y - margin.y, b.x - a.x + 2 * margin.x, b.y - a.y + 2 * margin.y];
}
