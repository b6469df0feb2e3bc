// Money back when a booking ends: first the sale is undone for the refunded share, then cash returns for what
// was paid beyond the part that is kept.
import { type Currency, money } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { post, refundEntries, reversalEntries } from '../payments/ledger.ts';
import { addRefund, endStartedPayments, findPayments } from '../payments/payment-queries.ts';

type Ended = { id: string; supplierId: string; currency: Currency; totalMinor: number; commissionMinor: number };

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
  await refundCash(db, booking, wasSold ? booking.totalMinor - refundMinor : 0, at);
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
