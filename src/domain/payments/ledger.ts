// Double entry: every movement of money is one transaction whose entries sum to zero (enforced by a trigger).
// Debit is positive, credit negative.
//   traveller   what travellers paid ahead   cash        what providers hold for us
//   supplier    what we owe suppliers        commission  what we keep
//   gift_card   what we owe to holders       exchange    what we hold in one currency for another
//   affiliate   what we owe to affiliates                goodwill    what we gave back beyond the terms
import { sql } from 'kysely';
import type { LedgerAccount, LedgerKind } from '#kernel/choices/ledger.ts';
import { newId } from '#kernel/ids.ts';
import { type Currency, type Money, money } from '#kernel/money.ts';
import { percentOf } from '#kernel/prices/percent-of.ts';
import type { Queryable } from '#platform/database/database.ts';

/** In the posting's currency by default. */
export type Entry = { account: LedgerAccount; amountMinor: number; currency?: Currency };
export type Posting = {
  bookingId: string | null;
  /** The owner of entries in the accounts 'supplier', 'gift_card' and 'affiliate'. */
  supplierId?: string;
  giftCardId?: string;
  affiliateId?: string;
  kind: LedgerKind;
  currency: Currency;
  entries: readonly Entry[];
  at: Date;
};

/** Posts one transaction in one statement. Zero entries are left out; without entries nothing is posted. */
export async function post(
  db: Queryable,
  { bookingId, supplierId, giftCardId, affiliateId, kind, currency, entries, at }: Posting,
): Promise<void> {
  const written = entries.filter(({ amountMinor }) => amountMinor !== 0);
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

export function commissionOf(total: Money, percent: number): Money {
  return percentOf(total, percent);
}

/** Moves a traveller's payment to the supplier and the marketplace; negative amounts reverse it. */
export function saleEntries(total: Money, commission: Money): Entry[] {
  return [
    { account: 'traveller', amountMinor: total.amountMinor },
    { account: 'supplier', amountMinor: commission.amountMinor - total.amountMinor },
    { account: 'commission', amountMinor: -commission.amountMinor },
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

/** The marketplace takes over what a traveller got back beyond the terms; negative amounts reverse it. */
export function goodwillEntries(amount: Money): Entry[] {
  return [
    { account: 'goodwill', amountMinor: amount.amountMinor },
    { account: 'traveller', amountMinor: -amount.amountMinor },
  ];
}
