// Evaluates a query by a scan of few tours: thirty tours of a place cost thirty steps, however large the catalogue is.
// `missed` has a bit for each selected filter that a tour fails, as in sql/facets.ts.
import { filterBit } from '#domain/search/filters.ts';
import { countCandidates, countOnce } from './count-facets.ts';
import { type IndexQuery, matchesFilter, partyOf } from './index-query.ts';
import { departsFor } from '../departure-days.ts';
import { markBestFields, weightByField } from '../documents.ts';
import { pageOfList, type ResultPage } from './page.ts';
import type { SearchIndex } from '../search-index.ts';
import { type TextMatches, markFromSets } from './match-text.ts';

/** `slots`: in ascending order; they are changed. `found`: in the scope, where these are not all of it. */
export function evaluateByScan(
  index: SearchIndex,
  query: IndexQuery,
  slots: Uint32Array,
  found?: TextMatches | null,
): ResultPage {
  const { tourQuery, sort } = query;
  const candidates = findCandidates(index, query, slots, found);
  const { missed, relevance } = index.scratch;
  const countFacets = () => countCandidates(index, slots, candidates);
  const tallies = query.withFacets ? countOnce(index, tourQuery, candidates, countFacets) : null;
  let total = 0;
  for (let at = 0; at < candidates; at++) {
    // What was counted is counted: results move to the front.
    if (missed[at] !== 0) continue;
    slots[total] = slots[at]!;
    relevance[total++] = relevance[at]!;
  }
  const results = slots.subarray(0, total);
  const from = (tourQuery.page - 1) * tourQuery.pageSize;
  const request = { sort, shownIn: tourQuery.currency, from, count: tourQuery.pageSize };
  return { total, slots: pageOfList(index, results, request, query.words.length > 0 ? relevance : null), tallies };
}

/** Moves the candidates to the front of `slots`, with what each misses, and says how many they are. */
function findCandidates(
  index: SearchIndex,
  query: IndexQuery,
  slots: Uint32Array,
  found: TextMatches | null | undefined,
): number {
  const { words, selected, tourQuery, now } = query;
  const { matched, relevance, missed } = index.scratch;
  const mostHere = scoreTexts(index, query, slots, found);
  const most = found?.most ?? mostHere;
  const { date } = tourQuery;
  const leaves = date === undefined ? null : departsFor(index.scratch, index.days, partyOf(tourQuery, date), now);
  const bits = selected.map(({ name }) => filterBit(name));
  let candidates = 0;
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at]!;
    if (words.length > 0 && (most === 0 || matched[at] !== most)) continue;
    if (leaves && !leaves(slot)) continue;
    let misses = 0;
    for (let one = 0; one < selected.length; one++) if (!matchesFilter(selected[one]!, slot)) misses |= bits[one]!;
    slots[candidates] = slot;
    relevance[candidates] = relevance[at]!;
    missed[candidates++] = misses;
  }
  return candidates;
}

/** How many of the words each tour has, and how well, in halves; gives the most any has. */
function scoreTexts(
  index: SearchIndex,
  { words, tourQuery }: IndexQuery,
  slots: Uint32Array,
  found: TextMatches | null | undefined,
): number {
  const { best: fields, matched, relevance } = index.scratch;
  for (const column of [matched, relevance]) column.fill(0, 0, slots.length);
  let most = 0;
  for (const [number, { terms, certainty }] of words.entries()) {
    if (found) markFromSets(found.words[number]!.byField, slots, fields);
    else markBestFields(index.documents[tourQuery.language], terms, slots, fields);
    const halves = weightByField.map((weight) => weight * certainty * 2);
    for (let at = 0; at < slots.length; at++) {
      if (fields[at] === 0) continue;
      relevance[at]! += halves[fields[at]! - 1]!;
      if (++matched[at]! > most) most = matched[at]!;
    }
  }
  return most;
}
