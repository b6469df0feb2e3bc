// What is known of each tour, in columns by its slot: a dense number that it gets when it first comes on sale and
// keeps. One that is paused keeps its columns too and only leaves `onSale`, so it is back as quickly.
import { currencies as currencyCodes, type Currency } from '#kernel/money.ts';
import { grantsFreeCancellation, type PolicyKey } from '#domain/pricing/cancellation-policy.ts';
import { shownTenths } from '../filters.ts';
import { durationSteps, ratingSteps } from '../question.ts';
import { bayesianRating } from '../ranking.ts';
import { type Bitmap, grown, newBitmap, put } from './bitmap.ts';
import { addList, append, newNumberLists, type NumberLists } from './number-lists.ts';

export type TourRow = {
  id: string;
  published: boolean;
  placeId: string;
  currency: Currency;
  fromPriceMinor: number | null;
  durationMinutes: number | null;
  guideLanguages: string[];
  policyKey: PolicyKey;
  reviewCount: number;
  starsSum: number;
  popularity: number;
  categoryIds: string[];
  tagIds: string[];
};

export type Tours = {
  ids: string[];
  slots: Map<string, number>;
  onSale: Bitmap;
  /** Minor units of the tour's own currency; NaN where there is none. */
  prices: Float64Array;
  currencies: Uint8Array;
  /** 0 where there is none. */
  minutes: Int32Array;
  popularity: Int32Array;
  ratings: Float64Array;
  /** The rating as shown, in tenths; 0 without a review. */
  tenths: Uint8Array;
  places: Uint32Array;
  placeNumbers: Map<string, number>;
  /** By number of a place, its tours. One that moved away still stands there: `places` says where it is. */
  ofPlace: NumberLists;
  categories: Map<string, Bitmap>;
  tags: Map<string, Bitmap>;
  guides: Map<string, Bitmap>;
  free: Bitmap;
  /** As ratingSteps and durationSteps. */
  rated: Bitmap[];
  lasting: Bitmap[];
};

export const newTours = (): Tours => ({
  ids: [],
  slots: new Map(),
  onSale: newBitmap(),
  prices: new Float64Array(0),
  currencies: new Uint8Array(0),
  minutes: new Int32Array(0),
  popularity: new Int32Array(0),
  ratings: new Float64Array(0),
  tenths: new Uint8Array(0),
  places: new Uint32Array(0),
  placeNumbers: new Map(),
  ofPlace: newNumberLists(),
  categories: new Map(),
  tags: new Map(),
  guides: new Map(),
  free: newBitmap(),
  rated: ratingSteps.map(() => newBitmap()),
  lasting: durationSteps.map(() => newBitmap()),
});

export function slotFor(tours: Tours, id: string): number {
  const known = tours.slots.get(id);
  if (known !== undefined) return known;
  const slot = tours.ids.push(id) - 1;
  tours.slots.set(id, slot);
  for (const column of ['prices', 'ratings'] as const) tours[column] = grown(tours[column], slot + 1);
  for (const column of ['minutes', 'popularity'] as const) tours[column] = grown(tours[column], slot + 1);
  for (const column of ['currencies', 'tenths'] as const) tours[column] = grown(tours[column], slot + 1);
  tours.places = grown(tours.places, slot + 1);
  tours.places[slot] = nowhere;
  return slot;
}

const nowhere = 0xffffffff;

export function putColumns(tours: Tours, slot: number, row: TourRow): void {
  tours.prices[slot] = row.fromPriceMinor ?? Number.NaN;
  tours.currencies[slot] = currencyCodes.indexOf(row.currency);
  tours.minutes[slot] = row.durationMinutes ?? 0;
  tours.popularity[slot] = row.popularity;
  tours.ratings[slot] = bayesianRating(row.starsSum, row.reviewCount);
  tours.tenths[slot] = shownTenths(row.starsSum, row.reviewCount);
  putPlace(tours, slot, row.placeId);
  putMembers(tours.categories, slot, row.categoryIds);
  putMembers(tours.tags, slot, row.tagIds);
  putMembers(tours.guides, slot, row.guideLanguages);
  put(tours.free, slot, grantsFreeCancellation(row.policyKey));
  for (const [step, least] of ratingSteps.entries()) put(tours.rated[step]!, slot, isRated(tours, slot, least));
  for (const [step, hours] of durationSteps.entries())
    put(tours.lasting[step]!, slot, isLasting(tours, slot, hours * 60));
}

// Without a review there are no tenths, and nobody asks for less than one star.
export const isRated = ({ tenths }: Tours, slot: number, least: number): boolean =>
  tenths[slot] !== 0 && tenths[slot]! >= least * 10;
export const isLasting = ({ minutes }: Tours, slot: number, most: number): boolean =>
  minutes[slot] !== 0 && minutes[slot]! <= most;

function putPlace(tours: Tours, slot: number, id: string): void {
  let place = tours.placeNumbers.get(id);
  if (place === undefined) tours.placeNumbers.set(id, (place = addList(tours.ofPlace)));
  if (tours.places[slot] === place) return;
  tours.places[slot] = place;
  append(tours.ofPlace, place, slot);
}

function putMembers(sets: Map<string, Bitmap>, slot: number, keys: readonly string[]): void {
  for (const key of keys) if (!sets.has(key)) sets.set(key, newBitmap());
  for (const [key, set] of sets) put(set, slot, keys.includes(key));
}

/** What a tour's rank is made of, and the page shows nothing of. */
export function bytesOfTours(tours: Tours): number {
  const columns = [
    tours.prices,
    tours.currencies,
    tours.minutes,
    tours.popularity,
    tours.ratings,
    tours.tenths,
    tours.places,
  ];
  const sets = [
    tours.onSale,
    tours.free,
    ...tours.rated,
    ...tours.lasting,
    ...tours.categories.values(),
    ...tours.tags.values(),
    ...tours.guides.values(),
  ];
  return (
    columns.reduce((sum, one) => sum + one.byteLength, 0) + sets.reduce((sum, one) => sum + one.words.byteLength, 0)
  );
}
