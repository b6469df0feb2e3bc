-- Tours came from the demo world only. A supplier writes a tour as one document; it is saved while being written, reviewed by the
-- operator, and copied into the tables of the catalogue when it is published.
create table tour_drafts (
  -- That of the tour, once it is published.
  id uuid primary key,
  supplier_id uuid not null references suppliers,
  -- Counts what was saved: who saves names the version that was the base.
  version integer not null check (version > 0),
  -- Its shape is that of the contract (src/contract/suppliers/tour-drafts.ts).
  document jsonb not null check (jsonb_typeof(document) = 'object' and octet_length(document::text) <= 200000),
  -- The version that travellers see; null: none of this table.
  published_version integer check (published_version <= version),
  -- Since when this version waits for the operator.
  submitted_at timestamptz,
  -- What the operator found wrong with the version that was submitted last.
  return_reason text check (char_length(return_reason) between 1 and 2000),
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by uuid references users on delete set null,
  check (submitted_at is null or (return_reason is null and archived_at is null))
);
create index tour_drafts_supplier on tour_drafts (supplier_id);
create index tour_drafts_submitted on tour_drafts (submitted_at, id) where submitted_at is not null;

-- What was submitted, published or returned: for the history of a tour, and to restore one of them.
create table tour_versions (
  -- In the order of time.
  id uuid primary key,
  tour_id uuid not null references tour_drafts on delete cascade,
  version integer not null check (version >= 0),
  what text not null check (what in ('submitted', 'published', 'returned', 'replaced')),
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  at timestamptz not null,
  by uuid references users on delete set null,
  reason text check (char_length(reason) between 1 and 2000),
  check ((what = 'returned') = (reason is not null))
);
create index tour_versions_tour on tour_versions (tour_id, id desc);

-- A departure that is booked, and that the schedules of its option no longer make, is sold no more.
alter table closures drop constraint closures_cause_check,
  add constraint closures_cause_check check (cause in ('supplier', 'too_few', 'unscheduled'));

create function broken_draft_invariants() returns table (invariant text, subject text, detail text)
language sql stable set jit = off as $$
  select 'a draft and its tour are of one supplier', d.id::text, format('%s, %s', d.supplier_id, t.supplier_id)
  from tour_drafts d join tours t on t.id = d.id where t.supplier_id <> d.supplier_id

  union all
  select 'a version that is published has a tour', d.id::text, format('version %s', d.published_version)
  from tour_drafts d left join tours t on t.id = d.id where d.published_version is not null and t.id is null

  union all
  select 'an archived tour is not on sale', d.id::text, t.status
  from tour_drafts d join tours t on t.id = d.id where d.archived_at is not null and t.status = 'published'
$$;
