// Which of many tours have the words: for each word three sets, by the best field that has it.
import type { Asked, AskedWord } from './asked.ts';
import { addAll, keepWithin, listInto } from './bitmap.ts';
import { gather } from './documents.ts';
import { takeBits } from './scratch.ts';
import type { SearchIndex } from './search-index.ts';

/** The word's tours, in all and by number of the field. */
export type WordSets = { word: AskedWord; all: Uint32Array; byField: readonly Uint32Array[] };

/** `all`: tours with as many of the words as any has · `q`: the same of the words of `q` alone, null where it restricts
 *  nothing · `candidates`: those of either. `isActivity`: there is more text than `q`. */
export type FoundText = {
  words: WordSets[];
  all: Uint32Array;
  q: Uint32Array | null;
  candidates: Uint32Array;
  isActivity: boolean;
  most: Most;
};

/** The most words, and the most of those of `q`, that any tour in the scope has. */
export type Most = { all: number; ofQ: number };

export function findText(index: SearchIndex, asked: Asked, scope: Uint32Array): FoundText {
  const words = asked.words.map((word) => setsOf(index, asked, word, scope));
  const { set: all, most } = withMost(index, words);
  const ofQ = words.filter(({ word }) => word.isOfQ);
  const isActivity = ofQ.length < words.length;
  if (!isActivity) return { words, all, q: all, candidates: all, isActivity, most: { all: most, ofQ: most } };
  const { set: q, most: mostOfQ } = ofQ.length === 0 ? { set: null, most: 0 } : withMost(index, ofQ);
  const candidates = takeBits(index.scratch, q ?? scope);
  addAll(candidates, { words: all });
  return { words, all, q, candidates, isActivity, most: { all: most, ofQ: mostOfQ } };
}

function setsOf({ documents, scratch }: SearchIndex, asked: Asked, word: AskedWord, scope: Uint32Array): WordSets {
  const byField = [takeBits(scratch), takeBits(scratch), takeBits(scratch)];
  gather(documents[asked.question.language], word.terms, byField);
  const all = takeBits(scratch);
  for (const words of byField) {
    keepWithin(words, [{ words: scope }]);
    addAll(all, { words });
  }
  return { word, all, byField };
}

/** Tours with all of the words; where there is none, with the most. */
function withMost(index: SearchIndex, words: readonly WordSets[]): { set: Uint32Array; most: number } {
  const both = takeBits(index.scratch, words[0]!.all);
  keepWithin(
    both,
    words.slice(1).map(({ all }) => ({ words: all })),
  );
  if (words.length === 1 || both.some((word) => word !== 0)) return { set: both, most: words.length };
  return { set: both, most: countMatches(index, words, both) };
}

function countMatches({ scratch, tours }: SearchIndex, words: readonly WordSets[], into: Uint32Array): number {
  const { matched, slots } = scratch;
  matched.fill(0, 0, tours.ids.count);
  let most = 1;
  for (const { all } of words) {
    const length = listInto(slots, { words: all });
    for (let at = 0; at < length; at++) if (++matched[slots[at]!]! > most) most = matched[slots[at]!]!;
  }
  for (let slot = 0; slot < tours.ids.count; slot++) if (matched[slot] === most) into[slot >>> 5]! |= 1 << (slot & 31);
  return most;
}
