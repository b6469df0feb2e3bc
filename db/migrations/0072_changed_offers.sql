-- Whoever took an offer of the waitlist may change its date like any booking: only the offer itself is of the entry's departure.
create or replace function broken_waitlist_invariants() returns table (invariant text, subject text, detail text)
language sql stable set jit = off as $$
  select 'an offer of the waitlist is a booking of its person and departure', e.id::text, format('booking %s of %s', b.id, b.departure_id)
  from waitlist_entries e join bookings b on b.id = e.booking_id
  where (b.departure_id <> e.departure_id and b.times_changed = 0) or b.user_id <> e.user_id

  union all
  select 'a departure knows that somebody waits for it', e.departure_id::text, format('entry %s', e.id)
  from waitlist_entries e join departures d on d.id = e.departure_id
  where e.booking_id is null and e.ended_at is null and not d.has_waitlist and d.starts_at > now()

  union all
  select 'a person has one entry at a time for a departure', e.departure_id::text, format('%s of %s', count(*), e.user_id)
  from waitlist_entries e left join bookings b on b.id = e.booking_id
  where e.ended_at is null and (e.booking_id is null or (b.state = 'on_hold' and b.placed_at is null))
  group by e.departure_id, e.user_id having count(*) > 1
$$;
