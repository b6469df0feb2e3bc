-- What an operator's console has after years: `$transactions` sales of three entries each, a third as many acts in the audit log, codes and
-- messages. After busy-marketplace.sql, of which it uses `bench_id`, the accounts and the bookings.
insert into ledger_transactions (id, booking_id, kind, at)
select bench_id('c00', n), bench_id('b00', 1 + n % $bookings), case when n % 10 = 0 then 'refund' else 'sale' end, now() - make_interval(secs => 300 * n)
from generate_series(1, $transactions) n;

insert into ledger_entries (transaction_id, account, supplier_id, currency, amount_minor)
select bench_id('c00', n), account, case when account = 'supplier' then s.id end, 'EUR', amount
from generate_series(1, $transactions) n
join (select row_number() over (order by id) as place, count(*) over () as suppliers, id from suppliers) s on s.place = 1 + n % s.suppliers
cross join lateral (values ('traveller', 10000), ('commission', -1500), ('supplier', -8500)) entry (account, amount);

insert into promo_codes (id, code, supplier_id, percent, taken, created_at)
select bench_id('d00', n), 'BENCH' || upper(lpad(to_hex(n), 6, '0')), s.id, 10, n % 997, now() - make_interval(mins => n::integer)
from generate_series(1, $codes) n
join (select row_number() over (order by id) as place, count(*) over () as suppliers, id from suppliers) s on s.place = 1 + n % s.suppliers;

insert into gift_cards (id, buyer_id, state, code_hash, amount_minor, balance_minor, currency, sender_name, recipient_name, recipient_email,
  language, send_on, ordered_at, paid_at, sent_at)
select bench_id('e00', n), bench_id('a00', 1 + n % $accounts), 'sent', sha256(n::text::bytea), 5000, 5000, 'EUR', 'Ana', 'Bo',
  format('friend.%s@worlds.example', n), 'en', current_date, at, at, at
from generate_series(1, $codes) n cross join lateral (select now() - make_interval(mins => n::integer) as at) ordered;

insert into contact_messages (id, name, email, topic, message, language, written_at, done_at)
select bench_id('f00', n), u.name, u.email, 'booking', repeat('Can we bring a dog? ', 20), 'en', now() - make_interval(mins => n::integer),
  case when n > $messages / 100 then now() end
from generate_series(1, $messages) n join users u on u.id = bench_id('a00', 1 + n % $accounts);
