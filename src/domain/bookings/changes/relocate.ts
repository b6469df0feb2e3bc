import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { returnExtras, takeExtras } from '#domain/inventory/extra-stock.ts';
import { lastStartOf } from '#domain/inventory/inventory-queries.ts';
import { moveSeats } from '#domain/inventory/seats.ts';
import { extrasIn } from '#domain/pricing/extras.ts';
import type { Freed } from '../lifecycle/return-freed.ts';
import { extraSoldOut } from '../ordering/take-extras.ts';
import type { Change, Contents } from './booking-change.ts';

/** What contents take of their departure. */
export const takenBy = ({ departureId, seats, lines }: Contents): Freed => ({
  departureId,
  seats,
  extras: extrasIn(lines),
});

/** The seats and extras that a change needs in addition to those of the booking. */
export function takenBeside({ before, after }: Pick<Change, 'before' | 'after'>): Freed {
  const taken = takenBy(after);
  if (before.departureId !== after.departureId) return taken;
  const had = new Map(extrasIn(before.lines).map(({ extraId, quantity }) => [extraId, quantity]));
  const extras = taken.extras
    .map(({ extraId, quantity }) => ({ extraId, quantity: quantity - (had.get(extraId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  return { ...taken, seats: Math.max(0, after.seats - before.seats), extras };
}

/** A change is no longer answered or paid once its old or its new departure has started. */
export const lastStartOfBoth = ({ before, after }: Pick<Change, 'before' | 'after'>): Date =>
  new Date(Math.min(lastStartOf(before).getTime(), lastStartOf(after).getTime()));

/** The seats and extras that a booking has before a change and not after it. */
export const givenUpBy = ({ before, after }: Pick<Change, 'before' | 'after'>): Freed =>
  takenBeside({ before: after, after: before });

type Relocation = {
  /** Returned first: the seats and extras that abandoned changes have held. */
  freed: readonly Freed[];
  /** What the booking has, if it gives that up. */
  from?: Freed | undefined;
  taken: Freed;
  startsAt: Date;
  lines: Contents['lines'];
  /** Of `SoldDeparture`. */
  untilStart?: boolean;
};

/** Returns what is given up and takes what comes instead: seats first, then extras. Throws as `takeSeats`, and `extra_sold_out`. */
export async function relocate(
  db: Queryable,
  { freed, from, taken, startsAt, lines, untilStart }: Relocation,
  { now, language }: { now: Date; language: Language },
): Promise<void> {
  const to = { id: taken.departureId, seats: taken.seats, startsAt, untilStart };
  await moveSeats(db, { freed, from, to }, now);
  await returnExtras(db, from ? [...freed, from] : freed);
  const short = await takeExtras(db, taken.departureId, taken.extras);
  if (short.length > 0) throw extraSoldOut(short, lines, language);
}
