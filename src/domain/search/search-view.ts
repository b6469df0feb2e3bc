import type { TourCardView } from '#contract/catalogue.ts';
import type { SearchView } from '#contract/search.ts';
import type { Language } from '#kernel/languages.ts';
import type { Serializable } from '#platform/http/serialized.ts';
import { text } from '#platform/texts/texts.ts';
import { namesOf, numberFormat } from '#kernel/formats.ts';
import { countryName } from '#kernel/country-name.ts';
import type { Count, NamedCount, TourQueryResult, TourQuery } from './tour-query.ts';
import { seoOf } from './seo.ts';

export function searchView(
  result: TourQueryResult,
  query: TourQuery,
  tours: Serializable<TourCardView[]>,
): Serializable<SearchView> {
  const { language, page, pageSize } = query;
  const { place, category, corrected, total, sort } = result;
  return {
    tours,
    seo: seoOf(result, language),
    facets: facetsView(result.facets, query),
    place: place && { slug: place.slug, name: place.name, country: countryName(place.country, language) },
    category: category && { slug: category.slug, name: category.name },
    corrected,
    total,
    page,
    pageSize,
    ranking: { sort, parameters: rankingSentences(result, language), sponsored: false },
  };
}

function facetsView(
  { categories, tags, languages, ratings, durations, freeCancellation, price }: TourQueryResult['facets'],
  { language }: TourQuery,
): SearchView['facets'] {
  const spoken = namesOf('language', language);
  const number = numberFormat(language);
  const named = (counts: Count[], nameOf: (value: string) => string): NamedCount[] =>
    counts.map((one) => ({ ...one, name: nameOf(one.value) }));
  return {
    categories,
    tags,
    languages: named(languages, (code) => spoken.of(code) ?? code),
    ratings: named(ratings, (least) =>
      text(language, 'seo', 'rating_at_least', { rating: number.format(Number(least)) }),
    ),
    durations: named(durations, (hours) => text(language, 'seo', 'duration_at_most', { count: Number(hours) })),
    freeCancellation,
    price,
  };
}

/** The main parameters of the order, as travellers must be able to read them (directive 2005/29/EC, article 7(4a)). */
function rankingSentences({ sort, text: searchedText }: TourQueryResult, language: Language): string[] {
  // By relevance without text, popularity comes first.
  const byRelevance = [...(searchedText === '' ? [] : (['relevance'] as const)), 'popularity', 'rating'] as const;
  const keys = sort !== 'relevance' ? [sort] : byRelevance;
  return keys.map((key) => text(language, 'seo', `ranking.${key}`));
}
