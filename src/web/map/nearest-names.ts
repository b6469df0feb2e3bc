import { kilometresBetween } from '#kernel/maps/distance.ts';
import type { Position } from '#kernel/maps/mercator.ts';
import type { NameOnMap } from '#kernel/maps/still-map.ts';

const [most, farthestKm] = [2, 6];

/** The names nearest to a place, with their distance, no finer than where they are is known. */
export function nearestNames(names: readonly NameOnMap[], at: Position): { name: string; metres: number }[] {
  return names
    .map((one) => ({ name: one.name, km: kilometresBetween(one, at) }))
    .filter(({ km }) => km < farthestKm)
    .sort((one, other) => one.km - other.km)
    .slice(0, most)
    .map(({ name, km }) => ({ name, metres: roundedMetres(km * 1000) }));
}

function roundedMetres(metres: number): number {
  const step = metres < 950 ? 100 : 500;
  return Math.max(step, Math.round(metres / step) * step);
}
