-- The plain SQL search. Terms are folded and stemmed in TypeScript (domain/search/terms.ts) and stored;
-- the ranking formula that weighs them is written in domain/search/ranking.ts.
create table search_documents (
  tour_id uuid not null references tours on delete cascade,
  language text not null,
  -- Terms of the title; of place, country, categories and tags; of the description and what one will do.
  title_terms text[] not null,
  name_terms text[] not null,
  text_terms text[] not null,
  all_terms text[] not null,
  primary key (tour_id, language)
);
create index search_documents_terms on search_documents using gin (all_terms);

-- The words of each language. A term that has left every document may stay: readers look into the documents.
create table search_terms (
  language text not null,
  term text not null,
  -- A word as it was written, to show instead of its stem.
  word text not null,
  -- Stands in a title or a name, so it is offered while somebody types.
  named boolean not null,
  primary key (language, term)
);
create index search_terms_beginning on search_terms (language, term text_pattern_ops);
-- One edit leaves the first or the second half of a word as it is: both are looked up, and the few words found are
-- compared in TypeScript. A row for each deletion of a letter took 500 ms for 72 tours, this index takes 15 ms.
create index search_terms_ending on search_terms (language, reverse(term) text_pattern_ops);

-- What places and categories are called in any language, folded, words joined by single spaces.
create table search_names (
  kind text not null check (kind in ('place', 'category')),
  subject_id uuid not null,
  name text not null,
  primary key (kind, subject_id, name)
);
create index search_names_prefix on search_names (kind, name text_pattern_ops);
