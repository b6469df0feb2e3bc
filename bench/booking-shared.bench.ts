import type pg from 'pg';
import type { Bench } from './bench.ts';
import { prepareBooking } from './booking.ts';

export const bench: Bench = {
  measures: 'POST /api/bookings, pay later, 1,000 departures in turn of which two each share a resource, 8 callers',
  unit: 'bookings/s',
  better: 'more',
  async prepare(environment) {
    const prepared = await prepareBooking(environment, 1000, 8);
    await shareInPairs(environment.sql);
    return prepared;
  },
};

/** With a day of set-up and clean-up, so that the two are in each other's way; with plenty of the resource, so that both sell. */
async function shareInPairs(sql: pg.Pool): Promise<void> {
  await sql.query(`
    with pairs as (
      select distinct on (option_id) option_id, (n + 1) / 2 as pair from bench_bookable order by option_id, n
    ), made as (
      insert into resources (id, supplier_id, name, quantity)
      select gen_random_uuid(), (select id from suppliers limit 1), pair::text, 1000 from pairs group by pair
      returning id, name
    )
    insert into option_resources (option_id, resource_id, quantity, per, set_up_minutes, clean_up_minutes)
    select option_id, made.id, 1, 'departure', 1440, 1440 from pairs join made on made.name = pairs.pair::text`);
}
