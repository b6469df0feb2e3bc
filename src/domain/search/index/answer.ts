// Answers a question from the index, as search-tours.ts answers it in SQL: scope → candidates → results.
import type { SearchSort } from '#contract/search.ts';
import { facetsOf } from '../facets.ts';
import type { Choice } from '../filters.ts';
import type { Subjects } from '../find-subjects.ts';
import type { SearchAnswer, SearchQuestion } from '../question.ts';
import { readText, type SoughtWord } from '../read-text.ts';
import { termsOf } from '../terms.ts';
import { type Bitmap, countAll, has, put, select, type Selection, union, within } from './bitmap.ts';
import { chosenSets } from './choices.ts';
import { countFacets } from './counts.ts';
import { leavingWith } from './departure-days.ts';
import { valuesOf } from './number-lists.ts';
import { pageOf } from './page.ts';
import type { SearchIndex } from './search-index.ts';
import { type Matches, matchWords, termsInIndex } from './text-matches.ts';
import { findSubjectsIn } from './words.ts';

export async function searchIndex(index: SearchIndex, question: SearchQuestion, now: Date): Promise<SearchAnswer> {
  const subjects = findSubjectsIn(index.words, question);
  const { words, corrected } = await readText(termsInIndex(index, question.language), subjects.text, question.language);
  const sort = question.sort ?? (words.length > 0 ? 'relevance' : 'popularity');
  const { place, category, text } = subjects;
  return { ...answer(index, { question, subjects, words, sort, now }), place, category, text, corrected, sort };
}

type Asked = {
  question: SearchQuestion;
  subjects: Subjects;
  words: readonly SoughtWord[];
  sort: SearchSort;
  now: Date;
};

// In one turn of the event loop: no change comes between the count and the page.
function answer(
  index: SearchIndex,
  { question, subjects, words, sort, now }: Asked,
): Pick<SearchAnswer, 'total' | 'ids' | 'facets'> {
  const { language, page, pageSize } = question;
  const scope = scopeOf(index, question, subjects);
  const termsOfQ = termsOf(subjects.q, language);
  const matches = words.length > 0 ? matchWords(index, language, words, { scope, termsOfQ }) : undefined;
  const fits = matches && textSets(words, termsOfQ, scope, matches);

  const withText = fits ? withTextOf(scope, fits) : scope;
  const candidates =
    question.date === undefined
      ? withText
      : within(withText, [leavingWith(index.days, partyOf(question, question.date), now)]);
  const chosen = {
    ...(fits?.isActivity && { category: [fits.all] }),
    ...chosenSets(index, question, subjects.category, candidates),
  };
  const results = within(candidates, Object.values(chosen).flat());
  const passing = (choice: Choice) =>
    chosen[choice] ? within(candidates, Object.values({ ...chosen, [choice]: [] }).flat()) : results;
  const counted = { results, passing, categories: within(passing('category'), fits ? [fits.q] : []) };
  const wanted = {
    sort,
    shownIn: question.currency,
    total: countAll(results),
    from: (page - 1) * pageSize,
    count: pageSize,
  };
  return {
    total: wanted.total,
    ids: pageOf(index, results, wanted, matches?.relevance),
    facets: facetsOf(countFacets(index, language, counted), question),
  };
}

const partyOf = ({ adults = 1, children = 0 }: SearchQuestion, date: string) => ({ date, adults, children });

/** Tours on sale in the place. */
function scopeOf({ tours }: SearchIndex, { locationSlug }: SearchQuestion, { place }: Subjects): Selection {
  if (locationSlug === undefined) return select(tours.onSale.words);
  const found: Bitmap = { words: new Uint32Array(tours.onSale.words.length) };
  const number = tours.placeNumbers.get(place?.id ?? '');
  if (number !== undefined) {
    for (const slot of valuesOf(tours.ofPlace, number))
      if (tours.places[slot] === number && has(tours.onSale, slot)) put(found, slot, true);
  }
  return select(found.words);
}

type TextSets = { all: Bitmap; q: Bitmap; isActivity: boolean };

/** `isActivity`: there is more text than `q`. A `q` without words restricts nothing. */
function textSets(
  words: readonly SoughtWord[],
  termsOfQ: readonly string[],
  scope: Bitmap,
  { all, ofQ }: Matches,
): TextSets {
  const count = words.filter(({ term }) => termsOfQ.includes(term)).length;
  return { all, q: count === 0 ? scope : ofQ, isActivity: count < words.length };
}

function withTextOf(scope: Selection, { all, q, isActivity }: TextSets): Selection {
  const withAll = within(scope, [all]);
  return isActivity ? union(withAll, within(scope, [q])) : withAll;
}
