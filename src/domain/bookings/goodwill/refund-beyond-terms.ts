// An operator refunds more than the terms of a booking grant. The marketplace bears it: the supplier keeps what was sold. Above a
// limit one operator proposes it and another one decides.
import { DomainError, invalid } from '#contract/domain-error.ts';
import { newId } from '#kernel/ids.ts';
import { type Currency, fromDecimal, type Money, money, toDecimal } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { recordAct } from '#domain/audit/record-act.ts';
import { convertLimit } from '#domain/pricing/convert.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { bookingJobs } from '../job-types.ts';
import { findBookingBalance } from '../lifecycle/booking-balance.ts';
import { lockBooking } from '../lifecycle/lifecycle-queries.ts';
import { reconcileBooking } from '../lifecycle/reconcile-booking.ts';
import {
  addGoodwill,
  findRefund,
  type GoodwillRefund,
  insertRefund,
  listRefundsOf,
  updateDecided,
} from './goodwill-queries.ts';

type Proposal = { amountMinor: number; reason: string };
type Outcome = { id: string; state: GoodwillRefund['state'] };

/** Refunds at once up to the limit, and proposes it above, and always by support: with what was given before, so that it cannot be given in parts. Throws `booking_state`,
 *  `refund_state` while another one waits, `invalid_input` on `amountMinor` beyond what is held. */
export async function proposeRefund(context: Context, bookingId: string, proposal: Proposal): Promise<Outcome> {
  const { id: actorId, staffRole } = signedIn(context);
  const isByOperator = staffRole === 'operator';
  const settings = await currentSettings(context);
  const { amountMinor, reason } = proposal;
  const request = {
    userId: actorId,
    operation: `proposeRefund ${bookingId}`,
    key: context.caller.idempotencyKey,
    input: proposal,
  };
  const outcome = await withIdempotency(context, request, async (transaction): Promise<Outcome> => {
    await lockBooking(transaction, bookingId);
    const at = context.clock.now();
    const booking = await checkHeld(transaction, bookingId, amountMinor);
    const refunds = await listRefundsOf(transaction, bookingId);
    if (refunds.some(({ state }) => state === 'proposed')) throw new DomainError('refund_state');
    const isAbove = booking.goodwillMinor + amountMinor > refundLimitIn(booking.currency, settings).amountMinor;
    const needsApproval = isAbove || !isByOperator;
    const id = newId();
    const refund = { id, bookingId, amountMinor, reason, needsApproval, proposedBy: actorId, proposedAt: at };
    await insertRefund(transaction, refund);
    if (!needsApproval) await giveBack(transaction, bookingId, amountMinor, at);
    const act = needsApproval ? 'booking_propose_refund' : 'booking_refund';
    await recordAct(
      transaction,
      { actorId, at },
      { act, subjectId: bookingId, reason, ...movedBy(booking, amountMinor) },
    );
    return { id, state: needsApproval ? 'proposed' : 'done' };
  });
  context.wakeJobs();
  return outcome;
}

type Decision = { outcome: 'approve' | 'decline'; reason?: string | undefined };

/** Throws `not_found`, `second_operator` for the operator who proposed it, `refund_state` once it is decided, `invalid_input` on `reason` of
 *  declining and on `amountMinor` where less is held by now. */
export async function decideRefund(context: Context, id: string, { outcome, reason }: Decision): Promise<Outcome> {
  const { id: actorId } = signedIn(context);
  if (outcome === 'decline' && !reason) throw invalid('reason', 'required');
  const proposed = await findRefund(context.database.db, id);
  if (!proposed) throw new DomainError('not_found');
  if (proposed.proposedBy === actorId) throw new DomainError('second_operator');
  const { bookingId, amountMinor } = proposed;
  const request = {
    userId: actorId,
    operation: `decideRefund ${id}`,
    key: context.caller.idempotencyKey,
    input: { outcome, reason },
  };
  const decided = await withIdempotency(context, request, async (transaction): Promise<Outcome> => {
    await lockBooking(transaction, bookingId);
    const at = context.clock.now();
    const state = outcome === 'approve' ? 'done' : 'declined';
    const declineReason = outcome === 'decline' ? reason! : null;
    if (!(await updateDecided(transaction, id, { state, decidedBy: actorId, decidedAt: at, declineReason })))
      throw new DomainError('refund_state');
    const booking = await findBookingBalance(transaction, bookingId);
    if (outcome === 'approve') {
      await checkHeld(transaction, bookingId, amountMinor);
      await giveBack(transaction, bookingId, amountMinor, at);
    }
    const act = outcome === 'approve' ? 'booking_approve_refund' : 'booking_decline_refund';
    await recordAct(
      transaction,
      { actorId, at },
      {
        act,
        subjectId: bookingId,
        reason: reason ?? proposed.reason,
        ...(outcome === 'approve' && movedBy(booking, amountMinor)),
      },
    );
    return { id, state };
  });
  context.wakeJobs();
  return decided;
}

/** By who proposed it, while it waits. Throws `not_found` for a refund that another one proposed, `refund_state` once it is decided. */
export async function withdrawRefund(context: Context, id: string): Promise<Outcome> {
  const { id: actorId } = signedIn(context);
  const proposed = await findRefund(context.database.db, id);
  if (proposed?.proposedBy !== actorId) throw new DomainError('not_found');
  const { bookingId, reason } = proposed;
  const key = context.caller.idempotencyKey;
  const request = { userId: actorId, operation: `withdrawRefund ${id}`, key, input: {} };
  return withIdempotency(context, request, async (transaction): Promise<Outcome> => {
    await lockBooking(transaction, bookingId);
    const at = context.clock.now();
    const withdrawn = { state: 'withdrawn', decidedBy: actorId, decidedAt: at, declineReason: null } as const;
    if (!(await updateDecided(transaction, id, withdrawn))) throw new DomainError('refund_state');
    const done = { act: 'booking_withdraw_refund', subjectId: bookingId, reason } as const;
    await recordAct(transaction, { actorId, at }, done);
    return { id, state: 'withdrawn' };
  });
}

/** Only what is held can be refunded, of a booking that is or was confirmed: the others are refunded in full. */
async function checkHeld(transaction: Queryable, bookingId: string, amountMinor: number) {
  const booking = await findBookingBalance(transaction, bookingId);
  const heldMinor = booking.cashMinor + booking.giftCardMinor;
  if (booking.confirmedAt === null || heldMinor === 0) throw new DomainError('booking_state');
  if (amountMinor > heldMinor)
    throw invalid('amountMinor', 'too_big', { maximum: toDecimal(money(heldMinor, booking.currency)) });
  return booking;
}

async function giveBack(transaction: Queryable, bookingId: string, amountMinor: number, at: Date): Promise<void> {
  await addGoodwill(transaction, bookingId, amountMinor);
  await reconcileBooking(transaction, bookingId, at);
  await enqueue(transaction, bookingJobs['booking-refunded'], { bookingId, startsAt: at.toISOString() }, at);
}

/** The limit is set in the default currency; compared and shown in that of the booking. */
export const refundLimitIn = (currency: Currency, { refundLimit, defaultCurrency }: Settings): Money =>
  convertLimit(fromDecimal(refundLimit, defaultCurrency), currency);

/** For the audit log: what was refunded beyond the terms, before and after. */
function movedBy({ goodwillMinor, currency }: { goodwillMinor: number; currency: Money['currency'] }, minor: number) {
  const shown = (amountMinor: number) => `${toDecimal(money(amountMinor, currency))} ${currency}`;
  return { before: shown(goodwillMinor), after: shown(goodwillMinor + minor) };
}
