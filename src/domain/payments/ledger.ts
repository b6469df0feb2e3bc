// Double entry: every movement of money is one transaction whose entries sum to zero (the table's trigger insists).
// Debit is positive, credit negative.
//   traveller   what travellers owe us       cash        what providers hold for us
//   supplier    what we owe suppliers        commission  what we keep
//   gift_card   what we owe to holders       exchange    what we hold in one currency for another
//   affiliate   what we owe to affiliates
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { type Currency, type Money, money, percentOf } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';

export type Account = 'traveller' | 'supplier' | 'commission' | 'cash' | 'gift_card' | 'exchange' | 'affiliate';
/** In the posting's currency where it names none. */
export type Entry = { account: Account; amountMinor: number; currency?: Currency };
type Kind =
  | 'sale'
  | 'sale_reversal'
  | 'capture'
  | 'refund'
  | 'gift_card_sale'
  | 'gift_card_redemption'
  | 'gift_card_return'
  | 'gift_card_withdrawal'
  | 'affiliate_share';

export type Posting = {
  bookingId: string | null;
  /** Whose the entries of the accounts 'supplier', 'gift_card' and 'affiliate' are. */
  supplierId?: string;
  giftCardId?: string;
  affiliateId?: string;
  kind: Kind;
  currency: Currency;
  entries: readonly Entry[];
  at: Date;
};

/** Posts one transaction in one statement; entries of nothing are left out, and a posting of nothing is none. */
export async function post(
  db: Queryable,
  { bookingId, supplierId, giftCardId, affiliateId, kind, currency, entries, at }: Posting,
): Promise<void> {
  const written = kind === 'sale' ? soldEntries(entries) : entries.filter(isMoved);
  if (written.length === 0) return;
  const column = <T>(of: (entry: Entry) => T) => written.map(of);
  await sql`
    with posted as (
      insert into ledger_transactions (id, booking_id, kind, at) values (${newId()}, ${bookingId}, ${kind}, ${at}) returning id
    )
    insert into ledger_entries (transaction_id, account, supplier_id, gift_card_id, affiliate_id, currency, amount_minor)
    select posted.id, entry.account, case when entry.account = 'supplier' then ${supplierId ?? null}::uuid end,
           case when entry.account = 'gift_card' then ${giftCardId ?? null}::uuid end,
           case when entry.account = 'affiliate' then ${affiliateId ?? null}::uuid end, entry.currency, entry.amount
    from posted, unnest(${column(({ account }) => account)}::text[], ${column((entry) => entry.currency ?? currency)}::text[],
                        ${column(({ amountMinor }) => amountMinor)}::bigint[])
      as entry (account, currency, amount)`.execute(db);
}

const isMoved = ({ amountMinor }: Entry): boolean => amountMinor !== 0;

/** The sale of something free is still a sale: it stands in the books with zero on its accounts. */
function soldEntries(entries: readonly Entry[]): readonly Entry[] {
  return entries.some(isMoved) ? entries.filter(isMoved) : entries;
}

/** A sale as columns of an order's record in JSON, posted by `postedSales`. */
export const saleColumns = 'sale_id uuid, supplier_id uuid, entries jsonb';
export type SaleRecord = { sale_id: string | null; supplier_id: string; entries: readonly Entry[] };

export function saleRecord(supplierId: string, entries: readonly Entry[] | null): SaleRecord {
  return { sale_id: entries && newId(), supplier_id: supplierId, entries: entries ? soldEntries(entries) : [] };
}

/** Common table expressions that post the sales of the orders in `sold`, at $3. */
export const postedSales = `
  posted as (
    insert into ledger_transactions (id, booking_id, kind, at) select sale_id, id, 'sale', $3 from sold where sale_id is not null
  ),
  posted_entries as (
    insert into ledger_entries (transaction_id, account, supplier_id, currency, amount_minor)
    select sale_id, entry.account, case when entry.account = 'supplier' then supplier_id end, currency, entry."amountMinor"
    from sold cross join jsonb_to_recordset(entries) as entry (account text, "amountMinor" bigint) where sale_id is not null
  )`;

export function commissionOf(total: Money, percent: number): Money {
  return percentOf(total, percent);
}

export function saleEntries(total: Money, commission: Money): Entry[] {
  return [
    { account: 'traveller', amountMinor: total.amountMinor },
    { account: 'supplier', amountMinor: commission.amountMinor - total.amountMinor },
    { account: 'commission', amountMinor: -commission.amountMinor },
  ];
}

/** Takes back the refunded share of a sale, from supplier and marketplace alike. */
export function reversalEntries(refund: Money, commission: Money, percent: number): Entry[] {
  const commissionBack = percentOf(commission, percent);
  return [
    { account: 'traveller', amountMinor: -refund.amountMinor },
    { account: 'supplier', amountMinor: refund.amountMinor - commissionBack.amountMinor },
    { account: 'commission', amountMinor: commissionBack.amountMinor },
  ];
}

export function captureEntries(amount: Money): Entry[] {
  return [
    { account: 'cash', amountMinor: amount.amountMinor },
    { account: 'traveller', amountMinor: -amount.amountMinor },
  ];
}

export function refundEntries(amount: Money): Entry[] {
  return captureEntries(money(-amount.amountMinor, amount.currency));
}
