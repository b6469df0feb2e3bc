// The page of many results by relevance: as ranking.ts has it, in halves, so that all sums are whole numbers.
import { countBits, hasBit, intersectInto, listSlots } from '../structures/bitmap.ts';
import { weightByField } from '../documents.ts';
import { pageOfList, pageOfSet, type PageRequest } from './page.ts';
import { takeBitmap } from '../structures/scratch.ts';
import type { SearchIndex } from '../search-index.ts';
import type { CountedSet } from './count-facets.ts';
import type { TextMatches, WordMatches } from './match-text.ts';

export function pageByRelevance(
  index: SearchIndex,
  results: CountedSet,
  { words }: TextMatches,
  request: PageRequest,
): ArrayLike<number> {
  return words.length === 1 ? byField(index, results, words[0]!, request) : bySum(index, results, words, request);
}

/** Of one word: those with it in the title, then in names, then in the text, each in the order without relevance. */
function byField(
  index: SearchIndex,
  results: CountedSet,
  { byField: fields }: WordMatches,
  request: PageRequest,
): number[] {
  const found: number[] = [];
  let { from } = request;
  for (const words of fields.toReversed()) {
    const some = takeBitmap(index.scratch, results.words);
    intersectInto(some, [{ words }]);
    const total = countBits({ words: some });
    const page = pageOfSet(index, { words: some }, total, { ...request, from, count: request.count - found.length });
    for (let at = 0; at < page.length; at++) found.push(page[at]!);
    if (found.length === request.count) break;
    from = Math.max(0, from - total);
  }
  return found;
}

function bySum(
  index: SearchIndex,
  results: CountedSet,
  words: readonly WordMatches[],
  request: PageRequest,
): ArrayLike<number> {
  const { slots, relevance } = index.scratch;
  const length = listSlots(slots, results);
  relevance.fill(0, 0, length);
  for (const { word, byField: fields } of words) {
    for (const [field, set] of fields.entries()) {
      const halves = weightByField[field]! * word.certainty * 2;
      for (let at = 0; at < length; at++) if (hasBit({ words: set }, slots[at]!)) relevance[at]! += halves;
    }
  }
  return pageOfList(index, slots.subarray(0, length), request, relevance);
}
