-- Rates were bundled with the program and grew old with it. Each day's rates of the European Central Bank are stored, so that a
-- rate can be read again later; a currency that the bank does not publish keeps the bundled one.
create table exchange_rates (
  as_of date not null,
  currency text not null,
  -- Units of the currency for one euro, as published.
  per_euro numeric not null check (per_euro > 0),
  read_at timestamptz not null,
  primary key (as_of, currency)
);

alter table search_changes drop constraint search_changes_kind_check;
alter table search_changes add constraint search_changes_kind_check check (
  kind in ('tour', 'document', 'departures', 'days', 'seats', 'words', 'shown', 'settings', 'pages', 'rates')
);

create function note_rates_change() returns trigger language plpgsql as $$
begin
  insert into search_changes (kind, subject_id) values ('rates', '00000000-0000-0000-0000-000000000000') on conflict do nothing;
  return null;
end $$;
create trigger exchange_rates_changed after insert or update or delete on exchange_rates
for each statement execute function note_rates_change();
