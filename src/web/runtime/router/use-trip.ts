// Date and party of the current address. A rendered page is the same for everybody: they are read after hydration.
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { hrefWithTrip, readTrip, type TripContext, withTrip } from '#kernel/trip-context.ts';

const listeners = new Set<() => void>();

/** Those of the address; none on the server and in the first client render. `today`: in the time zone of a tour. */
export function useTrip(today?: string): TripContext {
  // Renders again after a navigation.
  useLocation();
  const search = useSyncExternalStore(
    subscribe,
    () => (location.search ? searchOf(readTrip(new URLSearchParams(location.search))) : ''),
    () => '',
  );
  return useMemo(() => readTrip(new URLSearchParams(search), today), [search, today]);
}

/** A function that adds them to a path: nobody is asked again for what was searched. */
export function useTripLink(): (path: string) => string {
  const trip = useTrip();
  return (path) => hrefWithTrip(path, { ...trip, departure: undefined });
}

/** Date and party of a booking form: those of the address, which follows what is entered, so that Back and a reload
 *  restore it. `trip`: what is valid of it; for a tour that takes no children, without them. */
export function useTripForm({ today, withChildren }: { today: string | undefined; withChildren: boolean }) {
  const ofAddress = useTrip(today);
  const [entered, setEntered] = useState(ofAddress);
  const [shown, setShown] = useState(ofAddress);
  if (ofAddress !== shown) {
    setShown(ofAddress);
    // What is entered may be invalid; the address has only valid values.
    if (searchOf(ofAddress) !== searchOf(valid(entered, today))) setEntered(ofAddress);
  }
  const enter = (part: Partial<TripContext>) => {
    // A departure belongs to its day.
    const next = { ...entered, ...(part.date !== undefined && { departure: undefined }), ...part };
    setEntered(next);
    replaceTrip(valid(next, today));
  };
  const trip = valid(entered, today);
  return { entered, enter, trip: withChildren ? trip : { ...trip, children: 0 } };
}

/** Replaces the history entry without a navigation: the data of the page do not depend on it. */
function replaceTrip(trip: TripContext): void {
  const { pathname, search, hash } = location;
  history.replaceState(history.state, '', hrefWithTrip(pathname + search, trip) + hash);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const searchOf = (trip: TripContext): string => withTrip(new URLSearchParams(), trip).toString();

const valid = (trip: TripContext, today?: string): TripContext =>
  readTrip(withTrip(new URLSearchParams(), trip), today);
