// Brings the money of a booking in line with its state: refunds what exceeds the amount that the booking may keep,
// and posts what is left as sold once the booking is confirmed. Runs in the transaction of every change of state and
// every payment, in any order. It compares the target with the ledger, so a second run changes nothing.
import { type Currency, money, split } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { refundToGiftCard } from '#domain/gift-cards/redeem-gift-card.ts';
import { goodwillEntries, post, refundEntries, saleEntries } from '#domain/payments/ledger.ts';
import { addRefund, findPayments } from '#domain/payments/payment-queries.ts';
import { type BookingBalance, findBookingBalances } from './booking-balance.ts';

/** Refunds and posts what the state of the booking requires; in minor units of its currency, in the transaction of the caller. Refuses
 *  nothing: what may stay was decided before (`kept_minor()` in SQL, by the refund that `quoteBookingRefund` has stored). */
export const reconcileBooking = (db: Queryable, bookingId: string, at: Date): Promise<void> =>
  reconcileBookings(db, [bookingId], at);

export async function reconcileBookings(db: Queryable, bookingIds: readonly string[], at: Date): Promise<void> {
  for (const balance of await findBookingBalances(db, bookingIds)) await reconcile(db, balance, at);
}

async function reconcile(db: Queryable, booking: BookingBalance, at: Date): Promise<void> {
  const { id: bookingId, currency, cashMinor, giftCardMinor, keptMinor, goodwillMinor, postedGoodwillMinor } = booking;
  const byTermsMinor = Math.min(cashMinor + giftCardMinor + postedGoodwillMinor, keptMinor);
  // What the terms refund anyway is no goodwill.
  const staysMinor = Math.max(0, byTermsMinor - goodwillMinor);
  const back = splitRefund({ cashMinor, giftCardMinor }, staysMinor);
  await refundCash(db, booking, back.cashMinor, at);
  if (back.giftCardMinor > 0) await refundToGiftCard(db, bookingId, money(back.giftCardMinor, currency), at);
  await postSale(db, booking, booking.confirmedAt === null ? 0 : byTermsMinor, at);
  await postGoodwill(db, booking, byTermsMinor - staysMinor, at);
}

/** The marketplace bears what it refunds beyond the terms: what is posted as sold stays. */
async function postGoodwill(db: Queryable, booking: BookingBalance, targetMinor: number, at: Date): Promise<void> {
  const { id: bookingId, currency, postedGoodwillMinor } = booking;
  const entries = goodwillEntries(money(targetMinor - postedGoodwillMinor, currency));
  await post(db, { bookingId, kind: 'goodwill', currency, entries, at });
}

type PaidAmounts = { cashMinor: number; giftCardMinor: number };

/** Splits a refund between payments and gift card. What is kept is taken from the gift card first, so money is
 *  refunded as money. */
function splitRefund({ cashMinor, giftCardMinor }: PaidAmounts, keptMinor: number): PaidAmounts {
  const backMinor = Math.max(0, cashMinor + giftCardMinor - keptMinor);
  const cashBackMinor = Math.min(backMinor, cashMinor);
  return { cashMinor: cashBackMinor, giftCardMinor: backMinor - cashBackMinor };
}

type Paid = {
  paidMinor: number;
  refundedMinor: number;
  giftCardMinor: number;
  goodwillMinor: number;
  goodwillGivenMinor: number;
};

/** The refund of a booking when the terms keep so much, as `reconcileBooking` will split it. */
export function splitRefundOf(booking: Paid, keptMinor: number): PaidAmounts {
  const { paidMinor, refundedMinor, giftCardMinor, goodwillMinor, goodwillGivenMinor } = booking;
  const cashMinor = paidMinor - refundedMinor - goodwillGivenMinor - giftCardMinor;
  const byTermsMinor = Math.min(paidMinor - refundedMinor, keptMinor);
  return splitRefund({ cashMinor, giftCardMinor }, Math.max(0, byTermsMinor - goodwillMinor));
}

/** Refunds payments, the latest first. */
async function refundCash(db: Queryable, booking: BookingBalance, amountMinor: number, at: Date): Promise<void> {
  const { id: bookingId, currency } = booking;
  let leftMinor = amountMinor;
  if (leftMinor === 0) return;
  for (const payment of await findPayments(db, bookingId)) {
    if (payment.state !== 'captured') continue;
    const partMinor = Math.min(leftMinor, payment.amountMinor - payment.refundedMinor);
    if (partMinor === 0) continue;
    await addRefund(db, payment.id, partMinor);
    const entries = refundEntries(money(partMinor, currency));
    await post(db, { bookingId, kind: 'refund', currency, entries, at });
    leftMinor -= partMinor;
  }
}

/** Posts the difference to what is posted as sold. A partial amount is split between supplier and marketplace in
 *  proportion. */
async function postSale(db: Queryable, booking: BookingBalance, targetMinor: number, at: Date): Promise<void> {
  const { id: bookingId, supplierId, currency, soldMinor, soldCommissionMinor } = booking;
  if (targetMinor === soldMinor) return;
  const entries = saleEntries(
    money(targetMinor - soldMinor, currency),
    money(commissionOn(booking, targetMinor) - soldCommissionMinor, currency),
  );
  const kind = targetMinor > soldMinor ? 'sale' : 'sale_reversal';
  await post(db, { bookingId, supplierId, kind, currency, entries, at });
}

type CommissionBasis = { totalMinor: number; commissionMinor: number; currency: Currency };

/** The marketplace's part of an amount, in the proportion of the booking. */
export function commissionOn({ totalMinor, commissionMinor, currency }: CommissionBasis, soldMinor: number): number {
  if (soldMinor === 0) return 0;
  const [commission] = split(money(soldMinor, currency), [commissionMinor, totalMinor - commissionMinor]);
  return commission!.amountMinor;
}
