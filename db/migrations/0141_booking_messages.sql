-- What the traveller of a booking and its supplier write to each other.
create table booking_messages (
  id uuid primary key,
  booking_id uuid not null references bookings on delete cascade,
  author text not null check (author in ('traveller', 'supplier')),
  -- Null once the account is erased.
  by_user_id uuid references users on delete set null,
  body text not null check (char_length(body) between 1 and 2000),
  written_at timestamptz not null,
  -- One text to several travellers of a departure.
  sent_together uuid,
  -- Of a traveller's: when the supplier wrote back, or said that no answer is needed.
  settled_at timestamptz,
  unique (sent_together, booking_id),
  check (author = 'traveller' or settled_at is null),
  check (author = 'supplier' or sent_together is null)
);
create index booking_messages_booking on booking_messages (booking_id, written_at);
create index booking_messages_waiting on booking_messages (written_at) where author = 'traveller' and settled_at is null;
create index booking_messages_by on booking_messages (by_user_id) where by_user_id is not null;

create function broken_message_invariants() returns table (invariant text, subject text, detail text) language sql stable set jit to off as $$
  select 'a message that came before one of its supplier is settled', m.id::text, format('of %s', m.written_at)
  from booking_messages m where m.author = 'traveller' and m.settled_at is null
    and exists (select from booking_messages later where later.booking_id = m.booking_id and later.author = 'supplier' and later.written_at > m.written_at)
$$;
