// The counts beside the results, as facets.ts has them: a count looks away from its own choice.
import type { Language } from '#kernel/languages.ts';
import { currencies } from '#kernel/money.ts';
import type { FacetRow } from '../facets.ts';
import type { Choice } from '../filters.ts';
import type { NamedCount } from '../question.ts';
import { type Bitmap, countWithin, type Selection, slotsOf } from './bitmap.ts';
import type { SearchIndex } from './search-index.ts';
import type { Tours } from './tours.ts';
import { nameIn, type Word } from './words.ts';

/** `passing`: candidates that pass all but this choice · `results`: all · `fitsQ`: has the text of `q` alone. */
export type Counted = { passing: (choice: Choice) => Selection; results: Selection; categories: Selection };

export function countFacets(
  { tours, words }: SearchIndex,
  language: Language,
  { passing, results, categories }: Counted,
): FacetRow {
  const [spoken, rating, duration] = [passing('language'), passing('rating'), passing('duration')];
  return {
    categories: wordCounts(words.categories, tours.categories, categories, language),
    tags: wordCounts(words.tags, tours.tags, results, language),
    languages: [...tours.guides]
      .map(([value, set]) => ({ value, count: countWithin(spoken, set) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
    ratings: tours.rated.map((set) => countWithin(rating, set)),
    durations: tours.lasting.map((set) => countWithin(duration, set)),
    freeCancellation: countWithin(passing('freeCancellation'), tours.free),
    prices: priceRanges(tours, passing('price')),
  };
}

function wordCounts(
  words: readonly Word[],
  sets: ReadonlyMap<string, Bitmap>,
  among: Selection,
  language: Language,
): NamedCount[] {
  const counts: NamedCount[] = [];
  for (const { id, slug, texts } of words) {
    const set = sets.get(id);
    const count = set ? countWithin(among, set) : 0;
    if (count > 0) counts.push({ value: slug, name: nameIn(texts, language), count });
  }
  return counts;
}

function priceRanges({ prices, currencies: codes }: Tours, among: Selection): FacetRow['prices'] {
  const [least, most] = [
    new Float64Array(currencies.length).fill(Infinity),
    new Float64Array(currencies.length).fill(-Infinity),
  ];
  const slots = slotsOf(among);
  for (let at = 0; at < slots.length; at++) {
    const [price, code] = [prices[slots[at]!]!, codes[slots[at]!]!];
    // Both are false for NaN, no price.
    if (price < least[code]!) least[code] = price;
    if (price > most[code]!) most[code] = price;
  }
  return currencies.flatMap((currency, code) =>
    most[code]! >= 0 ? [{ currency, min: least[code]!, max: most[code]! }] : [],
  );
}
