-- A supplier moves a departure to another time, or changes where it meets. Its bookings follow: each gets a row in booking_changes,
-- and beyond a limit a time in which its traveller may cancel with a full refund.

-- Where this departure meets, if not where its tour does.
alter table departures add column meeting_point text, add column meeting_latitude double precision, add column meeting_longitude double precision;
alter table departures add constraint departures_meeting_point_check check (
  (meeting_latitude is null) = (meeting_longitude is null) and (meeting_point is not null or meeting_latitude is null)
);

create table departure_changes (
  id uuid primary key,
  departure_id uuid not null references departures on delete cascade,
  changed_at timestamptz not null,
  actor text not null check (actor in ('supplier', 'operator')),
  -- For the travellers.
  reason text,
  starts_at_local_before timestamp not null,
  starts_at_local_after timestamp not null,
  -- null: that of the tour.
  meeting_point_before text,
  meeting_point_after text
);
create index departure_changes_departure on departure_changes (departure_id);

alter table booking_changes add column actor text not null default 'traveller' check (actor in ('traveller', 'supplier', 'operator'));
alter table booking_changes add column departure_change_id uuid references departure_changes;
-- From the change until then its traveller may cancel with a full refund, unless the change was accepted before.
alter table booking_changes add column free_until timestamptz;
alter table booking_changes add column accepted_at timestamptz;
alter table booking_changes add constraint booking_changes_of_departure check (
  (actor = 'traveller') = (departure_change_id is null) and (actor <> 'traveller' or (free_until is null and accepted_at is null))
  and (departure_change_id is null or (state = 'done' and refund_minor = 0 and kept_minor = 0))
  and (accepted_at is null or free_until <= accepted_at)
);
create index booking_changes_of_departure on booking_changes (departure_change_id) where departure_change_id is not null;

create function is_free(booking uuid, at timestamptz) returns boolean language sql stable as $$
  select exists (select from booking_changes c where c.booking_id = booking and c.quoted_at <= at and at <= c.free_until)
$$;

create or replace function granted_percent(b bookings, at timestamptz) returns integer language sql stable as $$
  select case when is_free(b.id, at) then 100 else percent_of_terms(b.refund_tiers, b.starts_at, at) end
$$;

create or replace function granted_refund_minor(b bookings) returns bigint language sql stable as $$
  select case
    when b.ended_by = 'traveller' and b.confirmed_at is not null
      then ((b.total_minor - b.items_kept_minor) * granted_percent(b, b.ended_at) + 50) / 100
    when b.ended_by is not null then b.total_minor
  end
$$;

create or replace function percent_of_then(b bookings, at timestamptz) returns integer language sql stable as $$
  select case when is_free(b.id, at) then 100 else coalesce((
    select percent_of_terms(c.before -> 'refundTiers', (c.before ->> 'startsAt')::timestamptz, at)
    from booking_changes c where c.booking_id = b.id and c.state = 'done' and c.ended_at >= at order by c.number limit 1
  ), granted_percent(b, at)) end
$$;

create or replace function broken_change_invariants() returns table (invariant text, subject text, detail text) language sql stable as $$
  select 'a change gives back what the terms of before grant', format('%s change %s', c.booking_id, c.number),
         format('from %s to %s at %s: refund %s, kept %s', p.was, p.is, p.percent, c.refund_minor, c.kept_minor)
  from booking_changes c cross join lateral (
    select (c.before ->> 'totalMinor')::bigint - (c.before ->> 'itemsKeptMinor')::bigint as was,
           (c.after ->> 'totalMinor')::bigint - (c.after ->> 'itemsKeptMinor')::bigint as is,
           case when is_free(c.booking_id, c.quoted_at) then 100
             else percent_of_terms(c.before -> 'refundTiers', (c.before ->> 'startsAt')::timestamptz, c.quoted_at) end as percent
  ) p
  where c.refund_minor <> (greatest(0, p.was - p.is) * p.percent + 50) / 100
     or c.kept_minor <> greatest(0, p.was - p.is) - c.refund_minor
     or (c.after ->> 'itemsKeptMinor')::bigint <> (c.before ->> 'itemsKeptMinor')::bigint + c.kept_minor

  union all
  select 'a change to another time gives no better terms than those that held when it was made',
         format('%s change %s', c.booking_id, c.number), format('%s, then %s at %s', c.after -> 'refundTiers', p.percent, c.quoted_at)
  from booking_changes c cross join lateral (
    select percent_of_terms(c.before -> 'refundTiers', (c.before ->> 'startsAt')::timestamptz, c.quoted_at) as percent
  ) p
  where c.actor = 'traveller' and c.before ->> 'startsAt' <> c.after ->> 'startsAt' and not is_free(c.booking_id, c.quoted_at)
    and exists (select from jsonb_array_elements(c.after -> 'refundTiers') tier where (tier ->> 'refundPercent')::integer > p.percent)

  union all
  select 'a booking counts its changes', b.id::text, format('%s, of them done %s', b.times_changed, coalesce(c.done, 0))
  from bookings b
  left join (select booking_id, count(*) as done from booking_changes where state = 'done' group by booking_id) c on c.booking_id = b.id
  where b.times_changed <> coalesce(c.done, 0)

  union all
  select 'a booking is where its last change has taken it', b.id::text,
         format('%s at %s, changed to %s at %s', b.departure_id, b.starts_at, c.departure_id, c.after ->> 'startsAt')
  from bookings b join lateral (
    select * from booking_changes c where c.booking_id = b.id and c.state = 'done' order by c.number desc limit 1
  ) c on true
  where (b.departure_id, b.starts_at) is distinct from (c.departure_id, (c.after ->> 'startsAt')::timestamptz)

  union all
  select 'only a booking that takes place waits for the payment of a change', b.id::text, b.state
  from booking_changes c join bookings b on b.id = c.booking_id
  where c.state = 'pending' and b.state not in ('confirmed', 'completed', 'no_show')
$$;

create function broken_departure_change_invariants() returns table (invariant text, subject text, detail text) language sql stable as $$
  select 'a booking of a departure that was moved starts when it does', b.id::text, format('%s, departure %s', b.starts_at, d.starts_at)
  from bookings b join departures d on d.id = b.departure_id
  where b.state in ('on_hold', 'pending', 'confirmed') and b.valid_days is null and (b.starts_at, b.ends_at) is distinct from (d.starts_at, d.ends_at)
    and exists (select from departure_changes c where c.departure_id = d.id)

  union all
  select 'a departure is when and where its last change has taken it', d.id::text,
         format('%s at %s, changed to %s at %s', d.starts_at_local, d.meeting_point, c.starts_at_local_after, c.meeting_point_after)
  from departures d join lateral (
    select * from departure_changes c where c.departure_id = d.id order by c.changed_at desc, c.id desc limit 1
  ) c on true
  where (d.starts_at_local, d.meeting_point) is distinct from (c.starts_at_local_after, c.meeting_point_after)

  union all
  select 'a change by the supplier changes neither the party nor the price', format('%s change %s', c.booking_id, c.number), null
  from booking_changes c
  where c.actor <> 'traveller' and (c.before - '{startsAt,startsAtLocal,endsAt,endsAtLocal}'::text[])
    is distinct from (c.after - '{startsAt,startsAtLocal,endsAt,endsAtLocal,items}'::text[])

  union all
  select 'a change by the supplier beyond the limit can be cancelled free until the start at most', format('%s change %s', c.booking_id, c.number),
         format('until %s, starts at %s', c.free_until, c.after ->> 'startsAt')
  from booking_changes c
  where c.free_until > coalesce((c.after ->> 'endsAt')::timestamptz, (c.after ->> 'startsAt')::timestamptz)
$$;
