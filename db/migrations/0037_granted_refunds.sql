-- Whether an ended booking has kept what it may was asked of refund_minor, which is what the ending wrote: had it written the
-- wrong amount, nothing would have been broken. The amount is now asked for by who ended the booking, and by its policy.

-- Percent of the price that comes back to a traveller who cancels at that moment. domain/pricing/cancellation-policy.ts says
-- the same, and its test compares them.
create function policy_refund_percent(policy_key text, starts_at timestamptz, at timestamptz) returns integer
language sql immutable as $$
  select case policy_key
    when 'flexible' then case when starts_at - at >= interval '24 hours' then 100 else 0 end
    when 'moderate' then case when starts_at - at >= interval '72 hours' then 100
                              when starts_at - at >= interval '24 hours' then 50 else 0 end
    when 'strict' then case when starts_at - at >= interval '168 hours' then 50 else 0 end
    when 'fixed' then 0
  end
$$;

-- Only a traveller who cancels a confirmed booking is held to its policy. Null where nobody is known to have ended it.
create function granted_refund_minor(b bookings) returns bigint language sql immutable as $$
  select case
    when b.ended_by = 'traveller' and b.confirmed_at is not null
      then (b.total_minor * policy_refund_percent(b.policy_key, b.starts_at, b.ended_at) + 50) / 100
    when b.ended_by is not null then b.total_minor
  end
$$;

-- As before, with the refund that an ending grants. Before 0022 a payment that came late was given back whole: those bookings
-- may have refunded more.
create or replace function broken_invariants() returns table (invariant text, subject text, detail text)
language sql stable as $$
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
  from bookings b cross join lateral booking_money(b.id) m
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
  from bookings b cross join lateral booking_money(b.id) m
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
