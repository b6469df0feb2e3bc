// What follows a short list of results. All of it comes from the call of the list itself, with other parameters.
import type { NextStartView, SearchParameters, SearchView } from '#contract/search.ts';
import { addDays } from '#kernel/dates.ts';
import type { Position } from '#kernel/maps/mercator.ts';
import { kilometresBetween } from '#kernel/maps/distance.ts';
import { type Party, partySize } from '#kernel/party.ts';
import { placeSlug } from '#kernel/slugs.ts';
import { earliestToday } from '#kernel/trip-context.ts';
import { placesAlike } from './places-alike.ts';

export type Search = (query: SearchParameters) => Promise<Pick<SearchView, 'tours' | 'total'>>;

type NamedPlace = { name: string; slug: string } & Position;

/** All places with tours. */
export type Places = () => Promise<readonly NamedPlace[]>;

/** The next start from a day on of each of these tours that ever has room for the party. */
export type Starts = (wanted: {
  ids: string;
  from: string;
  adults: number;
  children: number;
}) => Promise<readonly Pick<NextStartView, 'tourId' | 'startsAtLocal'>[]>;

export type Calls = { search: Search; starts: Starts; places: Places };

export type ShortList = {
  query: SearchParameters;
  /** The visitor's, also where the query has no day and so no party. */
  party: Party;
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
  /** How many tours each of the widened queries has for the party, where the query itself has none; null: some, but not how many. */
  totals: readonly (number | null)[];
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
  const needsPlaces = list.place || list.unknownPlace;
  const allPlaces = needsPlaces ? calls.places().catch(() => []) : Promise.resolve([]);
  const [totals, dates, here, inCountry, places] = await Promise.all([
    countWidened(calls, list, today).catch(() => []),
    findOtherDates(calls, list, today).catch(() => []),
    findHere(calls, list, today).catch(() => null),
    findInCountry(calls, list, today).catch(() => null),
    allPlaces.then((all) => (list.unknownPlace ? findAlike(list.unknownPlace, all) : [])),
  ]);
  const shown = [...list.tours, ...(inCountry?.tours ?? [])];
  const elsewhere = await findElsewhere(calls, { ...list, tours: shown }, allPlaces, today).catch(() => null);
  return { places, totals, dates, here, inCountry, elsewhere };
}

/** The places come by popularity. */
function findAlike(name: string, places: readonly NamedPlace[]): More['places'] {
  const alike = placesAlike(name, places);
  return alike.length > 0 ? alike : places.slice(0, popularShown);
}

async function countWidened(
  calls: Calls,
  { tours, widened, party, unknownPlace }: ShortList,
  today: string,
): Promise<More['totals']> {
  // Nothing finds an unknown place.
  if (tours.length > 0 || unknownPlace) return [];
  return Promise.all(
    widened.map(async (query) => {
      if (query.date || partySize(party) === 1) return (await calls.search({ ...query, page: 1, pageSize: 1 })).total;
      const { tours: first, total } = await calls.search({ ...query, page: 1, pageSize: startsMax });
      const { length } = await withRoom(calls, party, first, today);
      // Of more tours than one call takes the rest is not known.
      return length === 0 || total <= first.length ? length : null;
    }),
  );
}

/** Of tours that were searched without a day, so that the party did not count, those that have room for it on some day: as many as are
 *  shown, or those of one call. */
async function withRoom<Tour extends { id: string }>(
  { starts }: Calls,
  party: Party,
  tours: readonly Tour[],
  today: string,
): Promise<readonly Tour[]> {
  if (partySize(party) === 1) return tours;
  const fitting: Tour[] = [];
  for (let at = 0; at < tours.length && fitting.length < toursShown; at += startsMax) {
    const some = tours.slice(at, at + startsMax);
    const found = await starts({ ids: some.map(({ id }) => id).join(','), from: today, ...party });
    fitting.push(...some.filter(({ id }) => found.some(({ tourId }) => tourId === id)));
  }
  return fitting;
}

async function findOtherDates(calls: Calls, list: ShortList, today: string): Promise<More['dates']> {
  const { query, unknownPlace } = list;
  const { date } = query;
  if (!date || unknownPlace) return [];
  const near = await findDatesNear(calls.search, { ...query, date }, today);
  if (near.length > 0) return near;
  const later = await findFirstDates(calls, list, date);
  return later.length > 0 ? later : findFirstDates(calls, list, today);
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
  { query, party }: ShortList,
  from: string,
): Promise<More['dates']> {
  const { date: _, adults: _adults, children: _children, ...others } = query;
  const { tours } = await search({ ...others, page: 1, pageSize: startsMax });
  if (tours.length === 0) return [];
  const ids = tours.map(({ id }) => id).join(',');
  const found = await starts({ ids, from, ...party });
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

async function findHere(calls: Calls, { party, place, tours: shown }: ShortList, today: string): Promise<More['here']> {
  if (!place) return null;
  const { tours, total } = await calls.search({ locationSlug: place.slug, pageSize: startsMax + shown.length });
  const others = firstOf(await withRoom(calls, party, notIn(tours, shown), today));
  return others.length > 0 ? { tours: others, total } : null;
}

/** Of the kind that was searched, if there are any. */
async function findInCountry(
  calls: Calls,
  { query, party, place, tours: shown }: ShortList,
  today: string,
): Promise<More['inCountry']> {
  if (place?.type !== 'city') return null;
  const { categorySlug, q } = query;
  const kind = { ...(categorySlug && { categorySlug }), ...(q && { q }) };
  for (const wanted of Object.keys(kind).length > 0 ? [kind, {}] : [{}]) {
    const country = { locationSlug: placeSlug(place.country), pageSize: toursRequested };
    const { tours } = await calls.search({ ...wanted, ...country });
    const away = tours.filter(({ city }) => city !== place.name);
    const others = await withRoom(calls, party, notIn(away, shown), today);
    if (others.length > 0) return { tours: firstOf(others), total: others.length };
  }
  return null;
}

/** On the searched day, if there are any then. The nearest to the searched place first, the most popular first of each place. */
async function findElsewhere(
  calls: Calls,
  { query, party, place, tours: shown }: ShortList,
  places: ReturnType<Places>,
  today: string,
): Promise<More['elsewhere']> {
  const { categorySlug, q, date, adults, children } = query;
  const kind = { ...(categorySlug && { categorySlug }), ...(q && { q }) };
  const day = date ? { date, adults, children } : null;
  for (const wanted of Object.keys(kind).length > 0 ? [kind, {}] : [{}]) {
    for (const when of day ? [day, {}] : [{}]) {
      const { tours } = await calls.search({ ...wanted, ...when, pageSize: toursRequested });
      const away = notIn(tours, shown).filter(({ city }) => city !== place?.name);
      const sorted = place ? nearestFirst(away, place.name, await places) : away;
      const others = when === day ? sorted : await withRoom(calls, party, sorted, today);
      if (others.length > 0) return { tours: firstOf(others), isSimilar: wanted === kind };
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

function notIn(tours: Tours, shown: ShortList['tours']): Tours {
  const ids = new Set(shown.map(({ id }) => id));
  return tours.filter(({ id }) => !ids.has(id));
}

const firstOf = (tours: readonly Tours[number][]): Tours => tours.slice(0, toursShown);
