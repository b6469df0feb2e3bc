// What departures came to by supplier and day, so that a year of a supplier with 500 tours is not half a million rows. Two weeks after a
// day its seats are taken as final; what a supplier releases of an entry by hand later than that is not counted.
import { sql } from 'kysely';
import { addDays, localDate } from '#kernel/dates.ts';
import type { Queryable } from '#platform/database/database.ts';
import { workInBatches } from '#platform/jobs/work-in-batches.ts';
import type { Services } from '#platform/services.ts';
import { countedDeparture } from './performance-queries.ts';

const finalAfterDays = 14;

/** Adds up one day after the other, as long as two seconds allow; the next run goes on. */
export async function sumDepartureDays({ database, clock }: Services): Promise<void> {
  const before = addDays(localDate(clock.now(), 'UTC'), -finalAfterDays);
  await workInBatches(() => database.transaction((transaction) => sumNextDay(transaction, before)));
}

/** False when there is none left. */
async function sumNextDay(db: Queryable, before: string): Promise<boolean> {
  const { rows } = await sql<{ day: string | null }>`
    with summed as materialized (
      select until from supplier_departures_summed for update
    )
    select coalesce((select until from summed), (select (min(starts_at) - interval '1 day')::date from departures))::text as day`.execute(
    db,
  );
  const day = rows[0]!.day;
  if (day === null || day >= before) return false;
  // A local day begins and ends within a day of that of UTC: so the index on the instant finds it.
  await sql`
    insert into supplier_departure_days (supplier_id, day, departures, seats_taken, capacity)
    select t.supplier_id, ${day}::date, count(*), sum(d.taken), sum(d.capacity)
    from departures d join tours t on t.id = d.tour_id
    where d.starts_at >= (${day}::date - 1)::timestamp at time zone 'UTC' and d.starts_at < (${day}::date + 2)::timestamp at time zone 'UTC'
      and d.starts_at_local >= ${day}::date and d.starts_at_local < ${day}::date + 1 and ${countedDeparture}
    group by t.supplier_id`.execute(db);
  await sql`
    insert into supplier_departures_summed (until) values (${day}::date + 1)
    on conflict (id) do update set until = excluded.until`.execute(db);
  return true;
}
