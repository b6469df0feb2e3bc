// Carries out a transition of an existing booking as transition-table.ts has it, be it that it ends, goes on or goes on with other
// items: one conditional update, its event and its effects, in the caller's transaction. How a booking begins: `bookSeats` in ordering/book-seats.ts.
import { DomainError } from '#contract/domain-error.ts';
import { assert } from '#kernel/assert.ts';
import { type Currency, money } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { enqueueAll } from '#platform/jobs/jobs.ts';
import { scaleShare } from '#domain/affiliates/referral-queries.ts';
import { endStartedPayments } from '#domain/payments/payment-queries.ts';
import { allBack, quoteRefund, type RefundQuote, type RefundTiers } from '#domain/pricing/cancellation-policy.ts';
import { extrasIn } from '#domain/pricing/extras.ts';
import type { PriceLine } from '#domain/pricing/price-party.ts';
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
export type LockedBooking = BookingTimes & {
  id: string;
  userId: string;
  departureId: string;
  promoCodeId: string | null;
  seats: number;
  lines: readonly PriceLine[];
  currency: Currency;
  totalMinor: number;
  /** The part of the total that is kept of items cancelled before. */
  itemsKeptMinor: number;
  refundTiers: RefundTiers;
  /** Until then its traveller may cancel with a full refund, because the supplier has changed the departure. */
  freeUntil: Date | null;
};

type RefundBasis = Pick<
  LockedBooking,
  'refundTiers' | 'freeUntil' | 'startsAt' | 'totalMinor' | 'itemsKeptMinor' | 'currency'
>;

type Step = {
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
  step: Step,
): Promise<void> {
  await transitionTogether(db, [booking], name, step);
}

/** The same of several bookings. Each statement serves all of them, and their seats are returned together when all else is written:
 *  100 expired holds take twelve statements, where one takes nine. */
export async function transitionTogether(
  db: Queryable,
  bookings: readonly LockedBooking[],
  name: TransitionName,
  step: Step,
): Promise<void> {
  const { seats } = transitions[name].effects;
  const hasContents = step.contents !== undefined;
  assert(!hasContents || bookings.length === 1, 'new contents are of one booking');
  assert(
    hasContents === (seats === 'return some' || seats === 'move'),
    'contents are of what goes on with other items',
  );
  await write(db, bookings, name, step);
  await step.contents?.writeItems();
  await applyEffects(db, bookings, name, step);
  const ids = bookings.map(({ id }) => id);
  const freed = [...(step.contents?.freed ?? bookings.map(takenBy))];
  if (seats === 'return') freed.push(...(await dropPendingChanges(db, ids, step.at)));
  if (seats === 'return some') freed.push(...(await withdrawPendingChange(db, ids[0]!, step.at)));
  if (seats) await returnFreed(db, freed);
  // Whoever cancels a confirmed booking has used its code, or it could be used for ever.
  const isCodeUsed = name === 'cancel' && step.actor === 'traveller';
  if (isEnding(name) && !isCodeUsed) await returnPromoCodes(db, bookings);
}

const takenBy = ({ departureId, seats, lines }: LockedBooking): Freed => ({
  departureId,
  seats,
  extras: extrasIn(lines),
});

async function write(
  db: Queryable,
  bookings: readonly LockedBooking[],
  name: TransitionName,
  { actor, at, reason, change, contents }: Step,
): Promise<void> {
  if (!bookings.every((booking) => mayTransition(name, booking, actor, at))) throw new DomainError('booking_state');
  const { to } = transitions[name];
  const moved = bookings.map((booking) => ({
    id: booking.id,
    from: booking.state,
    ...(isEnding(name) && { refundMinor: quoteEnding(name, booking, actor, at).refund.amountMinor }),
  }));
  const columns = { ...change, ...(contents && columnsOf(contents.row)), ...changesOf(name, { actor, at, reason }) };
  const changed = await updateBookings(db, moved, { ...columns, state: to });
  assert(changed === bookings.length, `${name} changes bookings that its caller has locked`);
  await insertEvents(
    db,
    moved.map(({ id, from }) => ({ bookingId: id, at, fromState: from, toState: to, actor, reason })),
  );
}

function changesOf(name: TransitionName, { actor, at, reason }: Step): BookingChange {
  if (isEnding(name)) return { endedAt: at, endedBy: actor, endReason: reason ?? null };
  if (transitions[name].effects.money === 'share') return { confirmedAt: at };
  if (name === 'complete') return { attendedAt: atCheckIn };
  return name === 'attend' ? { attendedAt: at } : {};
}

const isEnding = (name: TransitionName): boolean => !states[transitions[name].to].takesSeats;

/** Decides the refund if this actor ends the booking now, in minor units of the booking's currency: all of it, or by the terms it was sold
 *  under (`quoteRefund`), as transition-table.ts says. Whether the actor may is not looked at. `transition` stores it as
 *  `refund_minor`, and reconcileBooking moves the money. */
export function quoteEnding(name: TransitionName, terms: RefundBasis, actor: Actor, at: Date): RefundQuote {
  const { startsAt, totalMinor, itemsKeptMinor, currency } = terms;
  const { money: ofMoney } = transitions[name].effects;
  if ((typeof ofMoney === 'object' ? ofMoney[actor] : ofMoney) !== 'refund by policy')
    return { refundPercent: 100, refund: money(totalMinor, currency), kept: money(0, currency) };
  const { refundPercent, refund } = quoteRefund(
    tiersAt(terms, at),
    startsAt,
    at,
    money(totalMinor - itemsKeptMinor, currency),
  );
  return { refundPercent, refund, kept: money(totalMinor - refund.amountMinor, currency) };
}

/** The terms that a traveller has at this moment. The SQL function `is_free` is equivalent. */
export const tiersAt = (
  { refundTiers, freeUntil }: Pick<RefundBasis, 'refundTiers' | 'freeUntil'>,
  at: Date,
): RefundTiers => (freeUntil !== null && at <= freeUntil ? allBack : refundTiers);

/** All but the seats. */
async function applyEffects(
  db: Queryable,
  bookings: readonly LockedBooking[],
  name: TransitionName,
  { at, change, contents }: Step,
): Promise<void> {
  const { money: ofMoney, notify } = transitions[name].effects;
  const ids = bookings.map(({ id }) => id);
  // A payment that was started is of what the booking was, and stays where no money moves.
  if (isEnding(name) || (contents && ofMoney)) await endStartedPayments(db, ids);
  if (contents && ofMoney) {
    const [{ id, totalMinor }] = bookings as [LockedBooking];
    await scaleShare(db, id, { from: totalMinor, to: contents.row.totalMinor });
  }
  // What to refund or to post as sold follows from the row, which has its new state by now and the `refund_minor` of
  // `quoteEnding`: `kept_minor()` in SQL reads both.
  if (ofMoney) await reconcileBookings(db, ids, at);
  if (!notify) return;
  const placed = bookings.filter(({ placedAt }) => change?.placedAt ?? placedAt);
  const jobs = placed.map((booking) => ({
    ...bookingJob({ ...booking, ...contents?.row }),
    ...(contents?.change && { change: contents.change }),
  }));
  await enqueueAll(db, bookingJobs[notify], jobs, at);
}
