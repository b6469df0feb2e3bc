// What is known of each tour, in columns by its slot: a dense number that it gets when it first comes on sale and
// keeps. One that is paused keeps its columns too and only leaves `onSale`, so it is back as quickly.
import { bayesianRating } from '../ranking.ts';
import { type Bitmap, grow, hasBit, newBitmap } from './structures/bitmap.ts';
import { type Columns, type ColumnValues, newColumns, setColumnValues } from './columns/columns.ts';
import { addList, append, newNumberLists, type NumberLists, valuesOf } from './structures/number-lists.ts';
import { addId, newTourIds, slotOf, type TourIds } from './structures/tour-ids.ts';

export type TourRow = {
  id: string;
  published: boolean;
  placeId: string;
  reviewCount: number;
  starsSum: number;
  popularity: number;
  filters: ColumnValues;
};

export type Tours = {
  ids: TourIds;
  onSale: Bitmap;
  /** By filter. */
  columns: Columns;
  popularity: Int32Array;
  ratings: Float64Array;
  places: Uint32Array;
  placeNumbers: Map<string, number>;
  /** The tours of each place, by its number. A tour that moved away is still listed: `places` says where it is. */
  ofPlace: NumberLists;
};

export const newTours = (): Tours => ({
  ids: newTourIds(),
  onSale: newBitmap(),
  columns: newColumns(),
  popularity: new Int32Array(0),
  ratings: new Float64Array(0),
  places: new Uint32Array(0),
  placeNumbers: new Map(),
  ofPlace: newNumberLists(),
});

export function slotFor(tours: Tours, id: string): number {
  const known = slotOf(tours.ids, id);
  if (known !== undefined) return known;
  const slot = addId(tours.ids, id);
  tours.popularity = grow(tours.popularity, slot + 1);
  tours.ratings = grow(tours.ratings, slot + 1);
  tours.places = grow(tours.places, slot + 1);
  tours.places[slot] = nowhere;
  return slot;
}

const nowhere = 0xffffffff;

export function setColumns(tours: Tours, slot: number, row: TourRow): void {
  tours.popularity[slot] = row.popularity;
  tours.ratings[slot] = bayesianRating(row.starsSum, row.reviewCount);
  setPlace(tours, slot, row.placeId);
  setColumnValues(tours.columns, slot, row.filters);
}

function setPlace(tours: Tours, slot: number, id: string): void {
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
    if (places[slot] !== place || !hasBit(onSale, slot)) continue;
    if (count > 0 && found[count - 1]! >= slot) isAscending = false;
    found[count++] = slot;
  }
  const slots = found.subarray(0, count);
  // One that came from another place is at the end, and appears twice if it was here before.
  return isAscending ? slots : Uint32Array.from(new Set(slots.sort()));
}

export function hasTours({ places, placeNumbers, ofPlace, onSale }: Tours, placeId: string): boolean {
  const place = placeNumbers.get(placeId);
  return place !== undefined && valuesOf(ofPlace, place).some((slot) => places[slot] === place && hasBit(onSale, slot));
}
