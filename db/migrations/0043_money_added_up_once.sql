-- broken_invariants() asked for the money of each booking by itself, which took most of its time and grew with every booking ever
-- made; it is added up once for all of them.
create function money_by_booking()
returns table (booking_id uuid, paid bigint, returned bigint, sold bigint, commission bigint) language sql stable as $$
  select t.booking_id,
         coalesce(-sum(e.amount_minor) filter (where e.account = 'traveller' and t.kind in ('capture', 'gift_card_redemption')), 0)::bigint,
         coalesce(sum(e.amount_minor) filter (where e.account = 'traveller' and t.kind in ('refund', 'gift_card_return')), 0)::bigint,
         coalesce(sum(e.amount_minor) filter (where e.account = 'traveller' and t.kind in ('sale', 'sale_reversal')), 0)::bigint,
         coalesce(-sum(e.amount_minor) filter (where e.account = 'commission' and t.kind in ('sale', 'sale_reversal')), 0)::bigint
  from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
  where t.booking_id is not null
  group by t.booking_id
$$;

-- One row, also where there was no money.
create or replace function booking_money(id uuid)
returns table (paid bigint, returned bigint, sold bigint, commission bigint) language sql stable as $$
  select coalesce(max(m.paid), 0), coalesce(max(m.returned), 0), coalesce(max(m.sold), 0), coalesce(max(m.commission), 0)
  from money_by_booking() m where m.booking_id = $1
$$;

create or replace function broken_invariants()
returns table (invariant text, subject text, detail text) language sql stable as $$
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
  select 'the price charged is the price of its lines', b.id::text, format('total %s, lines %s', b.total_minor, l.total)
  from bookings b cross join lateral (
    select coalesce(sum((line ->> 'totalMinor')::bigint), 0) as total from jsonb_array_elements(b.lines) line
  ) l where l.total <> b.total_minor

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
