-- The same checks at less cost, as the tests run them about two thousand times: whether a period fits its option is read from the few
-- departures of opening hours and open dates and from what a booking stores, and the last change of each booking from the changes.
create or replace function broken_period_invariants() returns table (invariant text, subject text, detail text)
language sql stable as $$
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
  where o.kind = 'open_dated' and d.starts_at_local <> timestamp '2099-12-31 23:59'

  union all
  select 'only the departure of an open-dated option is never too late', d.id::text, d.starts_at_local::text
  from departures d join options o on o.id = d.option_id
  -- By the index on starts_at: no zone is a whole day away from UTC.
  where d.starts_at > timestamptz '2099-12-30 12:00Z' and d.starts_at_local = timestamp '2099-12-31 23:59' and o.kind <> 'open_dated'

  union all
  select 'a booking of an open-dated option is valid for days from its purchase', b.id::text,
    format('%s days, from %s to %s', b.valid_days, b.created_at, b.starts_at)
  from bookings b join options o on o.id = b.option_id
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

create or replace function broken_change_invariants() returns table (invariant text, subject text, detail text)
language sql stable as $$
  select 'a change gives back what the terms of before grant', format('%s change %s', c.booking_id, c.number),
         format('from %s to %s at %s, dropped %s: refund %s, kept %s', p.was, p.is, p.percent, d.price, c.refund_minor, c.kept_minor)
  from booking_changes c cross join lateral dropped_by(c) d cross join lateral (
    select (c.before ->> 'totalMinor')::bigint - (c.before ->> 'itemsKeptMinor')::bigint as was,
           (c.after ->> 'totalMinor')::bigint - (c.after ->> 'itemsKeptMinor')::bigint as is,
           case when is_free(c.booking_id, c.quoted_at) then 100
             else percent_of_terms(c.before -> 'refundTiers', (c.before ->> 'startsAt')::timestamptz, c.quoted_at) end as percent
  ) p cross join lateral (select greatest(0, p.was - d.price - p.is) as less) l
  where c.refund_minor <> (l.less * p.percent + 50) / 100 + d.refund
     or c.kept_minor <> l.less + d.price - c.refund_minor
     or (c.after ->> 'itemsKeptMinor')::bigint <> (c.before ->> 'itemsKeptMinor')::bigint + c.kept_minor

  union all
  select 'what a change drops ends as the terms of its quote cancel it', format('%s change %s', c.booking_id, c.number),
         format('item %s: %s of %s', i.position, i.refund_minor, i.price_minor)
  from booking_changes c cross join lateral jsonb_array_elements(c.after -> 'dropped') as dropped (item)
  left join booking_items i on i.booking_id = c.booking_id and i.position = (item ->> 'position')::smallint
  where c.state = 'done' and (i.state, i.cancelled_at, i.price_minor, i.refund_minor)
    is distinct from ('cancelled', c.quoted_at, (item ->> 'priceMinor')::bigint, (item ->> 'refundMinor')::bigint)

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
  from bookings b join (
    select distinct on (booking_id) * from booking_changes where state = 'done' order by booking_id, number desc
  ) c on c.booking_id = b.id
  where (b.departure_id, b.starts_at) is distinct from (c.departure_id, (c.after ->> 'startsAt')::timestamptz)

  union all
  select 'only a booking that takes place waits for the payment of a change', b.id::text, b.state
  from booking_changes c join bookings b on b.id = c.booking_id
  where c.state = 'pending' and b.state not in ('confirmed', 'completed', 'no_show')
$$;
