// The words of one language: by term, by beginning and by typo. A term keeps its number; none is ever taken out,
// because whether it counts depends on the documents that have it (as in search_terms).
import type { KnownTerm } from '../term-queries.ts';
import { addForms, newTypoTable, type TypoTable } from './typo-table.ts';

export type Vocabulary = {
  numbers: Map<string, number>;
  terms: string[];
  /** How each term is shown. */
  words: string[];
  /** 1 where the term stands in a title or a name. */
  named: boolean[];
  /** Numbers in the order of their terms; those of `unsorted` follow in the order they came. */
  sorted: number[];
  unsorted: number;
  typos: TypoTable;
};

export const newVocabulary = (): Vocabulary => ({
  numbers: new Map(),
  terms: [],
  words: [],
  named: [],
  sorted: [],
  unsorted: 0,
  typos: newTypoTable(),
});

export type VocabularyRow = KnownTerm & { named: boolean };

/** Takes a term in, or what is new about it. Rows in the order of their terms cost no sorting later. */
export function putTerm(vocabulary: Vocabulary, { term, word, named }: VocabularyRow): number {
  const { numbers, terms, words, sorted } = vocabulary;
  let number = numbers.get(term);
  if (number === undefined) {
    number = terms.push(term) - 1;
    numbers.set(term, number);
    const last = sorted.at(-1);
    if (vocabulary.unsorted > 0 || (last !== undefined && terms[last]! > term)) vocabulary.unsorted++;
    sorted.push(number);
    addForms(vocabulary.typos, term, number);
  }
  words[number] = word;
  vocabulary.named[number] = named;
  return number;
}

/** Numbers of the terms that begin so. */
export function beginningWith(vocabulary: Vocabulary, beginning: string): number[] {
  sortTerms(vocabulary);
  const { sorted, terms } = vocabulary;
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (terms[sorted[middle]!]! < beginning) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < sorted.length && terms[sorted[end]!]!.startsWith(beginning)) end++;
  return sorted.slice(low, end);
}

/** Puts each late term where it belongs; one costs a search by halves and a move of the rest. */
function sortTerms(vocabulary: Vocabulary): void {
  const { sorted, terms } = vocabulary;
  if (vocabulary.unsorted === 0) return;
  const late = sorted.splice(sorted.length - vocabulary.unsorted);
  vocabulary.unsorted = 0;
  for (const number of late) {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (terms[sorted[middle]!]! < terms[number]!) low = middle + 1;
      else high = middle;
    }
    sorted.splice(low, 0, number);
  }
}
