// Brings the money of a booking in line with its state: what was paid beyond what the booking may keep goes back, and what
// stays is sold once the booking is confirmed. Called in the transaction of every change of state and every payment, in any
// order: it compares what should be with what the ledger says, so that calling it twice changes nothing.
import { type Currency, money, split } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { refundToGiftCard } from '#domain/gift-cards/redeem-gift-card.ts';
import { post, refundEntries, saleEntries } from '#domain/payments/ledger.ts';
import { addRefund, findPayments } from '#domain/payments/payment-queries.ts';
import { type BookingBalance, findBookingBalance } from './booking-balance.ts';

export async function reconcileBooking(db: Queryable, bookingId: string, at: Date): Promise<void> {
  const booking = await findBookingBalance(db, bookingId);
  const { currency, cashMinor, giftCardMinor, keptMinor } = booking;
  const back = splitRefund({ cashMinor, giftCardMinor }, keptMinor);
  await refundCash(db, booking, back.cashMinor, at);
  if (back.giftCardMinor > 0) await refundToGiftCard(db, bookingId, money(back.giftCardMinor, currency), at);
  const staysMinor = cashMinor + giftCardMinor - back.cashMinor - back.giftCardMinor;
  await postSale(db, booking, booking.confirmedAt === null ? 0 : staysMinor, at);
}

type Held = { cashMinor: number; giftCardMinor: number };

/** What goes back of what is held. What is kept is kept of the gift card first: what was paid in money comes back as money. */
export function splitRefund({ cashMinor, giftCardMinor }: Held, keptMinor: number): Held {
  const backMinor = Math.max(0, cashMinor + giftCardMinor - keptMinor);
  const cashBackMinor = Math.min(backMinor, cashMinor);
  return { cashMinor: cashBackMinor, giftCardMinor: backMinor - cashBackMinor };
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

/** Posts the difference to what is sold already. Of a part, supplier and marketplace have their parts. */
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

type Terms = { totalMinor: number; commissionMinor: number; currency: Currency };

function commissionOn({ totalMinor, commissionMinor, currency }: Terms, soldMinor: number): number {
  if (soldMinor === 0) return 0;
  const [commission] = split(money(soldMinor, currency), [commissionMinor, totalMinor - commissionMinor]);
  return commission!.amountMinor;
}
