// The last search. In the browser's storage: { category (slug without suffix), location (its name) }. With date and party
// in memory alone: it is remembered for the visit.
import { useSyncExternalStore } from 'react';
import type { SearchInput } from './search-input.ts';

const key = 'lastSearch';

export type LastSearch = { category?: string; location?: string };

/** The first client render has it, too: an inlined script has put it into the headline by then (document-scripts.ts). */
export function useLastSearch(): LastSearch | null {
  const text = useSyncExternalStore(subscribe, read, import.meta.env.SSR ? () => null : read);
  return text ? parse(text) : null;
}

function subscribe(listener: () => void): () => void {
  const stored = read();
  // A value of another shape (another program or version) is dropped.
  if (stored !== null && !parse(stored)) localStorage.removeItem(key);
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

function read(): string | null {
  return localStorage.getItem(key);
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
  const { category = '', location = '' } = stored as Record<string, unknown>;
  return typeof category === 'string' && typeof location === 'string';
}

let latest: SearchInput | undefined;

/** Of this visit; none on the server and in a page that was just loaded. */
export const latestSearch = (): SearchInput | undefined => latest;

/** Taken away from a list, the date is not searched for any more. */
export function forgetDate(): void {
  if (latest) latest = { ...latest, date: '' };
}

export function rememberSearch(input: SearchInput, search: LastSearch): void {
  latest = input;
  localStorage.setItem(key, JSON.stringify(search));
}
