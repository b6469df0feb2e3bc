// Which tours have the words, and how well: relevance as ranking.ts has it. All weights are multiples of ½, so sums
// are exact in any order and equal those of PostgreSQL to the bit.
import type { Language } from '#kernel/languages.ts';
import type { SoughtWord } from '../read-text.ts';
import { isOneEditApart } from '../terms.ts';
import type { KnownTerm, TermSource } from '../term-queries.ts';
import { type Bitmap, put } from './bitmap.ts';
import { countTours, type Documents, eachTour, isInUse } from './documents.ts';
import { clear, type Scratch } from './scratch.ts';
import type { SearchIndex } from './search-index.ts';
import { candidatesOf } from './typo-table.ts';
import { beginningWith } from './vocabulary.ts';

/** `relevance` holds until the next question, for tours that match. `all`: tours with as many of the words as any
 *  has; `ofQ`: the same of the words of `q` alone. */
export type Matches = { relevance: Float64Array; all: Bitmap; ofQ: Bitmap };

export function matchWords(
  { tours, documents, scratch }: SearchIndex,
  language: Language,
  words: readonly SoughtWord[],
  asked: { scope: Bitmap; termsOfQ: readonly string[] },
): Matches {
  clear(scratch, tours.ids.length);
  const { relevance, matched, ofQ, touched } = scratch;
  for (const word of words) {
    const isOfQ = asked.termsOfQ.includes(word.term);
    addWord(
      documents[language],
      word,
      asked.scope,
      (slot, weight) => {
        if (matched[slot] === 0) touched.push(slot);
        relevance[slot]! += weight;
        matched[slot]!++;
        if (isOfQ) ofQ[slot]!++;
      },
      scratch,
    );
  }
  return { relevance, all: withMost(matched, touched), ofQ: withMost(ofQ, touched) };
}

/** A word counts once for a tour, by the best field of the best of its terms. */
function addWord(
  documents: Documents,
  { terms, certainty }: SoughtWord,
  scope: Bitmap,
  add: (slot: number, weight: number) => void,
  { best }: Scratch,
): void {
  const numbers = terms.flatMap((term) => documents.vocabulary.numbers.get(term) ?? []);
  if (numbers.length === 1)
    return eachTour(documents, scope, numbers[0]!, (slot, weight) => add(slot, weight * certainty));
  const slots: number[] = [];
  for (const number of numbers)
    eachTour(documents, scope, number, (slot, weight) => {
      if (best[slot] === 0) slots.push(slot);
      if (best[slot]! < weight * certainty) best[slot] = weight * certainty;
    });
  for (const slot of slots) {
    add(slot, best[slot]!);
    best[slot] = 0;
  }
}

function withMost(matched: Uint8Array, touched: readonly number[]): Bitmap {
  let [most, last] = [1, 0];
  for (const slot of touched) {
    if (matched[slot]! > most) most = matched[slot]!;
    if (slot > last) last = slot;
  }
  const found: Bitmap = { words: new Uint32Array((last >>> 5) + 1) };
  for (const slot of touched) if (matched[slot] === most) put(found, slot, true);
  return found;
}

/** The vocabulary as read-text.ts asks for it. */
export function termsInIndex({ tours: { onSale }, documents }: SearchIndex, language: Language): TermSource {
  const texts = documents[language];
  const { terms, words, named, numbers, typos } = texts.vocabulary;
  const isKnown = (number: number | undefined): number is number =>
    number !== undefined && isInUse(texts, onSale, number);
  return {
    known: (asked) => new Set(asked.filter((term) => isKnown(numbers.get(term)))),
    beginning: (beginning, onlyNamed) =>
      beginningWith(texts.vocabulary, beginning)
        .filter((number) => (named[number] || !onlyNamed) && isKnown(number))
        .map((number) => terms[number]!),
    nearby: (asked) => [
      ...new Set(
        asked.flatMap((word) =>
          [...candidatesOf(typos, word)].map((number) => terms[number]!).filter((term) => isOneEditApart(term, word)),
        ),
      ),
    ],
    mostUsed: (asked) =>
      asked
        .map((term): KnownTerm & { tours: number } => {
          const number = numbers.get(term)!;
          return { term, word: words[number]!, tours: countTours(texts, onSale, number) };
        })
        .filter(({ tours }) => tours > 0)
        .sort((a, b) => b.tours - a.tours || (a.term < b.term ? -1 : 1))
        .map(({ term, word }) => ({ term, word })),
  };
}
