// Names of places, categories and tags as search reads them, without asking the database for them.
import type { NameSource } from '#domain/search/documents/source-queries.ts';
import { slugify } from '#kernel/slugs.ts';
import type { Place } from './places.ts';
import { idOf } from './random.ts';
import { categoryWords, tagWords, type Word } from './words.ts';

export function nameSources(places: readonly Place[]): NameSource[] {
  return [
    ...places.map(({ slug, country, name }, n): NameSource => {
      const texts = { en: name, es: name, fr: name };
      return { kind: 'place', id: idOf('place', n), slug, country, texts };
    }),
    ...categoryWords.map((word, n) => ofWord('category', word, n)),
    ...tagWords.map((word, n) => ofWord('tag', word, n)),
  ];
}

const ofWord = (kind: 'category' | 'tag', word: Word, n: number): NameSource => ({
  kind,
  id: idOf(kind, n),
  slug: slugify(word.en),
  country: null,
  texts: { en: word.en, es: word.es, fr: word.fr },
});
