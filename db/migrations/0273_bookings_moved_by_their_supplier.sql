-- A supplier moves one booking to another departure of its option. Such a change is of no change of its departure and has a reason of
-- its own.
alter table booking_changes add column reason text;
alter table booking_changes drop constraint booking_changes_of_departure;
alter table booking_changes add constraint booking_changes_by_supplier check (
  case when actor = 'traveller' then num_nonnulls(departure_change_id, reason, free_until, accepted_at) = 0
    else num_nonnulls(departure_change_id, reason) = 1 and state = 'done' and refund_minor = 0 and kept_minor = 0 end
  and (accepted_at is null or free_until <= accepted_at)
);

create or replace function broken_departure_change_invariants() returns table (invariant text, subject text, detail text)
language sql stable as $$
  with latest as materialized (
    select distinct on (departure_id) departure_id, starts_at_local_after, meeting_point_after
    from departure_changes order by departure_id, changed_at desc, id desc
  )
  select 'a booking of a departure that was moved starts when it does', b.id::text, format('%s, departure %s', b.starts_at, d.starts_at)
  from latest l join departures d on d.id = l.departure_id join bookings b on b.departure_id = d.id
  where b.state in ('on_hold', 'pending', 'confirmed') and b.valid_days is null and (b.starts_at, b.ends_at) is distinct from (d.starts_at, d.ends_at)

  union all
  select 'a departure is when and where its last change has taken it', d.id::text,
         format('%s at %s, changed to %s at %s', d.starts_at_local, d.meeting_point, l.starts_at_local_after, l.meeting_point_after)
  from latest l join departures d on d.id = l.departure_id
  where (d.starts_at_local, d.meeting_point) is distinct from (l.starts_at_local_after, l.meeting_point_after)

  union all
  select 'a change by the supplier changes neither the party nor the price', format('%s change %s', c.booking_id, c.number), null
  from booking_changes c
  cross join lateral (
    select array['startsAt', 'startsAtLocal', 'endsAt', 'endsAtLocal', 'items']
      || case when c.departure_change_id is null then 'departureId' end as moved
  ) may
  where c.actor <> 'traveller' and (c.before - may.moved) is distinct from (c.after - may.moved)

  union all
  select 'a change by the supplier can be cancelled free until the start at most', format('%s change %s', c.booking_id, c.number),
         format('until %s, starts at %s', c.free_until, c.after ->> 'startsAt')
  from booking_changes c
  where c.free_until > coalesce((c.after ->> 'endsAt')::timestamptz, (c.after ->> 'startsAt')::timestamptz)

  union all
  select 'a booking that its supplier moves goes to another departure', format('%s change %s', c.booking_id, c.number), null
  from booking_changes c
  where c.reason is not null and c.before ->> 'departureId' = c.after ->> 'departureId'
$$;
