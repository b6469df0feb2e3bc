// Ends the bookings of a departure that does not take place, in batches: each is a short transaction, and work that was interrupted goes on
// where it was.
import type { Transaction } from 'kysely';
import type { Tables } from '#platform/database/tables.ts';
import type { HandlersOf } from '#platform/jobs/job-types.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { workInBatches } from '#platform/jobs/work-in-batches.ts';
import type { Services } from '#platform/services.ts';
import { lastStartOf } from '#domain/inventory/inventory-queries.ts';
import { lockCompeting } from '#domain/inventory/shared-resources.ts';
import { callOffPendingChanges } from '../changes/drop-pending-change.ts';
import { findHeldDepartures } from '../departure-changes/departure-change-queries.ts';
import { departureCancellationJobs } from '../job-types.ts';
import { findLockedBookings } from '../lifecycle/find-locked-bookings.ts';
import { lockWithOrders } from '../lifecycle/lifecycle-queries.ts';
import { returnFreed } from '../lifecycle/return-freed.ts';
import { type LockedBooking, transitionTogether } from '../lifecycle/transition.ts';
import type { TransitionName } from '../lifecycle/transition-table.ts';
import { updateHolds } from '../lifecycle/update-holds.ts';
import {
  addEnded,
  type DepartureCancellation,
  findInvolved,
  findStillInvolved,
  finish,
  lockUnderWay,
} from './cancellation-queries.ts';

/** Those that share a guide or boat with the departure are on sale, and wait for its batches. */
export const bookingsPerBatch = 10;

// Short, because urgent mails wait behind it for the same worker.
const timeSliceMs = 500;

export const departureCancellationHandlers: HandlersOf<typeof departureCancellationJobs> = {
  'end-bookings-of-departure': endBookings,
};

export async function endBookings(services: Services, { departureId }: { departureId: string }): Promise<void> {
  const { database, clock } = services;
  const isLeft = await workInBatches(
    () => database.transaction((transaction) => endBatch(transaction, departureId, clock.now())),
    timeSliceMs,
  );
  if (isLeft)
    await enqueue(database.db, departureCancellationJobs['end-bookings-of-departure'], { departureId }, clock.now());
  services.wakeJobs();
}

/** Returns false once nothing is left. */
async function endBatch(transaction: Transaction<Tables>, departureId: string, now: Date): Promise<boolean> {
  const cancellation = await lockUnderWay(transaction, departureId);
  if (!cancellation) return false;
  const ids = await findInvolved(transaction, cancellation, bookingsPerBatch);
  if (ids.length === 0) {
    await finish(transaction, departureId, now);
    return false;
  }
  await addEnded(transaction, departureId, await endEach(transaction, cancellation, ids, now));
  return true;
}

/** Bookings are locked before departures, as every code that ends one does; with those of their orders that wait for the payment. Returns how many
 *  bookings of travellers have ended. */
async function endEach(
  transaction: Transaction<Tables>,
  cancellation: DepartureCancellation,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  const { departureId, cancelledAt, reason } = cancellation;
  const lockedIds = await lockWithOrders(transaction, ids);
  const locked = await findLockedBookings(transaction, lockedIds);
  // What their changes hold is returned, too.
  const held = await findHeldDepartures(transaction, lockedIds);
  await lockCompeting(transaction, [departureId, ...locked.map((one) => one.departureId), ...held], now);
  const involved = await findStillInvolved(transaction, cancellation, lockedIds);
  const [own, elsewhere] = [
    locked.filter((one) => one.departureId === departureId && involved.has(one.id)),
    locked.filter((one) => one.departureId !== departureId && involved.has(one.id)),
  ];
  const unpaidOrders = new Set(own.filter(isOrderToPay).map(({ orderId }) => orderId));
  // Of an order that waits for its payment all ends, because it is paid as a whole: its time to pay is over.
  const unpaid = locked.filter((one) => isOrderToPay(one) && unpaidOrders.has(one.orderId));
  // A job that comes too late ends what its supplier cancelled before the start.
  const at = own.every((one) => now < lastStartOf(one)) ? now : cancelledAt;
  await expireTogether(transaction, unpaid, now);
  await callOff(
    transaction,
    own.filter((one) => !isOrderToPay(one)),
    cancellation,
    at,
  );
  // Confirmed elsewhere: only what they wait for ends.
  const moving = elsewhere.filter((one) => !isOrderToPay(one)).map(({ id }) => id);
  if (moving.length > 0)
    await returnFreed(transaction, await callOffPendingChanges(transaction, moving, now, reason), now);
  return own.filter(({ placedAt }) => placedAt !== null).length;
}

const isOrderToPay = ({ state, orderId }: LockedBooking): boolean => state === 'on_hold' && orderId !== null;

async function expireTogether(
  transaction: Transaction<Tables>,
  bookings: readonly LockedBooking[],
  at: Date,
): Promise<void> {
  if (bookings.length === 0) return;
  const ids = bookings.map(({ id }) => id);
  await updateHolds(transaction, ids, { holdExpiresAt: at });
  const due = bookings.map((booking) => ({ ...booking, holdExpiresAt: at }));
  await transitionTogether(transaction, due, 'expire', { actor: 'clock', at });
}

type Endings = Partial<Record<LockedBooking['state'], TransitionName>>;

/** What each becomes: when its supplier cancels it, what it would by the supplier's act on the booking alone. */
const endingsByClock: Endings = { on_hold: 'call_off', pending: 'call_off', confirmed: 'call_off' };
const endingsByPerson: Endings = { on_hold: 'call_off', pending: 'decline', confirmed: 'cancel' };

async function callOff(
  transaction: Transaction<Tables>,
  bookings: readonly LockedBooking[],
  { actor, reason, cancelledAt }: DepartureCancellation,
  at: Date,
): Promise<void> {
  const endings = actor === 'clock' ? endingsByClock : endingsByPerson;
  // It was decided then; what its option says of a least party may be something else by now.
  const ending = bookings.map((booking) => (actor === 'clock' ? { ...booking, fillBy: cancelledAt } : booking));
  const byTransition = Map.groupBy(ending, ({ state }) => endings[state]);
  for (const [name, group] of byTransition)
    if (name) await transitionTogether(transaction, group, name, { actor, at, ...(reason !== null && { reason }) });
}
