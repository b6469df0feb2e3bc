// What is offered while somebody types, as suggest.ts finds it in SQL.
import type { Language } from '#kernel/languages.ts';
import { readText } from '../read-text.ts';
import { almostBegins, type TypedPlace } from '../suggest.ts';
import { foldName, typoLettersMin } from '../terms.ts';
import { answer, askedWords, idsOf } from './answer.ts';
import type { SearchIndex } from './search-index.ts';
import { termsInIndex } from './terms-in-index.ts';
import { hasTours } from './tours.ts';
import { placeView } from './words.ts';

export async function suggestTours(
  index: SearchIndex,
  q: string,
  language: Language,
  limit: number,
): Promise<{ ids: string[]; total: number }> {
  const { words } = await readText(termsInIndex(index, language), q, language, true);
  if (words.length === 0) return { ids: [], total: 0 };
  const question = { language, currency: 'USD', page: 1, pageSize: limit } as const;
  const asked = {
    question,
    words: askedWords(words, null),
    chosen: [],
    sort: 'relevance',
    now: never,
    counts: false,
  } as const;
  const { total, slots } = answer(index, asked, null);
  return { ids: idsOf(index, slots), total };
}

// Without a date nobody asks what time it is.
const never = new Date(0);

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
    .filter((id) => hasTours(index.tours, id))
    .map((id) => places.get(id)!)
    .sort(
      (a, b) =>
        Number(beginsSo.has(b.id)) - Number(beginsSo.has(a.id)) ||
        b.popularity - a.popularity ||
        (a.id < b.id ? -1 : 1),
    )
    .map((place) => placeView(place, language));
}
