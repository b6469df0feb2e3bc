-- The promises of docs/domain.md as one question: no row is the answer we want.
-- Run by every test, every bench and by operators (npm run invariants).
create function broken_invariants() returns table (invariant text, subject text, detail text)
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
  select 'a booking that was sold once has one sale', b.id::text, format('%s sales', count(t.id))
  from bookings b left join ledger_transactions t on t.booking_id = b.id and t.kind = 'sale'
  where b.confirmed_at is not null group by b.id having count(t.id) <> 1

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
  left join (select tour_id, sum(stars) as stars, count(*) as count from reviews group by tour_id) r on r.tour_id = t.id
  where t.stars_sum <> coalesce(r.stars, 0) or t.review_count <> coalesce(r.count, 0)
$$;
