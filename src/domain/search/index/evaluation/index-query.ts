// A search query as the index evaluates it: names, words and filters looked up.
import type { SearchSort } from '#contract/search.ts';
import { type FilterName, selectedFilters } from '#domain/search/filters.ts';
import type { ExpandedWord } from '#domain/search/text/expand-text.ts';
import type { FoundCategory, TourQuery } from '#domain/search/tour-query.ts';
import type { Matches } from '../columns/column-kind.ts';
import { kindOf } from '../columns/columns.ts';
import type { SearchIndex } from '../search-index.ts';
import { hasBit } from '../structures/bitmap.ts';

export type QueryWord = Pick<ExpandedWord<number>, 'terms' | 'certainty'>;

export type IndexQuery = {
  tourQuery: TourQuery;
  words: readonly QueryWord[];
  selected: readonly SelectedFilter[];
  sort: SearchSort;
  now: Date;
  /** Suggestions have no counts. */
  withFacets: boolean;
};

/** Before its filters are matched with the index. */
export type ResolvedQuery = Omit<IndexQuery, 'selected'> & { category: FoundCategory | null };

export type SelectedFilter = Matches & { name: FilterName };

/** The filters that the query uses, with the slots that match each. */
export function matchFilters(
  { tours, taxonomy }: SearchIndex,
  query: TourQuery,
  category: FoundCategory | null,
): SelectedFilter[] {
  return selectedFilters(query, category).map(({ name, filter, selection }) => ({
    name,
    ...kindOf(name).match(tours.columns[name], selection, filter, taxonomy),
  }));
}

export function matchesFilter({ sets, test }: SelectedFilter, slot: number): boolean {
  for (let at = 0; at < sets.length; at++) if (!hasBit(sets[at]!, slot)) return false;
  return test === undefined || test(slot);
}

export const partyOf = ({ adults = 1, children = 0 }: TourQuery, date: string) => ({ date, adults, children });
