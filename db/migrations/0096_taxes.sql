-- Taxes and fees are part of prices, and are named where a price is: in quotes, on receipts and in mails. A row never changes, so
-- that what a quote or a booking names stays what it was; another rate is another row.
create table taxes (
  id uuid primary key,
  supplier_id uuid not null references suppliers on delete cascade,
  -- Of which of its tours: at most one of these; none: of all.
  tour_id uuid references tours on delete cascade,
  option_id uuid references options on delete cascade,
  place_id uuid references places,
  -- By language.
  names jsonb not null check (names ? 'en'),
  -- In hundredths of a percent of the price without it: 2100 is 21 %.
  basis_points integer check (basis_points between 1 and 10000),
  -- For each person, in the currency of the supplier.
  per_person_minor bigint check (per_person_minor between 1 and 100000000),
  created_at timestamptz not null,
  ended_at timestamptz check (ended_at >= created_at),
  constraint taxes_kind check ((basis_points is null) <> (per_person_minor is null)),
  constraint taxes_one_scope check (num_nonnulls(tour_id, option_id, place_id) <= 1)
);
create index taxes_supplier on taxes (supplier_id);
create index taxes_tour on taxes (tour_id) where tour_id is not null;
create index taxes_option on taxes (option_id) where option_id is not null;

-- As they were sold. What each amounts to follows from the total and the people (src/domain/pricing/taxes.ts).
alter table bookings add column taxes jsonb not null default '[]';

create function broken_tax_invariants() returns table (invariant text, subject text, detail text) language sql stable as $$
  select 'a tax is of tours of its supplier', x.id::text, format('supplier %s, tour of %s', x.supplier_id, t.supplier_id)
  from taxes x left join options o on o.id = x.option_id join tours t on t.id = coalesce(x.tour_id, o.tour_id)
  where t.supplier_id <> x.supplier_id

  union all
  select 'a booking names taxes of its supplier, as they are', b.id::text, named.tax::text
  from bookings b join tours t on t.id = b.tour_id cross join lateral jsonb_array_elements(b.taxes) as named (tax)
  left join taxes x on x.id = (named.tax ->> 'id')::uuid
  where b.taxes <> '[]' and (x.supplier_id, x.basis_points, x.per_person_minor)
    is distinct from (t.supplier_id, (named.tax ->> 'basisPoints')::int, (named.tax ->> 'perPersonMinor')::bigint)
$$;
