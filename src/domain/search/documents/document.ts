// What of a tour is searched, in one language. Pure.
import { type Language, languages } from '#kernel/languages.ts';
import { countryName } from '#kernel/country-name.ts';
import type { NameSource, TourSource } from './source-queries.ts';
import { wordsOf } from '../text/terms.ts';

/** Terms with a word each as it was written, to show. */
export type Terms = ReadonlyMap<string, string>;

export type SearchDocument = { tourId: string; language: Language; title: Terms; names: Terms; text: Terms };

/** Terms of each place, category and tag in each language, made once for all tours that have them. */
export type NameTerms = (id: string, language: Language) => Terms;

export function termsOfNames(names: readonly NameSource[]): NameTerms {
  const terms = new Map<string, Terms>();
  for (const name of names) {
    for (const language of languages)
      terms.set(`${name.id} ${language}`, termsWithWords(namesToIndex(name, language), language));
  }
  return (id, language) => terms.get(`${id} ${language}`) ?? new Map();
}

/** A place is found by its name in any language, and so is its country: people type what they call it at home.
 *  Categories and tags are found in the language of the document and by their slug, which addresses carry. */
function namesToIndex({ kind, slug, country, texts }: NameSource, language: Language): string[] {
  if (kind === 'place') return [...Object.values(texts), ...languages.map((one) => countryName(country!, one))];
  return [texts[language] ?? texts.en ?? '', slug.replaceAll('-', ' ')];
}

/** The document of a tour; a text that is missing in the language is searched in the one that is shown instead. */
export function documentOf(tour: TourSource, language: Language, nameTerms: NameTerms): SearchDocument {
  const { title, description, whatToDo } = shownTexts(tour, language);
  const names = [tour.placeId, ...tour.wordIds].map((id) => nameTerms(id, language));
  return {
    tourId: tour.id,
    language,
    title: termsWithWords([title], language),
    names: new Map(names.flatMap((terms) => [...terms])),
    text: termsWithWords([description, whatToDo ?? ''], language),
  };
}

// The order in which catalogue-queries' textOrder falls back.
function shownTexts({ texts }: TourSource, language: Language): TourSource['texts'][string] {
  const rest = Object.keys(texts).sort((a, b) => Number(a === 'es') - Number(b === 'es') || (a < b ? -1 : 1));
  return texts[language] ?? texts.en ?? texts[rest[0] ?? ''] ?? { title: '', description: '', whatToDo: null };
}

function termsWithWords(texts: readonly string[], language: Language): Terms {
  const terms = new Map<string, string>();
  for (const { term, typed } of texts.flatMap((text) => wordsOf(text, language))) {
    if (term !== null && !terms.has(term)) terms.set(term, typed);
  }
  return terms;
}
