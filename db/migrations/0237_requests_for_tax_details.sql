-- Sellers whose details for the yearly report are missing are asked, reminded twice, and 60 days after the request their sales may be
-- paused until they are given (Council Directive (EU) 2021/514, annex V, section IV A.2).
alter table suppliers add column sales_paused_at timestamptz;
create index suppliers_sales_paused on suppliers (id) where sales_paused_at is not null;

-- A request that is open; it goes once nothing is missing.
create table supplier_tax_requests (
  supplier_id uuid primary key references suppliers on delete cascade,
  requested_at timestamptz not null,
  first_reminder_at timestamptz,
  second_reminder_at timestamptz,
  constraint supplier_tax_requests_order check (
    (first_reminder_at is null or first_reminder_at > requested_at)
    and (second_reminder_at is null or coalesce(second_reminder_at > first_reminder_at, false))
  )
);

-- What is published while its supplier's sales are paused goes on sale when they are resumed.
create or replace function only_verified_suppliers_sell() returns trigger language plpgsql as $$
declare own suppliers;
begin
  select * into own from suppliers where id = new.supplier_id and state = 'verified' and suspended_at is null;
  if not found then
    raise exception 'the supplier % has not been verified, or is suspended', new.supplier_id using errcode = 'check_violation';
  end if;
  if own.sales_paused_at is not null then
    new.status := 'suspended';
  end if;
  return new;
end $$;

create function broken_tax_request_invariants() returns table (invariant text, subject text, detail text) language sql stable as $$
  select 'sales are paused only after a request and two reminders', s.id::text, format('paused %s', s.sales_paused_at)
  from suppliers s left join supplier_tax_requests r on r.supplier_id = s.id
  where s.sales_paused_at is not null
    and (r.second_reminder_at is null or s.sales_paused_at < r.requested_at + interval '60 days')

  union all
  select 'of a supplier whose sales are paused no tour is on sale', t.id::text, format('supplier %s', s.id)
  from suppliers s join tours t on t.supplier_id = s.id where s.sales_paused_at is not null and t.status = 'published'
$$;
