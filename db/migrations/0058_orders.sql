-- A trip has more than one tour, and each was booked and paid by itself. A cart is the holds that a traveller has put there; an order
-- is the bookings that were placed together, which are paid on one page and confirmed together or not at all.
create table orders (
  id uuid primary key,
  reference text not null unique,
  user_id uuid not null references users,
  -- One payment has one currency.
  currency char(3) not null,
  created_at timestamptz not null
);
create index orders_user on orders (user_id, id);

alter table bookings add column order_id uuid references orders;
create index bookings_order on bookings (order_id) where order_id is not null;

-- A row stays when its hold expires: the cart says what has become of it.
create table cart_lines (
  booking_id uuid primary key references bookings,
  user_id uuid not null references users,
  added_at timestamptz not null,
  extended_at timestamptz
);
create index cart_lines_user on cart_lines (user_id);

-- A page may pay for several bookings: each has its own row with its part of the sum.
alter table payments drop constraint payments_page_token_key;
alter table payments add constraint payments_one_of_a_page unique nulls not distinct (page_token, booking_id);

create function broken_order_invariants() returns table (invariant text, subject text, detail text)
language sql stable set jit = off as $$
  select 'the bookings of an order are of one person and in one currency', o.id::text,
         format('%s bookings, %s of others, %s in other currencies', count(b.id), count(*) filter (where b.user_id <> o.user_id),
                count(*) filter (where b.currency <> o.currency))
  from orders o left join bookings b on b.order_id = o.id group by o.id
  having count(b.id) = 0 or bool_or(b.placed_at is null or b.user_id <> o.user_id or b.currency <> o.currency)

  union all
  select 'an order waits for its payment, or expires, as a whole', order_id::text,
         format('%s bookings, %s on hold, %s expired', count(*), count(*) filter (where state = 'on_hold'),
                count(*) filter (where state = 'expired'))
  from bookings where order_id is not null group by order_id
  having count(*) filter (where state = 'on_hold') not in (0, count(*)) or count(*) filter (where state = 'expired') not in (0, count(*))

  union all
  select 'a page that pays for several bookings pays for one order, and for all of them', min(p.id::text),
         format('%s payments, %s captured, %s started, %s orders', count(*), count(*) filter (where p.state = 'captured'),
                count(*) filter (where p.state = 'started'), count(distinct b.order_id))
  from payments p join bookings b on b.id = p.booking_id group by p.page_token
  having count(*) > 1 and (count(distinct b.order_id) <> 1 or bool_or(b.order_id is null)
    or count(*) filter (where p.state = 'captured') not in (0, count(*)) or count(*) filter (where p.state = 'started') not in (0, count(*)))
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
