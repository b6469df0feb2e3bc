// What the days of a supplier come to, but for its bookings (`booked-days.ts`): one statement for each chart, however many tours there are.
import { sql } from 'kysely';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';
import { freesaleSeats } from '#domain/inventory/seats.ts';
import { openDatedStart } from '#domain/inventory/open-dated.ts';
import type { Days } from './local-days.ts';

/** Of one supplier, all tours or one. */
export type PerformanceSelection = Days & {
  supplierId: string;
  tourId: string | undefined;
  timeZones: readonly string[];
};

export const ofSelection = ({ supplierId, tourId }: Pick<PerformanceSelection, 'supplierId' | 'tourId'>) =>
  sql`t.supplier_id = ${supplierId} ${tourId ? sql`and t.id = ${tourId}` : sql``}`;

export type OwnTours = {
  /** By title, at most 1000. */
  tours: { id: string; title: string }[];
  timeZones: string[];
  /** Whether the requested one is among all of them; true if none was. */
  isOwn: boolean;
};

export async function findOwn(
  db: Queryable,
  { supplierId, tourId }: Pick<PerformanceSelection, 'supplierId' | 'tourId'>,
  language: Language,
): Promise<OwnTours> {
  const { rows } = await sql<OwnTours>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'title', title) order by title, id), '[]') from (
        select t.id, coalesce((select title from tour_texts x where x.tour_id = t.id order by ${textOrder(language)} limit 1), t.slug) as title
        from tours t where t.supplier_id = ${supplierId} order by title, t.id limit 1000) listed) as tours,
      array(select distinct p.time_zone from tours t join places p on p.id = t.place_id where t.supplier_id = ${supplierId} order by 1) as time_zones,
      ${tourId ? sql`exists (select from tours t where ${ofSelection({ supplierId, tourId })})` : sql`true`} as is_own`.execute(
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
export async function countViewsByDay(
  db: Queryable,
  chosen: PerformanceSelection,
): Promise<{ day: string; views: number }[]> {
  const { supplierId, tourId, from, to } = chosen;
  const counted = tourId
    ? sql`tours t join tour_view_days v on v.tour_id = t.id where ${ofSelection(chosen)}`
    : sql`supplier_view_days v where v.supplier_id = ${supplierId}`;
  const { rows } = await sql<{ day: string; views: number }>`
    select v.day::text as day, v.views from ${counted} and v.day between ${from}::date and ${to}::date order by v.day`.execute(
    db,
  );
  return rows;
}

export type FilledDay = { day: string; departures: number; seatsTaken: number; capacity: number };

/** Of a departure `d`: it can run out, and was not closed while it was empty. */
export const countedDeparture = sql`(d.open or d.taken > 0) and d.capacity < ${freesaleSeats} and d.starts_at_local <> ${openDatedStart}::timestamp`;

/** Departures that have started by the local day of their start. Of all tours, days that are summed already are read from their sums
 *  (`sum-departures.ts`). */
export async function sumDepartures(db: Queryable, chosen: PerformanceSelection, now: Date): Promise<FilledDay[]> {
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
      where ${ofSelection(chosen)} and d.starts_at <= ${now} and ${countedDeparture}
      group by 1
    ) days order by day`.execute(db);
  return rows;
}

export type ListedTour = { tourId: string; title: string; city: string; placeSlug: string };

/** Those on sale, by title. */
export async function listToursOnSale(
  db: Queryable,
  chosen: Pick<PerformanceSelection, 'supplierId' | 'tourId'>,
  { language, limit, offset }: { language: Language; limit: number; offset: number },
): Promise<{ rows: ListedTour[]; total: number }> {
  const { rows } = await sql<ListedTour & { total: number }>`
    select t.id as tour_id, coalesce((select title from tour_texts x where x.tour_id = t.id order by ${textOrder(language)} limit 1), t.slug) as title,
      (select name from place_texts x where x.place_id = p.id order by ${textOrder(language)} limit 1) as city, p.slug as place_slug,
      count(*) over ()::int as total
    from tours t join places p on p.id = t.place_id
    where ${ofSelection(chosen)} and t.status = 'published' order by title, t.id limit ${limit} offset ${offset}`.execute(
    db,
  );
  return { rows, total: rows[0]?.total ?? 0 };
}
