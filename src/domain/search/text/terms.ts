// From text to terms. Pure: the SQL search and the index in the process make their terms here and nowhere else.
import type { Language } from '#kernel/languages.ts';
import { fold } from '#kernel/slugs.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';

/** `typed`: as written, lower case · `folded`: without accents · `term`: what is compared; null for a stop word. */
export type Word = { typed: string; folded: string; term: string | null };

// A word that is longer is noise, and PostgreSQL's index rows are bounded.
const wordLettersMax = 40;

export function wordsOf(text: string, language: Language): Word[] {
  const words: Word[] = [];
  for (const [found] of text.normalize('NFC').matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const folded = foldWord(found);
    if (folded === '') continue;
    const term = isStopWord(folded, language) ? null : stem(folded, language);
    words.push({ typed: found.toLowerCase(), folded, term });
  }
  return words;
}

/** The distinct terms of a text in the order of their first use; stop words are none. */
export function termsOf(text: string, language: Language): string[] {
  return [...new Set(wordsOf(text, language).flatMap(({ term }) => term ?? []))];
}

/** A name as it is compared: folded words, single spaces. */
export function foldName(name: string): string {
  return wordsOf(name, 'en')
    .map(({ folded }) => folded)
    .join(' ');
}

export const slugAsName = (slug: string): string => foldName(slug.replaceAll('-', ' '));

// Folding can open a sign into letters and a mark ('½' into '1⁄2'): the marks go, the letters stay together.
function foldWord(word: string): string {
  // Most words: nothing to fold. It halves the time in which a query is read.
  if (/^[a-zA-Z0-9]*$/.test(word)) return word.toLowerCase().slice(0, wordLettersMax);
  const folded = fold(word).replace(/[^\p{L}\p{N}]+/gu, '');
  return folded.length <= wordLettersMax ? folded : [...folded].slice(0, wordLettersMax).join('');
}

/** From how many letters a word's typo is corrected; in shorter ones one edit makes another word. */
export const typoLettersMin = 5;

/** The keys of an index that finds a word by its typo (SymSpell): the term and, from five letters, each
 *  form with one letter left out. Two terms, one of five letters or more, that are at most one edit apart share at
 *  least one of these; the reverse does not hold. The SQL needs no keys (term-queries.ts); memory has room for them. */
export function oneEditVariants(term: string): string[] {
  const letters = [...term];
  if (letters.length < typoLettersMin) return [term];
  const deletions = letters.map((_, left) => letters.filter((_letter, index) => index !== left).join(''));
  return [...new Set([term, ...deletions])];
}

/** Whether one insertion, deletion, substitution or swap of neighbours, or none, turns one into the other
 *  (optimal string alignment distance of at most 1). */
export function isOneEditApart(left: string, right: string): boolean {
  const [short, long] = [[...left], [...right]].sort((a, b) => a.length - b.length) as [string[], string[]];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  const rest = (letters: string[], from: number) => letters.slice(from).join('');
  if (long.length > short.length) return rest(short, same) === rest(long, same + 1);
  if (rest(short, same + 1) === rest(long, same + 1)) return true;
  const swapped = short[same] === long[same + 1] && short[same + 1] === long[same];
  return swapped && rest(short, same + 2) === rest(long, same + 2);
}
