// The rows of the n-th tour: its texts, words, options with units and schedules, departures, reviews.
import type { TourSource } from '#domain/search/documents/source-queries.ts';
import type { PolicyKey } from '#domain/pricing/cancellation-policy.ts';
import { languages } from '#kernel/languages.ts';
import { type UnitKind, usualSize } from '#kernel/units.ts';
import { randomFrom, type Random } from '@senda/posters/random';
import type { Calendar } from './calendar.ts';
import type { Rows } from './columns.ts';
import { addDepartures } from './departure-rows.ts';
import type { GeneratedTour } from './generated-tour.ts';
import type { Place } from './places.ts';
import { distinct, idOf, zipf } from './random.ts';
import { addReviews, reviewsOf } from './review-rows.ts';
import { draftTexts, writeTexts } from './texts.ts';
import { suppliersFor } from './word-rows.ts';
import { categoryWords, tagWords } from './words.ts';

export type Plan = {
  tours: number;
  departuresPerTour: number;
  seed: string;
  calendar: Calendar;
  places: readonly Place[];
};

const categoryPick = zipf(categoryWords.length, 0.8);
const tagPick = zipf(tagWords.length, 0.8);
const placePicks = new Map<number, ReturnType<typeof zipf>>();

/** Rank 1 is the most booked. Neighbours in number are far apart in rank, so nothing is sorted by accident. */
export function rankOf(n: number, tours: number): number {
  // A prime that shares no factor with any size of world.
  return ((n * 7_368_787) % tours) + 1;
}

/** Zipf: the second has half of the first, the tenth a tenth. */
const popularityOf = (rank: number): number => Math.floor(100_000 / rank);

/** Gives what of it is searched. */
export function addTour(rows: Rows, n: number, plan: Plan): TourSource {
  const random = randomFrom(`${plan.seed} tour ${n}`);
  const placeNumber = pickPlace(random, plan.places.length);
  const place = plan.places[placeNumber]!;
  const categories = distinct(categoryPick, random, random.int(1, 3));
  const rank = rankOf(n, plan.tours);
  const tour = {
    n,
    id: idOf('tour', n),
    place,
    currency: place.currency,
    adultMinor: priceMinor(random, place.currency),
    rank,
    supplierId: idOf('supplier', supplierIn(random, placeNumber, plan)),
    reviews: reviewsOf(random, rank),
    policy: random.pick<PolicyKey>(['flexible', 'flexible', 'moderate', 'strict', 'fixed']),
  };
  addHead(rows, random, tour, placeNumber);
  const categoryIds = categories.map((category) => idOf('category', category));
  const tagIds = distinct(tagPick, random, random.int(2, 6)).map((tag) => idOf('tag', tag));
  for (const id of categoryIds) rows.tour_categories.push([tour.id, id]);
  for (const id of tagIds) rows.tour_tags.push([tour.id, id]);
  rows.tour_pictures.push([tour.id, 0, '/posters/stock.svg', null]);
  const draft = draftTexts(random, categoryWords[categories[0]!]!, place.name);
  const texts: TourSource['texts'] = {};
  for (const language of languages) {
    const { title, description, whatToDo, detail } = writeTexts(draft, language);
    texts[language] = { title, description, whatToDo };
    rows.tour_texts.push([tour.id, language, title, description, whatToDo, detail, [place.name, title], place.name]);
  }
  addOption(rows, random, tour, plan);
  addReviews(rows, random, tour, plan.calendar);
  return {
    id: tour.id,
    placeId: idOf('place', placeNumber),
    wordIds: [...categoryIds.sort(), ...tagIds.sort()],
    texts,
  };
}

function pickPlace(random: Random, count: number): number {
  let pick = placePicks.get(count);
  if (!pick) placePicks.set(count, (pick = zipf(count, 0.8)));
  return pick(random);
}

/** One of the place's own: supplier k is at home in place k modulo their number. */
function supplierIn(random: Random, place: number, { places, tours }: Plan): number {
  const perPlace = Math.floor(suppliersFor(places.length, tours) / places.length);
  return place + places.length * random.int(0, perPlace - 1);
}

// A typical price in the currency, in whole units, so that prices look realistic.
const perEuro: Record<string, number> = {
  EUR: 100,
  GBP: 90,
  USD: 110,
  MXN: 2000,
  JPY: 160,
  AUD: 170,
  NOK: 1200,
  MAD: 1100,
};
const priceMinor = (random: Random, currency: string): number => random.int(15, 180) * perEuro[currency]!;

function addHead(rows: Rows, random: Random, tour: GeneratedTour, placeNumber: number): void {
  const { n, id, place, policy, reviews } = tour;
  const guides = distinct(zipf(6, 0.8), random, random.int(1, 3)).map((k) => ['en', 'es', 'fr', 'de', 'it', 'pt'][k]!);
  rows.tours.push([
    id,
    `tour-${n}`,
    tour.supplierId,
    idOf('place', placeNumber),
    tour.currency,
    tour.adultMinor,
    random.int(2, 20) * 30,
    guides,
    policy,
    policy !== 'fixed' && random.chance(0.8),
    random.chance(0.85) ? 'instant' : 'on-request',
    random.chance(0.2),
    place.latitude,
    place.longitude,
    reviews.length,
    reviews.reduce((sum, stars) => sum + stars, 0),
    popularityOf(tour.rank),
  ]);
}

const optionName = { en: 'Standard', es: 'Estándar', fr: 'Standard' };

/** One option with its units, and a schedule that ends with the last departure: the daily job, which fills the next
 *  180 days, then finds all of them made. */
function addOption(rows: Rows, random: Random, tour: GeneratedTour, plan: Plan): void {
  const id = idOf('option', tour.n);
  rows.options.push([id, tour.id, 0]);
  for (const language of languages) rows.option_texts.push([id, language, optionName[language]]);
  const unit = (k: number, kind: UnitKind, share: number, ages: [number | null, number | null]) => {
    const { adults, children } = usualSize(kind);
    rows.units.push([
      idOf('unit', tour.n * 4 + k),
      id,
      kind,
      Math.floor(tour.adultMinor * share),
      ...ages,
      adults,
      children,
    ]);
  };
  unit(0, 'adult', 1, [null, null]);
  if (random.chance(0.7)) unit(1, 'child', 0.5, [3, 12]);
  if (random.chance(0.3)) unit(2, 'senior', 0.8, [65, null]);
  const weekdays = random.shuffle([1, 2, 3, 4, 5, 6, 7]).slice(0, random.int(3, 7)).sort();
  const times = random.pick([['10:00'], ['17:30'], ['09:00'], ['10:00', '16:00']]);
  const capacity = random.int(4, 40);
  const schedule = { optionId: id, weekdays, times, capacity, count: plan.departuresPerTour };
  const last = addDepartures(rows, tour, schedule, plan.calendar);
  const { date: tomorrow } = plan.calendar.dayAt(tour.place.timeZone, 1);
  rows.schedules.push([idOf('schedule', tour.n), id, weekdays, times, capacity, tomorrow, last, last]);
}
