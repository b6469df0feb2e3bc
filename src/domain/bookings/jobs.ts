// What time alone does to bookings. Each booking is moved in its own transaction, under its own lock, so a payment
// or a cancellation that comes at the same moment either came first or finds it moved.
import type { Transaction } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import type { Tables } from '#platform/database/tables.ts';
import { enqueue, type RecurringJobs } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { extendDepartures } from '../inventory/extend-departures.ts';
import { returnSeats } from '../inventory/seats.ts';
import {
  type BookingRow,
  dueBatch,
  findBooking,
  findExpiredHolds,
  findOver,
  findUndecided,
  lockBooking,
  moveBooking,
} from './booking-queries.ts';
import { countPopularityDaily } from './count-popularity.ts';
import { giveBack } from './give-back.ts';

export async function expireHolds(services: Services): Promise<void> {
  const now = services.clock.now();
  await eachDue(services, findExpiredHolds, async (transaction, hold) => {
    const ended = { endedAt: now, endedBy: 'clock' as const, refundMinor: hold.totalMinor };
    if (hold.holdExpiresAt! > now || !(await moveBooking(transaction, hold.id, 'expire', 'clock', now, ended))) return;
    await returnSeats(transaction, hold.departureId, hold.seats);
    await giveBack(transaction, hold, false, 100, hold.totalMinor, now);
    // Nobody ordered a bare hold, so nobody is told.
    if (hold.placedAt) await enqueue(transaction, 'booking-expired', { bookingId: hold.id }, now);
  });
}

export async function declineUndecided(services: Services): Promise<void> {
  const now = services.clock.now();
  await eachDue(services, findUndecided, async (transaction, request) => {
    const ended = { endedAt: now, endedBy: 'clock' as const, refundMinor: request.totalMinor };
    if (!(await moveBooking(transaction, request.id, 'decline', 'clock', now, ended))) return;
    await returnSeats(transaction, request.departureId, request.seats);
    await giveBack(transaction, request, false, 100, request.totalMinor, now);
    await enqueue(transaction, 'booking-declined', { bookingId: request.id }, now);
  });
}

export async function completePast(services: Services): Promise<void> {
  const now = services.clock.now();
  await eachDue(services, findOver, async (transaction, { id }) => {
    await moveBooking(transaction, id, 'complete', 'clock', now);
  });
}

type Find = (db: Queryable, now: Date, afterId: string) => Promise<{ id: string }[]>;
type Move = (transaction: Transaction<Tables>, booking: BookingRow) => Promise<void>;

const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Moves all that are due, a batch at a time. One that breaks keeps no other waiting: the job fails after the last. */
async function eachDue(services: Services, find: Find, move: Move): Promise<void> {
  const now = services.clock.now();
  const failures: unknown[] = [];
  for (let afterId = beforeAll; ;) {
    const due = await find(services.database.read, now, afterId);
    for (const { id } of due) await withLocked(services, id, move).catch((error: unknown) => failures.push(error));
    if (due.length < dueBatch) break;
    afterId = due.at(-1)!.id;
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} bookings could not be moved; the first: ${String(failures[0])}`,
    );
}

async function withLocked(services: Services, id: string, work: Move): Promise<void> {
  await services.database.transaction(async (transaction) => {
    await lockBooking(transaction, id);
    const booking = await findBooking(transaction, id, 'en');
    if (booking) await work(transaction, booking);
  });
}

export const bookingClock: RecurringJobs = {
  'expire-holds': { everySeconds: 10, run: expireHolds },
  'decline-undecided': { everySeconds: 60, run: declineUndecided },
  'complete-past': { everySeconds: 300, run: completePast },
  'count-popularity': { everySeconds: 24 * 3600, run: countPopularityDaily },
  'extend-departures': { everySeconds: 24 * 3600, run: extendDepartures },
};
