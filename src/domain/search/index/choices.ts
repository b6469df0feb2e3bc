// Each chosen filter as sets a tour must be in, as filters.ts has them as conditions.
import { currencies } from '#kernel/money.ts';
import { type Choice, mostMinutes } from '../filters.ts';
import { priceBounds } from '../price-bounds.ts';
import type { FoundCategory, SearchQuestion } from '../question.ts';
import { type Bitmap, eachSlot, newBitmap, put, type Selection } from './bitmap.ts';
import type { SearchIndex } from './search-index.ts';
import { isLasting, isRated, type Tours } from './tours.ts';

export type Chosen = Partial<Record<Choice, Bitmap[]>>;

const none = newBitmap();

/** `candidates`: nothing else needs to be looked at where a set is made for the question. */
export function chosenSets(
  { tours, words }: SearchIndex,
  question: SearchQuestion,
  category: FoundCategory | null,
  candidates: Selection,
): Chosen {
  const { durationMax, ratingMin, freeCancellation, guideLanguage, tags = [], priceMin, priceMax } = question;
  const those = (isIn: (slot: number) => boolean) => {
    const found: Bitmap = { words: new Uint32Array(candidates.words.length) };
    eachSlot(candidates, (slot) => void (isIn(slot) && put(found, slot, true)));
    return [found];
  };
  return {
    ...(category && { category: [tours.categories.get(category.id) ?? none] }),
    ...(tags.length > 0 && { tags: tags.map((slug) => tours.tags.get(words.tagIds.get(slug) ?? '') ?? none) }),
    ...(guideLanguage !== undefined && { language: [tours.guides.get(guideLanguage) ?? none] }),
    ...(ratingMin !== undefined && { rating: those((slot) => isRated(tours, slot, ratingMin)) }),
    ...(durationMax !== undefined && { duration: those((slot) => isLasting(tours, slot, mostMinutes(durationMax))) }),
    ...(freeCancellation && { freeCancellation: [tours.free] }),
    ...((priceMin !== undefined || priceMax !== undefined) && { price: those(isPricedWithin(tours, question)) }),
  };
}

function isPricedWithin({ prices, currencies: codes }: Tours, question: SearchQuestion): (slot: number) => boolean {
  const bounds = priceBounds(question);
  const of = currencies.map((currency) => bounds.find((one) => one.currency === currency)!);
  return (slot) => {
    const { min, max } = of[codes[slot]!]!;
    // NaN, no price, is within no bounds.
    return prices[slot]! >= (min ?? 0) && (max === null || prices[slot]! <= max);
  };
}
