-- The questions that took most of the time of all invariants: functions that call functions are planned anew at each call when they are
-- written in SQL, and once a session in PL/pgSQL; sums are joined, not asked of each booking by itself.

create or replace function percent_of_then(b bookings, at timestamp with time zone) returns integer
language plpgsql stable as $$
begin
  return case when is_free(b.id, at) then 100 else coalesce((
    select percent_of_terms(c.before -> 'refundTiers', (c.before ->> 'startsAt')::timestamptz, at)
    from booking_changes c where c.booking_id = b.id and c.state = 'done' and c.ended_at >= at order by c.number limit 1
  ), granted_percent(b, at)) end;
end $$;

create or replace function granted_percent(b bookings, at timestamp with time zone) returns integer
language plpgsql stable as $$
begin
  return case when is_free(b.id, at) then 100 else percent_of_terms(b.refund_tiers, b.starts_at, at) end;
end $$;

create or replace function broken_booking_invariants() returns table(invariant text, subject text, detail text)
language sql stable as $$
  with money as materialized (
    select b.id as booking_id, coalesce(m.paid, 0) as paid, coalesce(m.returned, 0) as returned, coalesce(m.sold, 0) as sold, coalesce(m.goodwill, 0) as goodwill
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
      union all select departure_id, seats from manual_entries where released_at is null
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
    -- Nearly all hold just what they keep: the costly question is asked of the others.
    and m.paid - m.returned + m.goodwill <> least(kept_minor(b), m.paid) and not holds_what_it_may(b, m.paid, m.returned - m.goodwill)

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
  where m.sold <> case when b.confirmed_at is null then 0 else m.paid - m.returned + m.goodwill end

  union all
  select 'what was given as goodwill is what operators decided, as far as it was not due anyway', b.id::text,
         format('decided %s, in the ledger %s, paid %s, returned %s', b.goodwill_minor, m.goodwill, m.paid, m.returned)
  from bookings b join money m on m.booking_id = b.id
  where m.goodwill <> least(b.goodwill_minor, m.paid - m.returned + m.goodwill)

  union all
  select 'the goodwill of a booking is the sum of its refunds', b.id::text, format('%s, refunds %s', b.goodwill_minor, coalesce(r.sum, 0))
  from bookings b
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
  from bookings b
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
         format('paid %s, returned %s, total %s', m.paid, m.returned, b.total_minor)
  from bookings b join money m on m.booking_id = b.id
  where (b.items_cancelled > 0 or b.times_changed > 0) and not holds_what_it_may(b, m.paid, m.returned - m.goodwill)

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

create or replace function broken_resource_use_invariants() returns table(invariant text, subject text, detail text)
language sql stable as $$
  with needing as materialized (select id, resource_use_of(id) as needs from options)
  select 'a departure says what it needs of shared resources', d.id::text, format('%s, not %s', o.needs, d.resource_use)
  from needing o join departures d on d.option_id = o.id
  where d.resource_use <> o.needs and coalesce(d.ends_at, d.starts_at) > now()
$$;
