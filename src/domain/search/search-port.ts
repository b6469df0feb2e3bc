// Which search answers: the one in SQL until the index of the process replaces it. Both give the same results
// (parity.test.ts).
import type { Language } from '#kernel/languages.ts';
import type { Database } from '#platform/database/database.ts';
import { countByPlace } from './sql/count-by-place.ts';
import type { FoundPlace, PlaceCount, SuggestionQuery, TourQuery, TourQueryResult } from './tour-query.ts';
import { searchTours } from './sql/search-tours.ts';
import { suggestPlaces, suggestTours } from './sql/suggest.ts';

export type Search = {
  tours(query: TourQuery, now: Date): Promise<TourQueryResult>;
  /** Counts all results, not only those of the page. */
  countByPlace(query: TourQuery, now: Date): Promise<PlaceCount[]>;
  suggestTours(query: SuggestionQuery): Promise<{ ids: string[]; total: number }>;
  suggestPlaces(q: string, language: Language): Promise<FoundPlace[]>;
  /** Why the index does not answer yet; null where nothing is awaited. */
  missing(): string | null;
};

export function searchInSql({ db }: Pick<Database, 'db'>): Search {
  return {
    tours: (query, now) => searchTours(db, query, now),
    countByPlace: (query, now) => countByPlace(db, query, now),
    suggestTours: (query) => suggestTours(db, query),
    suggestPlaces: (q, language) => suggestPlaces(db, q, language),
    missing: () => null,
  };
}

// One per database, not per process: tests open several applications side by side.
const searches = new WeakMap<Database, Search>();

/** From now on `search` answers for this database; undefined: the SQL search again. */
export function replaceSearch(database: Database, search: Search | undefined): void {
  if (search) searches.set(database, search);
  else searches.delete(database);
}

export const searchOf = (database: Database): Search => searches.get(database) ?? searchInSql(database);
