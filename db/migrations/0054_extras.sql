-- Suppliers sell more than places: a helmet, lunch, photos. What they offer beside the units of a tour, or of one option of it, is an
-- extra; a booking keeps those that it has as items of the kind `extra`, without seats and people, so that sums, refunds and
-- receipts need not know them.
create table extras (
  id uuid primary key,
  tour_id uuid not null references tours on delete cascade,
  -- Null: of all options of the tour.
  option_id uuid references options on delete cascade,
  position smallint not null,
  active boolean not null default true,
  -- Sold to some or all of the people of a booking, never to more; or so many for the booking.
  per text not null check (per in ('person', 'booking')),
  price_minor bigint not null check (price_minor between 0 and 100000000),
  -- In one booking that has any.
  least smallint not null default 1 check (least between 1 and 40),
  most smallint check (most between least and 40),
  -- How many one departure has; null for as many as are wanted.
  stock integer check (stock between 0 and 10000)
);
create index extras_tour on extras (tour_id, position);
create index extras_option on extras (option_id) where option_id is not null;

create table extra_texts (
  extra_id uuid not null references extras on delete cascade,
  language text not null,
  label text not null check (char_length(label) between 1 and 60),
  note text check (char_length(note) between 1 and 200),
  primary key (extra_id, language)
);

-- How many of an extra a departure has sold, written in the transaction of the booking. `stock` is that of the extra when it was
-- last sold, so that the constraint can hold the two together.
create table departure_extras (
  departure_id uuid not null references departures on delete cascade,
  extra_id uuid not null references extras,
  stock integer,
  taken integer not null,
  primary key (departure_id, extra_id),
  constraint departure_extras_never_oversold check (taken >= 0 and (stock is null or taken <= stock))
);
create index departure_extras_extra on departure_extras (extra_id);

alter table booking_items drop constraint booking_items_kind_check;
alter table booking_items add constraint booking_items_kind_check
  check (kind in ('adult', 'youth', 'child', 'infant', 'senior', 'student', 'family', 'group', 'other', 'extra'));
alter table booking_items add constraint booking_items_extra_has_no_people
  check (kind <> 'extra' or (seats = 0 and adults = 0 and children = 0));

create function broken_extra_invariants() returns table (invariant text, subject text, detail text) language sql stable as $$
  select 'extras taken of a departure equal those of its live bookings', coalesce(d.departure_id, b.departure_id)::text,
    format('%s: taken %s, booked %s, stock %s', coalesce(d.extra_id, b.extra_id), coalesce(d.taken, 0), coalesce(b.count, 0), d.stock)
  from departure_extras d
  full join (
    select b.departure_id, i.unit_id as extra_id, count(*) as count
    from booking_items i join bookings b on b.id = i.booking_id
    where i.kind = 'extra' and i.state <> 'cancelled' and b.state in ('on_hold', 'pending', 'confirmed', 'completed', 'no_show')
    group by 1, 2
  ) b on b.departure_id = d.departure_id and b.extra_id = d.extra_id
  where coalesce(d.taken, 0) <> coalesce(b.count, 0) or d.taken > d.stock
$$;

create or replace function broken_invariants() returns table (invariant text, subject text, detail text) language plpgsql stable as $$
begin
  return query select * from broken_booking_invariants();
  return query select * from broken_resource_invariants();
  return query select * from broken_extra_invariants();
end $$;
