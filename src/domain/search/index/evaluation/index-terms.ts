// The vocabulary as expand-text.ts reads it. A term counts while a tour on sale has it.
import type { Language } from '#kernel/languages.ts';
import type { TermSource } from '#domain/search/text/term-source.ts';
import { isOneEditApart } from '#domain/search/text/terms.ts';
import { countTours } from '../documents.ts';
import type { SearchIndex } from '../search-index.ts';
import { candidatesOf } from '../structures/typo-table.ts';
import { numbersByPrefix, numberOf, termAt, wordAt } from '../structures/vocabulary.ts';

export function indexTerms({ tours: { onSale }, documents }: SearchIndex, language: Language): TermSource<number> {
  const texts = documents[language];
  const { vocabulary } = texts;
  const isInUse = (number: number) => countTours(texts, onSale, number, 1) > 0;
  return {
    known(terms) {
      const found = new Map<string, number>();
      for (const term of terms) {
        const number = numberOf(vocabulary, term);
        if (number !== undefined && isInUse(number)) found.set(term, number);
      }
      return found;
    },
    // Of many beginnings those not in use find nothing, so it is enough to know of one that is.
    withPrefix(beginning, onlyNamed) {
      const begun = numbersByPrefix(vocabulary, beginning, onlyNamed);
      return begun.some(isInUse) ? begun : [];
    },
    nearby(words) {
      const near = new Map<number, string>();
      for (const word of words)
        for (const number of candidatesOf(vocabulary.typos, word)) {
          const term = termAt(vocabulary, number);
          if (isOneEditApart(term, word)) near.set(number, term);
        }
      return [...near].map(([key, term]) => ({ key, term }));
    },
    mostUsed: (keys) =>
      keys
        .map((key) => ({ key, tours: countTours(texts, onSale, key) }))
        .filter(({ tours }) => tours > 0)
        .map((one) => ({ ...one, term: termAt(vocabulary, one.key), word: wordAt(vocabulary, one.key) }))
        .sort((a, b) => b.tours - a.tours || (a.term < b.term ? -1 : 1)),
  };
}
