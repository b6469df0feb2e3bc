// What a result page tells search engines, in the words of its place, category and text.
import type { SearchView } from '#contract/search.ts';
import type { Language } from '#kernel/languages.ts';
import { text } from '#platform/texts/texts.ts';
import { countryName } from '#kernel/country-name.ts';
import type { SearchAnswer } from './question.ts';

const tagsNamed = 5;

export function seoOf(answer: SearchAnswer, language: Language): SearchView['seo'] {
  const { place, category, total } = answer;
  const asked = answer.corrected ?? answer.text;
  const country = place && countryName(place.country, language);
  const params = {
    place: place?.name ?? '',
    country: country ?? '',
    category: category?.name ?? '',
    text: asked,
    count: total,
  };
  const subject = [category && 'category', asked && 'text', place && 'place'].filter(Boolean).join('_') || 'all';
  const write = (key: string) => text(language, 'seo', key, params);
  return {
    title: write(`title.${subject}`),
    description:
      total === 0
        ? write('description.none')
        : `${write(`description.${place ? 'place' : 'all'}`)} ${write('description.rest')}`,
    keywords: keywordsOf(answer, [place?.name, country, category?.name, asked], write('keyword.tours')),
  };
}

function keywordsOf({ facets }: SearchAnswer, names: (string | null | undefined)[], tours: string): string[] {
  const common = facets.tags.toSorted((a, b) => b.count - a.count).slice(0, tagsNamed);
  return [...new Set([...names, ...common.map(({ name }) => name), tours].filter((word) => word))] as string[];
}
