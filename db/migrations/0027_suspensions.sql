-- A user or a supplier whom an operator has suspended, and who did that, when and why.
alter table users add column suspended_at timestamptz;
alter table suppliers add column suspended_at timestamptz;

-- 'suspended': it would be on sale if its supplier were not suspended. Restoring the supplier publishes these and no others.
alter table tours drop constraint tours_status_check,
  add constraint tours_status_check check (status in ('draft', 'published', 'paused', 'suspended'));

create or replace function only_verified_suppliers_sell() returns trigger language plpgsql as $$
begin
  if not exists (select from suppliers where id = new.supplier_id and state = 'verified' and suspended_at is null) then
    raise exception 'the supplier % has not been verified, or is suspended', new.supplier_id using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- What operators did to accounts. No foreign keys: an entry outlives whom it names.
create table audit_entries (
  id uuid primary key,
  at timestamptz not null,
  -- Null: by a command on the machine.
  actor_id uuid,
  action text not null check (action in ('suspend', 'restore')),
  subject_kind text not null check (subject_kind in ('user', 'supplier')),
  subject_id uuid not null,
  reason text not null check (length(reason) > 0)
);
create index audit_entries_subject on audit_entries (subject_id, at);

create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are never changed or deleted';
end $$;
create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function audit_is_append_only();
