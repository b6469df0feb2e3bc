// What the bookings of a supplier come to on some local days of their confirmation.
import { type RawBuilder, sql } from 'kysely';
import type { CancellationActor } from '#kernel/choices/performance.ts';
import { leadTimeGroups } from '#kernel/choices/performance.ts';
import type { Currency } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { earnedSql, earnedUntilSql } from '#domain/bookings/reading/earning.ts';
import { monthsWithin, offsetSpansOf } from './local-days.ts';
import { type PerformanceSelection, ofSelection } from './performance-queries.ts';

export type BookedDay = {
  day: string;
  currency: Currency;
  bookings: number;
  revenueMinor: number;
  commissionMinor: number;
};

export type Booked = {
  /** Days without bookings are left out. */
  days: BookedDay[];
  leadTimes: { group: number; bookings: number }[];
  medianLeadDays: number | null;
  cancellations: { actor: CancellationActor; bookings: number }[];
};

/** Without names: of 3,000 of them these would take half of the time of the statement. */
type DayRow = [string, Currency, number, number, number];

const dayOf = ([day, currency, bookings, revenueMinor, commissionMinor]: DayRow): BookedDay => ({
  day,
  currency,
  bookings,
  revenueMinor,
  commissionMinor,
});

/** Of a confirmed booking `b`, confirmed on `day`, what goes into the sums, and what `commissionSql` needs. `revenue_minor` is what it
 *  brings in in its present state. */
export const soldSql = (now: Date, day: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  b.currency, case when b.state = 'cancelled' then coalesce(b.ended_by, '') else '' end as cancelled_by,
  case when b.valid_days is null then greatest(0, b.starts_at_local::date - ${day}) end as lead_days,
  ${earnedSql(now)} as revenue_minor, ${earnedUntilSql(now)} as due_at, b.total_minor, b.commission_minor as full_commission_minor`;

/** The marketplace's part of `revenue_minor`, split as the ledger does (`commissionOn` in bookings). Selected from rows that are made
 *  already: in one select with it, what was paid would be looked up for each mention. */
export const commissionSql = sql`case
  when revenue_minor = total_minor then full_commission_minor
  when revenue_minor = 0 then 0
  else div(2 * revenue_minor::numeric * full_commission_minor + total_minor, 2 * total_minor)::bigint end as commission_minor`;

/** Bookings by the local day of their confirmation: the sums (`sum-bookings.ts`), and for bookings that have changed since, what they come to
 *  now without what they were summed as. */
export async function sumBookings(db: Queryable, chosen: PerformanceSelection, now: Date): Promise<Booked> {
  const sums = chosen.tourId ? sumsOfTour(chosen) : sumsOfAll(chosen);
  const { rows } = await sql<Omit<Booked, 'days'> & { days: DayRow[] }>`
    with ${changedSince(chosen, now)},
    ${sums},
    days as (
      select day, currency, cancelled_by, bookings, revenue_minor, commission_minor from summed_days
      union all
      select day, currency, cancelled_by, bookings, revenue_minor, commission_minor from changed
    ),
    leads as materialized (
      select lead_days, sum(bookings) as bookings
      from (select lead_days, bookings from summed_leads union all select lead_days, bookings from changed) each
      where lead_days is not null group by 1 having sum(bookings) > 0
    )
    select
      (select coalesce(json_agg(json_build_array(day, currency, bookings, revenue, commission) order by day, currency), '[]') from (
        select day, currency, sum(bookings)::int as bookings, sum(revenue_minor)::bigint as revenue, sum(commission_minor)::bigint as commission
        from days group by 1, 2 having sum(bookings) > 0) days) as days,
      (select coalesce(json_agg(json_build_object('group', lead_group, 'bookings', bookings)), '[]') from (
        select width_bucket(lead_days, ${[...leadTimeGroups]}::int[]) - 1 as lead_group, sum(bookings) as bookings
        from leads group by 1) grouped) as lead_times,
      (select lead_days from (
        select lead_days, sum(bookings) over (order by lead_days) as up_to_here, sum(bookings) over () as of_all from leads) ordered
       where 2 * up_to_here >= of_all order by lead_days limit 1) as median_lead_days,
      (select coalesce(json_agg(json_build_object('actor', cancelled_by, 'bookings', bookings)), '[]') from (
        select cancelled_by, sum(bookings) as bookings from days where cancelled_by <> '' group by 1 having sum(bookings) > 0) cancelled)
        as cancellations`.execute(db);
  const { days, ...others } = rows[0]!;
  return { ...others, days: days.map(dayOf) };
}

function sumsOfAll(chosen: PerformanceSelection): RawBuilder<unknown> {
  const { supplierId, from, to } = chosen;
  const months = monthsWithin(chosen);
  return sql`
    summed_days as (
      select day, currency, cancelled_by, bookings, revenue_minor, commission_minor from supplier_booking_days
      where supplier_id = ${supplierId} and day >= ${from}::date and day <= ${to}::date
    ),
    summed_leads as (
      select lead_days, bookings from supplier_lead_months
      where supplier_id = ${supplierId} and month >= ${months.first}::date and month < ${months.until}::date
      union all
      select lead_days, bookings from supplier_lead_days
      where supplier_id = ${supplierId} and day >= ${from}::date and day < ${months.first}::date
      union all
      select lead_days, bookings from supplier_lead_days
      where supplier_id = ${supplierId} and day >= ${months.until}::date and day <= ${to}::date
    )`;
}

/** One tour has no sums: its bookings are read as they are in those of its supplier, without their payments. */
const sumsOfTour = ({ supplierId, tourId, from, to }: PerformanceSelection) => sql`
  summed_days as materialized (
    select day, currency, cancelled_by, lead_days, count(*) as bookings, sum(revenue_minor) as revenue_minor, sum(commission_minor) as commission_minor
    from summed_bookings
    where tour_id = ${tourId} and supplier_id = ${supplierId} and day >= ${from}::date and day <= ${to}::date group by 1, 2, 3, 4
  ),
  summed_leads as (select lead_days, bookings from summed_days)`;

function changedSince(chosen: PerformanceSelection, now: Date): RawBuilder<unknown> {
  const { supplierId, tourId, from, to } = chosen;
  const spans = chosen.timeZones.flatMap((zone) => offsetSpansOf(chosen, zone).map((span) => ({ zone, ...span })));
  return sql`
    spans as materialized (
      select zone, "from", until, make_interval(secs => "offsetSeconds") as ahead
      from jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as span (zone text, "from" timestamptz, until timestamptz, "offsetSeconds" integer)
    ),
    unsummed as materialized (
      select booking_id from unsummed_bookings where supplier_id = ${supplierId}
      union
      select booking_id from summed_bookings where supplier_id = ${supplierId} and due_at <= ${now}
    ),
    sold as materialized (
      select of_place.day, ${soldSql(now, sql`of_place.day`)}
      from unsummed u join bookings b on b.id = u.booking_id
      join tours t on t.id = b.tour_id join places p on p.id = t.place_id
      join spans s on s.zone = p.time_zone and b.confirmed_at >= s."from" and b.confirmed_at < s.until
      cross join lateral (select ((b.confirmed_at at time zone 'UTC') + s.ahead)::date as day) of_place
      where ${ofSelection(chosen)}
    ),
    changed as materialized (
      select day, currency, cancelled_by, lead_days, 1 as bookings, revenue_minor, ${commissionSql} from sold
      union all
      select s.day, s.currency, s.cancelled_by, s.lead_days, -1, -s.revenue_minor, -s.commission_minor
      from unsummed u join summed_bookings s on s.booking_id = u.booking_id
      where s.supplier_id = ${supplierId} ${tourId ? sql`and s.tour_id = ${tourId}` : sql``}
        and s.day >= ${from}::date and s.day <= ${to}::date
    )`;
}
