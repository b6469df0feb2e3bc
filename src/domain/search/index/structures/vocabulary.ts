// The words of one language: by term, by beginning and by typo. Those known when the index was built are sorted in
// typed arrays, the few that came since in a map. A term keeps its number; none is ever taken out, because whether it
// counts depends on the documents that have it (as in search_terms).
import type { KnownTerm } from '#domain/search/text/term-source.ts';
import { findBeginning, findString, makeStringTable, stringAt, type StringTable } from './string-table.ts';
import { addVariants, newTypoTable, type TypoTable } from './typo-table.ts';

export type Vocabulary = {
  terms: StringTable;
  /** How each term is shown. */
  words: StringTable;
  /** 1 where the term occurs in a title or a name. */
  named: Uint8Array;
  typos: TypoTable;
  /** Their numbers go on where those of `terms` end. */
  added: { numbers: Map<string, number>; terms: string[]; words: string[]; named: boolean[] };
};

export type VocabularyRow = KnownTerm & { named: boolean };

/** `rows` in the order in which JavaScript sorts their terms. */
export function makeVocabulary(rows: readonly VocabularyRow[]): Vocabulary {
  const vocabulary: Vocabulary = {
    terms: makeStringTable(rows.map(({ term }) => term)),
    words: makeStringTable(rows.map(({ word }) => word)),
    named: Uint8Array.from(rows, ({ named }) => Number(named)),
    typos: newTypoTable(),
    added: { numbers: new Map(), terms: [], words: [], named: [] },
  };
  for (const [number, { term }] of rows.entries()) addVariants(vocabulary.typos, term, number);
  return vocabulary;
}

/** Takes a term in, or what is new about it. */
export function addTerm(vocabulary: Vocabulary, { term, word, named }: VocabularyRow): number {
  const { added, typos } = vocabulary;
  const known = numberOf(vocabulary, term);
  const number = known ?? sortedCount(vocabulary) + added.terms.push(term) - 1;
  const late = number - sortedCount(vocabulary);
  if (known === undefined) {
    added.numbers.set(term, number);
    addVariants(typos, term, number);
  }
  if (late < 0) vocabulary.named[number]! |= Number(named);
  else [added.words[late], added.named[late]] = [word, named];
  return number;
}

const sortedCount = ({ named }: Vocabulary): number => named.length;

export function numberOf({ terms, added }: Vocabulary, term: string): number | undefined {
  const sorted = findString(terms, term);
  return sorted >= 0 ? sorted : added.numbers.get(term);
}

export function termAt(vocabulary: Vocabulary, number: number): string {
  const late = number - sortedCount(vocabulary);
  return late < 0 ? stringAt(vocabulary.terms, number) : vocabulary.added.terms[late]!;
}

export function wordAt(vocabulary: Vocabulary, number: number): string {
  const late = number - sortedCount(vocabulary);
  return late < 0 ? stringAt(vocabulary.words, number) : vocabulary.added.words[late]!;
}

/** Numbers of the terms that begin so; only of those in titles and names where `onlyNamed`. */
export function numbersByPrefix(vocabulary: Vocabulary, beginning: string, onlyNamed: boolean): number[] {
  const { terms, named, added } = vocabulary;
  const [first, end] = findBeginning(terms, beginning);
  const found: number[] = [];
  for (let number = first; number < end; number++) if (named[number] === 1 || !onlyNamed) found.push(number);
  for (const [late, term] of added.terms.entries())
    if (term.startsWith(beginning) && (added.named[late] || !onlyNamed)) found.push(sortedCount(vocabulary) + late);
  return found;
}
