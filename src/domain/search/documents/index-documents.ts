// Writes what the search reads. Run for a tour after each change of its texts, words or status, and for all after
// a change of places, categories, tags or of how terms are made.
import { sql } from 'kysely';
import { type Language, languages } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { documentOf, type SearchDocument, termsOfNames } from './document.ts';
import { indexNames } from './index-names.ts';
import { readNames, readTours } from './source-queries.ts';

// 300 tours make 900 documents of some 100 kB together: a statement that neither engine notices.
const chunkTours = 300;

/** Brings documents, terms and names up to date. Tours that are not published lose their documents. */
export async function indexTours(db: Queryable, tourIds: readonly string[] | 'all'): Promise<void> {
  if (tourIds === 'all') await deleteAll(db);
  const names = await readNames(db);
  await indexNames(db, names);
  const nameTerms = termsOfNames(names);
  // In one order everywhere, so that two runs at a time wait for each other instead of locking each other out.
  const ids = tourIds === 'all' ? await findPublished(db) : [...new Set(tourIds)].sort();
  const known: KnownTerms = new Set();
  for (let start = 0; start < ids.length; start += chunkTours) {
    const chunk = ids.slice(start, start + chunkTours);
    const tours = await readTours(db, chunk);
    const documents = tours.flatMap((tour) => languages.map((language) => documentOf(tour, language, nameTerms)));
    await deleteUnpublished(db, chunk);
    await writeDocuments(db, documents);
    await writeTerms(db, documents, known);
  }
}

async function deleteAll(db: Queryable): Promise<void> {
  for (const table of ['searchDocuments', 'searchTerms'] as const) await db.deleteFrom(table).execute();
}

async function findPublished(db: Queryable): Promise<string[]> {
  const rows = await db.selectFrom('tours').select('id').where('status', '=', 'published').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

async function deleteUnpublished(db: Queryable, tourIds: readonly string[]): Promise<void> {
  await sql`
    delete from search_documents d using tours t
    where d.tour_id = any(${tourIds}::uuid[]) and t.id = d.tour_id and t.status <> 'published'`.execute(db);
}

async function writeDocuments(db: Queryable, documents: readonly SearchDocument[]): Promise<void> {
  const terms = (field: 'title' | 'names' | 'text') =>
    documents.map((document) => [...document[field].keys()].join(' '));
  await sql`
    insert into search_documents (tour_id, language, title_terms, name_terms, text_terms, all_terms)
    select tour_id, language, title, names, texts, array(select distinct unnest(title || names || texts))
    from unnest(${documents.map((one) => one.tourId)}::uuid[], ${documents.map((one) => one.language)}::text[],
                ${terms('title')}::text[], ${terms('names')}::text[], ${terms('text')}::text[]) as d (tour_id, language, t, n, x),
         lateral (select string_to_array(t, ' ') as title, string_to_array(n, ' ') as names, string_to_array(x, ' ') as texts) fields
    on conflict (tour_id, language) do update set title_terms = excluded.title_terms,
      name_terms = excluded.name_terms, text_terms = excluded.text_terms, all_terms = excluded.all_terms`.execute(db);
}

/** What this run has written already: 'en term', with '!' where it occurs in a title or a name. */
export type KnownTerms = Set<string>;
export type Term = { language: Language; term: string; word: string; named: boolean };

async function writeTerms(db: Queryable, documents: readonly SearchDocument[], known: KnownTerms): Promise<void> {
  const terms = newTerms(documents, known);
  await sql`
    insert into search_terms as s (language, term, word, named)
    select * from unnest(${terms.map((one) => one.language)}::text[], ${terms.map((one) => one.term)}::text[],
                         ${terms.map((one) => one.word)}::text[], ${terms.map((one) => one.named)}::boolean[])
    on conflict (language, term) do update set named = true where excluded.named and not s.named`.execute(db);
}

/** Terms that are new, or known and new in a title or a name. */
export function newTerms(documents: readonly SearchDocument[], known: KnownTerms): Term[] {
  const terms = new Map<string, Term>();
  for (const document of documents) {
    for (const field of ['title', 'names', 'text'] as const) {
      const named = field !== 'text';
      for (const [term, word] of document[field]) {
        const key = `${document.language} ${term}`;
        if (known.has(`${key}!`) || (!named && known.has(key))) continue;
        known.add(key);
        if (named) known.add(`${key}!`);
        terms.set(key, { language: document.language, term, named, word: terms.get(key)?.word ?? word });
      }
    }
  }
  return [...terms.values()].sort((a, b) => (a.language + a.term < b.language + b.term ? -1 : 1));
}
