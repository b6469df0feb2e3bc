-- A code makes a booking cheaper: by percent, or by an amount of one currency, of one supplier's tours or of those that are named, for
-- so many bookings in all and of one person. What it takes off is a line of the price, and every item bears its share, so that
-- what is refunded of an item is what was paid for it.
create table promo_codes (
  id uuid primary key,
  -- As it is compared: in capitals, without blanks and hyphens.
  code text not null unique check (code ~ '^[0-9A-Z]{4,24}$'),
  -- Null: of all suppliers.
  supplier_id uuid references suppliers,
  percent smallint check (percent between 1 and 100),
  amount_minor bigint check (amount_minor between 1 and 100000000),
  currency text,
  -- From the first instant to before the second.
  valid_from timestamptz,
  valid_until timestamptz check (valid_until > valid_from),
  -- Only for who has no other booking.
  first_booking boolean not null default false,
  most integer check (most > 0),
  most_per_person integer check (most_per_person > 0),
  taken integer not null default 0,
  constraint promo_codes_kind check ((percent is null) = (amount_minor is not null) and (amount_minor is null) = (currency is null)),
  constraint promo_codes_never_beyond_most check (taken >= 0 and taken <= most)
);
create index promo_codes_supplier on promo_codes (supplier_id);

-- Without any, a code is good for all tours of its supplier.
create table promo_code_tours (
  promo_code_id uuid not null references promo_codes on delete cascade,
  tour_id uuid not null references tours on delete cascade,
  primary key (promo_code_id, tour_id)
);
create index promo_code_tours_tour on promo_code_tours (tour_id);

-- How often one person has used a code; `most` is that of the code when it was last used.
create table promo_code_uses (
  promo_code_id uuid not null references promo_codes on delete cascade,
  user_id uuid not null references users,
  most integer,
  taken integer not null,
  primary key (promo_code_id, user_id),
  constraint promo_code_uses_never_beyond_most check (taken >= 0 and taken <= most)
);
create index promo_code_uses_user on promo_code_uses (user_id);

alter table bookings add column promo_code_id uuid references promo_codes;
create index bookings_promo_code on bookings (promo_code_id, user_id) where promo_code_id is not null;

-- What a code took off the price of the item, which is `price_minor` without it.
alter table booking_items add column reduction_minor bigint not null default 0 check (reduction_minor >= 0);

-- A booking has used its code until it ends; one that its traveller cancels once it is confirmed has used it for good.
create function uses_promo_code(b bookings) returns boolean language sql immutable as $$
  select b.promo_code_id is not null
    and (b.state in ('on_hold', 'pending', 'confirmed', 'completed', 'no_show') or (b.ended_by = 'traveller' and b.confirmed_at is not null))
$$;

create function broken_promo_code_invariants() returns table (invariant text, subject text, detail text) language sql stable as $$
  select 'a promo code is used by as many bookings as it counts, and not beyond its limit', c.code,
    format('counted %s of %s, bookings %s', c.taken, c.most, b.count)
  from promo_codes c
  cross join lateral (select count(*) as count from bookings b where b.promo_code_id = c.id and uses_promo_code(b)) b
  where c.taken <> b.count or c.taken > c.most

  union all
  select 'nobody uses a promo code more often than allowed', c.code,
    format('%s: counted %s of %s, bookings %s', coalesce(u.user_id, b.user_id), coalesce(u.taken, 0), u.most, coalesce(b.count, 0))
  from promo_code_uses u
  full join (
    select b.promo_code_id, b.user_id, count(*) as count from bookings b where b.promo_code_id is not null and uses_promo_code(b) group by 1, 2
  ) b on b.promo_code_id = u.promo_code_id and b.user_id = u.user_id
  join promo_codes c on c.id = coalesce(u.promo_code_id, b.promo_code_id)
  where coalesce(u.taken, 0) <> coalesce(b.count, 0) or u.taken > u.most

  union all
  select 'what a code takes off is borne by the items', b.id::text, format('line %s, items %s', l.reduction, i.reduction)
  from bookings b
  cross join lateral (
    select coalesce(-sum((line ->> 'totalMinor')::bigint), 0) as reduction from jsonb_array_elements(b.lines) line where line ->> 'kind' = 'reduction'
  ) l
  cross join lateral (
    select coalesce(sum(reduction_minor), 0) as reduction from booking_items where booking_id = b.id and state <> 'cancelled'
  ) i
  where b.promo_code_id is not null and l.reduction <> i.reduction
$$;

-- Each part of the model has its own question, named `broken_…_invariants`; whoever adds one need not write the others down again.
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
