// What was looked for last, in the browser's storage: { category (slug without suffix), location (its name) }.
import { useSyncExternalStore } from 'react';

export type LastSearch = { category?: string; location?: string };

export function useLastSearch(): LastSearch | null {
  const text = useSyncExternalStore(subscribe, read, () => null);
  return text ? parse(text) : null;
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

function read(): string | null {
  return localStorage.getItem('lastSearch');
}

function parse(text: string): LastSearch | null {
  try {
    return JSON.parse(text) as LastSearch;
  } catch {
    return null;
  }
}

export function rememberSearch(search: LastSearch): void {
  localStorage.setItem('lastSearch', JSON.stringify(search));
}
