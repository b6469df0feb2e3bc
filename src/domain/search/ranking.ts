// The order of results, written down once. No place in it is for sale.
//
//   relevance  = sum over the query's words of  weight(field) × certainty(word)
//     weight     title 8, names 5 (place, country, category, tag), text 1; a word counts once, in its best field
//     certainty  1 for a word as typed, ½ for one that was guessed (a typo forgiven, a beginning completed)
//   rating     = (stars + 3 × 3.5) / (reviews + 3): a Bayesian mean, so one glad reviewer does not beat fifty
//
//   sort=relevance   relevance, popularity, rating, all from the top, then id
//   other sorts      their own value (tours without one last), then id
//
// All words must match. Where no tour in the place matches all, those that match the most of them do.
// The functions here and the SQL in sql/ranking.ts compute the same: additions and one division of doubles, in the same
// order, so both get the same bits.
import type { SearchSort } from '#contract/search.ts';
import { type Currency, currencies, exponentOf } from '#kernel/money.ts';
import { currentRates } from '#domain/pricing/exchange-rates.ts';

export const fieldWeights = { title: 8, names: 5, text: 1 } as const;
export const guessedCertainty = 0.5;

export const priorReviews = 3;
export const priorStars = 3.5;

export function bayesianRating(starsSum: number, reviewCount: number): number {
  return (starsSum + priorReviews * priorStars) / (reviewCount + priorReviews);
}

/** The order of results without a chosen order. */
export const defaultSort = (hasText: boolean): SearchSort => (hasText ? 'relevance' : 'popularity');

export type Ranked = {
  id: string;
  relevance: number;
  popularity: number;
  starsSum: number;
  reviewCount: number;
  fromPriceMinor: number | null;
  currency: Currency;
  durationMinutes: number | null;
};

/** Compares two tours as the SQL order does; `shownIn` is the currency that prices are compared in. */
export function compareRanked(sort: SearchSort, shownIn: Currency): (a: Ranked, b: Ranked) => number {
  const rates = minorUnitRates(shownIn);
  const priceOf = (tour: Ranked) =>
    tour.fromPriceMinor === null ? null : comparedPrice(tour.fromPriceMinor, rates[tour.currency]);
  const orders: Record<SearchSort, (a: Ranked, b: Ranked) => number> = {
    relevance: (a, b) => b.relevance - a.relevance || b.popularity - a.popularity || byRating(a, b),
    popularity: (a, b) => b.popularity - a.popularity,
    rating: byRating,
    price: (a, b) => nullsLast(priceOf(a), priceOf(b), 1),
    '-price': (a, b) => nullsLast(priceOf(a), priceOf(b), -1),
    duration: (a, b) => nullsLast(a.durationMinutes, b.durationMinutes, 1),
  };
  return (a, b) => orders[sort](a, b) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

const byRating = (a: Ranked, b: Ranked): number =>
  bayesianRating(b.starsSum, b.reviewCount) - bayesianRating(a.starsSum, a.reviewCount);

function nullsLast(a: number | null, b: number | null, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return (a - b) * direction;
}

/** In whole minor units, as prices are shown: what looks equal is equal, and the id decides. */
export const comparedPrice = (minor: number, rate: number): number => Math.floor(minor * rate + 0.5);

/** Minor units of `shownIn` for one minor unit of each currency. */
export function minorUnitRates(shownIn: Currency): Record<Currency, number> {
  const { perUsd } = currentRates();
  const rate = (from: Currency) => (perUsd[shownIn] / perUsd[from]) * 10 ** (exponentOf(shownIn) - exponentOf(from));
  return Object.fromEntries(currencies.map((from) => [from, rate(from)])) as Record<Currency, number>;
}
