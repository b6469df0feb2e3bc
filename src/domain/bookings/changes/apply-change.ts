// A change takes effect: what `transition` writes of a booking that is changed. The caller has locked the booking.
import type { Queryable } from '#platform/database/database.ts';
import { replaceBooked } from '../items/item-queries.ts';
import type { Freed } from '../lifecycle/return-freed.ts';
import { type NewContents, transition } from '../lifecycle/transition.ts';
import type { BookingRow } from '../reading/booking-queries.ts';
import type { Change } from './booking-change.ts';
import { completeChange, endFreeChoice, type PendingChange } from './change-queries.ts';
import { givenUpBy } from './relocate.ts';

/** One that waits for nothing; the caller moves its seats last. */
export async function applyChange(
  db: Queryable,
  booking: BookingRow,
  change: Change & { number: number },
  at: Date,
): Promise<void> {
  const contents = contentsAfter(db, booking, { ...change, freed: [] }, at);
  await transition(db, booking, 'change', { actor: 'traveller', at, contents });
}

/** One that waited. It holds its seats already; what is given up goes back last. */
export async function completeWaiting(
  db: Queryable,
  booking: BookingRow,
  pending: PendingChange,
  at: Date,
): Promise<void> {
  await completeChange(db, pending, at);
  const contents = contentsAfter(db, booking, { ...pending, freed: [givenUpBy(pending)] }, at);
  await transition(db, booking, 'complete_change', { actor: 'traveller', at, contents });
}

type Applied = Pick<Change, 'after' | 'items'> & { number: number; freed: readonly Freed[] };

const contentsAfter = (
  db: Queryable,
  { id, timesChanged }: BookingRow,
  { after, items, number, freed }: Applied,
  at: Date,
): NewContents => ({
  row: { ...after, timesChanged: timesChanged + 1 },
  async writeItems() {
    // Whoever chose another date has answered.
    await endFreeChoice(db, id, at);
    await replaceBooked(db, id, items);
  },
  freed,
  change: number,
});
