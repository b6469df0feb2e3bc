// What the end of a booking refunds, by its transition and the terms it was sold under. Pure.
import { type Currency, money } from '#kernel/money.ts';
import { allBack, quoteRefund, type RefundQuote, type RefundTiers } from '#domain/pricing/cancellation-policy.ts';
import { type Actor, refundRuleOf, type TransitionName } from './transition-table.ts';

export type RefundBasis = {
  currency: Currency;
  totalMinor: number;
  /** The part of the total that is kept of items cancelled before. */
  itemsKeptMinor: number;
  startsAt: Date;
  refundTiers: RefundTiers;
  /** Until then its traveller may cancel with a full refund, because the supplier has changed the departure. */
  freeUntil: Date | null;
};

/** The refund if this actor ends the booking now, in minor units of the booking's currency: all of it, or by its terms (`quoteRefund`), as
 *  transition-table.ts says. Does not check whether the actor may. `transition` stores it as `refund_minor`, and `reconcileBookings` moves
 *  the money. */
export function quoteBookingRefund(name: TransitionName, basis: RefundBasis, actor: Actor, at: Date): RefundQuote {
  const { startsAt, totalMinor, itemsKeptMinor, currency } = basis;
  if (refundRuleOf(name, actor) !== 'refund by policy')
    return { refundPercent: 100, refund: money(totalMinor, currency), retained: money(0, currency) };
  const refundable = money(totalMinor - itemsKeptMinor, currency);
  const { refundPercent, refund } = quoteRefund(tiersAt(basis, at), startsAt, at, refundable);
  return { refundPercent, refund, retained: money(totalMinor - refund.amountMinor, currency) };
}

/** The terms that a traveller has at this moment. The SQL function `is_free` is equivalent. */
export const tiersAt = (
  { refundTiers, freeUntil }: Pick<RefundBasis, 'refundTiers' | 'freeUntil'>,
  at: Date,
): RefundTiers => (freeUntil !== null && at <= freeUntil ? allBack : refundTiers);
