import type pg from 'pg';

/** So much there may be of a resource. */
const most = 10_000;

/** Gives each two of the bookable departures a resource: with a day of set-up and clean-up, so that the two are in each other's way,
 *  and as much of it as one may have, so that both sell. Returns how that is undone, as the benches after it have the same world. */
export async function shareInPairs(sql: pg.Pool, per: 'departure' | 'seat'): Promise<() => Promise<void>> {
  // With more seats than there is of it some would be withheld before anything is sold.
  if (per === 'seat')
    await sql.query(`update departures set capacity = ${most} where id in (select departure_id from bench_bookable)`);
  await sql.query(
    `with pairs as (
      select distinct on (option_id) option_id, (n + 1) / 2 as pair from bench_bookable order by option_id, n
    ), made as (
      insert into resources (id, supplier_id, name, quantity)
      select gen_random_uuid(), (select id from suppliers limit 1), pair::text, ${most} from pairs group by pair
      returning id, name
    )
    insert into option_resources (option_id, resource_id, quantity, per, set_up_minutes, clean_up_minutes)
    select option_id, made.id, 1, $1, 1440, 1440 from pairs join made on made.name = pairs.pair::text`,
    [per],
  );
  return async () => {
    const shared = 'option_id in (select option_id from bench_bookable)';
    await sql.query(`delete from option_resources where ${shared}`);
    await sql.query(`update departures set withheld = 0 where withheld <> 0 and ${shared}`);
  };
}
