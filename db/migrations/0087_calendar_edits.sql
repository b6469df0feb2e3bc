-- Suppliers close many departures at once, over days and tours, and take that back. What an edit has closed are closures of its own,
-- one for each departure, so taking it back opens exactly these, unless something else closes them.
create table calendar_edits (
  id uuid primary key,
  supplier_id uuid not null references suppliers on delete cascade,
  first_day date not null,
  last_day date not null,
  -- Null: of all tours.
  tour_ids uuid[],
  reason text check (char_length(reason) between 1 and 300),
  -- How many it has closed.
  departures integer not null check (departures >= 0),
  made_at timestamptz not null,
  undone_at timestamptz,
  check (first_day <= last_day)
);
create index calendar_edits_supplier on calendar_edits (supplier_id, made_at desc);

alter table closures add column edit_id uuid references calendar_edits on delete cascade;
create index closures_edit on closures (edit_id) where edit_id is not null;
