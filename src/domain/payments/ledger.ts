// Double entry: every movement of money is one transaction whose entries sum to zero (the table's trigger insists).
// Debit is positive, credit negative.
//   traveller   what travellers owe us       cash        what providers hold for us
//   supplier    what we owe suppliers        commission  what we keep
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { type Money, money, percentOf } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';

export type Account = 'traveller' | 'supplier' | 'commission' | 'cash';
export type Entry = { account: Account; amountMinor: number };
type Kind = 'sale' | 'sale_reversal' | 'capture' | 'refund';

export type Posting = {
  bookingId: string;
  supplierId: string;
  kind: Kind;
  currency: string;
  entries: readonly Entry[];
  at: Date;
};

/** Posts one transaction in one statement; entries of nothing are left out, and a posting of nothing is none. */
export async function post(
  db: Queryable,
  { bookingId, supplierId, kind, currency, entries, at }: Posting,
): Promise<void> {
  const moved = entries.filter((entry) => entry.amountMinor !== 0);
  if (moved.length === 0 && kind !== 'sale') return;
  // The sale of something free is still a sale: it stands in the books with zero on two accounts.
  const written = moved.length > 0 ? moved : entries;
  await sql`
    with posted as (
      insert into ledger_transactions (id, booking_id, kind, at) values (${newId()}, ${bookingId}, ${kind}, ${at}) returning id
    )
    insert into ledger_entries (transaction_id, account, supplier_id, currency, amount_minor)
    select posted.id, entry.account, case when entry.account = 'supplier' then ${supplierId}::uuid end, ${currency}, entry.amount
    from posted, unnest(${written.map((entry) => entry.account)}::text[], ${written.map((entry) => entry.amountMinor)}::bigint[])
      as entry (account, amount)`.execute(db);
}

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
