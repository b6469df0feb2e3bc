// Counts among many tours: by the bits shared with each of a choice's sets, or tour by tour where that takes less. What
// is counted among all that is on sale is kept until a tour changes.
import { type Choice, choices } from '../filters.ts';
import { bitOf } from './asked.ts';
import { type Bitmap, countWithin, listInto, lowestBit } from './bitmap.ts';
import { addPrice, addTour, type Counts, emptyCounts } from './counts.ts';
import type { Members } from './members.ts';
import type { SearchIndex } from './search-index.ts';
import type { Tours } from './tours.ts';

/** `isAll`: all that is on sale. */
export type Among = Bitmap & { count: number; isAll: boolean };

/** `among`: for each choice the tours it is counted in. */
export function countMany(index: SearchIndex, among: Record<Choice, Among>): Counts {
  const counts = emptyCounts(index);
  for (const [some, their] of Map.groupBy(choices, (choice) => among[choice])) {
    if (some.isAll) copy(counts, their, (index.countsOfAll ??= countAllOnSale(index, some)));
    else countThese(index, counts, their, some);
  }
  return counts;
}

// A tour takes 30 ns for all choices together, its share of the sets' bits 6 ns for each tour of the catalogue.
const fewerThanOneIn = 5;

function countThese(index: SearchIndex, counts: Counts, their: readonly Choice[], among: Among): void {
  if (among.count * fewerThanOneIn > index.tours.ids.count) {
    for (const choice of their) countBySets(index.tours, counts, choice, among);
    return;
  }
  const countsFor = their.reduce((bits, choice) => bits | bitOf(choice), 0);
  const { slots } = index.scratch;
  const length = listInto(slots, among);
  for (let at = 0; at < length; at++) addTour(index, counts, slots[at]!, countsFor);
}

function countAllOnSale(index: SearchIndex, among: Among): Counts {
  const counts = emptyCounts(index);
  for (const choice of choices) countBySets(index.tours, counts, choice, among);
  return counts;
}

function countBySets(tours: Tours, counts: Counts, choice: Choice, among: Among): void {
  if (choice === 'category') countMembers(tours.categories, counts.categories, among);
  else if (choice === 'tags') countMembers(tours.tags, counts.tags, among);
  else if (choice === 'language') countMembers(tours.guides, counts.guides, among);
  else if (choice === 'rating') counts.ratings = tours.rated.map((set) => countWithin(among, set));
  else if (choice === 'duration') counts.durations = tours.lasting.map((set) => countWithin(among, set));
  else if (choice === 'freeCancellation') counts.free = countWithin(among, tours.free);
  else addPrices(tours, counts, among);
}

function countMembers({ sets }: Members, counts: Uint32Array, among: Among): void {
  for (let number = 0; number < sets.length; number++) counts[number] = countWithin(among, sets[number]!);
}

function addPrices(tours: Tours, counts: Counts, { words }: Bitmap): void {
  for (let at = 0; at < words.length; at++)
    for (let word = words[at]!; word !== 0; word &= word - 1) addPrice(tours, counts, (at << 5) + lowestBit(word));
}

function copy(counts: Counts, their: readonly Choice[], all: Counts): void {
  for (const choice of their) {
    if (choice === 'category') counts.categories = all.categories;
    else if (choice === 'tags') counts.tags = all.tags;
    else if (choice === 'language') counts.guides = all.guides;
    else if (choice === 'rating') counts.ratings = all.ratings;
    else if (choice === 'duration') counts.durations = all.durations;
    else if (choice === 'freeCancellation') counts.free = all.free;
    else Object.assign(counts, { least: all.least, most: all.most });
  }
}
