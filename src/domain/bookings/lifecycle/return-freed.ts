import type { Queryable } from '#platform/database/database.ts';
import { returnExtras } from '#domain/inventory/extra-stock.ts';
import { returnSeats, returnSeatsOf } from '#domain/inventory/seats.ts';
import type { ExtraChoice } from '#kernel/units.ts';

/** What was taken of a departure. */
export type Freed = { departureId: string; seats: number; extras: readonly ExtraChoice[] };

/** Returns seats and extras, of several departures together. */
export async function returnFreed(db: Queryable, freed: readonly Freed[], now: Date): Promise<void> {
  const [first, ...others] = freed.filter(({ seats }) => seats > 0);
  if (first && others.length === 0) await returnSeats(db, first.departureId, first.seats, now);
  else if (first) await returnSeatsOf(db, [first, ...others], now);
  await returnExtras(db, freed);
}
