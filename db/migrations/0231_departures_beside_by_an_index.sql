-- What competes with a departure is found between two times that are known before: a time that followed from each need was no condition
-- of the index, and all departures of an option up to then were read, 5,000 in 2 to 12 ms. What an option needs is read once for all its departures.
create or replace function departures_beside(departure uuid)
 RETURNS TABLE(other_id uuid, resource_id uuid, from_at timestamp with time zone, to_at timestamp with time zone, uses integer)
 LANGUAGE plpgsql
 STABLE ROWS 8
AS $function$
declare own record;
begin
  for own in
    select d.starts_at_local, n.resource_id, d.starts_at - make_interval(mins => n.set_up_minutes) as from_at,
      coalesce(d.ends_at, d.starts_at + make_interval(mins => coalesce(t.duration_minutes, 240)))
        + make_interval(mins => n.clean_up_minutes) as to_at,
      (select max(make_interval(mins => need.clean_up_minutes
          -- Periods last at most a day.
          + case when o.kind = 'opening_hours' then 1440 else coalesce(lasting.duration_minutes, 240) end))
       from option_resources need join options o on o.id = need.option_id join tours lasting on lasting.id = o.tour_id
       where need.resource_id = n.resource_id) as longest
    from departures d join option_resources n on n.option_id = d.option_id join tours t on t.id = d.tour_id
    where d.id = departure
  loop
    return query
      select other.id, own.resource_id, busy.from_at, busy.to_at,
        case when need.per = 'seat' then other.taken * need.quantity when other.taken > 0 then need.quantity else 0 end
      from (
        select n.option_id, n.per, n.quantity, make_interval(mins => n.set_up_minutes) as before_start,
          make_interval(mins => coalesce(t.duration_minutes, 240)) as lasting, make_interval(mins => n.clean_up_minutes) as after_end
        from option_resources n join options o on o.id = n.option_id join tours t on t.id = o.tour_id
        where n.resource_id = own.resource_id
      ) need
      join departures other on other.option_id = need.option_id and other.id <> departure
        and other.starts_at_local > own.starts_at_local - (own.to_at - own.from_at) - own.longest - interval '26 hours'
        and other.starts_at_local < own.starts_at_local + (own.to_at - own.from_at) + interval '50 hours'
      cross join lateral (
        select other.starts_at - need.before_start as from_at,
          coalesce(other.ends_at, other.starts_at + need.lasting) + need.after_end as to_at
      ) busy
      where busy.from_at < own.to_at and busy.to_at > own.from_at;
  end loop;
end $function$;

create or replace function note_resource_use()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  option uuid := coalesce(new.option_id, old.option_id);
  needed text := resource_use_of(option);
begin
  update departures d set resource_use = needed
  where d.option_id = option and d.resource_use <> needed
    and (d.ends_at > now() or d.starts_at_local > (now() at time zone 'utc') - interval '2 days');
  return null;
end $function$;
