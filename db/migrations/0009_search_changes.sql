-- What the search index of each process has to read again. Written by triggers in the transaction of the change, so a
-- row exists exactly when its change does; each process asks four times a second for the rows its last look could not see.
--   tour        subject: tour       its row, categories or tags
--   document    subject: tour       its terms (search_documents: what search reads of a tour's texts)
--   departures  subject: tour       any of its departures, options or units
--   seats       subject: departure  the only row a booking adds
--   words       subject: zeros      names of places, categories and tags, and what they are called by
create table search_changes (
  -- Transactions commit in another order than numbers are drawn, so 'after the last number I saw' would lose rows.
  -- The transaction's id is compared with the reader's last snapshot instead (domain/search/index/change-queries.ts).
  transaction_id bigint not null default (pg_current_xact_id()::text::bigint),
  kind text not null check (kind in ('tour', 'document', 'departures', 'seats', 'words')),
  subject_id uuid not null,
  -- The moment of writing, not of the transaction's start: rows are trimmed by age.
  written_at timestamptz not null default clock_timestamp(),
  primary key (transaction_id, kind, subject_id)
);

-- The primary key makes one row of a transaction's many changes of one subject.
create function note_search_change() returns trigger language plpgsql as $$
begin
  insert into search_changes (kind, subject_id)
  select distinct tg_argv[0], (row ->> tg_argv[1])::uuid
  from (values (to_jsonb(old)), (to_jsonb(new))) as rows (row) where row is not null
  on conflict do nothing;
  return null;
end $$;

create function note_search_changes() returns trigger language plpgsql as $$
begin
  insert into search_changes (kind, subject_id) select distinct tg_argv[0], tour_id from changed on conflict do nothing;
  return null;
end $$;

create function note_words_change() returns trigger language plpgsql as $$
begin
  insert into search_changes (kind, subject_id) values ('words', '00000000-0000-0000-0000-000000000000') on conflict do nothing;
  return null;
end $$;

create function note_units_change() returns trigger language plpgsql as $$
begin
  -- Where the option went with its units, so did its departures, and those are noted.
  insert into search_changes (kind, subject_id)
  select distinct 'departures', tour_id from options where id in (old.option_id, new.option_id)
  on conflict do nothing;
  return null;
end $$;

-- On the path of every booking, so it has its own small function: no jsonb, one insert, no statement of the client's.
create function note_departure_change() returns trigger language plpgsql as $$
begin
  if (old.tour_id, old.option_id, old.starts_at_local) = (new.tour_id, new.option_id, new.starts_at_local) then
    insert into search_changes (kind, subject_id) values ('seats', new.id) on conflict do nothing;
  else
    insert into search_changes (kind, subject_id) values ('departures', old.tour_id), ('departures', new.tour_id)
    on conflict do nothing;
  end if;
  return null;
end $$;

create trigger tours_added_or_gone after insert or delete on tours
  for each row execute function note_search_change('tour', 'id');
create trigger tours_changed after update on tours for each row
  when ((old.status, old.place_id, old.currency, old.from_price_minor, old.duration_minutes, old.guide_languages,
         old.policy_key, old.review_count, old.stars_sum, old.popularity)
    is distinct from (new.status, new.place_id, new.currency, new.from_price_minor, new.duration_minutes, new.guide_languages,
         new.policy_key, new.review_count, new.stars_sum, new.popularity))
  execute function note_search_change('tour', 'id');
create trigger tour_categories_changed after insert or update or delete on tour_categories
  for each row execute function note_search_change('tour', 'tour_id');
create trigger tour_tags_changed after insert or update or delete on tour_tags
  for each row execute function note_search_change('tour', 'tour_id');

-- By statement: one indexing writes thousands of documents, one schedule hundreds of departures.
create trigger search_documents_added after insert on search_documents referencing new table as changed
  for each statement execute function note_search_changes('document');
create trigger search_documents_changed after update on search_documents referencing new table as changed
  for each statement execute function note_search_changes('document');
create trigger search_documents_gone after delete on search_documents referencing old table as changed
  for each statement execute function note_search_changes('document');
create trigger departures_added after insert on departures referencing new table as changed
  for each statement execute function note_search_changes('departures');
create trigger departures_gone after delete on departures referencing old table as changed
  for each statement execute function note_search_changes('departures');
create trigger departures_changed after update on departures for each row
  when ((old.taken, old.open, old.capacity, old.starts_at, old.starts_at_local, old.option_id, old.tour_id)
    is distinct from (new.taken, new.open, new.capacity, new.starts_at, new.starts_at_local, new.option_id, new.tour_id))
  execute function note_departure_change();

create trigger options_changed after update on options for each row
  when ((old.active, old.tour_id) is distinct from (new.active, new.tour_id))
  execute function note_search_change('departures', 'tour_id');
create trigger units_changed after insert or update of kind, option_id or delete on units
  for each row execute function note_units_change();

create trigger places_changed after insert or update or delete on places for each row execute function note_words_change();
create trigger place_texts_changed after insert or update or delete on place_texts for each row execute function note_words_change();
create trigger categories_changed after insert or update or delete on categories for each row execute function note_words_change();
create trigger category_texts_changed after insert or update or delete on category_texts for each row execute function note_words_change();
create trigger tags_changed after insert or update or delete on tags for each row execute function note_words_change();
create trigger tag_texts_changed after insert or update or delete on tag_texts for each row execute function note_words_change();
create trigger search_names_changed after insert or update or delete on search_names for each row execute function note_words_change();
