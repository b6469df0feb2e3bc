-- Which tours a place, a category or a tag has. Of its own kind, because a tour changes for other reasons all the time, by what is booked of it
-- most of all, and the tours of each are counted again after such a change (src/domain/catalogue/taxonomy-queries.ts).
alter table search_changes drop constraint search_changes_kind_check;
alter table search_changes add constraint search_changes_kind_check check (
  kind in ('tour', 'document', 'departures', 'days', 'seats', 'words', 'shown', 'settings', 'pages', 'rates', 'taxonomy')
);
create trigger tours_taxonomy_added_or_gone after insert or delete on tours
  for each row execute function note_search_change('taxonomy', 'id');
create trigger tours_taxonomy_changed after update on tours
  for each row when (old.status is distinct from new.status or old.place_id is distinct from new.place_id)
  execute function note_search_change('taxonomy', 'id');
create trigger tour_categories_taxonomy after insert or update or delete on tour_categories
  for each row execute function note_search_change('taxonomy', 'tour_id');
create trigger tour_tags_taxonomy after insert or update or delete on tour_tags
  for each row execute function note_search_change('taxonomy', 'tour_id');
create trigger categories_taxonomy after update on categories
  for each row when (old.parent_id is distinct from new.parent_id)
  execute function note_search_change('taxonomy', 'id');
