// The last search, in the browser's storage: { category (slug without suffix), location (its name) }.
import { useSyncExternalStore } from 'react';

const key = 'lastSearch';

export type LastSearch = { category?: string; location?: string };

export function useLastSearch(): LastSearch | null {
  const text = useSyncExternalStore(subscribe, read, () => null);
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

export function rememberSearch(search: LastSearch): void {
  localStorage.setItem(key, JSON.stringify(search));
}
