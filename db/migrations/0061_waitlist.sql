-- A sold-out departure sent travellers away, and seats that were cancelled went to whoever happened to look. Who waits for one is
-- in a list now. An offer is a hold of the departure: whether it was taken or missed is the state of that booking.
create table waitlist_entries (
  -- In the order of joining.
  id uuid primary key,
  user_id uuid not null references users,
  departure_id uuid not null references departures on delete cascade,
  tour_id uuid not null references tours on delete cascade,
  adults integer not null check (adults > 0),
  children integer not null check (children >= 0),
  -- Where more than adults and children was chosen: ids and quantities.
  units jsonb,
  seats integer not null check (seats > 0),
  language text not null,
  joined_at timestamptz not null,
  -- The hold that was offered.
  booking_id uuid references bookings,
  -- Left, or no longer sold to the party.
  ended_at timestamptz
);
create unique index waitlist_entries_waiting on waitlist_entries (departure_id, user_id) where booking_id is null and ended_at is null;
create index waitlist_entries_user on waitlist_entries (user_id);
create unique index waitlist_entries_booking on waitlist_entries (booking_id) where booking_id is not null;
create index waitlist_entries_tour on waitlist_entries (tour_id);

-- Somebody waits: whoever frees seats of it says so to the waitlist, in the same statement.
alter table departures add column has_waitlist boolean not null default false;
create index departures_with_waitlist on departures (id) where has_waitlist;

create function broken_waitlist_invariants() returns table (invariant text, subject text, detail text)
language sql stable set jit = off as $$
  select 'an offer of the waitlist is a booking of its person and departure', e.id::text, format('booking %s of %s', b.id, b.departure_id)
  from waitlist_entries e join bookings b on b.id = e.booking_id
  where b.departure_id <> e.departure_id or b.user_id <> e.user_id

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
