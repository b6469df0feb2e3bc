-- The invariants are checked by a job, and its results are read by operators.
create table invariant_checks (
  id uuid primary key,
  requested_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  -- How many are broken, and the first of them.
  broken integer check (broken >= 0),
  findings jsonb not null default '[]',
  failure text,
  check ((finished_at is null) = (broken is null and failure is null)),
  check (finished_at is null or started_at is not null)
);
create index invariant_checks_requested on invariant_checks (requested_at);

-- The last check of the whole audit log: up to where it was whole, from where later entries are checked when they are read.
create table audit_checks (
  id boolean primary key default true check (id),
  at timestamptz not null,
  sequence bigint not null check (sequence >= 0),
  hash text not null
);

-- The first entry after a known one that does not follow from the one before, or after which entries are missing; none if all is whole.
create function first_broken_audit_entry_after(known bigint, known_hash text) returns table (id uuid, sequence bigint)
language sql stable as $$
  with chain as (
    select e.id, e.sequence, e.hash, audit_hash(lag(e.hash, 1, known_hash) over in_order, e) as expected,
           known + row_number() over in_order as place
    from audit_entries e where e.sequence > known window in_order as (order by e.sequence)
  ), broken as (
    select c.id, c.sequence from chain c where c.hash <> c.expected or c.sequence <> c.place
    union all
    (select c.id, h.sequence from audit_head h left join chain c on true
     where h.sequence > known and not exists (select from chain l where l.sequence = h.sequence and l.hash = h.hash)
     order by c.sequence desc limit 1)
    union all
    -- The known one itself is not as it was.
    select (select e.id from audit_entries e where e.sequence = known), known from audit_head h
    where h.sequence < known or (h.sequence = known and h.hash <> known_hash)
      or (known > 0 and not exists (select from audit_entries e where e.sequence = known and e.hash = known_hash))
  )
  select b.id, b.sequence from broken b order by b.sequence limit 1
$$;

create or replace function first_broken_audit_entry() returns table (id uuid, sequence bigint) language sql stable as $$
  select b.id, b.sequence from first_broken_audit_entry_after(0, repeat('0', 64)) b
$$;
