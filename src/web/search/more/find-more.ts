// What follows a short list of results. All of it comes from the call of the list itself, with other parameters.
import type { NextStartView, SearchParameters, SearchView } from '#contract/search.ts';
import { addDays } from '#kernel/dates.ts';
import type { Position } from '#kernel/maps/mercator.ts';
import { kilometresBetween } from '#kernel/maps/distance.ts';
import { placeSlug } from '#kernel/slugs.ts';
import { earliestToday } from '#kernel/trip-context.ts';
import { placesAlike } from './places-alike.ts';

export type Search = (query: SearchParameters) => Promise<Pick<SearchView, 'tours' | 'total'>>;

type NamedPlace = { name: string; slug: string } & Position;

/** All places with tours. */
export type Places = () => Promise<readonly NamedPlace[]>;

/** The next start from a day on of each of these tours. */
export type Starts = (wanted: {
  ids: string;
  from: string;
  adults: number;
  children: number;
}) => Promise<readonly Pick<NextStartView, 'startsAtLocal'>[]>;

export type Calls = { search: Search; starts: Starts; places: Places };

export type ShortList = {
  query: SearchParameters;
  /** The query without each single thing that narrows it. */
  widened: readonly SearchParameters[];
  place: SearchView['place'];
  /** As it was written, where it is unknown. */
  unknownPlace: string | null;
  tours: readonly { id: string }[];
};

export type More = {
  /** Places whose names look like the unknown one; the most popular where none does. */
  places: readonly Pick<NamedPlace, 'name' | 'slug'>[];
  /** How many tours each of the widened queries has, where the query itself has none. */
  totals: readonly number[];
  /** Days close to the searched one with the number of tours on them. */
  dates: readonly { date: string; total: number }[];
  /** Other tours of the place, and how many it has in all. */
  here: { tours: SearchView['tours']; total: number } | null;
  /** The same of the country of a city, without that city. */
  inCountry: { tours: SearchView['tours']; total: number } | null;
  /** Tours of other places: `isSimilar` if they are of the same kind, else the most popular. */
  elsewhere: { tours: SearchView['tours']; isSimilar: boolean } | null;
};

const toursShown = 4;
/** Enough that some are left without those of the place, and that the nearest are among them. */
const toursRequested = 60;
/** The maximum that one call takes. */
const startsMax = 24;
const datesShown = 6;
const popularShown = 6;
/** How many days away, the nearest first. */
const distances = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
];

/** A part that cannot be loaded is left out. */
export async function findMore(calls: Calls, list: ShortList, today = earliestToday()): Promise<More> {
  const { search } = calls;
  const needsPlaces = list.place || list.unknownPlace;
  const allPlaces = needsPlaces ? calls.places().catch(() => []) : Promise.resolve([]);
  const [totals, dates, here, inCountry, places] = await Promise.all([
    countWidened(search, list).catch(() => []),
    findOtherDates(calls, list, today).catch(() => []),
    findHere(search, list).catch(() => null),
    findInCountry(search, list).catch(() => null),
    allPlaces.then((all) => (list.unknownPlace ? findAlike(list.unknownPlace, all) : [])),
  ]);
  const shown = [...list.tours, ...(inCountry?.tours ?? [])];
  const elsewhere = await findElsewhere(search, { ...list, tours: shown }, allPlaces).catch(() => null);
  return { places, totals, dates, here, inCountry, elsewhere };
}

/** The places come by popularity. */
function findAlike(name: string, places: readonly NamedPlace[]): More['places'] {
  const alike = placesAlike(name, places);
  return alike.length > 0 ? alike : places.slice(0, popularShown);
}

async function countWidened(search: Search, { tours, widened }: ShortList): Promise<number[]> {
  if (tours.length > 0) return [];
  const found = await Promise.all(widened.map((query) => search({ ...query, page: 1, pageSize: 1 })));
  return found.map(({ total }) => total);
}

async function findOtherDates(calls: Calls, { query }: ShortList, today: string): Promise<More['dates']> {
  const { date } = query;
  if (!date) return [];
  const near = await findDatesNear(calls.search, { ...query, date }, today);
  if (near.length > 0) return near;
  const later = await findFirstDates(calls, query, date);
  return later.length > 0 ? later : findFirstDates(calls, query, today);
}

type OnDate = SearchParameters & { date: string };

async function findDatesNear(search: Search, query: OnDate, today: string): Promise<More['dates']> {
  for (const days of distances) {
    const around = [...days.map((day) => -day).reverse(), ...days].map((day) => addDays(query.date, day));
    const found = await countOn(
      search,
      query,
      around.filter((day) => day >= today),
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** The first days from one on, however far away, on which one of the tours starts that fit otherwise. */
async function findFirstDates(
  { search, starts }: Calls,
  query: SearchParameters,
  from: string,
): Promise<More['dates']> {
  const { date: _, adults, children, ...others } = query;
  const { tours } = await search({ ...others, page: 1, pageSize: startsMax });
  if (tours.length === 0) return [];
  const ids = tours.map(({ id }) => id).join(',');
  const found = await starts({ ids, from, adults: Number(adults ?? 1), children: Number(children ?? 0) });
  const days = new Set(found.map(({ startsAtLocal }) => startsAtLocal.slice(0, 10)));
  return countOn(search, query, [...days].toSorted().slice(0, datesShown));
}

/** The days that have tours, with how many. */
async function countOn(search: Search, query: SearchParameters, days: readonly string[]): Promise<More['dates']> {
  const counted = await Promise.all(
    days.map(async (date) => ({ date, total: (await search({ ...query, date, page: 1, pageSize: 1 })).total })),
  );
  return counted.filter(({ total }) => total > 0);
}

async function findHere(search: Search, { place, tours: shown }: ShortList): Promise<More['here']> {
  if (!place) return null;
  const { tours, total } = await search({ locationSlug: place.slug, pageSize: toursShown + shown.length });
  const others = withoutShown(tours, shown);
  return others.length > 0 ? { tours: others, total } : null;
}

/** Of the kind that was searched, if there are any. */
async function findInCountry(search: Search, { query, place, tours: shown }: ShortList): Promise<More['inCountry']> {
  if (place?.type !== 'city') return null;
  const { categorySlug, q } = query;
  const kind = { ...(categorySlug && { categorySlug }), ...(q && { q }) };
  for (const wanted of Object.keys(kind).length > 0 ? [kind, {}] : [{}]) {
    const { tours } = await search({ ...wanted, locationSlug: placeSlug(place.country), pageSize: toursRequested });
    const others = tours.filter(({ city }) => city !== place.name);
    if (others.length > 0) return { tours: withoutShown(others, shown), total: others.length };
  }
  return null;
}

/** On the searched day, if there are any then. The nearest to the searched place first, the most popular first of each place. */
async function findElsewhere(
  search: Search,
  { query, place, tours: shown }: ShortList,
  places: ReturnType<Places>,
): Promise<More['elsewhere']> {
  const { categorySlug, q, date, adults, children } = query;
  const kind = { ...(categorySlug && { categorySlug }), ...(q && { q }) };
  const day = date ? { date, adults, children } : null;
  for (const wanted of Object.keys(kind).length > 0 ? [kind, {}] : [{}]) {
    for (const when of day ? [day, {}] : [{}]) {
      const { tours } = await search({ ...wanted, ...when, pageSize: toursRequested });
      const away = tours.filter(({ city }) => city !== place?.name);
      const others = withoutShown(place ? nearestFirst(away, place.name, await places) : away, shown);
      if (others.length > 0) return { tours: others, isSimilar: wanted === kind };
    }
  }
  return null;
}

type Tours = SearchView['tours'];

/** Sorted by distance; left as they are if the place is not known. */
function nearestFirst(tours: Tours, placeName: string, places: Awaited<ReturnType<Places>>): Tours {
  const positions = new Map(places.map((place) => [place.name, place]));
  const from = positions.get(placeName);
  if (!from) return tours;
  const distanceOf = ({ city }: Tours[number]) => {
    const to = positions.get(city);
    return to ? kilometresBetween(from, to) : Infinity;
  };
  // Infinity less Infinity is no number.
  return tours.toSorted((one, other) => distanceOf(one) - distanceOf(other) || 0);
}

function withoutShown(tours: SearchView['tours'], shown: ShortList['tours']): SearchView['tours'] {
  const ids = new Set(shown.map(({ id }) => id));
  return tours.filter(({ id }) => !ids.has(id)).slice(0, toursShown);
}
