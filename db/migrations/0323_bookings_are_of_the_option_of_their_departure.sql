-- A booking is of the option and the tour of its departure, which nothing compared: also of an open-dated ticket, which has a departure, too.
-- With it the whole function costs less than before: bookings are read once with the few columns that the questions compare, and of the
-- departures only those that somebody has booked.
create or replace function broken_booking_invariants() returns table(invariant text, subject text, detail text)
language sql stable as $$
  with booking as materialized (
    select b.id, b.state, b.departure_id, b.option_id, b.tour_id, b.seats, b.adults, b.children, b.total_minor, b.items_kept_minor,
           b.items_cancelled, b.times_changed, b.goodwill_minor, b.confirmed_at, kept_minor(b) as kept_minor,
           coalesce(m.paid, 0) as paid, coalesce(m.returned, 0) as returned, coalesce(m.sold, 0) as sold, coalesce(m.goodwill, 0) as goodwill
    from bookings b left join money_by_booking() m on m.booking_id = b.id
  ), departure as materialized (
    -- Of all others no seat is taken, and none should be.
    select d.id, d.option_id, d.tour_id, d.taken, d.capacity, coalesce(b.seats, 0) as booked
    from departures d
    left join (
      select departure_id, sum(seats) as seats from (
        select departure_id, case when state in ('on_hold', 'pending', 'confirmed', 'completed', 'no_show') then seats else 0 end as seats from booking
        union all
        select departure_id, seats_held from booking_changes where state = 'pending'
        union all select departure_id, seats from manual_entries where released_at is null
      ) live group by departure_id
    ) b on b.departure_id = d.id
    where d.taken <> 0 or b.departure_id is not null
  )
  select 'seats taken equal seats of live bookings', id::text, format('taken %s, booked %s, capacity %s', taken, booked, capacity)
  from departure where taken <> booked or taken > capacity or taken < 0

  union all
  select 'a booking is of the option and the tour of its departure', b.id::text,
         format('option %s, tour %s, departure of %s, %s', b.option_id, b.tour_id, d.option_id, d.tour_id)
  from booking b join departure d on d.id = b.departure_id
  where b.option_id <> d.option_id or b.tour_id <> d.tour_id

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
         format('%s: paid %s, returned %s, kept by the policy %s', b.state, b.paid, b.returned, b.kept_minor)
  from booking b
  where b.state in ('cancelled', 'declined', 'expired', 'completed', 'no_show')
    -- Nearly all hold just what they keep: the costly question is asked of the others.
    and b.paid - b.returned + b.goodwill <> least(b.kept_minor, b.paid)
    and not (select holds_what_it_may(whole, b.paid, b.returned - b.goodwill) from bookings whole where whole.id = b.id)

  union all
  select 'the refund of an ended booking is the one its ending grants', b.id::text,
         format('%s by %s: refund %s, granted %s', b.state, b.ended_by, b.refund_minor, granted_refund_minor(b))
  from bookings b
  where b.state in ('cancelled', 'declined', 'expired') and b.refund_minor is distinct from granted_refund_minor(b)
    and not (b.refund_minor > granted_refund_minor(b)
             and b.ended_at < (select applied_at from migrations where name = '0022_paid_bookings.sql'))

  union all
  select 'what was paid of a confirmed booking is sold, and nothing else is', b.id::text,
         format('%s: paid %s, returned %s, sold %s', b.state, b.paid, b.returned, b.sold)
  from booking b where b.sold <> case when b.confirmed_at is null then 0 else b.paid - b.returned + b.goodwill end

  union all
  select 'what was given as goodwill is what operators decided, as far as it was not due anyway', b.id::text,
         format('decided %s, in the ledger %s, paid %s, returned %s', b.goodwill_minor, b.goodwill, b.paid, b.returned)
  from booking b where b.goodwill <> least(b.goodwill_minor, b.paid - b.returned + b.goodwill)

  union all
  select 'the goodwill of a booking is the sum of its refunds', b.id::text, format('%s, refunds %s', b.goodwill_minor, coalesce(r.sum, 0))
  from booking b
  left join (select booking_id, sum(amount_minor) as sum from goodwill_refunds where state = 'done' group by booking_id) r on r.booking_id = b.id
  where b.goodwill_minor <> coalesce(r.sum, 0)

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
  from booking b
  left join (
    select booking_id, sum(seats) filter (where state <> 'cancelled') as seats,
           sum(adults) filter (where state <> 'cancelled') as adults,
           sum(children) filter (where state <> 'cancelled') as children,
           coalesce(sum(price_minor) filter (where state <> 'cancelled'), 0) as price,
           coalesce(sum(price_minor - refund_minor), 0) + coalesce(min(changed.kept), 0) as kept,
           count(*) filter (where state = 'cancelled') as cancelled
    from booking_items
    left join (
      select c.booking_id, sum(c.kept_minor - d.price + d.refund) as kept from booking_changes c cross join lateral dropped_by(c) d
      where c.state = 'done' group by c.booking_id
    ) changed using (booking_id)
    group by booking_id
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
         format('paid %s, returned %s, total %s', b.paid, b.returned, b.total_minor)
  from booking b
  where (b.items_cancelled > 0 or b.times_changed > 0)
    and not (select holds_what_it_may(whole, b.paid, b.returned - b.goodwill) from bookings whole where whole.id = b.id)

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
