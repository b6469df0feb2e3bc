-- The feed of changes tells all that public answers are made of, not only what search reads: caches of pages and calls
-- drop by it, and whatever a process keeps of tours follows it (src/platform/changes/).
--   shown     subject: tour   what is shown of it: its row, texts, pictures, prices, options, reviews, its supplier
--   settings  subject: zeros  any setting
--   pages     subject: zeros  what public pages show and is neither: note_pages_change() on the table it stands in
alter table search_changes drop constraint search_changes_kind_check;
alter table search_changes add constraint search_changes_kind_check
  check (kind in ('tour', 'document', 'departures', 'seats', 'words', 'shown', 'settings', 'pages'));

create function note_settings_change() returns trigger language plpgsql as $$
begin
  insert into search_changes (kind, subject_id) values ('settings', '00000000-0000-0000-0000-000000000000') on conflict do nothing;
  return null;
end $$;

create function note_pages_change() returns trigger language plpgsql as $$
begin
  insert into search_changes (kind, subject_id) values ('pages', '00000000-0000-0000-0000-000000000000') on conflict do nothing;
  return null;
end $$;

-- Changed rows that have an option and no tour of their own.
create function note_options_shown() returns trigger language plpgsql as $$
begin
  insert into search_changes (kind, subject_id)
  select distinct 'shown', options.tour_id from changed join options on options.id = changed.option_id
  on conflict do nothing;
  return null;
end $$;

create function note_supplier_shown() returns trigger language plpgsql as $$
begin
  insert into search_changes (kind, subject_id) select 'shown', id from tours where supplier_id = new.id on conflict do nothing;
  return null;
end $$;

create trigger tours_shown after update on tours for each row
  when (old.* is distinct from new.*) execute function note_search_change('shown', 'id');
create trigger suppliers_shown after update on suppliers for each row
  when (old.* is distinct from new.*) execute function note_supplier_shown();
create trigger options_shown after update on options for each row
  when (old.* is distinct from new.*) execute function note_search_change('shown', 'tour_id');

-- By statement: an import writes thousands of rows at once.
create trigger tour_texts_added after insert on tour_texts referencing new table as changed
  for each statement execute function note_search_changes('shown');
create trigger tour_texts_changed after update on tour_texts referencing new table as changed
  for each statement execute function note_search_changes('shown');
create trigger tour_texts_gone after delete on tour_texts referencing old table as changed
  for each statement execute function note_search_changes('shown');
create trigger tour_pictures_added after insert on tour_pictures referencing new table as changed
  for each statement execute function note_search_changes('shown');
create trigger tour_pictures_changed after update on tour_pictures referencing new table as changed
  for each statement execute function note_search_changes('shown');
create trigger tour_pictures_gone after delete on tour_pictures referencing old table as changed
  for each statement execute function note_search_changes('shown');
create trigger reviews_added after insert on reviews referencing new table as changed
  for each statement execute function note_search_changes('shown');
create trigger reviews_changed after update on reviews referencing new table as changed
  for each statement execute function note_search_changes('shown');
create trigger reviews_gone after delete on reviews referencing old table as changed
  for each statement execute function note_search_changes('shown');
create trigger option_texts_added after insert on option_texts referencing new table as changed
  for each statement execute function note_options_shown();
create trigger option_texts_changed after update on option_texts referencing new table as changed
  for each statement execute function note_options_shown();
create trigger option_texts_gone after delete on option_texts referencing old table as changed
  for each statement execute function note_options_shown();
create trigger units_added after insert on units referencing new table as changed
  for each statement execute function note_options_shown();
create trigger units_shown after update on units referencing new table as changed
  for each statement execute function note_options_shown();
create trigger units_gone after delete on units referencing old table as changed
  for each statement execute function note_options_shown();

create trigger settings_changed after insert or update or delete on settings for each statement execute function note_settings_change();
