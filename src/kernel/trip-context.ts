// What a visitor searches for or books: a day and a party. It travels in the query of addresses, from the search form to
// the booking: ?date=2026-08-04&adults=2&children=1. Only this file decides how it is read and written.
import { isCalendarDate } from './dates.ts';
import { adultsMax, childrenMax, type Party } from './party.ts';
import { wholeNumber } from './whole-number.ts';

/** `date` is '' if none is chosen. `departure`: the chosen one of that day. `units`: the tickets of the party, where they
 *  are more than adults and children, as units.ts writes them; only the tour that sells them reads them. */
export type TripContext = Party & { date: string; departure?: string | undefined; units?: string | undefined };

export const emptyTrip: TripContext = { date: '', adults: 1, children: 0 };

const parameters = ['date', 'adults', 'children', 'departure', 'units'] as const;
const word = /^[\w-]{1,99}$/;

/** People type addresses, too: an invalid value counts as missing, and so does a date before `today`. */
export function readTrip(query: URLSearchParams, today = earliestToday()): TripContext {
  const date = query.get('date') ?? '';
  const departure = query.get('departure') ?? '';
  const units = query.get('units') ?? '';
  const isOpen = isCalendarDate(date) && date >= today;
  return {
    date: isOpen ? date : '',
    adults: peopleIn(query.get('adults'), { min: 1, max: adultsMax, fallback: emptyTrip.adults }),
    children: peopleIn(query.get('children'), { min: 0, max: childrenMax, fallback: emptyTrip.children }),
    ...(isOpen && word.test(departure) && { departure }),
    ...(word.test(units) && { units }),
  };
}

/** A larger group than can book at once is the largest that can. */
function peopleIn(text: string | null, { min, max, fallback }: { min: number; max: number; fallback: number }): number {
  return Math.min(max, wholeNumber(text, { min, max: Infinity, fallback }));
}

/** Whether it has more people than `readTrip` takes, or for a day that has passed. */
export const isTripCut = (query: URLSearchParams): boolean =>
  asksForTooMany(query) || (!!query.get('date') && !readTrip(query).date);

export const asksForTooMany = (query: URLSearchParams): boolean =>
  Number(query.get('adults')) > adultsMax || Number(query.get('children')) > childrenMax;

/** The query with this trip in place of its own. A party of one adult is what no party means, and is left out. */
export function withTrip(query: URLSearchParams, trip: TripContext): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const name of parameters) changed.delete(name);
  const { date, adults, children, departure, units } = trip;
  if (date) changed.set('date', date);
  if (adults !== emptyTrip.adults || children !== emptyTrip.children) {
    changed.set('adults', String(adults));
    changed.set('children', String(children));
  }
  if (date && departure) changed.set('departure', departure);
  if (units) changed.set('units', units);
  return changed;
}

/** As text, so that an equal trip is no change. */
export const tripSearch = (trip: TripContext): string => withTrip(new URLSearchParams(), trip).toString();

/** A path with or without a query, with this trip. */
export function hrefWithTrip(href: string, trip: TripContext): string {
  const [path = '', search] = href.split('?');
  const query = withTrip(new URLSearchParams(search), trip);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The query without values that a list of results does not depend on: a party counts only with a date. */
export function withoutUnusedTrip(query: URLSearchParams): URLSearchParams {
  if (!parameters.some((name) => query.has(name))) return query;
  const trip = readTrip(query);
  return withTrip(query, trip.date ? trip : emptyTrip);
}

/** The day that it still is somewhere on Earth, twelve hours behind UTC: no day on which a tour can start is before it. */
export function earliestToday(): string {
  return new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10);
}
