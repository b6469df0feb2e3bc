import { languages } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { applyTourChange } from './apply-changes.ts';
import { breather } from './breathe.ts';
import {
  findPublishedAfter,
  readDeparturesOf,
  readDocuments,
  readTermsAfter,
  readTourRows,
  readWords,
} from './index-queries.ts';
import { tighten } from './number-lists.ts';
import { newSearchIndex, orderOf, type SearchIndex } from './search-index.ts';
import { putTerm } from './vocabulary.ts';
import { makeWords } from './words.ts';

const chunkTours = 100;
const chunkTerms = 2000;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Reads what is on sale, in chunks. With 10,000 tours the longest turn of the loop took 29 ms of processor time (README),
 * and changes that commit meanwhile are applied afterwards: the feed is followed first (start-search-index.ts).
 */
export async function buildIndex(db: Queryable, now: Date): Promise<SearchIndex> {
  const index = newSearchIndex();
  index.words = makeWords(await readWords(db));
  await readVocabulary(index, db);
  for (let after = beforeAll; ;) {
    const ids = await findPublishedAfter(db, after, chunkTours);
    if (ids.length === 0) break;
    await addTours(index, db, ids, now);
    after = ids.at(-1)!;
  }
  const breathe = breather(0);
  for (const language of languages) {
    tighten(index.documents[language].postings);
    await breathe();
  }
  for (const sort of ['relevance', 'popularity', 'rating', 'duration'] as const) {
    orderOf(index, sort, 'USD');
    await breathe();
  }
  return index;
}

/** Before the documents, and in order: a word costs no sorting then. */
async function readVocabulary(index: SearchIndex, db: Queryable): Promise<void> {
  const breathe = breather();
  for (const language of languages) {
    const { vocabulary } = index.documents[language];
    for (let after = ''; ;) {
      const terms = await readTermsAfter(db, language, after, chunkTerms);
      for (const term of terms) {
        putTerm(vocabulary, term);
        await breathe();
      }
      if (terms.length < chunkTerms) break;
      after = terms.at(-1)!.term;
    }
  }
}

async function addTours(index: SearchIndex, db: Queryable, ids: readonly string[], now: Date): Promise<void> {
  const rows = new Map((await readTourRows(db, ids)).map((row) => [row.id, row]));
  const documents = Map.groupBy(await readDocuments(db, ids), (one) => one.tourId);
  const departures = new Map((await readDeparturesOf(db, ids, now)).map((one) => [one.tourId, one]));
  const breathe = breather();
  for (const id of ids) {
    applyTourChange(index, id, {
      row: rows.get(id) ?? null,
      documents: documents.get(id) ?? [],
      departures: departures.get(id) ?? null,
    });
    await breathe();
  }
}
