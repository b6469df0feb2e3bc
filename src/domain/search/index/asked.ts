// A question as the index reads it.
import type { SearchSort } from '#contract/search.ts';
import { type Choice, choices, mostMinutes } from '../filters.ts';
import { priceBounds } from '../price-bounds.ts';
import { currencies } from '#kernel/money.ts';
import { durationSteps, type FoundCategory, ratingSteps, type SearchQuestion } from '../question.ts';
import type { SoughtWord } from '../read-text.ts';
import { type Bitmap, has, newBitmap } from './bitmap.ts';
import { setOf } from './members.ts';
import type { SearchIndex } from './search-index.ts';
import { isLasting, isRated, type Tours } from './tours.ts';

/** `isOfQ`: of `q` itself, not only of an activity that is searched as text. */
export type AskedWord = Pick<SoughtWord<number>, 'terms' | 'certainty'> & { isOfQ: boolean };

export type Asked = {
  question: SearchQuestion;
  words: readonly AskedWord[];
  chosen: readonly Chosen[];
  sort: SearchSort;
  now: Date;
  /** Suggestions have no counts. */
  counts: boolean;
};

/** A choice is met by tours that are in all its sets, or that its test says yes to. */
export type Chosen = { choice: Choice; sets: readonly Bitmap[]; test?: (slot: number) => boolean };

export const bitOf = (choice: Choice): number => 1 << choices.indexOf(choice);
export const allBits = (1 << choices.length) - 1;

const none = newBitmap();

/** Each chosen filter, as filters.ts has them as conditions. */
export function chosenOf(
  { tours, words }: SearchIndex,
  question: SearchQuestion,
  category: FoundCategory | null,
): Chosen[] {
  const { durationMax, ratingMin, freeCancellation, guideLanguage, tags = [], priceMin, priceMax } = question;
  const chosen: Chosen[] = [];
  const choose = (choice: Choice, sets: Chosen['sets'], test?: Chosen['test']) => chosen.push({ choice, sets, test });
  if (category) choose('category', [setOf(tours.categories, category.id) ?? none]);
  if (tags.length > 0)
    choose(
      'tags',
      tags.map((slug) => setOf(tours.tags, words.tagIds.get(slug) ?? '') ?? none),
    );
  if (guideLanguage !== undefined) choose('language', [setOf(tours.guides, guideLanguage) ?? none]);
  if (ratingMin !== undefined) {
    const step = ratingSteps.indexOf(ratingMin as (typeof ratingSteps)[number]);
    if (step >= 0) choose('rating', [tours.rated[step]!]);
    else choose('rating', [], (slot) => isRated(tours, slot, ratingMin));
  }
  if (durationMax !== undefined) {
    const step = durationSteps.indexOf(durationMax as (typeof durationSteps)[number]);
    if (step >= 0) choose('duration', [tours.lasting[step]!]);
    else choose('duration', [], (slot) => isLasting(tours, slot, mostMinutes(durationMax)));
  }
  if (freeCancellation) choose('freeCancellation', [tours.free]);
  if (priceMin !== undefined || priceMax !== undefined) choose('price', [], isPricedWithin(tours, question));
  return chosen;
}

export function meets({ sets, test }: Chosen, slot: number): boolean {
  for (let at = 0; at < sets.length; at++) if (!has(sets[at]!, slot)) return false;
  return test === undefined || test(slot);
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

export const partyOf = ({ adults = 1, children = 0 }: SearchQuestion, date: string) => ({ date, adults, children });
