// The money of a booking: paid, left after refunds, and posted as sold. Read from payments, gift cards and the
// ledger.
import { sql } from 'kysely';
import type { Currency } from '#kernel/money.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { Queryable } from '#platform/database/database.ts';

export type BookingBalance = {
  id: string;
  supplierId: string;
  currency: Currency;
  totalMinor: number;
  commissionMinor: number;
  confirmedAt: Date | null;
  /** The part of the price that may be kept if it is paid. */
  keptMinor: number;
  /** What is left of payments after refunds. */
  cashMinor: number;
  /** What is left of a gift card's redemption after refunds. */
  giftCardMinor: number;
  /** The amount that the ledger posts as sold, and the marketplace's part of it. */
  soldMinor: number;
  soldCommissionMinor: number;
  /** What operators gave back beyond the terms, and what of it the ledger posts as borne by the marketplace. */
  goodwillMinor: number;
  postedGoodwillMinor: number;
};

/** The caller must have locked the booking. */
export async function findBookingBalance(db: Queryable, bookingId: string): Promise<BookingBalance> {
  return assertDefined((await findBookingBalances(db, [bookingId]))[0], 'the booking whose money is counted');
}

/** In ascending order of their ids. */
export async function findBookingBalances(db: Queryable, bookingIds: readonly string[]): Promise<BookingBalance[]> {
  const { rows } = await sql<BookingBalance>`
    select b.id, t.supplier_id, b.currency, b.total_minor, b.commission_minor, b.confirmed_at, kept_minor(b) as kept_minor,
      (select coalesce(sum(amount_minor - refunded_minor), 0) from payments
       where booking_id = b.id and state = 'captured')::bigint as cash_minor,
      coalesce(card.paid_minor - card.refunded_minor, 0) as gift_card_minor,
      m.sold as sold_minor, m.commission as sold_commission_minor, b.goodwill_minor, m.goodwill as posted_goodwill_minor
    from bookings b join tours t on t.id = b.tour_id cross join lateral booking_money(b.id) m
    left join gift_card_redemptions card on card.booking_id = b.id
    where b.id = any(${bookingIds}::uuid[]) order by b.id`.execute(db);
  return rows;
}
