// The ledger as operators read it. Days that are over were added up (`ledger_days`), so that no page reads all entries.
import type { SortOf } from '#kernel/choices/list-sorts.ts';
import { sortBy, type SortColumns } from '#platform/database/sort-by.ts';
import { type RawBuilder, sql } from 'kysely';
import { isId } from '#kernel/ids.ts';
import type { LedgerAccount, LedgerKind } from '#kernel/choices/ledger.ts';
import type { Currency } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';

export type Period = { from?: string | undefined; until?: string | undefined };

export type BalanceRow = { account: LedgerAccount; currency: Currency; debitMinor: number; creditMinor: number };

/** By currency and account. */
export async function sumAccounts(db: Queryable, { from, until }: Period): Promise<BalanceRow[]> {
  const { rows: found } = await sql<{ until: string }>`select until::text as until from ledger_summed`.execute(db);
  const summedUntil = found[0]?.until ?? '0001-01-01';
  const liveFrom = from && from > summedUntil ? from : summedUntil;
  const { rows } = await sql<BalanceRow>`
    with parts as (
      select account, currency, debit_minor, credit_minor from ledger_days
      where day >= ${from ?? '0001-01-01'}::date and day <= ${until ?? '9999-12-30'}::date
      union all
      select e.account, e.currency, greatest(e.amount_minor, 0), greatest(-e.amount_minor, 0)
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.at >= ${startOf(liveFrom)} ${until ? sql`and t.at < ${endOf(until)}` : sql``}
    )
    select account, currency, sum(debit_minor) as debit_minor, sum(credit_minor) as credit_minor
    from parts group by account, currency order by currency, account`.execute(db);
  return rows;
}

const startOf = (day: string) => sql`${day}::date::timestamp at time zone 'UTC'`;
const endOf = (day: string) => sql`(${day}::date + 1)::timestamp at time zone 'UTC'`;

type Sort = SortOf<'listPostings'>;

const columns: SortColumns<Sort> = { at: [sql`t.at`, sql`t.id`] };

export type PostingsQuery = Period & {
  find?: string | undefined;
  kind?: LedgerKind | undefined;
  account?: LedgerAccount | undefined;
  currency?: Currency | undefined;
  sort?: Sort;
  before?: string | undefined;
  limit: number;
};

export type PostingRow = {
  id: string;
  at: Date;
  kind: LedgerKind;
  booking: string | null;
  entries: { account: LedgerAccount; owner: string | null; amountMinor: number; currency: Currency }[];
};

/** The page is chosen before the entries are read. */
export async function listPostingRows(db: Queryable, query: PostingsQuery): Promise<PostingRow[]> {
  const { order } = sortBy(columns, query.sort ?? '-at');
  const { rows } = await sql<PostingRow>`
    with page as materialized (
      select t.* from ledger_transactions t where ${matches(query)} order by ${order} limit ${query.limit}
    )
    select t.id, t.at, t.kind, b.reference as booking, e.entries
    from page t left join bookings b on b.id = t.booking_id
    cross join lateral (
      select jsonb_agg(jsonb_build_object('account', e.account, 'amountMinor', e.amount_minor, 'currency', e.currency,
               'owner', coalesce(s.name, a.name, e.gift_card_id::text))
             order by e.currency, e.amount_minor desc, e.account) as entries
      from ledger_entries e left join suppliers s on s.id = e.supplier_id left join affiliates a on a.id = e.affiliate_id
      where e.transaction_id = t.id
    ) e
    order by ${order}`.execute(db);
  return rows;
}

function matches({
  find,
  kind,
  account,
  currency,
  from,
  until,
  sort = '-at',
  before,
}: PostingsQuery): RawBuilder<boolean> {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (find) conditions.push(sql`t.id in (${postingsOf(find)})`);
  if (kind) conditions.push(sql`t.kind = ${kind}`);
  if (account || currency) {
    const of = [account && sql`e.account = ${account}`, currency && sql`e.currency = ${currency}`].filter(Boolean);
    conditions.push(
      sql`exists (select from ledger_entries e where e.transaction_id = t.id and ${sql.join(of, sql` and `)})`,
    );
  }
  if (from) conditions.push(sql`t.at >= ${startOf(from)}`);
  if (until) conditions.push(sql`t.at < ${endOf(until)}`);
  if (before) conditions.push(sortBy(columns, sort).after(sql`ledger_transactions t where t.id = ${before}`));
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Of one booking or order, payment, gift card, or one posting. */
function postingsOf(find: string): RawBuilder<unknown> {
  if (!isId(find))
    return sql`
      select x.id from ledger_transactions x join bookings b on b.id = x.booking_id
      where b.reference = upper(${find}) or b.order_id = (select o.id from orders o where o.reference = upper(${find}))`;
  return sql`
    select x.id from ledger_transactions x where x.id = ${find} or x.booking_id = ${find}
      or x.booking_id = (select p.booking_id from payments p where p.id = ${find})
    union
    select e.transaction_id from ledger_entries e where e.gift_card_id = ${find}
      or e.gift_card_id = (select p.gift_card_id from payments p where p.id = ${find})`;
}
