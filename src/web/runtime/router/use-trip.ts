// Date and party of the current address. A rendered page is the same for everyone who requests its address: what that does not
// depend on is read after hydration.
import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { usePageContext } from './page-context.ts';
import { hrefWithTrip, isTripCut, readTrip, type TripContext, tripSearch } from '#kernel/trip-context.ts';

const listeners = new Set<() => void>();

/** Those of the address. On the server and in the first client render only those that the page was rendered with. `today`: in the time
 *  zone of a tour. */
export function useTrip(today?: string): TripContext {
  // Renders again after a navigation.
  useLocation();
  const { renderedTrip = '' } = usePageContext();
  const search = useSyncExternalStore(
    subscribe,
    () => (location.search ? tripSearch(readTrip(new URLSearchParams(location.search))) : ''),
    () => renderedTrip,
  );
  return useMemo(() => readTrip(new URLSearchParams(search), today), [search, today]);
}

/** Whether the address has more people than can be booked for at once, or for a past day. Not on the server, which leaves that out. */
export const useIsTripCut = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isTripCut(new URLSearchParams(location.search)),
    () => false,
  );

/** A function that adds them to a path: no one has to enter again what was searched. */
export function useTripLink(): (path: string) => string {
  const trip = useTrip();
  return (path) => hrefWithTrip(path, { ...trip, departure: undefined });
}

/** Replaces the history entry without a navigation: the data of the page do not depend on it. */
export function replaceTrip(trip: TripContext): void {
  const { pathname, search, hash } = location;
  history.replaceState(history.state, '', hrefWithTrip(pathname + search, trip) + hash);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
