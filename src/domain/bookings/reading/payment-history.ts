// What a traveller paid and was refunded, read from the ledger: its entries do not change when the booking does.
import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';
import { linesWith, type NewItem, sumOf } from '../items/booking-item.ts';
import type { Tax } from '#domain/pricing/taxes.ts';
import type { PriceLine } from '#domain/pricing/party-prices.ts';

export type MovementRow = {
  id: string;
  /** The ordinal of the movement within its booking. */
  ordinal: number;
  kind: 'capture' | 'refund';
  at: Date;
  /** Negative for refunds. */
  cashMinor: number;
  currency: Currency;
  bookingId: string;
  reference: string;
  startsAtLocal: string;
  /** The closing of opening hours, null otherwise; `endsAt` is the same as an instant in ISO form. */
  endsAtLocal: string | null;
  endsAt: string | null;
  startsAt: Date;
  validDays: number | null;
  title: string;
};

/** The movements of money of the bookings `own` that a condition selects. */
const movementsOf = (which: RawBuilder<unknown>) => sql`
  select t.id, t.kind, t.at, t.booking_id, e.currency, sum(e.amount_minor)::bigint as cash_minor,
    row_number() over (partition by t.booking_id order by t.at, t.id) as ordinal
  from ledger_transactions t
  join bookings own on own.id = t.booking_id and ${which}
  join ledger_entries e on e.transaction_id = t.id and e.account = 'cash'
  where t.kind in ('capture', 'refund')
  group by t.id, t.kind, t.at, t.booking_id, e.currency`;

const ofUser = (userId: string) => movementsOf(sql`own.user_id = ${userId}`);

const shown = (language: Language) => sql`
  m.id, m.ordinal, m.kind, m.at, m.cash_minor, m.currency, m.booking_id, b.reference, b.starts_at_local, b.starts_at, b.valid_days, b.ends_at_local, to_jsonb(b.ends_at) #>> '{}' as ends_at,
  (select title from tour_texts x where x.tour_id = b.tour_id order by ${textOrder(language)} limit 1) as title`;

type Question = { userId: string; language: Language; limit: number; offset: number };

/** Latest first. */
export async function listMovements(db: Queryable, query: Question): Promise<{ rows: MovementRow[]; total: number }> {
  const { userId, language, limit, offset } = query;
  const counted = await sql<{ total: number }>`select count(*) as total from (${ofUser(userId)}) m`.execute(db);
  const { rows } = await sql<MovementRow>`
    select ${shown(language)} from (${ofUser(userId)}) m join bookings b on b.id = m.booking_id
    order by m.at desc, m.id desc limit ${limit} offset ${offset}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

/** The booking as it was then: items that were cancelled later still belong to it. */
export type ReceiptRow = MovementRow & {
  optionName: string;
  adults: number;
  children: number;
  lines: PriceLine[];
  taxes: Tax[];
  totalMinor: number;
  itemsKeptMinor: number;
  giftCardPaidMinor: number;
  sellerName: string;
  legalName: string;
  address: string;
  country: string;
  registerNumber: string;
  taxNumber: string;
  payer: string;
  payerEmail: string;
};

type CancelledItem = NewItem & { refundMinor: number };

/** A movement of this user with everything on its receipt; undefined for other users' movements. */
export async function findReceipt(
  db: Queryable,
  userId: string,
  id: string,
  language: Language,
): Promise<ReceiptRow | undefined> {
  return (await receiptsOf(db, ofUser(userId), sql`m.id = ${id}`, language))[0];
}

/** What was paid of the bookings of an own order, in the order of their starts; empty for other users' orders. */
export function findOrderReceipts(
  db: Queryable,
  userId: string,
  orderId: string,
  language: Language,
): Promise<ReceiptRow[]> {
  const ofOrder = movementsOf(sql`own.user_id = ${userId} and own.order_id = ${orderId}`);
  return receiptsOf(db, ofOrder, sql`m.kind = 'capture'`, language);
}

async function receiptsOf(
  db: Queryable,
  movements: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
  language: Language,
): Promise<ReceiptRow[]> {
  const { rows } = await sql<Parameters<typeof asItWas>[0]>`
    select ${shown(language)}, b.adults, b.children, b.lines, b.taxes, b.total_minor, b.items_kept_minor,
      coalesce((select paid_minor from gift_card_redemptions r where r.booking_id = b.id), 0) as gift_card_paid_minor,
      (select coalesce(jsonb_agg(jsonb_build_object('unitId', i.unit_id, 'kind', i.kind, 'labels', i.labels, 'adults', i.adults,
         'children', i.children, 'priceMinor', i.price_minor, 'reductionMinor', i.reduction_minor, 'refundMinor', i.refund_minor) order by i.position), '[]')
       from booking_items i where i.booking_id = b.id and i.cancelled_at > m.at
         and (change.quoted_at is null or i.cancelled_at < change.quoted_at)) as cancelled_later,
      change.before as before_change, u.name as payer, u.email as payer_email,
      (select name from option_texts x where x.option_id = coalesce((change.before ->> 'optionId')::uuid, b.option_id) order by ${textOrder(language)} limit 1) as option_name,
      s.name as seller_name, s.legal_name, s.address, s.country, s.register_number, s.tax_number
    from (${movements}) m join bookings b on b.id = m.booking_id join users u on u.id = b.user_id
    join tours t on t.id = b.tour_id join suppliers s on s.id = t.supplier_id
    left join lateral (
      select c.before, c.quoted_at from booking_changes c
      where c.booking_id = b.id and c.state = 'done' and c.ended_at > m.at order by c.number limit 1
    ) change on true
    where ${which} order by b.starts_at, b.id, m.ordinal`.execute(db);
  return rows.map(asItWas);
}

type BeforeChange = Pick<
  ReceiptRow,
  'startsAtLocal' | 'endsAtLocal' | 'endsAt' | 'adults' | 'children' | 'lines' | 'totalMinor' | 'itemsKeptMinor'
> & { taxes?: Tax[] };
type Later = { cancelledLater: CancelledItem[]; beforeChange: BeforeChange | null };

/** The booking as it was at the time of a movement: before later changes, and with what was cancelled since. */
function asItWas({ cancelledLater, beforeChange, ...booking }: ReceiptRow & Later): ReceiptRow {
  const row = { ...booking, ...beforeChange };
  const refundMinor = cancelledLater.reduce((sum, item) => sum + item.refundMinor, 0);
  return {
    ...row,
    adults: row.adults + sumOf(cancelledLater, 'adults'),
    children: row.children + sumOf(cancelledLater, 'children'),
    lines: linesWith(row.lines, cancelledLater),
    totalMinor: row.totalMinor + refundMinor,
    itemsKeptMinor: row.itemsKeptMinor - (sumOf(cancelledLater, 'priceMinor') - refundMinor),
  };
}

/** `id`: of the movement, which is the address of its receipt. */
export type Receipt = { id: string; number: string };

/** The receipt for the latest payment for each of these bookings, if any. */
export async function findReceipts(db: Queryable, bookingIds: readonly string[]): Promise<Map<string, Receipt>> {
  const { rows } = await sql<Receipt & { bookingId: string }>`
    select distinct on (m.booking_id) m.booking_id, m.id, b.reference || '-' || m.ordinal as number
    from (${movementsOf(sql`own.id = any(${bookingIds}::uuid[])`)}) m join bookings b on b.id = m.booking_id
    where m.kind = 'capture'
    order by m.booking_id, m.ordinal desc`.execute(db);
  return new Map(rows.map(({ bookingId, ...receipt }) => [bookingId, receipt]));
}
