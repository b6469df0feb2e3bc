-- Fills a generated catalogue with accounts and bookings: two seats on departures that have them, four in five confirmed, some
-- requested, some cancelled before they were confirmed, of which nothing is kept. How many: `$accounts` and `$bookings`.
-- An id that grows with its number, as those of the product grow with the time.
create function bench_id(kind text, n bigint) returns uuid language sql immutable as $$
  select (lpad(to_hex(1700000000000 + n), 12, '0') || '7' || kind || '8000' || lpad(to_hex(n), 12, '0'))::uuid
$$;

insert into users (id, email, name, role, password_hash, language, created_at)
select bench_id('a00', n), format('%s.%s.%s@worlds.example', lower(first), lower(last), n), first || ' ' || last, 'client', '!',
  (array['en', 'es', 'fr'])[1 + n % 3], now() - make_interval(mins => n::integer)
from generate_series(1, $accounts) n
cross join lateral (select (array['Ana', 'Bo', 'Chloé', 'Dev', 'Eva', 'Finn', 'Gita', 'Hugo', 'Inés', 'Jan', 'Kai', 'Lea', 'Mia', 'Noor', 'Olu', 'Pia'])[1 + n % 16] as first,
  (array['Abad', 'Berg', 'Costa', 'Diaz', 'Evans', 'Fabre', 'Gil', 'Haas', 'Ito', 'Jung', 'Klein', 'Lopez', 'Meyer', 'Nuñez', 'Ortiz', 'Petit', 'Roca'])[1 + n % 17] as last) names;

create temporary table sold as
select row_number() over () as n, d.id as departure_id, d.option_id, d.tour_id, d.starts_at, d.starts_at_local, d.time_zone,
  t.currency, t.policy_key, u.id as unit_id, u.price_minor
from departures d join tours t on t.id = d.tour_id join units u on u.option_id = d.option_id and u.kind = 'adult'
where d.starts_at > now() and d.open and d.capacity - d.taken - d.withheld >= 2
limit $bookings;

insert into bookings (id, reference, user_id, tour_id, option_id, departure_id, state, seats, adults, children, lines, currency, total_minor,
  commission_minor, payment_kind, policy_key, refund_tiers, starts_at, starts_at_local, time_zone, language, created_at, placed_at,
  confirmed_at, decide_by, ended_at, ended_by, refund_minor)
select bench_id('b00', n), 'SN' || upper(lpad(to_hex(n), 8, '0')), bench_id('a00', 1 + n * 7919 % $accounts), tour_id, option_id, departure_id, state, 2, 2, 0,
  jsonb_build_array(jsonb_build_object('unitId', unit_id, 'kind', 'adult', 'quantity', 2, 'unitPriceMinor', price_minor, 'totalMinor', 2 * price_minor)),
  currency, 2 * price_minor, round(0.3 * price_minor), 'later', policy_key, '[{"hoursBefore": 24, "refundPercent": 100}]', starts_at, starts_at_local, time_zone,
  'en', at, at, case when state = 'confirmed' then at end, case when state = 'pending' then starts_at - interval '1 hour' end,
  case when state = 'cancelled' then at + interval '1 minute' end, case when state = 'cancelled' then 'traveller' end,
  case when state = 'cancelled' then 2 * price_minor end
from sold cross join lateral (select case when n % 20 = 0 then 'pending' when n % 7 = 0 then 'cancelled' else 'confirmed' end as state,
  now() - make_interval(secs => n::integer) as at) made;

insert into booking_items (booking_id, position, unit_id, kind, seats, adults, children, price_minor)
select bench_id('b00', n), position, unit_id, 'adult', 1, 1, 0, price_minor from sold cross join generate_series(1, 2) position;

update departures d set taken = taken + 2 from sold s join bookings b on b.id = bench_id('b00', s.n)
where d.id = s.departure_id and b.state <> 'cancelled';
