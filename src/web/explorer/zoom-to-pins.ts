import type { Position } from '#kernel/maps/mercator.ts';
import { type Bounds, isInView, nearestTurn } from './positions.ts';
import type { LibreMap } from './start-map.ts';

/** Nearer to the pin in view that is nearest to the middle, which keeps its place. */
export function zoomToPins(map: LibreMap, pins: readonly Position[]): void {
  const bounds = map.getBounds();
  const shown: Bounds = {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  };
  const { lng, lat } = map.getCenter();
  const nearest = pins
    .filter((pin) => isInView(pin, shown))
    .map(({ latitude, longitude }) => ({ latitude, longitude: nearestTurn(longitude, lng) }))
    .sort((a, b) => distance(a, lng, lat) - distance(b, lng, lat))[0];
  map.easeTo({
    zoom: map.getZoom() + 1,
    ...(nearest && { around: [nearest.longitude, nearest.latitude] as [number, number] }),
  });
}

const distance = ({ latitude, longitude }: Position, lng: number, lat: number): number =>
  Math.hypot(longitude - lng, latitude - lat);
