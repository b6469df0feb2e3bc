// What the days of a supplier come to: one statement for each chart, however many tours and bookings there are.
import { sql } from 'kysely';
import type { CancellationActor } from '#kernel/choices/performance.ts';
import { leadTimeGroups } from '#kernel/choices/performance.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';
import { freesaleSeats } from '#domain/inventory/extend-departures.ts';
import { openDatedStart } from '#domain/inventory/open-dated.ts';
import { type Days, startsOf } from './local-days.ts';

/** Of one supplier, all tours or one. */
export type Chosen = Days & { supplierId: string; tourId: string | undefined; timeZones: readonly string[] };

const own = ({ supplierId, tourId }: Pick<Chosen, 'supplierId' | 'tourId'>) =>
  sql`t.supplier_id = ${supplierId} ${tourId ? sql`and t.id = ${tourId}` : sql``}`;

export type TourInZone = { id: string; title: string; timeZone: string };

/** By title. */
export async function listOwnTours(db: Queryable, supplierId: string, language: Language): Promise<TourInZone[]> {
  const { rows } = await sql<TourInZone>`
    select t.id, coalesce((select title from tour_texts x where x.tour_id = t.id order by ${textOrder(language)} limit 1), t.slug) as title,
      p.time_zone
    from tours t join places p on p.id = t.place_id where t.supplier_id = ${supplierId} order by title, t.id limit 1000`.execute(
    db,
  );
  return rows;
}

/** The first day on which views of any tour were counted; null: there are none yet. */
export async function findViewsSince(db: Queryable): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select min(day)::text as day from tour_view_days`.execute(db);
  return rows[0]!.day;
}

/** Days without views are left out. */
export async function countViewsByDay(db: Queryable, chosen: Chosen): Promise<{ day: string; views: number }[]> {
  const { rows } = await sql<{ day: string; views: number }>`
    select v.day::text as day, sum(v.views)::int as views
    from tours t join tour_view_days v on v.tour_id = t.id and v.day between ${chosen.from}::date and ${chosen.to}::date
    where ${own(chosen)} group by v.day order by v.day`.execute(db);
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

/** Bookings by the local day of their confirmation. `revenueMinor` is what the terms keep of their price, and `commissionMinor` the
 *  marketplace's part of that, split as the ledger does (`commissionOn` in bookings). */
export async function sumBookings(db: Queryable, chosen: Chosen): Promise<Booked> {
  const zones = chosen.timeZones.map((zone) => ({ zone, starts: startsOf(chosen, zone) }));
  const { rows } = await sql<Booked>`
    with zones as materialized (
      select zone, array(select one::timestamptz from jsonb_array_elements_text(starts) one) as starts
      from jsonb_to_recordset(${JSON.stringify(zones)}::jsonb) as of_zone (zone text, starts jsonb)
    ),
    made as materialized (
      select ${chosen.from}::date + width_bucket(b.confirmed_at, z.starts) - 1 as day, b.currency, b.state, b.ended_by, kept_minor(b) as kept,
        b.total_minor, b.commission_minor,
        case when b.valid_days is null
          then greatest(0, b.starts_at_local::date - (${chosen.from}::date + width_bucket(b.confirmed_at, z.starts) - 1)) end as lead_days
      from tours t join places p on p.id = t.place_id join zones z on z.zone = p.time_zone
      join bookings b on b.tour_id = t.id and b.confirmed_at >= z.starts[1] and b.confirmed_at < z.starts[array_upper(z.starts, 1)]
      where ${own(chosen)}
    ),
    days as (
      select day::text as day, currency, count(*)::int as bookings, sum(kept)::bigint as revenue, sum(case
        when kept = total_minor then commission_minor
        when kept = 0 then 0
        else div(2 * kept::numeric * commission_minor + total_minor, 2 * total_minor) end)::bigint as commission
      from made group by day, currency
    )
    select
      (select coalesce(jsonb_agg(jsonb_build_object('day', day, 'currency', currency, 'bookings', bookings, 'revenueMinor', revenue,
        'commissionMinor', commission) order by day, currency), '[]') from days) as days,
      (select coalesce(jsonb_agg(jsonb_build_object('group', lead_group, 'bookings', bookings)), '[]') from (
        select width_bucket(lead_days, ${[...leadTimeGroups]}::int[]) - 1 as lead_group, count(*) as bookings
        from made where lead_days is not null group by 1) grouped) as lead_times,
      (select percentile_disc(0.5) within group (order by lead_days) from made where lead_days is not null) as median_lead_days,
      (select coalesce(jsonb_agg(jsonb_build_object('actor', ended_by, 'bookings', bookings)), '[]') from (
        select ended_by, count(*) as bookings from made where state = 'cancelled' group by 1) cancelled) as cancellations`.execute(
    db,
  );
  return rows[0]!;
}

export type FilledDay = { day: string; departures: number; seatsTaken: number; capacity: number };

/** Departures that have started by the local day of their start; without those that never run out, and without closed ones that nobody
 *  had booked. */
export async function sumDepartures(db: Queryable, chosen: Chosen, now: Date): Promise<FilledDay[]> {
  const { rows } = await sql<FilledDay>`
    select d.starts_at_local::date::text as day, count(*)::int as departures, sum(d.taken)::int as seats_taken, sum(d.capacity)::int as capacity
    from tours t join departures d on d.tour_id = t.id
      and d.starts_at_local >= ${chosen.from}::date and d.starts_at_local < ${chosen.to}::date + 1
    where ${own(chosen)} and d.starts_at <= ${now} and (d.open or d.taken > 0) and d.capacity < ${freesaleSeats}
      and d.starts_at_local <> ${openDatedStart}::timestamp
    group by 1 order by 1`.execute(db);
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
