-- A departure that does not take place: its supplier cancels it, an operator does, or the clock because too few had booked. It is closed for
-- good with it, and a job ends its bookings in batches.
alter table closures drop constraint closures_cause_check;
alter table closures add constraint closures_cause_check check (cause in ('supplier', 'too_few', 'unscheduled', 'cancelled'));

create table departure_cancellations (
  departure_id uuid primary key references departures on delete cascade,
  cancelled_at timestamptz not null,
  actor text not null check (actor in ('supplier', 'operator', 'clock')),
  -- Its travellers read it.
  reason text check (char_length(reason) between 1 and 500),
  -- Only its supplier reads it.
  note text check (char_length(note) between 1 and 500),
  -- How many bookings of travellers have ended so far.
  ended integer not null default 0 check (ended >= 0),
  -- Null while bookings of it are being ended.
  done_at timestamptz,
  -- How many were left then, because somebody of them had been let in.
  kept integer not null default 0 check (kept >= 0),
  check ((actor = 'clock') = (reason is null)),
  check (actor <> 'clock' or note is null)
);

create or replace function broken_departure_invariants() returns table (invariant text, subject text, detail text)
language sql stable as $$
  select 'a departure that a closure covers is not open', d.id::text, format('%s, closed by %s', d.starts_at_local, c.id)
  from closures c join departures d on d.tour_id = c.tour_id and d.starts_at_local >= c.first_day and d.starts_at_local < c.last_day + 1
  where d.open and coalesce(c.option_id, d.option_id) = d.option_id and coalesce(c.departure_id, d.id) = d.id
    and not exists (select from closure_exceptions x where x.closure_id = c.id and x.departure_id = d.id)

  union all
  select 'a departure for which too few had booked has no booking left', d.id::text, format('booking %s is %s', b.id, b.state)
  from closures c join departures d on d.id = c.departure_id join bookings b on b.departure_id = d.id
  where c.cause = 'too_few' and b.state in ('on_hold', 'pending', 'confirmed', 'completed', 'no_show')
    and not exists (select from departure_cancellations x where x.departure_id = d.id and x.done_at is null)

  union all
  select 'a departure that was cancelled has no booking left but those of people who had been let in', x.departure_id::text,
         format('%s left, %s kept', b.remaining, x.kept)
  from departure_cancellations x cross join lateral (
    select count(*) as remaining from bookings b
    where b.departure_id = x.departure_id and b.state in ('on_hold', 'pending', 'confirmed')
  ) b
  where x.done_at is not null and b.remaining > x.kept

  union all
  select 'a departure that was cancelled is closed for good', x.departure_id::text, x.actor
  from departure_cancellations x
  where not exists (
    select from closures c where c.departure_id = x.departure_id
      and c.cause = case when x.actor = 'clock' then 'too_few' else 'cancelled' end)

  union all
  select 'nobody waits for a departure that was cancelled', x.departure_id::text, format('entry %s', e.id)
  from departure_cancellations x join waitlist_entries e on e.departure_id = x.departure_id
  where e.booking_id is null and e.ended_at is null
$$;
