import type pg from 'pg';

/** The maximum quantity of a resource. */
const quantityMax = 10_000;

/** Gives each pair of bookable departures a shared resource. A day of set-up and clean-up makes the two compete for it; its quantity is the
 *  maximum, so that both can sell. Returns a function that undoes this, because the benches after it use the same world. */
export async function shareInPairs(sql: pg.Pool, per: 'departure' | 'seat'): Promise<() => Promise<void>> {
  // With more seats than that, some would be withheld before anything is sold. Also of departures that a bench before has sold.
  if (per === 'seat')
    await sql.query(
      `update departures set capacity = ${quantityMax}
       where capacity > ${quantityMax} and option_id in (select option_id from bench_bookable)`,
    );
  await sql.query(
    `with pairs as (
      select distinct on (option_id) option_id, (n + 1) / 2 as pair from bench_bookable order by option_id, n
    ), inserted as (
      insert into resources (id, supplier_id, name, quantity)
      select gen_random_uuid(), (select id from suppliers limit 1), pair::text, ${quantityMax} from pairs group by pair
      returning id, name
    )
    insert into option_resources (option_id, resource_id, quantity, per, set_up_minutes, clean_up_minutes)
    select option_id, inserted.id, 1, $1, 1440, 1440 from pairs join inserted on inserted.name = pairs.pair::text`,
    [per],
  );
  const shared = 'option_id in (select option_id from bench_bookable)';
  // What a bench before has sold is withheld from the other of its pair from now on.
  await sql.query(
    `update departures d set withheld = withheld_seats(d.id) where ${shared} and d.withheld <> withheld_seats(d.id)`,
  );
  return async () => {
    await sql.query(`delete from option_resources where ${shared}`);
    await sql.query(`update departures set withheld = 0 where withheld <> 0 and ${shared}`);
  };
}
