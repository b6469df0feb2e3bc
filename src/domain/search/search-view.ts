import type { TourCardView } from '#contract/catalogue.ts';
import type { SearchView } from '#contract/search.ts';
import type { Language } from '#kernel/languages.ts';
import type { Serializable } from '#platform/http/serialized.ts';
import { text } from '#platform/texts/texts.ts';
import { namesOf, numberFormat } from '#kernel/formats.ts';
import { type NamesOfKind, searchFilters } from '#kernel/search-filters.ts';
import { countryName } from '#kernel/country-name.ts';
import type { TourQueryResult, TourQuery } from './tour-query.ts';
import { countrySlug } from './text/countries-by-name.ts';
import { seoOf } from './seo.ts';

export function searchView(
  result: TourQueryResult & Pick<SearchView, 'largestParty'>,
  query: TourQuery,
  tours: Serializable<TourCardView[]>,
): Serializable<SearchView> {
  const { language, page, pageSize } = query;
  const { category, corrected, total, sort } = result;
  return {
    tours,
    seo: seoOf(result, language),
    facets: facetsView(result.facets, language),
    place: placeOf(result, language),
    category: category && { slug: category.slug, name: category.name, parent: category.parent },
    corrected,
    total,
    largestParty: result.largestParty,
    page,
    pageSize,
    ranking: { sort, parameters: rankingSentences(result, language), sponsored: false },
  };
}

function placeOf({ place, country: code }: TourQueryResult, language: Language): SearchView['place'] {
  if (place) return { type: 'city', slug: place.slug, name: place.name, country: countryName(place.country, language) };
  if (!code) return null;
  const country = countryName(code, language);
  return { type: 'country', slug: countrySlug(code), name: country, country };
}

type ValuesFilterName = NamesOfKind<'values' | 'atLeast' | 'atMost'>;

/** What a value of a filter is called; terms have names of their own. */
const valueNames: Record<ValuesFilterName, (value: string, language: Language) => string> = {
  language: (code, language) => namesOf('language', language).of(code) ?? code,
  rating: (least, language) =>
    text(language, 'seo', 'rating_at_least', { rating: numberFormat(language).format(Number(least)) }),
  duration: (hours, language) => text(language, 'seo', 'duration_at_most', { count: Number(hours) }),
};

export function facetsView(facets: TourQueryResult['facets'], language: Language): SearchView['facets'] {
  const named = (Object.keys(valueNames) as ValuesFilterName[]).map((name) => {
    const { facet } = searchFilters[name];
    return [facet, facets[facet].map((one) => ({ ...one, name: valueNames[name](one.value, language) }))];
  });
  return { ...facets, ...Object.fromEntries(named) };
}

/** The main parameters of the order, as travellers must be able to read them (directive 2005/29/EC, article 7(4a)). */
function rankingSentences({ sort, text: searchedText }: TourQueryResult, language: Language): string[] {
  // By relevance without text, popularity comes first.
  const byRelevance = [...(searchedText === '' ? [] : (['relevance'] as const)), 'popularity', 'rating'] as const;
  const keys = sort !== 'relevance' ? [sort] : byRelevance;
  return keys.map((key) => text(language, 'seo', `ranking.${key}`));
}
