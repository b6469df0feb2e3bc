import type pg from 'pg';

/** Copies of a booking, one for each of the departures, with items, event and seats, and some columns that differ. */
export async function copyBooking(
  sql: pg.Pool,
  patternId: string,
  departureIds: readonly string[],
  columns: Record<string, unknown> = {},
): Promise<void> {
  await sql.query(
    `with wanted as materialized (
       select gen_random_uuid() as id, d.id as departure_id, d.tour_id, d.option_id, d.starts_at, d.starts_at_local, d.time_zone
       from unnest($2::uuid[]) one (id) join departures d on d.id = one.id
     ), copied as (
       insert into bookings
       select (jsonb_populate_record(b, to_jsonb(w) || jsonb_build_object('reference', 'C' || w.id) || $3::jsonb)).*
       from bookings b, wanted w where b.id = $1 returning id, departure_id, seats, state
     ), listed as (
       insert into booking_items
       select (jsonb_populate_record(i, jsonb_build_object('booking_id', copied.id))).*
       from copied, booking_items i where i.booking_id = $1
     ), begun as (
       insert into booking_events (booking_id, at, to_state, actor) select id, now(), state, 'traveller' from copied
     )
     update departures d set taken = d.taken + copied.seats
     from (select departure_id, sum(seats)::int as seats from copied group by 1) copied where d.id = copied.departure_id`,
    [patternId, departureIds, columns],
  );
}
