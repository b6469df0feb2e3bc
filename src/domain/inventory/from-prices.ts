// The price after 'from' where no day is chosen: of tours with price rules the lowest of one person on the coming departures that
// are on sale. Rules begin and end with the clock, so it is computed again each hour; a day that is chosen has its own price.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import { type FromPrice, setFromPrices } from '../catalogue/from-price.ts';

export async function refreshFromPrices(db: Queryable, now: Date): Promise<void> {
  const { rows } = await sql<FromPrice>`
    with ruled as (select distinct o.tour_id from options o join price_rules r on r.option_id = o.id),
    priced as (
      select o.tour_id, u.kind,
        case when exists (select from price_rules r where r.option_id = o.id) then price_minor_on(u, d, 1, ${now}) else u.price_minor end as minor
      from ruled join options o on o.tour_id = ruled.tour_id and o.active
      join units u on u.option_id = o.id and u.kind in ('adult', 'group')
      join departures d on d.option_id = o.id and d.open and d.taken < d.capacity
      where d.starts_at - make_interval(mins => o.cut_off_minutes) > ${now}
    )
    select tour_id, coalesce(min(minor) filter (where kind = 'adult'), min(minor)) as price_minor from priced group by tour_id`.execute(
    db,
  );
  await setFromPrices(db, rows);
}
