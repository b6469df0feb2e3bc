// The last search. In the browser's storage: { category (slug without suffix), location (its name) }, with date and party
// beside. The form takes them from memory alone: it is filled for the visit.
import { useSyncExternalStore } from 'react';
import { emptyTrip, readTrip, type TripContext } from '#kernel/trip-context.ts';
import type { SearchInput } from './search-input.ts';

export const lastSearchKey = 'lastSearch';

export type LastSearch = { category?: string; location?: string } & Partial<TripContext>;

/** Its date and party; an empty trip where the date is past. */
export function tripOf({
  date = '',
  adults = emptyTrip.adults,
  children = emptyTrip.children,
}: LastSearch): TripContext {
  return readTrip(new URLSearchParams({ date, adults: String(adults), children: String(children) }));
}

/** The first client render has it, too: an inlined script has put it into the headline by then (document-scripts.ts). */
export function useLastSearch(): LastSearch | null {
  const text = useSyncExternalStore(subscribe, read, import.meta.env.SSR ? () => null : read);
  return text ? parse(text) : null;
}

function subscribe(listener: () => void): () => void {
  const stored = read();
  // A value of another shape (another program or version) is dropped.
  if (stored !== null && !parse(stored)) localStorage.removeItem(lastSearchKey);
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

function read(): string | null {
  return localStorage.getItem(lastSearchKey);
}

function parse(text: string): LastSearch | null {
  try {
    const stored: unknown = JSON.parse(text);
    return isLastSearch(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isLastSearch(stored: unknown): stored is LastSearch {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return false;
  const { category = '', location = '', date = '', adults = 1, children = 0 } = stored as Record<string, unknown>;
  const areTexts = [category, location, date].every((value) => typeof value === 'string');
  return areTexts && [adults, children].every((value) => typeof value === 'number');
}

let latest: SearchInput | undefined;

/** The last search of this visit; none on the server and in a page that was just loaded. */
export const latestSearch = (): SearchInput | undefined => latest;

/** Chosen beside a list, or taken away from it ('') where it is then not searched for any more. */
export function rememberDate(date: string): void {
  const { date: _, ...last } = parse(read() ?? '') ?? {};
  if (latest) latest = { ...latest, date };
  if (read() !== null) localStorage.setItem(lastSearchKey, JSON.stringify({ ...last, ...(date && { date }) }));
}

/** `search`: what it was for; if that is nothing that we know, the one before stays stored. */
export function rememberSearch(input: SearchInput, search: LastSearch): void {
  latest = input;
  if (!search.category && !search.location) return;
  const { date, adults, children } = input;
  const isParty = adults !== emptyTrip.adults || children !== emptyTrip.children;
  const trip = { ...(date && { date }), ...(isParty && { adults, children }) };
  localStorage.setItem(lastSearchKey, JSON.stringify({ ...search, ...trip }));
}
