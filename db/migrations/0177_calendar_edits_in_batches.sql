-- A calendar edit may have more departures than one transaction should lock. What it chose is kept with it, is worked through in
-- batches, and each departure has its outcome. An edit may also open what suppliers have closed.
alter table calendar_edits
  add column kind text check (kind in ('close', 'open', 'capacity')),
  add column state text check (state in ('running', 'done', 'undoing', 'undone')),
  add column weekdays smallint[],
  add column start_times time[],
  -- How many departures were chosen, how many of them are decided, and how many could not be changed.
  add column total integer check (total >= 0),
  add column worked integer check (worked >= 0),
  add column refused integer not null default 0 check (refused >= 0),
  -- How many have what they had before, since it was undone.
  add column restored integer not null default 0 check (restored >= 0),
  -- The last item that is decided; null before the first.
  add column worked_until uuid;
update calendar_edits set kind = case when capacity is null then 'close' else 'capacity' end,
  state = case when undone_at is null then 'done' else 'undone' end, total = departures, worked = departures;
alter table calendar_edits
  alter column kind set not null,
  alter column state set not null,
  alter column total set not null,
  alter column worked set not null,
  add constraint calendar_edits_capacity check ((kind = 'capacity') = (capacity is not null)),
  add constraint calendar_edits_worked check (worked <= total),
  add constraint calendar_edits_undone check ((state in ('undoing', 'undone')) = (undone_at is not null));

create table calendar_edit_items (
  edit_id uuid not null references calendar_edits on delete cascade,
  -- The departure. It may be gone since: schedules delete what nobody has booked.
  subject_id uuid not null,
  departures integer not null default 1 check (departures > 0),
  -- Null: not decided yet. `kept`: it was undone, but this one was changed otherwise since.
  outcome text check (outcome in ('changed', 'same', 'refused', 'undone', 'kept')),
  refusal text,
  capacity_before integer check (capacity_before > 0),
  primary key (edit_id, subject_id),
  check ((outcome = 'refused') = (refusal is not null))
);

insert into calendar_edit_items (edit_id, subject_id, outcome, capacity_before)
select c.edit_id, c.departure_id, case when e.undone_at is null then 'changed' else 'undone' end, c.capacity_before
from calendar_edit_capacities c join calendar_edits e on e.id = c.edit_id;
insert into calendar_edit_items (edit_id, subject_id, outcome)
select distinct edit_id, departure_id, 'changed' from closures where edit_id is not null and departure_id is not null;
drop table calendar_edit_capacities;

-- A closure may cover days on which a supplier has opened some departures again: it does not count for these.
create table closure_exceptions (
  closure_id uuid not null references closures on delete cascade,
  departure_id uuid not null references departures on delete cascade,
  edit_id uuid not null references calendar_edits on delete cascade,
  primary key (closure_id, departure_id)
);
create index closure_exceptions_departure on closure_exceptions (departure_id);
create index closure_exceptions_edit on closure_exceptions (edit_id, departure_id);

create or replace function is_closed(d departures) returns boolean language sql stable as $$
  select exists (
    select from closures c
    where c.tour_id = d.tour_id and d.starts_at_local::date between c.first_day and c.last_day
      and coalesce(c.option_id, d.option_id) = d.option_id and coalesce(c.departure_id, d.id) = d.id
      and not exists (select from closure_exceptions x where x.closure_id = c.id and x.departure_id = d.id))
$$;

create or replace function broken_departure_invariants() returns table (invariant text, subject text, detail text)
language sql stable set jit to 'off' as $$
  select 'a departure that a closure covers is not open', d.id::text, format('%s, closed by %s', d.starts_at_local, c.id)
  from closures c join departures d on d.tour_id = c.tour_id and d.starts_at_local >= c.first_day and d.starts_at_local < c.last_day + 1
  where d.open and coalesce(c.option_id, d.option_id) = d.option_id and coalesce(c.departure_id, d.id) = d.id
    and not exists (select from closure_exceptions x where x.closure_id = c.id and x.departure_id = d.id)

  union all
  select 'a departure for which too few had booked has no booking left', d.id::text, format('booking %s is %s', b.id, b.state)
  from closures c join departures d on d.id = c.departure_id join bookings b on b.departure_id = d.id
  where c.cause = 'too_few' and b.state in ('on_hold', 'pending', 'confirmed', 'completed', 'no_show')
$$;

create function broken_calendar_edit_invariants() returns table (invariant text, subject text, detail text) language sql stable as $$
  select 'a calendar edit that has ended has decided all that it chose', id::text, format('%s of %s', worked, total)
  from calendar_edits where state = 'done' and worked <> total

  union all
  select 'a closure is left out only where a supplier made it', x.closure_id::text, format('departure %s, %s', x.departure_id, c.cause)
  from closure_exceptions x join closures c on c.id = x.closure_id where c.cause <> 'supplier'
$$;
