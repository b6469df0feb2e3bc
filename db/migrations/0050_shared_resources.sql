-- A guide, a boat or ten bikes may be needed by departures of several options at once: what one of them uses is not there for
-- the others. A resource is a pool of so many; an option says how many of it each departure or each seat needs, and for how
-- long before and after the tour.
create table resources (
  id uuid primary key,
  supplier_id uuid not null references suppliers,
  name text not null check (char_length(name) between 1 and 80),
  quantity integer not null check (quantity between 1 and 10000)
);
create index resources_supplier on resources (supplier_id);

create table option_resources (
  option_id uuid not null references options on delete cascade,
  resource_id uuid not null references resources,
  quantity integer not null default 1 check (quantity between 1 and 10000),
  per text not null check (per in ('departure', 'seat')),
  set_up_minutes integer not null default 0 check (set_up_minutes between 0 and 1440),
  clean_up_minutes integer not null default 0 check (clean_up_minutes between 0 and 1440),
  primary key (option_id, resource_id)
);
create index option_resources_resource on option_resources (resource_id);

-- Seats of a departure that cannot be sold, because what they would need is in use elsewhere at that time. The number follows
-- from the seats taken of other departures and is written in the transaction that takes those, so that a reader of departures
-- reads one row, and the constraint refuses what would use a resource twice.
alter table departures add column withheld integer not null default 0;
alter table departures drop constraint departures_never_oversold;
alter table departures add constraint departures_never_oversold
  check (taken >= 0 and withheld >= 0 and taken + withheld <= capacity);

drop trigger departures_changed on departures;
create trigger departures_changed after update on departures for each row
  when (old.taken is distinct from new.taken or old.withheld is distinct from new.withheld
    or old.open is distinct from new.open or old.capacity is distinct from new.capacity
    or old.starts_at is distinct from new.starts_at or old.starts_at_local is distinct from new.starts_at_local
    or old.option_id is distinct from new.option_id or old.tour_id is distinct from new.tour_id)
  execute function note_departure_change();

-- The other departures that need a resource of this one at the same time, and how many they use of it. An index finds them by
-- their local start; local times of zones differ by at most 26 hours. In plpgsql, which keeps its plans: planning took ten times
-- as long as reading.
create function departures_beside(departure uuid)
returns table (other_id uuid, resource_id uuid, from_at timestamptz, to_at timestamptz, uses integer)
language plpgsql stable as $$
declare own record;
begin
  for own in
    select d.starts_at_local, n.resource_id, d.starts_at - make_interval(mins => n.set_up_minutes) as from_at,
      d.starts_at + make_interval(mins => coalesce(t.duration_minutes, 240) + n.clean_up_minutes) as to_at
    from departures d join option_resources n on n.option_id = d.option_id join tours t on t.id = d.tour_id
    where d.id = departure
  loop
    return query
      select other.id, own.resource_id, busy.from_at, busy.to_at,
        case when need.per = 'seat' then other.taken * need.quantity when other.taken > 0 then need.quantity else 0 end
      from (
        select n.option_id, n.per, n.quantity, make_interval(mins => n.set_up_minutes) as before_start,
          make_interval(mins => coalesce(t.duration_minutes, 240) + n.clean_up_minutes) as after_start
        from option_resources n join options o on o.id = n.option_id join tours t on t.id = o.tour_id
        where n.resource_id = own.resource_id
      ) need
      join departures other on other.option_id = need.option_id and other.id <> departure
        and other.starts_at_local > own.starts_at_local - (own.to_at - own.from_at) - need.after_start - interval '26 hours'
        and other.starts_at_local < own.starts_at_local + (own.to_at - own.from_at) + interval '50 hours'
      cross join lateral (
        select other.starts_at - need.before_start as from_at, other.starts_at + need.after_start as to_at
      ) busy
      where busy.from_at < own.to_at and busy.to_at > own.from_at;
  end loop;
end $$;

-- How many seats of a departure its resources do not allow: all of them where a departure needs more than is left, otherwise
-- those for which not enough is left. What is left is the quantity less the most that others use of it at one moment. They all
-- overlap this departure, so those that overlap each other do so at one moment of it (the theorem of Helly in one dimension).
create function withheld_seats(departure uuid) returns integer language plpgsql stable as $$
begin
  return (
    with beside as materialized (select * from departures_beside(departure)),
    peaks as (
      select at_moments.resource_id, max(at_moments.uses) as uses from (
        select moment.resource_id, sum(other.uses) as uses
        from beside moment join beside other on other.resource_id = moment.resource_id
          and other.from_at <= moment.from_at and other.to_at > moment.from_at
        group by moment.resource_id, moment.other_id
      ) at_moments group by at_moments.resource_id
    )
    select coalesce(max(d.capacity - case
        when n.per = 'seat' then least(d.capacity, greatest(0, r.quantity - coalesce(p.uses, 0)) / n.quantity)
        when r.quantity - coalesce(p.uses, 0) >= n.quantity then d.capacity
        else 0 end), 0)::integer
    from departures d
    join option_resources n on n.option_id = d.option_id
    join resources r on r.id = n.resource_id
    left join peaks p on p.resource_id = n.resource_id
    where d.id = departure
  );
end $$;
