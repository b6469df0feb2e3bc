// The only file with SQL that writes views.
import { sql } from 'kysely';
import { isId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';

export type NamedTour = { id: string; slug: string; timeZone: string };

/** Tours by the names in the addresses of their pages; names of nothing are left out. */
export async function findNamedTours(db: Queryable, names: readonly string[]): Promise<NamedTour[]> {
  const { rows } = await sql<NamedTour>`
    select t.id, t.slug, p.time_zone from tours t join places p on p.id = t.place_id
    where t.slug = any(${names}::text[]) or t.id = any(${names.filter(isId)}::uuid[])`.execute(db);
  return rows;
}

export type DayViews = { tourId: string; day: string; views: number };

/** In the order of the keys: processes that add at the same time lock rows in the same order. */
export async function addViews(db: Queryable, counted: readonly DayViews[]): Promise<void> {
  if (counted.length === 0) return;
  const sorted = counted.toSorted((a, b) => (a.tourId + a.day < b.tourId + b.day ? -1 : 1));
  await sql`
    with added (tour_id, day, views) as (
      select * from unnest(${sorted.map(({ tourId }) => tourId)}::uuid[], ${sorted.map(({ day }) => day)}::date[],
                           ${sorted.map(({ views }) => views)}::int[])
    ),
    of_tours as (
      insert into tour_view_days (tour_id, day, views) select tour_id, day, views from added
      on conflict (tour_id, day) do update set views = tour_view_days.views + excluded.views
    )
    insert into supplier_view_days (supplier_id, day, views)
    select t.supplier_id, a.day, sum(a.views) from added a join tours t on t.id = a.tour_id group by 1, 2 order by 1, 2
    on conflict (supplier_id, day) do update set views = supplier_view_days.views + excluded.views`.execute(db);
}

export async function deleteViewsBefore(db: Queryable, day: string): Promise<void> {
  await sql`
    with of_tours as (delete from tour_view_days where day < ${day}::date)
    delete from supplier_view_days where day < ${day}::date`.execute(db);
}
