// What a result page says to search engines, in the words of its place, category and text.
import type { SearchView } from '#contract/search.ts';
import type { Language } from '#kernel/languages.ts';
import type { KeyEnding, TextKey } from '#kernel/text-keys.ts';
import { text } from '#platform/texts/texts.ts';
import { countryName } from '#kernel/country-name.ts';
import type { TourQueryResult } from './tour-query.ts';

const tagsNamed = 5;

export function seoOf(result: TourQueryResult, language: Language): SearchView['seo'] {
  const { place, category, total } = result;
  const countryCode = place?.country ?? result.country;
  const country = countryCode && countryName(countryCode, language);
  const placeName = place?.name ?? country;
  const searchedText = result.corrected ?? result.text;
  const params = {
    place: placeName ?? '',
    country: country ?? '',
    category: category?.name ?? '',
    text: searchedText,
    count: total,
  };
  // A language may put another preposition or article before a country than before a city, or a different one before each.
  const where = place ? 'place' : country ? 'country' : null;
  const subject = [category && 'category', searchedText && 'text', where].filter(Boolean).join('_');
  const write = (key: TextKey<'seo'>) => text(language, 'seo', key, params);
  return {
    title: write(`title.${(subject || 'all') as KeyEnding<'seo', 'title.'>}`),
    description:
      total === 0
        ? write('description.none')
        : `${write(`description.${where ?? 'all'}`)} ${write('description.rest')}`,
    keywords: keywordsOf(result, [placeName, country, category?.name, searchedText], write('keyword.tours')),
  };
}

function keywordsOf({ facets }: TourQueryResult, names: (string | null | undefined)[], tours: string): string[] {
  const common = facets.tags.toSorted((a, b) => b.count - a.count).slice(0, tagsNamed);
  return [...new Set([...names, ...common.map(({ name }) => name), tours].filter((word) => word))] as string[];
}
