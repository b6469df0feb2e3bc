-- A booking kept what was bought as lines: so many of one unit. One of four could not cancel, because nothing was one of the four.
-- Now it has an item for each person or ticket, with its own price, seats and state. What a booking itself says (seats, party,
-- lines, total) is what is left of it, so that its readers need not know items.
create table booking_items (
  booking_id uuid not null references bookings on delete cascade,
  position smallint not null check (position > 0),
  unit_id uuid not null,
  kind text not null check (kind in ('adult', 'youth', 'child', 'infant', 'senior', 'student', 'family', 'group', 'other')),
  -- The unit's name by language; null where its kind is the name.
  labels jsonb,
  seats integer not null check (seats >= 0),
  adults integer not null check (adults >= 0),
  children integer not null check (children >= 0),
  price_minor bigint not null check (price_minor >= 0),
  -- What became of this item alone; all else happens to the booking.
  state text not null default 'booked' check (state in ('booked', 'cancelled', 'no_show')),
  cancelled_at timestamptz,
  refund_minor bigint check (refund_minor between 0 and price_minor),
  primary key (booking_id, position),
  constraint booking_items_cancelled check ((state = 'cancelled') = (cancelled_at is not null)
    and (state = 'cancelled') = (refund_minor is not null))
);

-- How many items were cancelled one by one, and what the terms keep of their price, which stays part of the total.
alter table bookings
  add column items_cancelled smallint not null default 0 check (items_cancelled >= 0),
  add column items_kept_minor bigint not null default 0 check (items_kept_minor between 0 and total_minor);

-- Items of what was booked before. A line's total is split by largest remainder. A private group is one item with all seats. The
-- sizes of other units are those of today, or the usual ones where the unit is gone.
insert into booking_items (booking_id, position, unit_id, kind, labels, seats, adults, children, price_minor)
select b.id, row_number() over (partition by b.id order by l.place, n), (l.line ->> 'unitId')::uuid, l.line ->> 'kind', l.line -> 'labels',
  case when l.line ->> 'kind' = 'group' then b.seats else coalesce(u.seats, 1) end,
  case when l.line ->> 'kind' = 'group' then b.adults
    else coalesce(u.adults, case when l.line ->> 'kind' in ('child', 'youth', 'infant') then 0 else 1 end) end,
  case when l.line ->> 'kind' = 'group' then b.children
    else coalesce(u.children, case when l.line ->> 'kind' in ('child', 'youth', 'infant') then 1 else 0 end) end,
  q.total / q.quantity + case when n <= q.total % q.quantity then 1 else 0 end
from bookings b
cross join lateral jsonb_array_elements(b.lines) with ordinality as l (line, place)
cross join lateral (select (l.line ->> 'totalMinor')::bigint as total, (l.line ->> 'quantity')::integer as quantity) q
cross join lateral generate_series(1, q.quantity) n
left join units u on u.id = (l.line ->> 'unitId')::uuid;

-- A unit may have another size today than when it was booked: the first item takes the difference.
update booking_items i
set seats = greatest(0, i.seats + b.seats - s.seats), adults = greatest(0, i.adults + b.adults - s.adults),
    children = greatest(0, i.children + b.children - s.children)
from bookings b
join (select booking_id, sum(seats) as seats, sum(adults) as adults, sum(children) as children from booking_items group by 1) s
  on s.booking_id = b.id
where i.booking_id = b.id and i.position = 1 and (s.seats, s.adults, s.children) is distinct from (b.seats, b.adults, b.children);

-- The refund in percent that the terms of a booking grant to its traveller at a time.
create function granted_percent(b bookings, at timestamptz) returns integer language sql immutable as $$
  select coalesce((
    select (tier ->> 'refundPercent')::integer from jsonb_array_elements(b.refund_tiers) tier
    where b.starts_at - at >= make_interval(hours => (tier ->> 'hoursBefore')::integer)
    order by (tier ->> 'hoursBefore')::integer desc limit 1
  ), 0)
$$;

-- What is kept of items that their traveller had cancelled is no longer the traveller's to get back by the terms; a supplier or an
-- operator who cancels gives that back, too.
create or replace function granted_refund_minor(b bookings) returns bigint language sql immutable as $$
  select case
    when b.ended_by = 'traveller' and b.confirmed_at is not null
      then ((b.total_minor - b.items_kept_minor) * granted_percent(b, b.ended_at) + 50) / 100
    when b.ended_by is not null then b.total_minor
  end
$$;

create or replace function broken_invariants() returns table (invariant text, subject text, detail text) language sql stable as $$
  with money as materialized (
    select b.id as booking_id, coalesce(m.paid, 0) as paid, coalesce(m.returned, 0) as returned, coalesce(m.sold, 0) as sold
    from bookings b left join money_by_booking() m on m.booking_id = b.id
  )
  select 'seats taken equal seats of live bookings', d.id::text,
         format('taken %s, booked %s, capacity %s', d.taken, coalesce(b.seats, 0), d.capacity)
  from departures d
  left join (
    select departure_id, sum(seats) as seats from bookings
    where state in ('on_hold', 'pending', 'confirmed', 'completed', 'no_show') group by departure_id
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
    and m.paid - m.returned <> least(kept_minor(b), m.paid)

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
           coalesce(sum(price_minor - refund_minor), 0) as kept, count(*) filter (where state = 'cancelled') as cancelled
    from booking_items group by booking_id
  ) i on i.booking_id = b.id
  where (b.seats, b.adults, b.children, b.total_minor, b.items_cancelled, b.items_kept_minor)
    is distinct from (i.seats, i.adults, i.children, i.price + i.kept, i.cancelled, i.kept)

  union all
  select 'the refund of a cancelled item is the one its terms grant', format('%s item %s', i.booking_id, i.position),
         format('price %s, refund %s', i.price_minor, i.refund_minor)
  from booking_items i join bookings b on b.id = i.booking_id
  where i.state = 'cancelled' and i.refund_minor <> case when b.confirmed_at <= i.cancelled_at
    then (i.price_minor * granted_percent(b, i.cancelled_at) + 50) / 100 else i.price_minor end

  union all
  select 'of a booking in which items were cancelled nothing is held beyond its total', b.id::text,
         format('paid %s, returned %s, total %s', m.paid, m.returned, b.total_minor)
  from bookings b join money m on m.booking_id = b.id
  where b.items_cancelled > 0 and m.paid - m.returned <> least(kept_minor(b), m.paid)

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
