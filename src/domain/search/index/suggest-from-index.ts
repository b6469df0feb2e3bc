// What is offered while somebody types, as suggest.ts finds it in SQL.
import type { Language } from '#kernel/languages.ts';
import { readText } from '../read-text.ts';
import { almostBegins, type TypedPlace } from '../suggest.ts';
import { foldName, termsOf, typoLettersMin } from '../terms.ts';
import { countAll, has, select, within } from './bitmap.ts';
import { valuesOf } from './number-lists.ts';
import { pageOf } from './page.ts';
import type { SearchIndex } from './search-index.ts';
import { matchWords, termsInIndex } from './text-matches.ts';
import { placeView } from './words.ts';

export async function suggestTours(
  index: SearchIndex,
  q: string,
  language: Language,
  limit: number,
): Promise<{ ids: string[]; total: number }> {
  const { words } = await readText(termsInIndex(index, language), q, language, true);
  if (words.length === 0) return { ids: [], total: 0 };
  const scope = select(index.tours.onSale.words);
  const { all, relevance } = matchWords(index, language, words, { scope, termsOfQ: termsOf(q, language) });
  const best = within(scope, [all]);
  const total = countAll(best);
  return {
    ids: pageOf(index, best, { sort: 'relevance', shownIn: 'USD', total, from: 0, count: limit }, relevance),
    total,
  };
}

export function suggestPlaces(index: SearchIndex, q: string, language: Language): TypedPlace[] {
  const typed = foldName(q);
  if (typed === '') return [];
  const begun = placesCalled(index, typed, language, (name) => name.startsWith(typed) || name.includes(` ${typed}`));
  if (begun.length > 0 || typed.length < typoLettersMin) return begun;
  return placesCalled(index, typed, language, (name) => almostBegins(name, typed));
}

function placesCalled(
  index: SearchIndex,
  typed: string,
  language: Language,
  fits: (name: string) => boolean,
): TypedPlace[] {
  const { placeNames, places } = index.words;
  const beginsSo = new Set(placeNames.filter(({ name }) => name.startsWith(typed)).map(({ subjectId }) => subjectId));
  const called = new Set(placeNames.filter(({ name }) => fits(name)).map(({ subjectId }) => subjectId));
  return [...called]
    .filter((id) => hasTours(index, id))
    .map((id) => places.get(id)!)
    .sort(
      (a, b) =>
        Number(beginsSo.has(b.id)) - Number(beginsSo.has(a.id)) ||
        b.popularity - a.popularity ||
        (a.id < b.id ? -1 : 1),
    )
    .map((place) => placeView(place, language));
}

function hasTours({ tours }: SearchIndex, placeId: string): boolean {
  const number = tours.placeNumbers.get(placeId);
  return (
    number !== undefined &&
    valuesOf(tours.ofPlace, number).some((slot) => tours.places[slot] === number && has(tours.onSale, slot))
  );
}
