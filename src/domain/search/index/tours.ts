// What is known of each tour, in columns by its slot: a dense number that it gets when it first comes on sale and
// keeps. One that is paused keeps its columns too and only leaves `onSale`, so it is back as quickly.
import { currencies as currencyCodes, type Currency } from '#kernel/money.ts';
import { grantsFreeCancellation, type PolicyKey } from '#domain/pricing/cancellation-policy.ts';
import { shownTenths } from '../filters.ts';
import { durationSteps, ratingSteps } from '../question.ts';
import { bayesianRating } from '../ranking.ts';
import { type Bitmap, grown, has, newBitmap, put } from './bitmap.ts';
import { type Members, newMembers, putMembers } from './members.ts';
import { addList, append, newNumberLists, type NumberLists, valuesOf } from './number-lists.ts';
import { addId, newTourIds, slotOf, type TourIds } from './tour-ids.ts';

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
  ids: TourIds;
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
  categories: Members;
  tags: Members;
  guides: Members;
  free: Bitmap;
  /** As ratingSteps and durationSteps. */
  rated: Bitmap[];
  lasting: Bitmap[];
};

export const newTours = (): Tours => ({
  ids: newTourIds(),
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
  categories: newMembers(),
  tags: newMembers(),
  guides: newMembers(),
  free: newBitmap(),
  rated: ratingSteps.map(() => newBitmap()),
  lasting: durationSteps.map(() => newBitmap()),
});

export function slotFor(tours: Tours, id: string): number {
  const known = slotOf(tours.ids, id);
  if (known !== undefined) return known;
  const slot = addId(tours.ids, id);
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

/** Tours on sale in the place, by ascending slot. */
export function toursIn({ places, placeNumbers, ofPlace, onSale }: Tours, placeId: string): Uint32Array {
  const place = placeNumbers.get(placeId);
  if (place === undefined) return new Uint32Array(0);
  const listed = valuesOf(ofPlace, place);
  const found = new Uint32Array(listed.length);
  let [count, isAscending] = [0, true];
  for (let at = 0; at < listed.length; at++) {
    const slot = listed[at]!;
    if (places[slot] !== place || !has(onSale, slot)) continue;
    if (count > 0 && found[count - 1]! >= slot) isAscending = false;
    found[count++] = slot;
  }
  const slots = found.subarray(0, count);
  // One that came from another place stands at the end, and twice if it was here before.
  return isAscending ? slots : Uint32Array.from(new Set(slots.sort()));
}

export function hasTours({ places, placeNumbers, ofPlace, onSale }: Tours, placeId: string): boolean {
  const place = placeNumbers.get(placeId);
  return place !== undefined && valuesOf(ofPlace, place).some((slot) => places[slot] === place && has(onSale, slot));
}
