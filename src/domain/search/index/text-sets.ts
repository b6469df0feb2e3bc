// Which of many tours have the words: for each word three sets, by the best field that has it.
import type { Asked, AskedWord } from './asked.ts';
import { addAll, keepWithin, listInto } from './bitmap.ts';
import { gather } from './documents.ts';
import { takeBits } from './scratch.ts';
import type { SearchIndex } from './search-index.ts';

/** `all`: the word's tours in the scope · `byField`: those of the catalogue, by number of
 *  the best field that has it. */
export type WordSets = { word: AskedWord; all: Uint32Array; byField: readonly [Uint32Array, Uint32Array, Uint32Array] };

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
  const byField = [takeBits(scratch), takeBits(scratch), takeBits(scratch)] as const;
  gather(documents[asked.question.language], word.terms, byField);
  const all = takeBits(scratch);
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
function withMost(index: SearchIndex, words: readonly WordSets[]): { set: Uint32Array; most: number } {
  if (words.length === 1) return { set: words[0]!.all, most: 1 };
  const both = takeBits(index.scratch, words[0]!.all);
  keepWithin(
    both,
    words.slice(1).map(({ all }) => ({ words: all })),
  );
  if (both.some((word) => word !== 0)) return { set: both, most: words.length };
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

/** Writes what `mark` of documents.ts writes, read off sets that are there: a tenth of the time of finding it anew. */
export function markFrom([text, names, title]: WordSets['byField'], slots: Uint32Array, best: Uint8Array): void {
  for (let at = 0; at < slots.length; at++) {
    const word = slots[at]! >>> 5;
    const bit = 1 << (slots[at]! & 31);
    best[at] = title[word]! & bit ? 3 : names[word]! & bit ? 2 : text[word]! & bit ? 1 : 0;
  }
}
