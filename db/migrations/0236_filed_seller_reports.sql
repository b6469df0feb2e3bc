-- What was reported of sellers, as it was sent: a later change is found by comparing with it, and a correction refers to it. Details
-- of suppliers change and suppliers go; what was filed stays for as long as the law asks (ten years after the year at most).
create table seller_filings (
  id uuid primary key,
  year smallint not null,
  -- The first message of a year; one with sellers that no earlier one has; one that corrects records of earlier ones.
  kind text not null check (kind in ('original', 'additional', 'correction')),
  message_ref text not null unique check (char_length(message_ref) between 10 and 170),
  operator jsonb not null,
  operator_change text not null check (operator_change in ('new', 'same', 'changed')),
  operator_ref text not null check (char_length(operator_ref) between 10 and 200),
  operator_corrects text unique,
  made_at timestamptz not null,
  -- Null until the operator says that it was sent: only then it counts.
  filed_at timestamptz,
  constraint seller_filings_operator check (
    (kind = 'original') = (operator_change = 'new') and (operator_change = 'changed') = (operator_corrects is not null)
    and (operator_change <> 'changed' or kind = 'correction')
  )
);
create unique index seller_filings_original on seller_filings (year) where kind = 'original';
create unique index seller_filings_open on seller_filings (year) where filed_at is null;
create index seller_filings_year on seller_filings (year);

create table seller_filing_records (
  doc_ref text primary key check (char_length(doc_ref) between 10 and 200),
  filing_id uuid not null references seller_filings,
  -- No reference: a record outlives its supplier.
  supplier_id uuid not null,
  currency char(3) not null,
  change text not null check (change in ('new', 'changed', 'gone')),
  corrects text unique references seller_filing_records,
  -- What the file says, in whole units of the currency.
  content jsonb not null,
  constraint seller_filing_records_corrects check ((change = 'new') = (corrects is null)),
  unique (filing_id, supplier_id, currency)
);
create index seller_filing_records_supplier on seller_filing_records (supplier_id);

create function filed_reports_are_kept() returns trigger language plpgsql as $$
declare filed boolean;
begin
  if tg_table_name = 'seller_filings' then
    filed := old.filed_at is not null and (tg_op = 'UPDATE' or old.year >= extract(year from now()) - 10);
  else
    filed := tg_op = 'UPDATE' or exists (
      select from seller_filings f
      where f.id = old.filing_id and f.filed_at is not null and f.year >= extract(year from now()) - 10);
  end if;
  if filed then
    raise exception 'a filed report is never changed, and kept for ten years' using errcode = 'check_violation';
  end if;
  return case tg_op when 'UPDATE' then new else old end;
end $$;
create trigger seller_filings_kept before update or delete on seller_filings
  for each row execute function filed_reports_are_kept();
create trigger seller_filing_records_kept before update or delete on seller_filing_records
  for each row execute function filed_reports_are_kept();

create function broken_seller_filing_invariants() returns table (invariant text, subject text, detail text) language sql stable as $$
  select 'a correction refers to a filed record of the same seller, year and currency', c.doc_ref,
    format('%s corrects %s', c.change, c.corrects)
  from seller_filing_records c join seller_filings f on f.id = c.filing_id
  join seller_filing_records r on r.doc_ref = c.corrects join seller_filings before on before.id = r.filing_id
  where f.kind <> 'correction' or before.filed_at is null or before.year <> f.year or r.change = 'gone'
    or (r.supplier_id, r.currency) <> (c.supplier_id, c.currency)

  union all
  select 'a message has new records or corrections, never both', f.message_ref, format('%s with %s', f.kind, r.change)
  from seller_filings f join seller_filing_records r on r.filing_id = f.id
  where (f.kind = 'correction') = (r.change = 'new')

  union all
  select 'of a seller one record of a year and currency holds', r.supplier_id::text, format('%s %s: %s', f.year, r.currency, count(*))
  from seller_filing_records r join seller_filings f on f.id = r.filing_id
  where f.filed_at is not null and r.change <> 'gone' and not exists (
    select from seller_filing_records c join seller_filings later on later.id = c.filing_id
    where c.corrects = r.doc_ref and later.filed_at is not null)
  group by f.year, r.supplier_id, r.currency having count(*) > 1
$$;
