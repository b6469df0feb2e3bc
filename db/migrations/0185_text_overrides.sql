-- Texts that operators and editors write instead of those of the build, one language of one text at a time. Who wrote them when is in
-- the audit log.
create table text_overrides (
  language text not null check (language in ('en', 'es', 'fr')),
  -- The name of the file in texts/.
  namespace text not null,
  key text not null,
  text text not null check (text <> '' and length(text) <= 2000),
  primary key (language, namespace, key)
);

create trigger text_overrides_changed after insert or update or delete on text_overrides
  for each row execute function note_pages_change();
