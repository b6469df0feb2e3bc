// Which of many tours have the words: for each word three sets, by the best field that has it.
import type { IndexQuery, QueryWord } from './index-query.ts';
import { intersectInto, listSlots } from '../structures/bitmap.ts';
import { collectSlots } from '../documents.ts';
import { takeBitmap } from '../structures/scratch.ts';
import type { SearchIndex } from '../search-index.ts';

/** `all`: the word's tours in the scope · `byField`: those of the catalogue, by number of
 *  the best field that has it. */
export type WordMatches = {
  word: QueryWord;
  all: Uint32Array;
  byField: readonly [Uint32Array, Uint32Array, Uint32Array];
};

/** `all`: tours with as many of the words as any has · `most`: how many that are. */
export type TextMatches = { words: WordMatches[]; all: Uint32Array; most: number };

export function matchText(index: SearchIndex, resolved: IndexQuery, scope: Uint32Array): TextMatches {
  const words = resolved.words.map((word) => matchWord(index, resolved, word, scope));
  const { set: all, most } = matchingMost(index, words);
  return { words, all, most };
}

function matchWord(
  { documents, scratch }: SearchIndex,
  resolved: IndexQuery,
  word: QueryWord,
  scope: Uint32Array,
): WordMatches {
  const byField = [takeBitmap(scratch), takeBitmap(scratch), takeBitmap(scratch)] as const;
  collectSlots(documents[resolved.tourQuery.language], word.terms, byField);
  const all = takeBitmap(scratch);
  const [text, names, title] = byField;
  for (let at = 0; at < scope.length; at++) {
    const inTitle = title[at]!;
    const inNames = names[at]! | inTitle;
    const anywhere = text[at]! | inNames;
    // Mostly there are none.
    if (anywhere === 0) continue;
    names[at] = inNames & ~inTitle;
    text[at] = anywhere & ~inNames;
    all[at] = anywhere & scope[at]!;
  }
  return { word, all, byField };
}

/** Tours with all of the words; where there is none, with the most. */
function matchingMost(index: SearchIndex, words: readonly WordMatches[]): { set: Uint32Array; most: number } {
  if (words.length === 1) return { set: words[0]!.all, most: 1 };
  const both = takeBitmap(index.scratch, words[0]!.all);
  intersectInto(
    both,
    words.slice(1).map(({ all }) => ({ words: all })),
  );
  if (both.some((word) => word !== 0)) return { set: both, most: words.length };
  return { set: both, most: countMatches(index, words, both) };
}

function countMatches({ scratch, tours }: SearchIndex, words: readonly WordMatches[], into: Uint32Array): number {
  const { matched, slots } = scratch;
  matched.fill(0, 0, tours.ids.count);
  let most = 1;
  for (const { all } of words) {
    const length = listSlots(slots, { words: all });
    for (let at = 0; at < length; at++) if (++matched[slots[at]!]! > most) most = matched[slots[at]!]!;
  }
  for (let slot = 0; slot < tours.ids.count; slot++) if (matched[slot] === most) into[slot >>> 5]! |= 1 << (slot & 31);
  return most;
}

/** Writes what `mark` of documents.ts writes, read off sets that are there: a tenth of the time of a new search. */
export function markFromSets([text, names, title]: WordMatches['byField'], slots: Uint32Array, best: Uint8Array): void {
  for (let at = 0; at < slots.length; at++) {
    const word = slots[at]! >>> 5;
    const bit = 1 << (slots[at]! & 31);
    best[at] = title[word]! & bit ? 3 : names[word]! & bit ? 2 : text[word]! & bit ? 1 : 0;
  }
}
