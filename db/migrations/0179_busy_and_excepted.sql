-- A departure is closed by a closure that counts for it, or while what it needs is busy: two functions of one name had one half each.
create or replace function is_closed(d departures) returns boolean language sql stable as $$
  select exists (
    select from closures c
    where c.tour_id = d.tour_id and d.starts_at_local::date between c.first_day and c.last_day
      and coalesce(c.option_id, d.option_id) = d.option_id and coalesce(c.departure_id, d.id) = d.id
      and not exists (select from closure_exceptions x where x.closure_id = c.id and x.departure_id = d.id))
    or is_busy(d)
$$;
