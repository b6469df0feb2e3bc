// A change takes effect: what `transition` writes of a booking that is changed. The caller has locked the booking.
import type { Queryable } from '#platform/database/database.ts';
import { replaceBooked, updateCancelled } from '../items/item-queries.ts';
import type { Freed } from '../lifecycle/return-freed.ts';
import { type NewContents, transition } from '../lifecycle/transition.ts';
import { deletePersonAnswers } from '../questions/question-queries.ts';
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
  const contents = contentsAfter(db, booking, { ...change, quotedAt: at, freed: [] }, at);
  await transition(db, booking, 'change', { actor: 'traveller', at, contents });
}

/** One that waited. It holds its seats already; what is given up is returned last. */
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

type Applied = Pick<Change, 'after' | 'items' | 'dropped'> & {
  number: number;
  quotedAt: Date;
  freed: readonly Freed[];
};

const contentsAfter = (
  db: Queryable,
  booking: BookingRow,
  { after, items, dropped, number, quotedAt, freed }: Applied,
  at: Date,
): NewContents => ({
  row: {
    ...after,
    itemsCancelled: booking.itemsCancelled + dropped.length,
    timesChanged: booking.timesChanged + 1,
  },
  async writeItems() {
    // A traveller who chose another date has answered.
    if (after.departureId !== booking.departureId) await endFreeChoice(db, booking.id, at);
    // By the terms of the moment at which the traveller agreed.
    if (dropped.length > 0) await updateCancelled(db, booking.id, dropped, quotedAt);
    await replaceBooked(db, booking.id, items);
    if (after.adults + after.children < booking.adults + booking.children) await deletePersonAnswers(db, booking.id);
  },
  freed,
  change: number,
});
