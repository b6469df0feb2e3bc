-- What an operator's console has after years: `$transactions` captures and sales, of every tenth booking half given back, a third as many
-- acts in the audit log, codes and messages. After busy-marketplace.sql, of which it uses `bench_id`, the accounts and the bookings.
create temporary table posting as
select bench_id('c00', 4 * n + place) as id, kind, paid.*, now() - make_interval(secs => 600 * n) as at
from (
  select row_number() over (order by b.id) as n, b.id as booking_id, b.currency, b.total_minor as total, b.commission_minor as commission,
    b.total_minor / 2 as returned, b.commission_minor / 2 as forgone, t.supplier_id
  from bookings b join tours t on t.id = b.tour_id where b.state = 'confirmed' order by b.id limit $transactions / 2
) paid cross join (values (0, 'capture'), (1, 'sale'), (2, 'sale_reversal'), (3, 'refund')) kinds (place, kind)
where place < 2 or n % 10 = 0;

insert into payments (id, booking_id, provider, state, amount_minor, currency, refunded_minor, page_token, created_at, captured_at)
select bench_id('c10', n), booking_id, 'test', 'captured', total, currency, case when n % 10 = 0 then returned else 0 end, booking_id, at, at
from posting where kind = 'capture';

insert into ledger_transactions (id, booking_id, kind, at) select id, booking_id, kind, at from posting;

insert into ledger_entries (transaction_id, account, supplier_id, currency, amount_minor)
select p.id, account, case when account = 'supplier' then supplier_id end, currency, amount
from posting p join lateral (values
  ('capture', 'cash', total), ('capture', 'traveller', -total),
  ('sale', 'traveller', total), ('sale', 'supplier', commission - total), ('sale', 'commission', -commission),
  ('sale_reversal', 'traveller', -returned), ('sale_reversal', 'supplier', returned - forgone), ('sale_reversal', 'commission', forgone),
  ('refund', 'traveller', returned), ('refund', 'cash', -returned)
) entry (kind, account, amount) on entry.kind = p.kind and amount <> 0;

-- Every second one of the marketplace, the others of a supplier.
insert into promo_codes (id, code, supplier_id, percent, created_at)
select bench_id('d00', n), 'BENCH' || upper(lpad(to_hex(n), 6, '0')), case when n % 2 = 1 then s.id end, 10, now() - make_interval(mins => n::integer)
from generate_series(1, $codes) n
join (select row_number() over (order by id) as place, count(*) over () as suppliers, id from suppliers) s on s.place = 1 + n % s.suppliers;

-- One of five bookings used a code of the marketplace, a few of them often.
update bookings b set promo_code_id = bench_id('d00', 2 + 2 * floor($codes / 2 * power(n * 7919 % 10000 / 10000.0, 3))::bigint)
from generate_series(1, $bookings, 5) n where b.id = bench_id('b00', n) and b.state = 'confirmed';

insert into promo_code_uses (promo_code_id, user_id, taken)
select promo_code_id, user_id, count(*) from bookings where promo_code_id is not null group by 1, 2;

update promo_codes c set taken = used.taken
from (select promo_code_id, sum(taken) as taken from promo_code_uses group by 1) used where c.id = used.promo_code_id;

-- All of them spent: the ledger owes nothing on them.
insert into gift_cards (id, buyer_id, state, code_hash, amount_minor, balance_minor, currency, sender_name, recipient_name, recipient_email,
  language, send_on, ordered_at, paid_at, sent_at)
select bench_id('e00', n), bench_id('a00', 1 + n % $accounts), 'sent', sha256(n::text::bytea), 5000, 0, 'EUR', 'Ana', 'Bo',
  format('friend.%s@worlds.example', n), 'en', current_date, at, at, at
from generate_series(1, $codes) n cross join lateral (select now() - make_interval(mins => n::integer) as at) ordered;

insert into contact_messages (id, name, email, topic, message, language, written_at, done_at)
select bench_id('f00', n), u.name, u.email, 'booking', repeat('Can we bring a dog? ', 20), 'en', now() - make_interval(mins => n::integer),
  case when n > $messages / 100 then now() end
from generate_series(1, $messages) n join users u on u.id = bench_id('a00', 1 + n % $accounts);
