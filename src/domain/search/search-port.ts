// Who answers searches. The SQL search does until somebody else is put in its place: the index in the process,
// which gives the same answers (index/equal-answers.test.ts).
import type { Language } from '#kernel/languages.ts';
import type { Database } from '#platform/database/database.ts';
import { countByPlace, type PlaceCount } from './count-by-place.ts';
import type { SearchAnswer, SearchQuestion } from './question.ts';
import { searchTours } from './search-tours.ts';
import { findTypedPlaces, findTypedTours, type TypedPlace } from './suggest.ts';

export type Search = {
  tours(question: SearchQuestion, now: Date): Promise<SearchAnswer>;
  /** Of all results, whatever page is asked for. */
  countByPlace(question: SearchQuestion, now: Date): Promise<PlaceCount[]>;
  typedTours(q: string, language: Language, limit: number): Promise<{ ids: string[]; total: number }>;
  typedPlaces(q: string, language: Language): Promise<TypedPlace[]>;
  /** What searches still wait for before they are as fast as they will be; null for nothing. */
  missing(): string | null;
};

export function searchInSql({ read }: Pick<Database, 'read'>): Search {
  return {
    tours: (question, now) => searchTours(read, question, now),
    countByPlace: (question, now) => countByPlace(read, question, now),
    typedTours: (q, language, limit) => findTypedTours(read, q, language, limit),
    typedPlaces: (q, language) => findTypedPlaces(read, q, language),
    missing: () => null,
  };
}

// By database, not by process: tests open several applications side by side.
const replaced = new WeakMap<Database, Search>();

/** From now on `search` answers what is asked of this database; undefined: the SQL search again. */
export function replaceSearch(database: Database, search: Search | undefined): void {
  if (search) replaced.set(database, search);
  else replaced.delete(database);
}

export const searchOf = (database: Database): Search => replaced.get(database) ?? searchInSql(database);
