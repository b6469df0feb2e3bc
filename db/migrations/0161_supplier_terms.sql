-- The terms under which suppliers sell change by announcements: to their disadvantage 15 days ahead (Regulation (EU) 2019/1150, article 3).
-- Null: the commission of the settings, which all suppliers without an own one pay.
alter table suppliers add column commission_percent double precision check (commission_percent between 0 and 50);

create table supplier_terms (
  -- In the order of time.
  id uuid primary key,
  -- Null: all suppliers.
  supplier_id uuid references suppliers on delete cascade,
  -- Null: the commission stays.
  commission_percent double precision check (commission_percent between 0 and 50),
  commission_before double precision,
  -- What changes, in the words that suppliers read, by language.
  texts jsonb not null check (jsonb_typeof(texts) = 'object'),
  announced_at timestamptz not null,
  starts_at timestamptz not null,
  started_at timestamptz,
  withdrawn_at timestamptz,
  check ((commission_percent is null) = (commission_before is null)),
  check (starts_at >= announced_at),
  check (started_at is null or (started_at >= starts_at and withdrawn_at is null)),
  -- Only a lower commission may start earlier.
  constraint supplier_terms_notice check (coalesce(commission_percent < commission_before, false) or starts_at >= announced_at + interval '360 hours')
);
create index supplier_terms_supplier on supplier_terms (supplier_id, id desc);
-- One change of a commission at a time.
create unique index supplier_terms_pending on supplier_terms (coalesce(supplier_id, '00000000-0000-0000-0000-000000000000'))
  where commission_percent is not null and started_at is null and withdrawn_at is null;
