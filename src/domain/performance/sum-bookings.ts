// What bookings came to by supplier and day, so that a year of a supplier with 100,000 of them is not read from bookings and their payments.
// Triggers note each booking that changes (`unsummed_bookings`), and one that starts changes by itself: this job puts the difference between
// what it comes to and what is in the sums into the sums. Until then the page reads these few bookings themselves.
import { type RawBuilder, sql } from 'kysely';
import { localDate } from '#kernel/dates.ts';
import type { Queryable } from '#platform/database/database.ts';
import { lockSubject } from '#platform/database/lock-subject.ts';
import { workInBatches } from '#platform/jobs/work-in-batches.ts';
import type { Services } from '#platform/services.ts';
import { commissionSql, soldSql } from './booked-days.ts';

const bookingsAtOnce = 1000;

/** As many as two seconds allow; the next run goes on. */
export async function sumChangedBookings({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  await workInBatches(() =>
    database.transaction(async (transaction) => {
      // With two at work, both would add the same difference.
      await lockSubject(transaction, 'sums of bookings');
      const changed = await findChanged(transaction, clock.now());
      await sumBatch(transaction, changed, clock.now());
      return changed.length > 0;
    }),
  );
}

/** For a world that was loaded without triggers. */
export async function noteAllBookings(db: Queryable): Promise<void> {
  await sql`insert into unsummed_bookings (supplier_id, booking_id)
    select t.supplier_id, b.id from bookings b join tours t on t.id = b.tour_id where b.confirmed_at is not null order by 1, 2`.execute(
    db,
  );
}

type Changed = { id: string; confirmedAt: string | null; timeZone: string | null };

/** Those of one supplier after those of another. */
async function findChanged(db: Queryable, now: Date): Promise<Changed[]> {
  const { rows } = await sql<Changed>`
    with changed as (
      (select booking_id from unsummed_bookings order by supplier_id, booking_id limit ${bookingsAtOnce})
      union
      (select booking_id from summed_bookings where due_at <= ${now} order by due_at limit ${bookingsAtOnce})
    )
    select c.booking_id as id, b.confirmed_at::text as confirmed_at, case when b.confirmed_at is not null then p.time_zone end as time_zone
    from changed c
    left join (bookings b join tours t on t.id = b.tour_id join places p on p.id = t.place_id) on b.id = c.booking_id`.execute(
    db,
  );
  return rows;
}

/** In one statement, which sees the change of a booking exactly if it sees its note. The day was decided by what the booking was a moment
 *  ago: one that is different now keeps its note. */
async function sumBatch(db: Queryable, changed: readonly Changed[], now: Date): Promise<void> {
  if (changed.length === 0) return;
  await sql`
    ${currentAndPrevious(changed, now)},
    -- They are up to date now,
    deleted_notes as (
      delete from unsummed_bookings u using settled d where u.booking_id = d.id
    ),
    -- those that come to nothing leave the sums,
    deleted_sums as (
      delete from summed_bookings s using previous_sums w where s.booking_id = w.booking_id
        and not exists (select from current_sums n where n.booking_id = w.booking_id)
    ),
    -- and the others are stored as they are now.
    upserted_sums as (
      insert into summed_bookings (booking_id, supplier_id, tour_id, day, currency, cancelled_by, lead_days, revenue_minor, commission_minor, due_at)
      select booking_id, supplier_id, tour_id, day, currency, cancelled_by, lead_days, revenue_minor, commission_minor, due_at from current_sums
      on conflict (booking_id) do update set supplier_id = excluded.supplier_id, tour_id = excluded.tour_id, day = excluded.day,
        currency = excluded.currency, cancelled_by = excluded.cancelled_by, lead_days = excluded.lead_days,
        revenue_minor = excluded.revenue_minor, commission_minor = excluded.commission_minor, due_at = excluded.due_at
    ),
    -- What to add to the sums of each supplier, day, currency, kind of cancellation and lead time: current minus previous.
    difference as materialized (
      select supplier_id, day, currency, cancelled_by, lead_days, sum(bookings)::int as bookings, sum(revenue_minor)::bigint as revenue_minor,
        sum(commission_minor)::bigint as commission_minor
      from (
        select supplier_id, day, currency, cancelled_by, lead_days, 1 as bookings, revenue_minor, commission_minor from current_sums
        union all
        select supplier_id, day, currency, cancelled_by, lead_days, -1, -revenue_minor, -commission_minor from previous_sums
      ) each
      group by 1, 2, 3, 4, 5
      having (sum(bookings), sum(revenue_minor), sum(commission_minor)) <> (0, 0, 0)
    ),
    -- The difference is added to the three tables of sums.
    added_lead_days as (
      insert into supplier_lead_days as sums (supplier_id, day, lead_days, bookings)
      select supplier_id, day, lead_days, sum(bookings) from difference where lead_days is not null group by 1, 2, 3 having sum(bookings) <> 0
      on conflict (supplier_id, day, lead_days) do update set bookings = sums.bookings + excluded.bookings
    ),
    added_lead_months as (
      insert into supplier_lead_months as sums (supplier_id, month, lead_days, bookings)
      select supplier_id, date_trunc('month', day)::date, lead_days, sum(bookings) from difference where lead_days is not null
      group by 1, 2, 3 having sum(bookings) <> 0
      on conflict (supplier_id, month, lead_days) do update set bookings = sums.bookings + excluded.bookings
    )
    insert into supplier_booking_days as sums (supplier_id, day, currency, cancelled_by, bookings, revenue_minor, commission_minor)
    select supplier_id, day, currency, cancelled_by, sum(bookings), sum(revenue_minor), sum(commission_minor) from difference group by 1, 2, 3, 4
    on conflict (supplier_id, day, currency, cancelled_by) do update set bookings = sums.bookings + excluded.bookings,
      revenue_minor = sums.revenue_minor + excluded.revenue_minor, commission_minor = sums.commission_minor + excluded.commission_minor`.execute(
    db,
  );
}

/** The common table expressions that compare what the noted bookings come to with what is in the sums of them. */
function currentAndPrevious(changed: readonly Changed[], now: Date): RawBuilder<unknown> {
  const days = changed.map(({ confirmedAt, timeZone }) =>
    confirmedAt === null ? null : localDate(new Date(confirmedAt), timeZone!),
  );
  return sql`
    -- The noted bookings with the day that was computed for each.
    with changed as materialized (
      select * from unnest(${changed.map(({ id }) => id)}::uuid[], ${changed.map((one) => one.confirmedAt)}::timestamptz[],
        ${changed.map((one) => one.timeZone)}::text[], ${days}::date[]) as changed (id, confirmed_at, time_zone, day)
    ),
    -- What those come to now whose confirmation and zone are still the ones that the day was computed from.
    sold_bookings as materialized (
      select b.id as booking_id, t.supplier_id, t.id as tour_id, c.day, ${soldSql(now, sql`c.day`)}
      from changed c join bookings b on b.id = c.id and b.confirmed_at = c.confirmed_at
      join tours t on t.id = b.tour_id join places p on p.id = t.place_id and p.time_zone = c.time_zone
    ),
    -- The same with the commission, as the rows of summed_bookings.
    current_sums as materialized (
      select booking_id, supplier_id, tour_id, day, currency, cancelled_by, lead_days, revenue_minor, ${commissionSql}, due_at from sold_bookings
    ),
    -- Those that this statement can decide: they come to something, or are not confirmed any more. The others keep their note.
    settled as materialized (
      select c.id from changed c
      where exists (select from current_sums n where n.booking_id = c.id)
        or not exists (select from bookings b where b.id = c.id and b.confirmed_at is not null)
    ),
    -- What the sums contain of them until now.
    previous_sums as materialized (
      select s.* from settled d join summed_bookings s on s.booking_id = d.id
    )`;
}
