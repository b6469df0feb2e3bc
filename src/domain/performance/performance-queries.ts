// What the days of a supplier come to: one statement for each chart, however many tours and bookings there are.
import { sql } from 'kysely';
import type { CancellationActor } from '#kernel/choices/performance.ts';
import { leadTimeGroups } from '#kernel/choices/performance.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { earnedSql } from '#domain/bookings/reading/earning.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';
import { freesaleSeats } from '#domain/inventory/extend-departures.ts';
import { openDatedStart } from '#domain/inventory/open-dated.ts';
import { type Days, startsOf } from './local-days.ts';

/** Of one supplier, all tours or one. */
export type Chosen = Days & { supplierId: string; tourId: string | undefined; timeZones: readonly string[] };

const own = ({ supplierId, tourId }: Pick<Chosen, 'supplierId' | 'tourId'>) =>
  sql`t.supplier_id = ${supplierId} ${tourId ? sql`and t.id = ${tourId}` : sql``}`;

export type Own = {
  /** By title, at most 1000. */
  tours: { id: string; title: string }[];
  timeZones: string[];
  /** Whether the one that was asked for is among all of them; true if none was. */
  isOwn: boolean;
};

export async function findOwn(
  db: Queryable,
  { supplierId, tourId }: Pick<Chosen, 'supplierId' | 'tourId'>,
  language: Language,
): Promise<Own> {
  const { rows } = await sql<Own>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'title', title) order by title, id), '[]') from (
        select t.id, coalesce((select title from tour_texts x where x.tour_id = t.id order by ${textOrder(language)} limit 1), t.slug) as title
        from tours t where t.supplier_id = ${supplierId} order by title, t.id limit 1000) listed) as tours,
      array(select distinct p.time_zone from tours t join places p on p.id = t.place_id where t.supplier_id = ${supplierId} order by 1) as time_zones,
      ${tourId ? sql`exists (select from tours t where ${own({ supplierId, tourId })})` : sql`true`} as is_own`.execute(
    db,
  );
  return rows[0]!;
}

/** The first day on which views of any tour were counted; null: there are none yet. */
export async function findViewsSince(db: Queryable): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select min(day)::text as day from tour_view_days`.execute(db);
  return rows[0]!.day;
}

/** Days without views are left out. */
export async function countViewsByDay(db: Queryable, chosen: Chosen): Promise<{ day: string; views: number }[]> {
  const { supplierId, tourId, from, to } = chosen;
  const counted = tourId
    ? sql`tours t join tour_view_days v on v.tour_id = t.id where ${own(chosen)}`
    : sql`supplier_view_days v where v.supplier_id = ${supplierId}`;
  const { rows } = await sql<{ day: string; views: number }>`
    select v.day::text as day, v.views from ${counted} and v.day between ${from}::date and ${to}::date order by v.day`.execute(
    db,
  );
  return rows;
}

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

/** Bookings by the local day of their confirmation. `revenueMinor` is what they bring in as they stand, and `commissionMinor` the
 *  marketplace's part of that, split as the ledger does (`commissionOn` in bookings). */
export async function sumBookings(db: Queryable, chosen: Chosen, now: Date): Promise<Booked> {
  const zones = chosen.timeZones.map((zone) => ({ zone, starts: startsOf(chosen, zone) }));
  const { rows } = await sql<Booked>`
    with zones as materialized (
      select zone, array(select one::timestamptz from jsonb_array_elements_text(starts) one) as starts
      from jsonb_to_recordset(${JSON.stringify(zones)}::jsonb) as of_zone (zone text, starts jsonb)
    ),
    sold as (
      select ${chosen.from}::date + width_bucket(b.confirmed_at, z.starts) - 1 as day, b.currency, b.starts_at_local, b.valid_days,
        case when b.state = 'cancelled' then b.ended_by end as cancelled_by, ${earnedSql(now)} as earned, b.total_minor, b.commission_minor
      from tours t join places p on p.id = t.place_id join zones z on z.zone = p.time_zone
      join bookings b on b.tour_id = t.id and b.confirmed_at >= z.starts[1] and b.confirmed_at < z.starts[array_upper(z.starts, 1)]
      where ${own(chosen)}
    ),
    made as materialized (
      select day, currency, cancelled_by,
        case when valid_days is null then greatest(0, starts_at_local::date - day) end as lead_days,
        count(*)::int as bookings, sum(earned)::bigint as revenue, sum(case
          when earned = total_minor then commission_minor
          when earned = 0 then 0
          else div(2 * earned::numeric * commission_minor + total_minor, 2 * total_minor)::bigint end)::bigint as commission
      from sold group by 1, 2, 3, 4
    )
    select
      (select coalesce(jsonb_agg(jsonb_build_object('day', day, 'currency', currency, 'bookings', bookings, 'revenueMinor', revenue,
        'commissionMinor', commission) order by day, currency), '[]') from (
        select day::text as day, currency, sum(bookings) as bookings, sum(revenue) as revenue, sum(commission) as commission
        from made group by made.day, currency) days) as days,
      (select coalesce(jsonb_agg(jsonb_build_object('group', lead_group, 'bookings', bookings)), '[]') from (
        select width_bucket(lead_days, ${[...leadTimeGroups]}::int[]) - 1 as lead_group, sum(bookings) as bookings
        from made where lead_days is not null group by 1) grouped) as lead_times,
      (select lead_days from (
        select lead_days, sum(sum(bookings)) over (order by lead_days) as up_to_here, sum(sum(bookings)) over () as of_all
        from made where lead_days is not null group by lead_days) ordered
       where 2 * up_to_here >= of_all order by lead_days limit 1) as median_lead_days,
      (select coalesce(jsonb_agg(jsonb_build_object('actor', cancelled_by, 'bookings', bookings)), '[]') from (
        select cancelled_by, sum(bookings) as bookings from made where cancelled_by is not null group by 1) cancelled) as cancellations`.execute(
    db,
  );
  return rows[0]!;
}

export type FilledDay = { day: string; departures: number; seatsTaken: number; capacity: number };

/** Of a departure `d`: it can run out, and was not closed while it was empty. */
export const countedDeparture = sql`(d.open or d.taken > 0) and d.capacity < ${freesaleSeats} and d.starts_at_local <> ${openDatedStart}::timestamp`;

/** Departures that have started by the local day of their start. Of all tours, days that are summed already are read from their sums
 *  (`sum-departures.ts`). */
export async function sumDepartures(db: Queryable, chosen: Chosen, now: Date): Promise<FilledDay[]> {
  const { supplierId, tourId, from, to } = chosen;
  const until = tourId
    ? sql`${from}::date`
    : sql`coalesce((select until from supplier_departures_summed), ${from}::date)`;
  const { rows } = await sql<FilledDay>`
    select day::text as day, departures, seats_taken, capacity from (
      select day, departures, seats_taken, capacity from supplier_departure_days
      where supplier_id = ${supplierId} and day >= ${from}::date and day <= ${to}::date and day < ${until}
      union all
      select d.starts_at_local::date, count(*)::int, sum(d.taken)::int, sum(d.capacity)::int
      from tours t join departures d on d.tour_id = t.id
        and d.starts_at_local >= greatest(${from}::date, ${until}) and d.starts_at_local < ${to}::date + 1
      where ${own(chosen)} and d.starts_at <= ${now} and ${countedDeparture}
      group by 1
    ) days order by day`.execute(db);
  return rows;
}

export type ListedTour = { tourId: string; title: string; city: string; placeSlug: string };

/** Those on sale, by title. */
export async function listToursOnSale(
  db: Queryable,
  chosen: Pick<Chosen, 'supplierId' | 'tourId'>,
  { language, limit, offset }: { language: Language; limit: number; offset: number },
): Promise<{ rows: ListedTour[]; total: number }> {
  const { rows } = await sql<ListedTour & { total: number }>`
    select t.id as tour_id, coalesce((select title from tour_texts x where x.tour_id = t.id order by ${textOrder(language)} limit 1), t.slug) as title,
      (select name from place_texts x where x.place_id = p.id order by ${textOrder(language)} limit 1) as city, p.slug as place_slug,
      count(*) over ()::int as total
    from tours t join places p on p.id = t.place_id
    where ${own(chosen)} and t.status = 'published' order by title, t.id limit ${limit} offset ${offset}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}
