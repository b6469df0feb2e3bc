// What is offered while a visitor types, as suggest.ts finds it in SQL.
import type { Language } from '#kernel/languages.ts';
import { findCountriesByName } from '#domain/search/text/countries-by-name.ts';
import { expandText } from '#domain/search/text/expand-text.ts';
import { almostBegins } from '#domain/search/text/almost-begins.ts';
import type { FoundPlace, SuggestionQuery } from '#domain/search/tour-query.ts';
import { foldName, typoLettersMin } from '#domain/search/text/terms.ts';
import { evaluate, idsOf, scopeOf } from './evaluate.ts';
import type { SearchIndex } from '../search-index.ts';
import { indexTerms } from './index-terms.ts';
import { hasTours } from '../tours.ts';
import { placeView } from '../taxonomy.ts';

export async function suggestTours(
  index: SearchIndex,
  { q, language, limit, locationSlug }: SuggestionQuery,
): Promise<{ ids: string[]; total: number }> {
  const { words } = await expandText(indexTerms(index, language), q, language, true);
  if (words.length === 0) return { ids: [], total: 0 };
  const query = { language, currency: 'USD', page: 1, pageSize: limit } as const;
  const resolved = {
    tourQuery: query,
    words,
    category: null,
    sort: 'relevance',
    now: anyInstant,
    withFacets: false,
  } as const;
  const { total, slots } = evaluate(
    index,
    resolved,
    scopeOf(index, { ...query, ...(locationSlug && { locationSlug }) }),
  );
  return { ids: idsOf(index, slots), total };
}

// A query without a date does not look at the time.
const anyInstant = new Date(0);

export function suggestPlaces(index: SearchIndex, q: string, language: Language): FoundPlace[] {
  const typed = foldName(q);
  if (typed === '') return [];
  const countries = findCountriesByName(typed);
  const there = [...index.taxonomy.places.values()].filter(({ country }) => countries.includes(country));
  const begun = placesNamed(
    index,
    typed,
    language,
    (name) => name.startsWith(typed) || name.includes(` ${typed}`),
    there.map(({ id }) => id),
  );
  if (begun.length > 0 || typed.length < typoLettersMin) return begun;
  return placesNamed(index, typed, language, (name) => almostBegins(name, typed));
}

function placesNamed(
  index: SearchIndex,
  typed: string,
  language: Language,
  fits: (name: string) => boolean,
  also: readonly string[] = [],
): FoundPlace[] {
  const { placeNames, places } = index.taxonomy;
  const beginsSo = new Set(placeNames.filter(({ name }) => name.startsWith(typed)).map(({ subjectId }) => subjectId));
  const called = new Set(placeNames.filter(({ name }) => fits(name)).map(({ subjectId }) => subjectId)).union(
    new Set(also),
  );
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
