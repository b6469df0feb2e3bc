-- A supplier can lose its own commission again: from the start of such a change it has that of all. `commission_percent` is what that was
-- when it was announced.
alter table supplier_terms
  add column ends_own boolean not null default false,
  add check (not ends_own or (supplier_id is not null and commission_percent is not null));

-- Which changed terms a supplier has accepted: said so before, or went on selling when they started. To those of its registration it agreed
-- then (`suppliers.created_at`).
create table supplier_terms_acceptances (
  supplier_id uuid not null references suppliers on delete cascade,
  terms_id uuid not null references supplier_terms on delete cascade,
  accepted_at timestamptz not null,
  how text not null check (how in ('said', 'continued')),
  -- Of what was said; null once the account is erased.
  accepted_by uuid references users on delete set null check (accepted_by is null or how = 'said'),
  primary key (supplier_id, terms_id)
);
create index supplier_terms_acceptances_terms on supplier_terms_acceptances (terms_id);
create index supplier_terms_acceptances_by on supplier_terms_acceptances (accepted_by) where accepted_by is not null;

-- Whom changed terms concern: those of one supplier it alone; a change of the general commission not those who have their own.
create function terms_concern(t supplier_terms, s suppliers) returns boolean language sql stable as $$
  select t.supplier_id = s.id or (t.supplier_id is null and (t.commission_percent is null or s.commission_percent is null))
$$;

insert into supplier_terms_acceptances (supplier_id, terms_id, accepted_at, how)
select s.id, t.id, t.started_at, 'continued' from supplier_terms t join suppliers s on terms_concern(t, s) and s.created_at <= t.started_at
where t.started_at is not null and s.state <> 'refused';

create function broken_accepted_terms_invariants() returns table (invariant text, subject text, detail text) language sql stable as $$
  select 'terms that somebody went on under have started', a.terms_id::text, format('supplier %s', a.supplier_id)
  from supplier_terms_acceptances a join supplier_terms t on t.id = a.terms_id
  where a.how = 'continued' and (t.started_at is null or t.started_at > a.accepted_at)

  union all
  select 'terms of one supplier are accepted by it alone', a.terms_id::text, format('supplier %s', a.supplier_id)
  from supplier_terms_acceptances a join supplier_terms t on t.id = a.terms_id where t.supplier_id <> a.supplier_id
$$;
