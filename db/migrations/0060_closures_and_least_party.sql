-- A supplier could close a departure only in the database. A closure is data: a day or more of a tour or of one of its options, or
-- one departure. `departures.open` says what follows from closures, so that calendar, booking and both searches read one row.
create table closures (
  id uuid primary key,
  tour_id uuid not null references tours on delete cascade,
  -- Null: of all options.
  option_id uuid references options on delete cascade,
  -- Null: of all departures of these days.
  departure_id uuid references departures on delete cascade,
  -- Local days.
  first_day date not null,
  last_day date not null,
  -- 'too_few': by the clock, of a departure for which too few had booked in time.
  cause text not null check (cause in ('supplier', 'too_few')),
  -- For the supplier alone.
  reason text check (char_length(reason) between 1 and 300),
  created_at timestamptz not null,
  check (first_day <= last_day)
);
create index closures_tour on closures (tour_id, last_day);
create index closures_option on closures (option_id);
create index closures_departure on closures (departure_id);

insert into closures (id, tour_id, option_id, departure_id, first_day, last_day, cause, created_at)
select gen_random_uuid(), tour_id, option_id, id, starts_at_local::date, starts_at_local::date, 'supplier', now()
from departures where not open and starts_at > now();

create function is_closed(d departures) returns boolean language sql stable as $$
  select exists (
    select from closures c
    where c.tour_id = d.tour_id and d.starts_at_local::date between c.first_day and c.last_day
      and coalesce(c.option_id, d.option_id) = d.option_id and coalesce(c.departure_id, d.id) = d.id)
$$;

-- Some tours run only if enough people come: with fewer than so many, so many hours before the start, all get their money back.
alter table options add column least_people integer
    constraint options_least_people_check check (least_people between 2 and 1000),
  add column decide_hours_before integer
    constraint options_decide_hours_before_check check (decide_hours_before between 1 and 720),
  add constraint options_least_people_by check ((least_people is null) = (decide_hours_before is null));

-- When it was decided whether a departure of such an option runs: once.
alter table departures add column decided_at timestamptz;

create function broken_departure_invariants() returns table (invariant text, subject text, detail text)
language sql stable set jit = off as $$
  select 'a departure that a closure covers is not open', d.id::text, format('%s, closed by %s', d.starts_at_local, c.id)
  from closures c join departures d on d.tour_id = c.tour_id and d.starts_at_local >= c.first_day and d.starts_at_local < c.last_day + 1
  where d.open and coalesce(c.option_id, d.option_id) = d.option_id and coalesce(c.departure_id, d.id) = d.id

  union all
  select 'a departure for which too few had booked has no booking left', d.id::text, format('booking %s is %s', b.id, b.state)
  from closures c join departures d on d.id = c.departure_id join bookings b on b.departure_id = d.id
  where c.cause = 'too_few' and b.state in ('on_hold', 'pending', 'confirmed', 'completed', 'no_show')
$$;

-- All parts of the model, each with its own function, so that a new one is found without being listed here.
create or replace function broken_invariants() returns table (invariant text, subject text, detail text) language plpgsql stable as $$
declare part text;
begin
  for part in
    select proname from pg_proc
    where pronamespace = current_schema()::regnamespace and proname ~ '^broken_.+_invariants$' order by proname
  loop
    return query execute format('select * from %I()', part);
  end loop;
end $$;
