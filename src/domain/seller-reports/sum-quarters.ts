// What each seller was credited in a quarter, from the ledger. A booking counts once nothing of it can change by itself any more: it took
// place, or it was cancelled and its terms keep something. So a year that is over changes only by later refunds.
import { sql } from 'kysely';
import { beforeAll } from '#kernel/ids.ts';
import { summedYears } from '#kernel/tax/tax-details.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';

// The statement of a batch has 30 s, however much its suppliers sell.
const suppliersAtOnce = 10;

/** A recurring job; adds up this year and the one before again. Suppliers at whom it fails do not keep it from the others; a year counts
 *  as added up when all of them are. */
export async function sumSellerQuarters({ database, clock }: Services): Promise<void> {
  const failures: unknown[] = [];
  for (const year of summedYears(clock.now())) {
    // What is booked meanwhile is not in it: so the time is that of the beginning.
    const summedAt = clock.now();
    const failedBefore = failures.length;
    for (let ids = await nextSuppliers(database.db, beforeAll); ids.length > 0;) {
      await database.transaction((db) => sumSuppliers(db, year, ids)).catch((error) => void failures.push(error));
      ids = await nextSuppliers(database.db, ids.at(-1)!);
    }
    if (failures.length > failedBefore) continue;
    await sql`
      insert into seller_years (year, summed_at) values (${year}, ${summedAt})
      on conflict (year) do update set summed_at = excluded.summed_at`.execute(database.db);
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} batches of sellers were not added up: ${String(failures[0])}`,
    );
}

async function nextSuppliers(db: Queryable, afterId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from suppliers where id > ${afterId} order by id limit ${suppliersAtOnce}`.execute(db);
  return rows.map(({ id }) => id);
}

async function sumSuppliers(db: Queryable, year: number, ids: readonly string[]): Promise<void> {
  // Quarters of a year are of one that was added up (`broken_seller_report_invariants`).
  await sql`insert into seller_years (year, summed_at) values (${year}, '-infinity') on conflict do nothing`.execute(
    db,
  );
  await sql`delete from seller_quarters where year = ${year} and supplier_id = any(${ids}::uuid[])`.execute(db);
  // The start bounds what is read, by the index: nothing counts a year after it, and an open-dated ticket starts when it runs out.
  await sql`
    with counted as (
      select t.supplier_id, p.country, b.id, (case
        when b.state = 'cancelled' then b.ended_at
        when b.valid_days is not null then coalesce(b.attended_at, b.starts_at)
        else b.starts_at end) at time zone 'UTC' as at
      from tours t join places p on p.id = t.place_id join bookings b on b.tour_id = t.id
      where t.supplier_id = any(${ids}::uuid[]) and b.confirmed_at is not null and b.state in ('completed', 'no_show', 'cancelled')
        and b.starts_at_local >= make_date(${year}, 1, 1) - 366
        and (b.starts_at_local < make_date(${year} + 1, 1, 1) + 2 or b.state = 'cancelled' or b.valid_days is not null)
    )
    insert into seller_quarters (year, supplier_id, quarter, country, currency, activities, consideration_minor, fees_minor)
    select ${year}, c.supplier_id, extract(quarter from c.at), c.country, e.currency, count(*), sum(e.consideration), sum(e.fees)
    from counted c cross join lateral (
      select e.currency, coalesce(-sum(e.amount_minor) filter (where e.account = 'supplier'), 0) as consideration,
        coalesce(-sum(e.amount_minor) filter (where e.account = 'commission'), 0) as fees
      from ledger_transactions x join ledger_entries e on e.transaction_id = x.id
      where x.booking_id = c.id and x.kind in ('sale', 'sale_reversal') group by e.currency
    ) e
    where c.at >= make_date(${year}, 1, 1) and c.at < make_date(${year} + 1, 1, 1) and e.consideration > 0
    group by c.supplier_id, extract(quarter from c.at), c.country, e.currency`.execute(db);
}
