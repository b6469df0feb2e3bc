// From typed words to the groups of terms that are searched for.
import type { Language } from '#kernel/languages.ts';
import { guessedCertainty } from '../ranking.ts';
import type { KnownTerm, TermSource, UsedTerm } from './term-source.ts';
import { isOneEditApart, typoLettersMin, type Word, wordsOf } from './terms.ts';

/** A word of the query with its own `term`: any of `terms`, by the source's keys, matches it. None: no tour matches the word. */
export type ExpandedWord<Key = string> = { term: string; terms: Key[]; certainty: number };
export type ExpandedText<Key = string> = { words: ExpandedWord<Key>[]; corrected: string | null };

/** A word of three letters may begin another on a result page, one of two while it is being typed. */
const prefixLettersMin = 3;
const typingLettersMin = 2;
// What a person types has fewer; the rest of a pasted page adds nothing but work.
const wordsMax = 16;

/**
 * How each word is read, in the documents of the language:
 * a word that occurs somewhere is taken as it is. The last word may otherwise be the beginning of others (of names
 * and titles too where it does occur, while the visitor is `typing`). Any other word of five letters or more
 * is replaced by all words one edit away.
 */
export async function expandText<Key>(
  source: TermSource<Key>,
  text: string,
  language: Language,
  typing = false,
): Promise<ExpandedText<Key>> {
  const { all, terms: toExpand } = splitWords(text, language);
  if (toExpand.length === 0) return { words: [], corrected: null };
  const known = await source.known(toExpand.map((word) => word.term));
  const last = toExpand.at(-1)!;
  const completed = await completeLast(source, last, { typing, known: known.get(last.term) });
  const unknown = toExpand.filter((word) => !known.has(word.term) && !(word === last && completed.length > 0));
  const similar = await findSimilarWords(source, unknown);

  const words = toExpand.map((word): ExpandedWord<Key> => {
    const { term } = word;
    const own = known.get(term);
    if (word === last && completed.length > 0)
      return { term, terms: completed, certainty: typing ? 1 : guessedCertainty };
    if (own !== undefined) return { term, terms: [own], certainty: 1 };
    return { term, terms: similar.get(term)?.map((one) => one.key) ?? [], certainty: guessedCertainty };
  });
  return { words, corrected: correct(all, similar) };
}

type TermWord = Word & { term: string };

function splitWords(text: string, language: Language): { all: Word[]; terms: TermWord[] } {
  const all = wordsOf(text, language);
  const byTerm = new Map<string, TermWord>();
  for (const word of all) if (word.term !== null && !byTerm.has(word.term)) byTerm.set(word.term, word as TermWord);
  return { all, terms: [...byTerm.values()].slice(0, wordsMax) };
}

/** Terms that the last word begins, itself among them; none where it is no beginning. */
async function completeLast<Key>(
  source: TermSource<Key>,
  last: TermWord,
  { typing, known }: { typing: boolean; known: Key | undefined },
): Promise<Key[]> {
  const isKnown = known !== undefined;
  if (typing ? last.folded.length < typingLettersMin : isKnown || last.folded.length < prefixLettersMin) return [];
  const completions = await source.withPrefix(last.folded, typing);
  return completions.length === 0 ? [] : [...new Set(isKnown ? [known, ...completions] : completions)];
}

async function findSimilarWords<Key>(
  source: TermSource<Key>,
  unknown: readonly TermWord[],
): Promise<Map<string, UsedTerm<Key>[]>> {
  const long = unknown.filter(({ term }) => [...term].length >= typoLettersMin);
  if (long.length === 0) return new Map();
  const near = await source.nearby(long.map(({ term }) => term));
  const isNear = (word: TermWord) => (term: string) => isOneEditApart(term, word.term);
  const some = near.filter(({ term }) => long.some((word) => isNear(word)(term)));
  const inUse = await source.mostUsed(some.map(({ key }) => key));
  const similar = long.map((word) => [word.term, inUse.filter(({ term }) => isNear(word)(term))] as const);
  return new Map(similar.filter(([, found]) => found.length > 0));
}

/** The text with each mistyped word put right, by the word most tours have; null where nothing was. */
function correct(all: readonly Word[], similar: ReadonlyMap<string, KnownTerm[]>): string | null {
  if (similar.size === 0) return null;
  return all.map(({ typed, term }) => (term !== null && similar.get(term)?.[0]?.word) || typed).join(' ');
}
