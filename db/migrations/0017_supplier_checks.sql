-- Whether somebody has checked who a supplier is (Regulation (EU) 2022/2065, article 30), and what came of it.
alter table suppliers
  -- The register that the number is in. Who registered before it was asked for has none.
  add column register_name text,
  add column state text not null default 'to_check' check (state in ('to_check', 'verified', 'refused')),
  add column checked_at timestamptz,
  add column checked_by uuid references users on delete set null,
  add column refusal text,
  add constraint suppliers_checked_once_decided check ((state = 'to_check') = (checked_at is null)),
  add constraint suppliers_refused_with_reasons check ((state = 'refused') = (refusal is not null)),
  add constraint suppliers_verified_when_certified check (state <> 'verified' or self_certified_at is not null);
create index suppliers_to_check on suppliers (created_at) where state = 'to_check';

-- Who was selling already had been let in by the operator.
update suppliers set state = 'verified', checked_at = created_at
where self_certified_at is not null and exists (select from tours where supplier_id = suppliers.id);

-- Nothing goes on sale for a supplier that nobody has checked.
create function only_verified_suppliers_sell() returns trigger language plpgsql as $$
begin
  if (select state from suppliers where id = new.supplier_id) <> 'verified' then
    raise exception 'the supplier % has not been verified', new.supplier_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger tours_of_verified_suppliers before insert or update of status, supplier_id on tours
  for each row when (new.status = 'published') execute function only_verified_suppliers_sell();
