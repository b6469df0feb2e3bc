-- A seller whose second reminder named no day, because pauses were switched off then, gets it again with its day before a pause.
-- Of reminders sent before nobody knows what they said: they are sent again, except where the pause has begun.
alter table supplier_tax_requests add column deadline_announced boolean not null default false;
update supplier_tax_requests r set deadline_announced = true
from suppliers s where s.id = r.supplier_id and s.sales_paused_at is not null and r.second_reminder_at is not null;
alter table supplier_tax_requests add constraint supplier_tax_requests_announced
  check (not deadline_announced or second_reminder_at is not null);

-- Waits for whoever pauses the sales or suspends the supplier: a tour published meanwhile would stay on sale.
create or replace function only_verified_suppliers_sell() returns trigger language plpgsql as $$
declare own suppliers;
begin
  select * into own from suppliers where id = new.supplier_id and state = 'verified' and suspended_at is null for share;
  if not found then
    raise exception 'the supplier % has not been verified, or is suspended', new.supplier_id using errcode = 'check_violation';
  end if;
  if own.sales_paused_at is not null then
    new.status := 'suspended';
  end if;
  return new;
end $$;

-- Hours: how long 60 days are depends on the time zone of the session.
create or replace function broken_tax_request_invariants() returns table (invariant text, subject text, detail text) language sql stable as $$
  select 'sales are paused only after a request and two reminders, of which the last named the day', s.id::text,
    format('paused %s', s.sales_paused_at)
  from suppliers s left join supplier_tax_requests r on r.supplier_id = s.id
  where s.sales_paused_at is not null
    and (r.deadline_announced is not true or s.sales_paused_at < r.requested_at + interval '1440 hours')

  union all
  select 'of a supplier whose sales are paused no tour is on sale', t.id::text, format('supplier %s', s.id)
  from suppliers s join tours t on t.supplier_id = s.id where s.sales_paused_at is not null and t.status = 'published'
$$;
