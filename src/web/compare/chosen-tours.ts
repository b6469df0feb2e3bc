// The tours that a visitor wants to compare, for this visit: nothing is stored.
import { useSyncExternalStore } from 'react';

let chosen: readonly string[] = [];
const none: readonly string[] = [];
const listeners = new Set<() => void>();

/** Slugs, in the order of choice. */
export function useChosenTours(): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => chosen,
    () => none,
  );
}

export function chooseTours(slugs: readonly string[]): void {
  chosen = slugs;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
