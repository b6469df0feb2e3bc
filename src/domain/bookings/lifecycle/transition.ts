// Carries out a transition of an existing booking as transition-table.ts has it, be it that it ends, goes on or goes on with other
// items: one conditional update, its event and its effects, in the caller's transaction. How a booking begins: `bookSeats` in ordering/book-seats.ts.
import { DomainError } from '#contract/domain-error.ts';
import { assert } from '#kernel/assert.ts';
import type { Queryable } from '#platform/database/database.ts';
import { enqueueAll } from '#platform/jobs/jobs.ts';
import { scaleShare } from '#domain/affiliates/referral-queries.ts';
import { endStartedPayments } from '#domain/payments/payment-queries.ts';
import { extrasIn } from '#domain/pricing/extras.ts';
import type { PriceLine } from '#domain/pricing/party-prices.ts';
import { returnPromoCodes } from '../codes/promo-code-queries.ts';
import { dropPendingChanges, withdrawPendingChange } from '../changes/drop-pending-change.ts';
import { bookingJob, bookingJobs } from '../job-types.ts';
import {
  atCheckIn,
  type BookingChange,
  columnsOf,
  type ContentsOfRow,
  insertEvents,
  updateBookings,
} from './lifecycle-queries.ts';
import { quoteBookingRefund, type RefundBasis } from './quote-booking-refund.ts';
import { type Freed, returnFreed } from './return-freed.ts';
import { reconcileBookings } from './reconcile-booking.ts';
import {
  type Actor,
  type BookingTimes,
  mayTransition,
  states,
  type TransitionName,
  transitions,
} from './transition-table.ts';

/** As read under the lock of `lockBooking`. */
export type LockedBooking = BookingTimes &
  RefundBasis & {
    id: string;
    userId: string;
    orderId: string | null;
    departureId: string;
    promoCodeId: string | null;
    seats: number;
    lines: readonly PriceLine[];
  };

type TransitionStep = {
  actor: Actor;
  at: Date;
  reason?: string;
  /** Further columns that the use case sets. */
  change?: Pick<BookingChange, 'placedAt' | 'paymentKind' | 'decideBy' | 'orderId'>;
  contents?: NewContents;
};

/** What one booking contains when it goes on with other items. */
export type NewContents = {
  row: ContentsOfRow;
  writeItems(): Promise<void>;
  /** What it has no more of its departures. Who takes seats instead moves both afterwards (`relocate`). */
  freed: readonly Freed[];
  /** The number of the change that makes it so. */
  change?: number;
};

/** The rows that many wait for come last, as when they are taken: the departure with its seats, extras, the promo code. They are locked
 *  for the shortest time. Throws `booking_state` if this actor may not make the transition now. */
export async function transition(
  db: Queryable,
  booking: LockedBooking,
  name: TransitionName,
  step: TransitionStep,
): Promise<void> {
  await transitionTogether(db, [booking], name, step);
}

/** The same transition of several bookings. Each statement serves all of them, and their seats are returned together when all else is
 *  written: 100 expired holds take 12 statements in all, a single one takes 9. */
export async function transitionTogether(
  db: Queryable,
  bookings: readonly LockedBooking[],
  name: TransitionName,
  step: TransitionStep,
): Promise<void> {
  checkContents(bookings, name, step);
  await writeState(db, bookings, name, step);
  await step.contents?.writeItems();
  await applyEffects(db, bookings, name, step);
  await releaseSeats(db, bookings, name, step);
  await releaseCodes(db, bookings, name, step);
}

function checkContents(bookings: readonly LockedBooking[], name: TransitionName, step: TransitionStep): void {
  const { seats } = transitions[name].effects;
  const hasContents = step.contents !== undefined;
  assert(!hasContents || bookings.length === 1, 'new contents are of one booking');
  assert(
    hasContents === (seats === 'return some' || seats === 'move'),
    'contents are of what goes on with other items',
  );
}

/** With the seats that pending changes have held. */
async function releaseSeats(
  db: Queryable,
  bookings: readonly LockedBooking[],
  name: TransitionName,
  step: TransitionStep,
): Promise<void> {
  const { seats } = transitions[name].effects;
  const ids = bookings.map(({ id }) => id);
  const freed = [...(step.contents?.freed ?? bookings.map(seatsAndExtrasOf))];
  if (seats === 'return') freed.push(...(await dropPendingChanges(db, ids, step.at)));
  if (seats === 'return some') freed.push(...(await withdrawPendingChange(db, ids[0]!, step.at)));
  if (seats) await returnFreed(db, freed, step.at);
}

/** A traveller who cancels a confirmed booking has used its code: otherwise it could be used again and again. */
async function releaseCodes(
  db: Queryable,
  bookings: readonly LockedBooking[],
  name: TransitionName,
  step: TransitionStep,
): Promise<void> {
  const isCodeUsed = name === 'cancel' && step.actor === 'traveller';
  if (isEnding(name) && !isCodeUsed) await returnPromoCodes(db, bookings);
}

const seatsAndExtrasOf = ({ departureId, seats, lines }: LockedBooking): Freed => ({
  departureId,
  seats,
  extras: extrasIn(lines),
});

async function writeState(
  db: Queryable,
  bookings: readonly LockedBooking[],
  name: TransitionName,
  { actor, at, reason, change, contents }: TransitionStep,
): Promise<void> {
  if (!bookings.every((booking) => mayTransition(name, booking, actor, at))) throw new DomainError('booking_state');
  const { to } = transitions[name];
  const updates = bookings.map((booking) => ({
    id: booking.id,
    from: booking.state,
    ...(isEnding(name) && { refundMinor: quoteBookingRefund(name, booking, actor, at).refund.amountMinor }),
  }));
  const columns = { ...change, ...(contents && columnsOf(contents.row)), ...changesOf(name, { actor, at, reason }) };
  const changed = await updateBookings(db, updates, { ...columns, state: to });
  assert(changed === bookings.length, `${name} changes bookings that its caller has locked`);
  await insertEvents(
    db,
    updates.map(({ id, from }) => ({ bookingId: id, at, fromState: from, toState: to, actor, reason })),
  );
}

function changesOf(name: TransitionName, { actor, at, reason }: TransitionStep): BookingChange {
  if (isEnding(name)) return { endedAt: at, endedBy: actor, endReason: reason ?? null };
  if (transitions[name].effects.money === 'share') return { confirmedAt: at };
  if (name === 'complete') return { attendedAt: atCheckIn };
  return name === 'attend' ? { attendedAt: at } : {};
}

const isEnding = (name: TransitionName): boolean => !states[transitions[name].to].takesSeats;

/** All but the seats. */
async function applyEffects(
  db: Queryable,
  bookings: readonly LockedBooking[],
  name: TransitionName,
  { at, change, contents }: TransitionStep,
): Promise<void> {
  const { money: moneyEffect, notify } = transitions[name].effects;
  const ids = bookings.map(({ id }) => id);
  // A payment that was started is of what the booking was, and stays where no money moves.
  if (isEnding(name) || (contents && moneyEffect)) await endStartedPayments(db, ids);
  if (contents && moneyEffect) {
    const [{ id, totalMinor }] = bookings as [LockedBooking];
    await scaleShare(db, id, { from: totalMinor, to: contents.row.totalMinor });
  }
  // What to refund or to post as sold follows from the row, which has its new state by now and the `refund_minor` of
  // `quoteBookingRefund`: `kept_minor()` in SQL reads both.
  if (moneyEffect) await reconcileBookings(db, ids, at);
  if (!notify) return;
  const placed = bookings.filter(({ placedAt }) => change?.placedAt ?? placedAt);
  const jobs = placed.map((booking) => ({
    ...bookingJob({ ...booking, ...contents?.row }),
    ...(contents?.change && { change: contents.change }),
  }));
  await enqueueAll(db, bookingJobs[notify], jobs, at);
}
