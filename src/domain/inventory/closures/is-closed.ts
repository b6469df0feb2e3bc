// When a departure is closed. Written out in each statement: a function of the database is called for each row, which took many times as long.
import { sql } from 'kysely';
import { isBusy } from '../resources/is-busy.ts';

/** A closure `c` covers a departure `d`. */
export const covers = sql`(c.tour_id = d.tour_id and d.starts_at_local::date between c.first_day and c.last_day
  and coalesce(c.option_id, d.option_id) = d.option_id and coalesce(c.departure_id, d.id) = d.id)`;

/** A closure counts for a departure `d`: one covers it, and no edit has left that out. */
export const isCovered = sql<boolean>`exists (
  select from closures c where ${covers} and not exists (
    select from closure_exceptions x where x.closure_id = c.id and x.departure_id = d.id))`;

/** A departure `d` must not be open. */
export const isClosed = sql<boolean>`(${isCovered} or ${isBusy})`;
