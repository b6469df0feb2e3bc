// The counts beside the results, as facets.ts has them.
import type { Language } from '#kernel/languages.ts';
import { currencies } from '#kernel/money.ts';
import type { FacetRow } from '../facets.ts';
import type { NamedCount } from '../question.ts';
import { bitOf } from './asked.ts';
import { has } from './bitmap.ts';
import { countRow, type Members } from './members.ts';
import type { SearchIndex } from './search-index.ts';
import type { Tours } from './tours.ts';
import type { ShownWord } from './words.ts';

/** `categories`, `tags` and `guides` by their number in the index. */
export type Counts = {
  categories: Uint32Array;
  tags: Uint32Array;
  guides: Uint32Array;
  ratings: number[];
  durations: number[];
  free: number;
  /** By number of a currency; Infinity and -Infinity for none. */
  least: Float64Array;
  most: Float64Array;
};

export const emptyCounts = ({ tours }: SearchIndex): Counts => ({
  categories: new Uint32Array(tours.categories.width * 32),
  tags: new Uint32Array(tours.tags.width * 32),
  guides: new Uint32Array(tours.guides.width * 32),
  ratings: tours.rated.map(() => 0),
  durations: tours.lasting.map(() => 0),
  free: 0,
  least: new Float64Array(currencies.length).fill(Infinity),
  most: new Float64Array(currencies.length).fill(-Infinity),
});

const bits = {
  category: bitOf('category'),
  tags: bitOf('tags'),
  language: bitOf('language'),
  rating: bitOf('rating'),
  duration: bitOf('duration'),
  freeCancellation: bitOf('freeCancellation'),
  price: bitOf('price'),
};

/** Counts one tour for the choices that have a bit in `countsFor`. */
export function addTour({ tours }: SearchIndex, counts: Counts, slot: number, countsFor: number): void {
  if (countsFor & bits.category) countRow(tours.categories, slot, counts.categories);
  if (countsFor & bits.tags) countRow(tours.tags, slot, counts.tags);
  if (countsFor & bits.language) countRow(tours.guides, slot, counts.guides);
  if (countsFor & bits.rating)
    for (let step = 0; step < tours.rated.length; step++) if (has(tours.rated[step]!, slot)) counts.ratings[step]!++;
  if (countsFor & bits.duration)
    for (let step = 0; step < tours.lasting.length; step++)
      if (has(tours.lasting[step]!, slot)) counts.durations[step]!++;
  if (countsFor & bits.freeCancellation && has(tours.free, slot)) counts.free++;
  if (countsFor & bits.price) addPrice(tours, counts, slot);
}

export function addPrice({ prices, currencies: codes }: Tours, { least, most }: Counts, slot: number): void {
  const [price, code] = [prices[slot]!, codes[slot]!];
  // Both are false for NaN, no price.
  if (price < least[code]!) least[code] = price;
  if (price > most[code]!) most[code] = price;
}

export function facetRowOf({ tours, words }: SearchIndex, language: Language, counts: Counts): FacetRow {
  return {
    categories: namedCounts(words.categories, tours.categories, counts.categories, language),
    tags: namedCounts(words.tags, tours.tags, counts.tags, language),
    languages: [...tours.guides.numbers]
      .map(([value, number]) => ({ value, count: counts.guides[number]! }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
    ratings: counts.ratings,
    durations: counts.durations,
    freeCancellation: counts.free,
    prices: currencies.flatMap((currency, code) =>
      counts.most[code]! >= 0 ? [{ currency, min: counts.least[code]!, max: counts.most[code]! }] : [],
    ),
  };
}

function namedCounts(
  words: readonly ShownWord[],
  { numbers }: Members,
  counts: Uint32Array,
  language: Language,
): NamedCount[] {
  const named: NamedCount[] = [];
  for (const { id, slug, names } of words) {
    const number = numbers.get(id);
    const count = number === undefined ? 0 : counts[number]!;
    if (count > 0) named.push({ value: slug, name: names[language], count });
  }
  return named;
}
