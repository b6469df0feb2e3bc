// What time alone does to bookings. Each booking is moved in its own transaction, under its own lock, so a payment
// or a cancellation that comes at the same moment either came first or finds it moved.
import type { Transaction } from 'kysely';
import type { Tables } from '#platform/database/tables.ts';
import { enqueue, type RecurringJobs } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { extendDepartures } from '../inventory/extend-departures.ts';
import { returnSeats } from '../inventory/seats.ts';
import { type BookingRow, findBooking, findExpiredHolds, findOver, findUndecided, lockBooking, moveBooking } from './booking-queries.ts';
import { giveBack } from './give-back.ts';

export async function expireHolds(services: Services): Promise<void> {
  const now = services.clock.now();
  for (const { id } of await findExpiredHolds(services.database.read, now)) {
    await withLocked(services, id, async (transaction, hold) => {
      const ended = { endedAt: now, endedBy: 'clock' as const, refundMinor: hold.totalMinor };
      if (hold.holdExpiresAt! > now || !(await moveBooking(transaction, id, 'expire', 'clock', now, ended))) return;
      await returnSeats(transaction, hold.departureId, hold.seats);
      await giveBack(transaction, hold, false, 100, hold.totalMinor, now);
      // Nobody ordered a bare hold, so nobody is told.
      if (hold.placedAt) await enqueue(transaction, 'booking-expired', { bookingId: id }, now);
    });
  }
}

export async function declineUndecided(services: Services): Promise<void> {
  const now = services.clock.now();
  for (const { id } of await findUndecided(services.database.read, now)) {
    await withLocked(services, id, async (transaction, request) => {
      const ended = { endedAt: now, endedBy: 'clock' as const, refundMinor: request.totalMinor };
      if (!(await moveBooking(transaction, id, 'decline', 'clock', now, ended))) return;
      await returnSeats(transaction, request.departureId, request.seats);
      await giveBack(transaction, request, false, 100, request.totalMinor, now);
      await enqueue(transaction, 'booking-declined', { bookingId: id }, now);
    });
  }
}

export async function completePast(services: Services): Promise<void> {
  const now = services.clock.now();
  for (const { id } of await findOver(services.database.read, now)) {
    await services.database.transaction((transaction) => moveBooking(transaction, id, 'complete', 'clock', now));
  }
}

async function withLocked(services: Services, id: string, work: (transaction: Transaction<Tables>, booking: BookingRow) => Promise<void>): Promise<void> {
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
  'extend-departures': { everySeconds: 24 * 3600, run: extendDepartures },
};
