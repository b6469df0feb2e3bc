-- Posts of the blog and pages of the footer that editors write. A version never changes; what is shown is the one that was published.
create table articles (
  id uuid primary key,
  kind text not null check (kind in ('post', 'page')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  -- The latest.
  version integer not null check (version > 0),
  published_version integer check (published_version between 1 and version),
  -- The day of a post: that of its first publication, and it stays.
  published_on date,
  published_at timestamptz,
  -- A post that was taken off is not shown, even if the build has one of this address.
  unpublished_at timestamptz,
  updated_at timestamptz not null,
  unique (kind, slug),
  check (published_version is null or (published_on is not null and published_at is not null and unpublished_at is null))
);
create table article_versions (
  article_id uuid not null references articles on delete cascade,
  version integer not null check (version > 0),
  -- Of a post: who wrote it, what it is about and whose picture it has.
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  -- By language: title, lead, body.
  texts jsonb not null check (jsonb_typeof(texts) = 'object'),
  saved_at timestamptz not null,
  saved_by uuid references users on delete set null,
  primary key (article_id, version)
);
create index article_versions_saved_by on article_versions (saved_by);
-- The row of an article and its first version are written in one transaction, in either order.
alter table articles add constraint articles_version_fkey
  foreign key (id, version) references article_versions (article_id, version) deferrable initially deferred;

create trigger articles_changed after insert or update or delete on articles
  for each row execute function note_pages_change();
