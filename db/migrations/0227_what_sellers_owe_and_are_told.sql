-- Whom changed terms concern: those of one supplier it alone; a change of the general commission not those who have their own, unless
-- theirs has ended by then.
create or replace function terms_concern(t supplier_terms, s suppliers) returns boolean language sql stable as $$
  select t.supplier_id = s.id or (t.supplier_id is null and (t.commission_percent is null or s.commission_percent is null or exists (
    select from supplier_terms o
    where o.supplier_id = s.id and o.ends_own and o.started_at is null and o.withdrawn_at is null and o.starts_at <= t.starts_at
  )))
$$;

-- Only entities can be state bodies or listed at an exchange.
update supplier_tax_details set exclusion = null where kind = 'individual';
alter table supplier_tax_details
  add constraint supplier_tax_details_exclusion_of_entity check (exclusion is null or kind = 'entity');
