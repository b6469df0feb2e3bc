-- Every option sold departures by start time. A museum or park sells a period in which one may come at any time.
alter table options add column kind text not null default 'start_time'
  constraint options_kind_check check (kind in ('start_time', 'opening_hours'));

-- For each of the openings in `start_times` the closing; one that is not later is on the next day. Null: of start times.
alter table schedules add column end_times time[],
  add constraint schedules_end_times_check check (cardinality(end_times) = cardinality(start_times)),
  -- Null is freesale: as many as come.
  alter column capacity drop not null;

-- A departure that lasts is one period of one day. Null: its end is that of the tour.
alter table departures add column ends_at_local timestamp,
  add column ends_at timestamptz,
  add constraint departures_ends_check check ((ends_at is null) = (ends_at_local is null) and ends_at > starts_at);

-- As its departure had them when it was booked.
alter table bookings add column ends_at_local timestamp,
  add column ends_at timestamptz,
  add constraint bookings_ends_check check ((ends_at is null) = (ends_at_local is null) and ends_at > starts_at);

-- The search index keeps until when each departure can be booked.
drop trigger departures_changed on departures;
create trigger departures_changed after update on departures for each row
  when (old.taken is distinct from new.taken or old.withheld is distinct from new.withheld or old.open is distinct from new.open
    or old.capacity is distinct from new.capacity or old.starts_at is distinct from new.starts_at
    or old.starts_at_local is distinct from new.starts_at_local or old.ends_at is distinct from new.ends_at
    or old.option_id is distinct from new.option_id or old.tour_id is distinct from new.tour_id)
  execute function note_departure_change();

-- A guide or boat is in use while a departure lasts.
create or replace function departures_beside(departure uuid)
  returns table (other_id uuid, resource_id uuid, from_at timestamptz, to_at timestamptz, uses integer)
language plpgsql stable rows 8 as $$
declare own record;
begin
  for own in
    select d.starts_at_local, n.resource_id, d.starts_at - make_interval(mins => n.set_up_minutes) as from_at,
      coalesce(d.ends_at, d.starts_at + make_interval(mins => coalesce(t.duration_minutes, 240)))
        + make_interval(mins => n.clean_up_minutes) as to_at
    from departures d join option_resources n on n.option_id = d.option_id join tours t on t.id = d.tour_id
    where d.id = departure
  loop
    return query
      select other.id, own.resource_id, busy.from_at, busy.to_at,
        case when need.per = 'seat' then other.taken * need.quantity when other.taken > 0 then need.quantity else 0 end
      from (
        select n.option_id, n.per, n.quantity, make_interval(mins => n.set_up_minutes) as before_start,
          make_interval(mins => coalesce(t.duration_minutes, 240)) as lasting, make_interval(mins => n.clean_up_minutes) as after_end,
          -- Periods last at most a day.
          make_interval(mins => case when o.kind = 'opening_hours' then 1440 else coalesce(t.duration_minutes, 240) end) as lasting_most
        from option_resources n join options o on o.id = n.option_id join tours t on t.id = o.tour_id
        where n.resource_id = own.resource_id
      ) need
      join departures other on other.option_id = need.option_id and other.id <> departure
        and other.starts_at_local > own.starts_at_local - (own.to_at - own.from_at) - need.lasting_most - need.after_end - interval '26 hours'
        and other.starts_at_local < own.starts_at_local + (own.to_at - own.from_at) + interval '50 hours'
      cross join lateral (
        select other.starts_at - need.before_start as from_at,
          coalesce(other.ends_at, other.starts_at + need.lasting) + need.after_end as to_at
      ) busy
      where busy.from_at < own.to_at and busy.to_at > own.from_at;
  end loop;
end $$;

create function broken_period_invariants() returns table (invariant text, subject text, detail text)
language sql stable set jit = off as $$
  select 'a departure of opening hours has a closing', d.id::text, d.starts_at_local::text
  from options o join departures d on d.option_id = o.id where o.kind = 'opening_hours' and d.ends_at is null

  union all
  select 'a booking of opening hours has the period of its departure', b.id::text,
    format('%s to %s, departure %s to %s', b.starts_at, b.ends_at, d.starts_at, d.ends_at)
  from options o join departures d on d.option_id = o.id join bookings b on b.departure_id = d.id
  where o.kind = 'opening_hours' and (b.starts_at, b.ends_at) is distinct from (d.starts_at, d.ends_at)
$$;
