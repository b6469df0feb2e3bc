// The page of many results by relevance: as ranking.ts has it, in halves, so that all sums are whole numbers.
import { countAll, has, keepWithin, listInto } from './bitmap.ts';
import { weights } from './documents.ts';
import { best, bestOf, type Wanted } from './page.ts';
import { takeBits } from './scratch.ts';
import type { SearchIndex } from './search-index.ts';
import type { Among } from './tally.ts';
import type { FoundText, WordSets } from './text-sets.ts';

export function bestByRelevance(
  index: SearchIndex,
  results: Among,
  { words }: FoundText,
  wanted: Wanted,
): ArrayLike<number> {
  return words.length === 1 ? byField(index, results, words[0]!, wanted) : bySum(index, results, words, wanted);
}

/** Of one word: those with it in the title, then in names, then in the text, each in the order without relevance. */
function byField(index: SearchIndex, results: Among, { byField: fields }: WordSets, wanted: Wanted): number[] {
  const found: number[] = [];
  let { from } = wanted;
  for (const words of fields.toReversed()) {
    const some = takeBits(index.scratch, results.words);
    keepWithin(some, [{ words }]);
    const total = countAll({ words: some });
    const page = bestOf(index, { words: some }, total, { ...wanted, from, count: wanted.count - found.length });
    for (let at = 0; at < page.length; at++) found.push(page[at]!);
    if (found.length === wanted.count) break;
    from = Math.max(0, from - total);
  }
  return found;
}

function bySum(index: SearchIndex, results: Among, words: readonly WordSets[], wanted: Wanted): ArrayLike<number> {
  const { slots, relevance } = index.scratch;
  const length = listInto(slots, results);
  relevance.fill(0, 0, length);
  for (const { word, byField: fields } of words) {
    for (const [field, set] of fields.entries()) {
      const halves = weights[field]! * word.certainty * 2;
      for (let at = 0; at < length; at++) if (has({ words: set }, slots[at]!)) relevance[at]! += halves;
    }
  }
  return best(index, slots.subarray(0, length), wanted, relevance);
}
