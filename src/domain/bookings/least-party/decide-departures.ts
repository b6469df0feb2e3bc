// At its deadline a departure that needs a least number of people runs or is called off: then all its bookings end with a full
// refund and it is closed, in one transaction.
import { pagesOf } from '#platform/database/pages.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '#platform/database/tables.ts';
import type { Services } from '#platform/services.ts';
import {
  decideDeparture,
  findUndecidedDepartures,
  lockUndecided,
  undecidedBatch,
} from '#domain/inventory/least-party-queries.ts';
import { callOffPendingChanges } from '../changes/drop-pending-change.ts';
import { findHeldDepartures } from '../departure-changes/departure-change-queries.ts';
import { returnFreed } from '../lifecycle/return-freed.ts';
import { transitionTogether } from '../lifecycle/transition.ts';
import { updateHolds } from '../lifecycle/update-holds.ts';
import { type BookingRow, findBookings } from '../reading/booking-queries.ts';
import { countPeopleComing, findInvolved, lockInvolved } from './least-party-queries.ts';

/** Decides each departure in its own transaction. An error in one does not stop the others; the job fails at the end. */
export async function decideDepartures(services: Services): Promise<void> {
  const now = services.clock.now();
  const failures: unknown[] = [];
  const readPage = (afterId: string) => findUndecidedDepartures(services.database.db, now, afterId);
  for await (const due of pagesOf(readPage, undecidedBatch))
    for (const { id } of due) await decideInTurn(services, id, now).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} departures could not be decided; the first: ${String(failures[0])}`,
    );
}

const triesMax = 10;

/** A departure that is booked all the time is left to the next run. */
async function decideInTurn(services: Services, departureId: string, now: Date): Promise<void> {
  for (let tries = 0; tries < triesMax; tries++) {
    const isDone = await services.database.transaction((transaction) => decide(transaction, departureId, now));
    if (isDone) break;
  }
  services.wakeJobs();
}

/** Bookings are locked before departures, as whoever ends one does. So one that came in between is not locked: then nothing is
 *  decided, and false is returned. Once the departure is locked, none comes any more. */
async function decide(transaction: Transaction<Tables>, departureId: string, now: Date): Promise<boolean> {
  const locked = await lockInvolved(transaction, departureId);
  const lockedIds = new Set(locked.map(({ id }) => id));
  // What their changes hold is returned, too.
  const held = await findHeldDepartures(transaction, [...lockedIds]);
  const departureIds = [departureId, ...locked.map((one) => one.departureId), ...held];
  const departure = await lockUndecided(transaction, departureId, { departureIds, now });
  if (!departure) return true;
  const involved = await findInvolved(transaction, departureId);
  if (!involved.every((id) => lockedIds.has(id))) return false;
  const runs = (await countPeopleComing(transaction, departureId)) >= departure.leastPeople;
  await decideDeparture(transaction, departureId, runs, now);
  if (runs) return true;
  const bookings = await findBookings(transaction, involved, 'en');
  // Confirmed elsewhere: only what they wait for ends.
  const isMovingIn = (booking: BookingRow) => booking.departureId !== departureId && booking.state !== 'on_hold';
  await callOff(
    transaction,
    bookings.filter((one) => !isMovingIn(one)),
    now,
  );
  const movingIn = bookings.filter(isMovingIn).map(({ id }) => id);
  if (movingIn.length > 0) await returnFreed(transaction, await callOffPendingChanges(transaction, movingIn, now));
  return true;
}

/** An order that waits for its payment ends as a whole, because it is paid as a whole: its time to pay is over. */
async function callOff(transaction: Transaction<Tables>, bookings: readonly BookingRow[], now: Date): Promise<void> {
  const isWaiting = ({ state, orderId }: BookingRow) => state === 'on_hold' && orderId !== null;
  const waiting = bookings.filter(isWaiting).map((booking) => ({ ...booking, holdExpiresAt: now }));
  const others = bookings.filter((booking) => !isWaiting(booking));
  if (others.length > 0) await transitionTogether(transaction, others, 'call_off', { actor: 'clock', at: now });
  if (waiting.length === 0) return;
  await updateHolds(
    transaction,
    waiting.map(({ id }) => id),
    { holdExpiresAt: now },
  );
  await transitionTogether(transaction, waiting, 'expire', { actor: 'clock', at: now });
}
