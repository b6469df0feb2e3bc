-- A traveller changes the date, the option or the party of a booking. A change that has to be paid for keeps its new seats until it is
-- paid or its time is over, and the booking stays as it is until then. `before` and `after` are what the booking says of itself:
-- its departure, seats, party, lines, items, total and terms.
alter table bookings add column times_changed smallint not null default 0 check (times_changed >= 0);

create table booking_changes (
  booking_id uuid not null references bookings on delete cascade,
  -- Of the booking, from 1.
  number smallint not null check (number > 0),
  state text not null check (state in ('pending', 'done', 'expired')),
  quoted_at timestamptz not null,
  -- When it took effect, or was given up.
  ended_at timestamptz,
  departure_id uuid not null references departures,
  -- Of its departure, beside those of the booking.
  seats_held integer not null check (seats_held >= 0),
  extras_held jsonb not null,
  payment_id uuid references payments,
  expires_at timestamptz,
  -- What comes back of a lower price, and what the terms keep of it.
  refund_minor bigint not null check (refund_minor >= 0),
  kept_minor bigint not null check (kept_minor >= 0),
  before jsonb not null,
  after jsonb not null,
  primary key (booking_id, number),
  constraint booking_changes_pending check (
    (state = 'pending') = (ended_at is null) and (state <> 'pending' or (payment_id is not null and expires_at is not null))
    and (state = 'pending' or seats_held = 0)
  )
);
create unique index booking_changes_pending on booking_changes (booking_id) where state = 'pending';
create index booking_changes_due on booking_changes (expires_at) where state = 'pending';
create index booking_changes_departure on booking_changes (departure_id) where state = 'pending';

-- The refund in percent that terms grant to a traveller at a time.
create function percent_of_terms(refund_tiers jsonb, starts_at timestamptz, at timestamptz) returns integer language sql immutable as $$
  select coalesce((
    select (tier ->> 'refundPercent')::integer from jsonb_array_elements(refund_tiers) tier
    where starts_at - at >= make_interval(hours => (tier ->> 'hoursBefore')::integer)
    order by (tier ->> 'hoursBefore')::integer desc limit 1
  ), 0)
$$;

create or replace function granted_percent(b bookings, at timestamptz) returns integer language sql immutable as $$
  select percent_of_terms(b.refund_tiers, b.starts_at, at)
$$;

-- The same by the start and the terms that the booking had at that time, if it was changed since.
create function percent_of_then(b bookings, at timestamptz) returns integer language sql stable as $$
  select coalesce((
    select percent_of_terms(c.before -> 'refundTiers', (c.before ->> 'startsAt')::timestamptz, at)
    from booking_changes c where c.booking_id = b.id and c.state = 'done' and c.ended_at >= at order by c.number limit 1
  ), granted_percent(b, at))
$$;

-- Of what was paid all is held up to what may be kept. A booking that was changed may have had a lower total in between: what came back
-- then is owed again, but not held.
create function holds_what_it_may(b bookings, paid bigint, returned bigint) returns boolean language sql stable as $$
  select paid - returned <= kept_minor(b) and paid - returned >= least(kept_minor(b), paid, (
    select min(least((c.before ->> 'totalMinor')::bigint, (c.after ->> 'totalMinor')::bigint))
    from booking_changes c where c.booking_id = b.id and c.state = 'done'
  ))
$$;

create function broken_change_invariants() returns table (invariant text, subject text, detail text) language sql stable as $$
  select 'a change gives back what the terms of before grant', format('%s change %s', c.booking_id, c.number),
         format('from %s to %s at %s: refund %s, kept %s', p.was, p.is, p.percent, c.refund_minor, c.kept_minor)
  from booking_changes c cross join lateral (
    select (c.before ->> 'totalMinor')::bigint - (c.before ->> 'itemsKeptMinor')::bigint as was,
           (c.after ->> 'totalMinor')::bigint - (c.after ->> 'itemsKeptMinor')::bigint as is,
           percent_of_terms(c.before -> 'refundTiers', (c.before ->> 'startsAt')::timestamptz, c.quoted_at) as percent
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
  where c.before ->> 'startsAt' <> c.after ->> 'startsAt'
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

create or replace function broken_booking_invariants() returns table (invariant text, subject text, detail text) language sql stable as $$
  with money as materialized (
    select b.id as booking_id, coalesce(m.paid, 0) as paid, coalesce(m.returned, 0) as returned, coalesce(m.sold, 0) as sold
    from bookings b left join money_by_booking() m on m.booking_id = b.id
  )
  select 'seats taken equal seats of live bookings', d.id::text,
         format('taken %s, booked %s, capacity %s', d.taken, coalesce(b.seats, 0), d.capacity)
  from departures d
  left join (
    select departure_id, sum(seats) as seats from (
      select departure_id, seats from bookings where state in ('on_hold', 'pending', 'confirmed', 'completed', 'no_show')
      union all
      select departure_id, seats_held from booking_changes where state = 'pending'
    ) live group by departure_id
  ) b on b.departure_id = d.id
  where d.taken <> coalesce(b.seats, 0) or d.taken > d.capacity or d.taken < 0

  union all
  select 'ledger transactions sum to zero', transaction_id::text, format('%s %s', sum(amount_minor), currency)
  from ledger_entries group by transaction_id, currency having sum(amount_minor) <> 0

  union all
  select 'ledger transactions have entries', t.id::text, t.kind
  from ledger_transactions t where not exists (select from ledger_entries e where e.transaction_id = t.id)

  union all
  select 'refunds never exceed captures', booking_id::text, format('captured %s, refunded %s', captured, refunded)
  from (
    select t.booking_id,
           sum(e.amount_minor) filter (where t.kind = 'capture') as captured,
           -sum(e.amount_minor) filter (where t.kind = 'refund') as refunded
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where e.account = 'cash' group by t.booking_id
  ) cash where coalesce(refunded, 0) > coalesce(captured, 0)

  union all
  select 'payments of a booking are in the ledger', coalesce(p.booking_id, l.booking_id)::text,
         format('payments %s, in the ledger %s', coalesce(p.held, 0), coalesce(l.held, 0))
  from (
    select booking_id, sum(amount_minor - refunded_minor) as held
    from payments where booking_id is not null and state = 'captured' group by booking_id
  ) p
  full join (
    select t.booking_id, sum(e.amount_minor) as held
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where e.account = 'cash' and t.booking_id is not null group by t.booking_id
  ) l on l.booking_id = p.booking_id
  where coalesce(p.held, 0) <> coalesce(l.held, 0)

  union all
  select 'an ended booking has kept what its policy keeps', b.id::text,
         format('%s: paid %s, returned %s, kept by the policy %s', b.state, m.paid, m.returned, kept_minor(b))
  from bookings b join money m on m.booking_id = b.id
  where b.state in ('cancelled', 'declined', 'expired', 'completed', 'no_show')
    and not holds_what_it_may(b, m.paid, m.returned)

  union all
  select 'the refund of an ended booking is the one its ending grants', b.id::text,
         format('%s by %s: refund %s, granted %s', b.state, b.ended_by, b.refund_minor, granted_refund_minor(b))
  from bookings b
  where b.state in ('cancelled', 'declined', 'expired') and b.refund_minor is distinct from granted_refund_minor(b)
    and not (b.refund_minor > granted_refund_minor(b)
             and b.ended_at < (select applied_at from migrations where name = '0022_paid_bookings.sql'))

  union all
  select 'what was paid of a confirmed booking is sold, and nothing else is', b.id::text,
         format('%s: paid %s, returned %s, sold %s', b.state, m.paid, m.returned, m.sold)
  from bookings b join money m on m.booking_id = b.id
  where m.sold <> case when b.confirmed_at is null then 0 else m.paid - m.returned end

  union all
  select 'the price charged is the price of its lines', b.id::text,
         format('total %s, lines %s, kept %s', b.total_minor, l.total, b.items_kept_minor)
  from bookings b cross join lateral (
    select coalesce(sum((line ->> 'totalMinor')::bigint), 0) as total from jsonb_array_elements(b.lines) line
  ) l where l.total + b.items_kept_minor <> b.total_minor

  union all
  select 'a booking is what is left of its items', b.id::text,
         format('seats %s, party %s + %s, total %s, cancelled %s, kept of them %s; by its items %s, %s + %s, %s, %s, %s', b.seats,
                b.adults, b.children, b.total_minor, b.items_cancelled, b.items_kept_minor, i.seats, i.adults, i.children,
                i.price + i.kept, i.cancelled, i.kept)
  from bookings b
  left join (
    select booking_id, sum(seats) filter (where state <> 'cancelled') as seats,
           sum(adults) filter (where state <> 'cancelled') as adults,
           sum(children) filter (where state <> 'cancelled') as children,
           coalesce(sum(price_minor) filter (where state <> 'cancelled'), 0) as price,
           coalesce(sum(price_minor - refund_minor), 0) + coalesce((
              select sum(kept_minor) from booking_changes c where c.booking_id = booking_items.booking_id and c.state = 'done'
            ), 0) as kept, count(*) filter (where state = 'cancelled') as cancelled
    from booking_items group by booking_id
  ) i on i.booking_id = b.id
  where (b.seats, b.adults, b.children, b.total_minor, b.items_cancelled, b.items_kept_minor)
    is distinct from (i.seats, i.adults, i.children, i.price + i.kept, i.cancelled, i.kept)

  union all
  select 'the refund of a cancelled item is the one its terms grant', format('%s item %s', i.booking_id, i.position),
         format('price %s, refund %s', i.price_minor, i.refund_minor)
  from booking_items i join bookings b on b.id = i.booking_id
  where i.state = 'cancelled' and i.refund_minor <> case when b.confirmed_at <= i.cancelled_at
    then (i.price_minor * percent_of_then(b, i.cancelled_at) + 50) / 100 else i.price_minor end

  union all
  select 'of a booking that was changed or of which items were cancelled nothing is held beyond its total', b.id::text,
         format('paid %s, returned %s, total %s', m.paid, m.returned, b.total_minor)
  from bookings b join money m on m.booking_id = b.id
  where (b.items_cancelled > 0 or b.times_changed > 0) and not holds_what_it_may(b, m.paid, m.returned)

  union all
  select 'an accepted key has its answer', user_id::text || ' ' || key, operation
  from idempotency_keys where status is null

  union all
  select 'stars of a tour are those of its reviews', t.id::text,
         format('tour %s/%s, reviews %s/%s', t.stars_sum, t.review_count, coalesce(r.stars, 0), coalesce(r.count, 0))
  from tours t
  left join (select tour_id, sum(stars) as stars, count(*) as count from reviews
    where hidden_at is null group by tour_id) r on r.tour_id = t.id
  where t.stars_sum <> coalesce(r.stars, 0) or t.review_count <> coalesce(r.count, 0)

  union all
  select 'the balance of a gift card is what the ledger owes', c.id::text,
         format('balance %s, owed %s', c.balance_minor, coalesce(l.owed, 0))
  from gift_cards c
  left join (
    select gift_card_id, -sum(amount_minor) as owed from ledger_entries where gift_card_id is not null group by gift_card_id
  ) l on l.gift_card_id = c.id
  where c.balance_minor <> coalesce(l.owed, 0)

  union all
  select 'what gift cards paid of a booking is in the ledger', r.booking_id::text,
         format('paid %s, refunded %s, in the ledger %s', r.paid_minor, r.refunded_minor, coalesce(l.paid, 0))
  from gift_card_redemptions r
  left join (
    select t.booking_id, -sum(e.amount_minor) as paid
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.kind in ('gift_card_redemption', 'gift_card_return') and e.account = 'traveller' group by t.booking_id
  ) l on l.booking_id = r.booking_id
  where r.paid_minor - r.refunded_minor <> coalesce(l.paid, 0)

  union all
  select 'what affiliates earned is in the ledger', r.booking_id::text,
         format('share %s, in the ledger %s', case when r.earned_at is null then 0 else r.share_minor end, coalesce(l.earned, 0))
  from affiliate_referrals r
  left join (
    select t.booking_id, -sum(e.amount_minor) as earned
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where e.account = 'affiliate' group by t.booking_id
  ) l on l.booking_id = r.booking_id
  where case when r.earned_at is null then 0 else r.share_minor end <> coalesce(l.earned, 0)
$$;

create or replace function broken_extra_invariants() returns table (invariant text, subject text, detail text) language sql stable as $$
  select 'extras taken of a departure equal those of its live bookings', coalesce(d.departure_id, b.departure_id)::text,
    format('%s: taken %s, booked %s, stock %s', coalesce(d.extra_id, b.extra_id), coalesce(d.taken, 0), coalesce(b.count, 0), d.stock)
  from departure_extras d
  full join (
    select departure_id, extra_id, sum(count) as count from (
      select b.departure_id, i.unit_id as extra_id, count(*) as count
      from booking_items i join bookings b on b.id = i.booking_id
      where i.kind = 'extra' and i.state <> 'cancelled' and b.state in ('on_hold', 'pending', 'confirmed', 'completed', 'no_show')
      group by 1, 2
      union all
      select c.departure_id, (e ->> 'extraId')::uuid, (e ->> 'quantity')::bigint
      from booking_changes c cross join lateral jsonb_array_elements(c.extras_held) e where c.state = 'pending'
    ) live group by departure_id, extra_id
  ) b on b.departure_id = d.departure_id and b.extra_id = d.extra_id
  where coalesce(d.taken, 0) <> coalesce(b.count, 0) or d.taken > d.stock
$$;

-- Each part of the model adds a function of this name, and nothing else is to be changed.
create or replace function broken_invariants() returns table (invariant text, subject text, detail text) language plpgsql stable as $$
declare
  part text;
begin
  for part in
    select p.proname from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname like 'broken\_%\_invariants' order by 1
  loop
    return query execute format('select * from %I()', part);
  end loop;
end $$;
