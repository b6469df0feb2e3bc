// What follows when a booking becomes confirmed, pending or ended: the sale in the ledger and the mail's job,
// in the transaction of the change itself.
import type { Queryable } from '#platform/database/database.ts';
import { money, type Currency } from '#kernel/money.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { post, saleEntries } from '../payments/ledger.ts';

type Sold = { id: string; supplierId: string; currency: Currency; totalMinor: number; commissionMinor: number };

export async function recordSale(db: Queryable, booking: Sold, at: Date): Promise<void> {
  const { id, supplierId, currency } = booking;
  const entries = saleEntries(money(booking.totalMinor, currency), money(booking.commissionMinor, currency));
  await post(db, { bookingId: id, supplierId, kind: 'sale', currency, entries, at });
  await enqueue(db, 'booking-confirmed', { bookingId: id }, at);
}
