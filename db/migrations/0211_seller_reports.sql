-- What a marketplace has to know of those who sell there, and to report of them once a year (Council Directive (EU) 2021/514).
-- Legal name, address and number in the trade register stand with the supplier, and were checked there.
create table supplier_tax_details (
  supplier_id uuid primary key references suppliers on delete cascade,
  kind text not null check (kind in ('entity', 'individual')),
  first_name text check (char_length(first_name) between 1 and 100),
  last_name text check (char_length(last_name) between 1 and 100),
  birth_date date,
  -- Of a person without a tax number.
  birth_city text check (char_length(birth_city) between 1 and 100),
  birth_country char(2),
  tin text check (char_length(tin) between 2 and 40),
  tin_country char(2),
  no_tin_reason text check (char_length(no_tin_reason) between 1 and 300),
  vat_number text check (char_length(vat_number) between 4 and 20),
  -- Of these nothing is reported.
  exclusion text check (exclusion in ('government', 'listed')),
  given_at timestamptz not null,
  constraint supplier_tax_details_person check (
    (kind = 'individual') = (num_nonnulls(first_name, last_name, birth_date) = 3) and
    (kind = 'individual' or num_nonnulls(first_name, last_name, birth_date, birth_city, birth_country) = 0)
  ),
  constraint supplier_tax_details_tin check (num_nonnulls(tin, no_tin_reason) = 1 and num_nonnulls(tin, tin_country) in (0, 2)),
  constraint supplier_tax_details_birth_place check (
    num_nonnulls(birth_city, birth_country) in (0, 2) and (kind = 'entity' or tin is not null or birth_city is not null)
  )
);

-- What sellers were credited in a quarter for what they did in a country, and what the marketplace kept of it: added up from the ledger.
create table seller_quarters (
  year smallint not null,
  supplier_id uuid not null references suppliers on delete cascade,
  quarter smallint not null check (quarter between 1 and 4),
  country char(2) not null,
  currency char(3) not null,
  activities integer not null check (activities > 0),
  consideration_minor bigint not null check (consideration_minor >= 0),
  fees_minor bigint not null check (fees_minor >= 0),
  primary key (year, supplier_id, currency, quarter, country)
);
create index seller_quarters_supplier on seller_quarters (supplier_id);

-- When the quarters of a year were added up last.
create table seller_years (
  year smallint primary key,
  summed_at timestamptz not null
);

create function broken_seller_report_invariants() returns table (invariant text, subject text, detail text) language sql stable as $$
  select 'what a seller was credited in a year stands in its ledger', q.supplier_id::text,
    format('%s: %s %s in the report, at most %s in the ledger', q.year, q.consideration, q.currency, coalesce(l.credited, 0))
  from (
    select year, supplier_id, currency, sum(consideration_minor) as consideration from seller_quarters group by 1, 2, 3
  ) q
  left join lateral (
    select sum(greatest(-e.amount_minor, 0)) as credited from ledger_entries e
    where e.account = 'supplier' and e.supplier_id = q.supplier_id and e.currency = q.currency
  ) l on true
  where q.consideration > coalesce(l.credited, 0)

  union all
  select 'quarters of sellers are of a year that was added up', q.year::text, format('%s quarters', count(*))
  from seller_quarters q where q.year not in (select year from seller_years) group by q.year
$$;
