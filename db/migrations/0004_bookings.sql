-- What a program may safely repeat: the answer of the first call, kept 24 h.
create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  operation text not null,
  key text not null,
  request_hash bytea not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, operation, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table bookings (
  id uuid primary key,
  reference text not null unique,
  user_id uuid not null references users,
  tour_id uuid not null references tours,
  option_id uuid not null references options,
  departure_id uuid not null references departures,
  state text not null check (state in
    ('on_hold', 'pending', 'confirmed', 'completed', 'no_show', 'cancelled', 'declined', 'expired')),
  -- Seats of the departure this booking takes while on_hold, pending, confirmed, completed or no_show.
  seats integer not null check (seats > 0),
  adults integer not null check (adults >= 0),
  children integer not null check (children >= 0),
  -- Price lines as shown when the hold was made: [{unitId, kind, quantity, unitPriceMinor, totalMinor}].
  lines jsonb not null,
  currency char(3) not null,
  total_minor bigint not null check (total_minor >= 0),
  -- What the marketplace keeps of the total, fixed when the price was.
  commission_minor bigint not null check (commission_minor between 0 and total_minor),
  payment_kind text not null check (payment_kind in ('later', 'now')),
  policy_key text not null,
  -- Copied from the departure, so that a booking says when it was for whatever happens to the schedule.
  starts_at timestamptz not null,
  starts_at_local timestamp not null,
  time_zone text not null,
  language text not null,
  created_at timestamptz not null,
  -- Null while seats are only held: nothing has been ordered yet.
  placed_at timestamptz,
  hold_expires_at timestamptz,
  decide_by timestamptz,
  confirmed_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('traveller', 'supplier', 'operator', 'clock')),
  end_reason text,
  -- What came back to the traveller or was never charged, once ended.
  refund_minor bigint check (refund_minor between 0 and total_minor),
  -- Written by reviews, so that a list of bookings knows which may still be reviewed.
  reviewed_at timestamptz,
  check (state <> 'on_hold' or hold_expires_at is not null),
  check (state not in ('cancelled', 'declined', 'expired') or ended_at is not null)
);
create index bookings_user on bookings (user_id, starts_at);
create index bookings_departure on bookings (departure_id);
create index bookings_tour on bookings (tour_id);
create index bookings_hold_expiry on bookings (hold_expires_at) where state = 'on_hold';
create index bookings_decide_by on bookings (decide_by) where state = 'pending';
create index bookings_to_complete on bookings (starts_at) where state = 'confirmed';

create table booking_events (
  booking_id uuid not null references bookings on delete cascade,
  at timestamptz not null,
  from_state text,
  to_state text not null,
  actor text not null,
  reason text
);
create index booking_events_booking on booking_events (booking_id, at);

create table payments (
  id uuid primary key,
  booking_id uuid not null references bookings,
  provider text not null,
  state text not null check (state in ('started', 'captured', 'failed', 'expired')),
  amount_minor bigint not null check (amount_minor >= 0),
  currency char(3) not null,
  refunded_minor bigint not null default 0,
  -- The secret part of the payment page's address.
  page_token text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz,
  captured_at timestamptz,
  constraint payments_refund_within_capture check (refunded_minor between 0 and amount_minor),
  constraint payments_refund_after_capture check (refunded_minor = 0 or state = 'captured')
);
create index payments_booking on payments (booking_id);

create table ledger_transactions (
  id uuid primary key,
  booking_id uuid references bookings,
  kind text not null check (kind in ('sale', 'sale_reversal', 'capture', 'refund')),
  at timestamptz not null
);
create index ledger_transactions_booking on ledger_transactions (booking_id);

create table ledger_entries (
  transaction_id uuid not null references ledger_transactions,
  account text not null,
  supplier_id uuid references suppliers,
  currency char(3) not null,
  -- Debit positive, credit negative.
  amount_minor bigint not null
);
create index ledger_entries_transaction on ledger_entries (transaction_id);
create index ledger_entries_account on ledger_entries (account, supplier_id);

-- Every statement that writes entries writes whole transactions: the sum per currency is zero at once.
create function ledger_stays_balanced() returns trigger language plpgsql as $$
begin
  if exists (select from written group by transaction_id, currency having sum(amount_minor) <> 0) then
    raise exception 'ledger transaction does not sum to zero' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger ledger_entries_balanced after insert on ledger_entries
  referencing new table as written for each statement execute function ledger_stays_balanced();

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'ledger entries are never changed' using errcode = 'check_violation';
end $$;
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function ledger_is_append_only();

create table wishlist_items (
  user_id uuid not null references users on delete cascade,
  tour_id uuid not null references tours on delete cascade,
  added_at timestamptz not null,
  primary key (user_id, tour_id)
);

create table reviews (
  id uuid primary key,
  tour_id uuid not null references tours,
  -- One review a completed booking: that is what 'verified' means.
  booking_id uuid not null unique references bookings,
  user_id uuid not null references users,
  author text not null,
  stars integer not null check (stars between 1 and 5),
  comment text not null,
  language text not null,
  supplier_reply text,
  written_at timestamptz not null
);
create index reviews_tour on reviews (tour_id, written_at desc);
create index reviews_user on reviews (user_id, written_at desc);
