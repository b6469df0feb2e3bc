// Money back when a booking ends: first the sale is undone for the refunded share, then cash returns, and the gift card gets
// back, for what was paid beyond the part that is kept.
import { type Currency, money } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { refundToGiftCard } from '../gift-cards/redeem-gift-card.ts';
import { post, refundEntries, reversalEntries } from '../payments/ledger.ts';
import { addRefund, endStartedPayments, findPayments } from '../payments/payment-queries.ts';

type Ended = {
  id: string;
  supplierId: string;
  currency: Currency;
  totalMinor: number;
  commissionMinor: number;
  giftCardMinor: number;
};

export async function giveBack(
  db: Queryable,
  booking: Ended,
  wasSold: boolean,
  refundPercent: number,
  refundMinor: number,
  at: Date,
): Promise<void> {
  const { id, supplierId, currency } = booking;
  await endStartedPayments(db, id);
  if (wasSold) {
    const entries = reversalEntries(
      money(refundMinor, currency),
      money(booking.commissionMinor, currency),
      refundPercent,
    );
    await post(db, { bookingId: id, supplierId, kind: 'sale_reversal', currency, entries, at });
  }
  const keptMinor = wasSold ? booking.totalMinor - refundMinor : 0;
  const { cashKeptMinor, cardBackMinor } = shares(booking.giftCardMinor, keptMinor);
  await refundCash(db, booking, cashKeptMinor, at);
  if (cardBackMinor > 0) await refundToGiftCard(db, id, money(cardBackMinor, currency), at);
}

/** What is kept is kept of the gift card first: what was paid in money comes back as money. */
export function shares(giftCardMinor: number, keptMinor: number): { cashKeptMinor: number; cardBackMinor: number } {
  return {
    cashKeptMinor: Math.max(0, keptMinor - giftCardMinor),
    cardBackMinor: Math.max(0, giftCardMinor - keptMinor),
  };
}

/** Refunds what was captured beyond `keptMinor`, from the latest payment backwards. */
export async function refundCash(
  db: Queryable,
  { id, supplierId, currency }: Ended,
  keptMinor: number,
  at: Date,
): Promise<void> {
  const captured = (await findPayments(db, id)).filter((payment) => payment.state === 'captured');
  const heldMinor = captured.reduce((sum, payment) => sum + payment.amountMinor - payment.refundedMinor, 0);
  let backMinor = Math.max(0, heldMinor - keptMinor);
  for (const payment of captured) {
    const partMinor = Math.min(backMinor, payment.amountMinor - payment.refundedMinor);
    if (partMinor === 0) continue;
    await addRefund(db, payment.id, partMinor);
    await post(db, {
      bookingId: id,
      supplierId,
      kind: 'refund',
      currency,
      entries: refundEntries(money(partMinor, currency)),
      at,
    });
    backMinor -= partMinor;
  }
}
