// Evaluates a query with bitmaps: 10,000 tours are 313 words of 32 bits, and a count is the bits that two sets share.
import { filterNames, type FilterName, narrows } from '#domain/search/filters.ts';
import { type IndexQuery, type SelectedFilter, matchesFilter, partyOf } from './index-query.ts';
import { type Bitmap, countBits, intersectInto, listSlots } from '../structures/bitmap.ts';
import { addDeparting } from '../departure-days.ts';
import { evaluateByScan } from './scan-evaluation.ts';
import { pageOfSet, type ResultPage, type PageRequest } from './page.ts';
import { pageByRelevance } from './relevance.ts';
import { takeBitmap } from '../structures/scratch.ts';
import type { SearchIndex } from '../search-index.ts';
import { type CountedSet, countInSets, countOnce } from './count-facets.ts';
import { matchText } from './match-text.ts';

/** `scope`: the tours of the place; it is not changed. */
export function evaluateByBitmap(index: SearchIndex, query: IndexQuery, scope: Uint32Array): ResultPage {
  const { tourQuery, words, now, sort } = query;
  const { scratch, tours } = index;
  const found = words.length > 0 ? matchText(index, query, scope) : null;
  const candidates = takeBitmap(scratch, found?.all ?? scope);
  if (tourQuery.date !== undefined) {
    const leaving = takeBitmap(scratch);
    addDeparting({ ...scratch, bits: leaving }, index.days, partyOf(tourQuery, tourQuery.date), now);
    intersectInto(candidates, [{ words: leaving }]);
  }
  const count = countBits({ words: candidates });
  // The best of one word are read off its fields; each of its tours need not be looked at.
  const isWordAlone = found?.words.length === 1 && !query.withFacets && query.selected.length === 0;
  if (!isWordAlone && count <= index.scannedToursMax(tours.ids.count)) {
    const slots = new Uint32Array(count);
    listSlots(slots, { words: candidates });
    return evaluateByScan(index, query, slots, found);
  }
  const isAll = scope === tours.onSale.words && !found && tourQuery.date === undefined;
  const sets = splitByFilter(index, query, { words: candidates, count, isAll });
  const total = sets.results.count;
  const from = (tourQuery.page - 1) * tourQuery.pageSize;
  const request: PageRequest = { sort, shownIn: tourQuery.currency, from, count: tourQuery.pageSize };
  const slots =
    sort === 'relevance' && found
      ? pageByRelevance(index, sets.results, found, request)
      : pageOfSet(index, sets.results, total, request);
  const countFacets = () => countInSets(index, sets.facetSets);
  return { total, slots, tallies: query.withFacets ? countOnce(index, tourQuery, count, countFacets) : null };
}

type FilteredSets = { results: CountedSet; facetSets: Record<FilterName, CountedSet> };

/** A filter is counted as if it were not selected, one that narrows among the results. */
function splitByFilter(index: SearchIndex, query: IndexQuery, candidates: CountedSet): FilteredSets {
  const selected = filterSets(index, query.selected, candidates);
  const without = (name: FilterName | null): CountedSet => {
    const others = selected.filter((one) => one.name !== name).flatMap(({ sets }) => sets);
    return others.length === 0 ? candidates : intersect(index, candidates, others);
  };
  const results = without(null);
  const facetSets = Object.fromEntries(filterNames.map((name) => [name, results])) as FilteredSets['facetSets'];
  for (const { name } of selected) if (!narrows(name)) facetSets[name] = without(name);
  return { results, facetSets };
}

function intersect({ scratch }: SearchIndex, { words }: Bitmap, sets: readonly Bitmap[]): CountedSet {
  const left = takeBitmap(scratch, words);
  intersectInto(left, sets);
  return { words: left, count: countBits({ words: left }), isAll: false };
}

/** A test makes a set of the candidates that pass it. */
function filterSets(index: SearchIndex, selected: readonly SelectedFilter[], candidates: CountedSet) {
  return selected.map((one) => {
    if (!one.test) return { name: one.name, sets: one.sets };
    const words = takeBitmap(index.scratch);
    const { slots } = index.scratch;
    const length = listSlots(slots, candidates);
    for (let at = 0; at < length; at++)
      if (matchesFilter(one, slots[at]!)) words[slots[at]! >>> 5]! |= 1 << (slots[at]! & 31);
    return { name: one.name, sets: [{ words }] };
  });
}
