import { sql } from 'kysely';

/** When a departure `d` has what it needs as `n` says. */
export const usedFrom = sql`(
  select d.starts_at - make_interval(mins => n.set_up_minutes) as from_at,
    coalesce(d.ends_at, d.starts_at + make_interval(mins => coalesce((select duration_minutes from tours t where t.id = d.tour_id), 240)))
      + make_interval(mins => n.clean_up_minutes) as to_at)`;
