-- Places, categories and tags get other slugs, or become part of another one: their old addresses lead to the new ones.
create table moved_slugs (
  kind text not null check (kind in ('place', 'category', 'tag')),
  slug text not null,
  -- The place, category or tag that is meant now.
  target_id uuid not null,
  moved_at timestamptz not null,
  primary key (kind, slug)
);
create index moved_slugs_target on moved_slugs (kind, target_id);
create trigger moved_slugs_changed after insert or update or delete on moved_slugs
  for each row execute function note_words_change();

-- Operators see how many tours a place has, whatever their state.
create index tours_of_place on tours (place_id);

create function broken_moved_slug_invariants() returns table (invariant text, subject text, detail text) language sql stable as $$
  select 'a slug that was moved leads to what there is', format('%s %s', m.kind, m.slug), m.target_id::text
  from moved_slugs m
  where not exists (select from places p where m.kind = 'place' and p.id = m.target_id)
    and not exists (select from categories c where m.kind = 'category' and c.id = m.target_id)
    and not exists (select from tags g where m.kind = 'tag' and g.id = m.target_id)
  union all
  select 'a slug that was moved is nobody else''s', format('%s %s', m.kind, m.slug), null
  from moved_slugs m
  where exists (select from places p where m.kind = 'place' and p.slug = m.slug)
    or exists (select from categories c where m.kind = 'category' and c.slug = m.slug)
    or exists (select from tags g where m.kind = 'tag' and g.slug = m.slug)
$$;
