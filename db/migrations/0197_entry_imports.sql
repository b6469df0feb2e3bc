-- Bookings that a supplier took elsewhere come in files as entries by hand. `reference` is what the other system calls a booking: the
-- same file again adds nothing. Undoing an import releases its entries, and the file can be brought in again.
create table entry_imports (
  id uuid primary key,
  supplier_id uuid not null references suppliers,
  entries integer not null check (entries > 0),
  made_at timestamptz not null,
  -- Null once the account is erased.
  made_by uuid references users on delete set null,
  undone_at timestamptz
);
create index entry_imports_supplier on entry_imports (supplier_id, made_at desc, id desc);
create index entry_imports_made_by on entry_imports (made_by) where made_by is not null;

alter table manual_entries
  add column import_id uuid references entry_imports,
  add column supplier_id uuid references suppliers,
  add column reference text check (char_length(reference) between 1 and 80),
  -- Released because its import was undone.
  add column is_undone boolean not null default false check (not is_undone or released_at is not null),
  add constraint manual_entries_imported check (num_nonnulls(import_id, supplier_id) in (0, 2) and (reference is null or import_id is not null));
create unique index manual_entries_reference on manual_entries (supplier_id, reference) where reference is not null and not is_undone;
create index manual_entries_import on manual_entries (import_id) where import_id is not null;

create function broken_entry_import_invariants() returns table (invariant text, subject text, detail text) language sql stable as $$
  select 'an import has as many entries as it counts, and none with seats once it is undone', i.id::text,
    format('counted %s, entries %s, with seats %s', i.entries, e.all_of_it, e.with_seats)
  from entry_imports i cross join lateral (
    select count(*) as all_of_it, count(*) filter (where released_at is null) as with_seats from manual_entries where import_id = i.id
  ) e
  where i.entries <> e.all_of_it or (i.undone_at is not null and e.with_seats > 0)

  union all
  select 'an imported entry is of a departure of the supplier that imported it', e.id::text, format('departure %s', e.departure_id)
  from manual_entries e join departures d on d.id = e.departure_id join tours t on t.id = d.tour_id join entry_imports i on i.id = e.import_id
  where t.supplier_id <> e.supplier_id or i.supplier_id <> e.supplier_id
$$;
