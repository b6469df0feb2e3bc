// What follows a short list of results. All of it comes from the call of the list itself, with other parameters.
import type { SearchParameters, SearchView } from '#contract/search.ts';
import { addDays } from '#kernel/dates.ts';
import type { Position } from '#kernel/maps/mercator.ts';
import { kilometresBetween } from '#kernel/maps/distance.ts';
import { earliestToday } from '#kernel/trip-context.ts';

export type Search = (query: SearchParameters) => Promise<Pick<SearchView, 'tours' | 'total'>>;

/** All places with tours. */
export type Places = () => Promise<readonly ({ name: string } & Position)[]>;

export type ShortList = {
  query: SearchParameters;
  place: SearchView['place'];
  tours: readonly { id: string }[];
};

export type More = {
  /** Days close to the searched one with the number of tours on them. */
  dates: readonly { date: string; total: number }[];
  /** Other tours of the place, and how many it has in all. */
  here: { tours: SearchView['tours']; total: number } | null;
  /** Tours of other places: `isSimilar` if they are of the same kind, else the most popular. */
  elsewhere: { tours: SearchView['tours']; isSimilar: boolean } | null;
};

const toursShown = 4;
/** Enough that some are left without those of the place, and that the nearest are among them. */
const toursRequested = 60;
/** How many days away, the nearest first. */
const distances = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
];

/** A part that cannot be loaded is left out. */
export async function findMore(
  { search, places }: { search: Search; places: Places },
  list: ShortList,
  today = earliestToday(),
): Promise<More> {
  const [dates, here, elsewhere] = await Promise.all([
    findOtherDates(search, list, today).catch(() => []),
    findHere(search, list).catch(() => null),
    findElsewhere(search, list, list.place ? places().catch(() => []) : Promise.resolve([])).catch(() => null),
  ]);
  return { dates, here, elsewhere };
}

async function findOtherDates(search: Search, { query }: ShortList, today: string): Promise<More['dates']> {
  const { date } = query;
  if (!date) return [];
  for (const days of distances) {
    const around = [...days.map((day) => -day).reverse(), ...days].map((day) => addDays(date, day));
    const counted = await Promise.all(
      around
        .filter((day) => day >= today)
        .map(async (day) => ({
          date: day,
          total: (await search({ ...query, date: day, page: 1, pageSize: 1 })).total,
        })),
    );
    const found = counted.filter(({ total }) => total > 0);
    if (found.length > 0) return found;
  }
  return [];
}

async function findHere(search: Search, { place, tours: shown }: ShortList): Promise<More['here']> {
  if (!place) return null;
  const { tours, total } = await search({ locationSlug: place.slug, pageSize: toursShown + shown.length });
  const others = withoutShown(tours, shown);
  return others.length > 0 ? { tours: others, total } : null;
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

/** As they came where a place is not known. */
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
