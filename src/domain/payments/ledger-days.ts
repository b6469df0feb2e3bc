// Totals of the ledger by day and account. Entries are never changed, so a day that is over is added up once.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import type { RecurringJobs } from '#platform/jobs/jobs.ts';
import { workInBatches } from '#platform/jobs/work-in-batches.ts';
import type { Services } from '#platform/services.ts';

export const ledgerRecurringJobs: RecurringJobs = {
  'sum-ledger-days': { everySeconds: 3600, run: sumLedgerDays },
};

/** Adds up one day after the other, to the last that is over for an hour: no transaction that posts to it is open any more. The clock of
 *  the database counts, which does not run ahead. */
export async function sumLedgerDays({ database }: Pick<Services, 'database'>): Promise<void> {
  await workInBatches(() => database.transaction(sumNextDay));
}

/** False when there is none left. Days without postings are passed over. */
async function sumNextDay(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ day: string }>`
    with summed as materialized (
      select until from ledger_summed for update
    ), next as (
      select (min(t.at) at time zone 'UTC')::date as day from ledger_transactions t
      where t.at >= coalesce((select until from summed), '-infinity')::timestamp at time zone 'UTC'
    )
    select day::text as day from next where day < ((now() - interval '1 hour') at time zone 'UTC')::date`.execute(db);
  const day = rows[0]?.day;
  if (!day) return false;
  await sql`
    insert into ledger_days (day, account, currency, debit_minor, credit_minor)
    select ${day}::date, e.account, e.currency, sum(greatest(e.amount_minor, 0)), sum(greatest(-e.amount_minor, 0))
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.at >= ${day}::date::timestamp at time zone 'UTC' and t.at < (${day}::date + 1)::timestamp at time zone 'UTC'
    group by e.account, e.currency`.execute(db);
  await sql`
    insert into ledger_summed (until) values (${day}::date + 1)
    on conflict (id) do update set until = excluded.until`.execute(db);
  return true;
}
