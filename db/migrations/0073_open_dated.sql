-- Options sold a start or a period. An open-dated ticket is valid for so many days from the purchase, and redeemed on arrival.
alter table options add column valid_days smallint,
  drop constraint options_kind_check,
  add constraint options_kind_check check (kind in ('start_time', 'opening_hours', 'open_dated')),
  add constraint options_valid_days_check check ((kind = 'open_dated') = (valid_days is not null) and valid_days between 1 and 730),
  -- Both count to a start that many share; here each booking has an end of its own.
  add constraint options_open_dated_check check (kind <> 'open_dated' or (cut_off_minutes = 0 and least_people is null));

-- Copied from the option. Its start is then the end of the validity, the last instant at which the visit can begin.
alter table bookings add column valid_days smallint constraint bookings_valid_days_check check (valid_days is null or (valid_days > 0 and ends_at is null));

-- The search index keeps for how many days each ticket is valid.
drop trigger options_changed on options;
create trigger options_changed after update on options for each row
  when (old.active is distinct from new.active or old.tour_id is distinct from new.tour_id
    or old.cut_off_minutes is distinct from new.cut_off_minutes or old.valid_days is distinct from new.valid_days)
  execute function note_search_change('departures', 'tour_id');

-- What ran out unused was paid for, and is no trip.
create or replace function is_trip_taken(b bookings) returns boolean language sql stable as $$
  select b.state = 'completed' and (b.attended_at is not null or (b.valid_days is null and is_paid(b)))
$$;

create or replace function broken_period_invariants() returns table (invariant text, subject text, detail text)
language sql stable set jit = off as $$
  select 'a departure of opening hours has a closing', d.id::text, d.starts_at_local::text
  from options o join departures d on d.option_id = o.id where o.kind = 'opening_hours' and d.ends_at is null

  union all
  select 'a booking of opening hours has the period of its departure', b.id::text,
    format('%s to %s, departure %s to %s', b.starts_at, b.ends_at, d.starts_at, d.ends_at)
  from options o join departures d on d.option_id = o.id join bookings b on b.departure_id = d.id
  where o.kind = 'opening_hours' and (b.starts_at, b.ends_at) is distinct from (d.starts_at, d.ends_at)

  union all
  select 'the one departure of an open-dated option is never too late', d.id::text, d.starts_at_local::text
  from options o join departures d on d.option_id = o.id
  where (o.kind = 'open_dated') <> (d.starts_at_local = timestamp '2099-12-31 23:59')

  union all
  select 'a booking of an open-dated option is valid for days from its purchase', b.id::text,
    format('%s days, from %s to %s', b.valid_days, b.created_at, b.starts_at)
  from options o join departures d on d.option_id = o.id join bookings b on b.departure_id = d.id
  where (o.kind = 'open_dated') <> (b.valid_days is not null)
    -- To the end of a local day, so up to a day more; a day that clocks change may have an hour less.
    or b.starts_at not between b.created_at + make_interval(hours => 24 * b.valid_days - 2)
      and b.created_at + make_interval(hours => 24 * b.valid_days + 26)

  union all
  select 'an open-dated option has prices by party size alone', o.id::text, format('rule %s', r.id)
  from options o join price_rules r on r.option_id = o.id
  where o.kind = 'open_dated' and (r.season_from is not null or r.season_to is not null or r.weekdays is not null
    or r.start_times is not null or r.days_before is not null or r.hours_before is not null)

  union all
  select 'an open-dated option shares no resource, and nobody waits for it', o.id::text, null
  from options o where o.kind = 'open_dated' and (exists (select from option_resources n where n.option_id = o.id)
    or exists (select from departures d join waitlist_entries e on e.departure_id = d.id where d.option_id = o.id))
$$;
