-- A supplier may have texts of a tour translated by machine. Such a text is marked until somebody edits or confirms it: this is what the
-- machine wrote, by the path of its field. A field that says something else by now is no longer marked.
alter table tour_drafts
  add column machine_texts jsonb not null default '{}' check (jsonb_typeof(machine_texts) = 'object' and length(machine_texts::text) <= 200000);
