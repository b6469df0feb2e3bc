// Answers a question from the index, as search-tours.ts answers it in SQL: scope → candidates → results. Few tours are
// looked at one by one (few.ts), many as sets of bits (many.ts); both give the same answer.
import { facetsOf } from '../facets.ts';
import type { SearchAnswer, SearchQuestion } from '../question.ts';
import { readText, type SoughtWord } from '../read-text.ts';
import { termsOf } from '../terms.ts';
import { type Asked, type AskedWord, chosenOf } from './asked.ts';
import { facetRowOf } from './counts.ts';
import { answerAmongFew } from './few.ts';
import { answerAmongMany } from './many.ts';
import type { Page } from './page.ts';
import { begin, takeBits } from './scratch.ts';
import type { SearchIndex } from './search-index.ts';
import { termsInIndex } from './terms-in-index.ts';
import { idAt } from './tour-ids.ts';
import { toursIn } from './tours.ts';
import { findSubjectsIn } from './words.ts';

export async function searchIndex(index: SearchIndex, question: SearchQuestion, now: Date): Promise<SearchAnswer> {
  const { asked, scope, subjects, corrected } = await readQuestion(index, question, now);
  // From here on in one turn of the event loop: no change comes between the count and the page.
  const { total, slots, counts } = answer(index, asked, scope);
  const { place, category, text } = subjects;
  return {
    total,
    ids: idsOf(index, slots),
    facets: facetsOf(facetRowOf(index, question.language, counts!), question),
    place,
    category,
    text,
    corrected,
    sort: asked.sort,
  };
}

/** The question with its names and words looked up. `scope`: the id of the only place, null for all. */
export async function readQuestion(index: SearchIndex, question: SearchQuestion, now: Date) {
  const subjects = findSubjectsIn(index.words, question);
  const { text, q } = subjects;
  const { words, corrected } = await readText(termsInIndex(index, question.language), text, question.language);
  const asked: Asked = {
    question,
    words: askedWords(words, text === q ? null : termsOf(q, question.language)),
    chosen: chosenOf(index, question, subjects.category),
    sort: question.sort ?? (words.length > 0 ? 'relevance' : 'popularity'),
    now,
    counts: true,
  };
  const scope = question.locationSlug === undefined ? null : (subjects.place?.id ?? '');
  return { asked, scope, subjects, corrected };
}

export function askedWords(words: readonly SoughtWord<number>[], termsOfQ: readonly string[] | null): AskedWord[] {
  return words.map(({ term, terms, certainty }) => ({
    terms,
    certainty,
    isOfQ: termsOfQ === null || termsOfQ.includes(term),
  }));
}

/** `place`: the id of the only place, null for all. */
export function answer(index: SearchIndex, asked: Asked, place: string | null): Page {
  const { tours, scratch, fewMax } = index;
  begin(scratch, tours.ids.count);
  if (place === null) return answerAmongMany(index, asked, tours.onSale.words);
  const slots = toursIn(tours, place);
  if (slots.length <= fewMax(tours.ids.count)) return answerAmongFew(index, asked, slots);
  const scope = takeBits(scratch);
  for (let at = 0; at < slots.length; at++) scope[slots[at]! >>> 5]! |= 1 << (slots[at]! & 31);
  return answerAmongMany(index, asked, scope);
}

export const idsOf = ({ tours }: SearchIndex, slots: ArrayLike<number>): string[] =>
  Array.from(slots, (slot) => idAt(tours.ids, slot));
