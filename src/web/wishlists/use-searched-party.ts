import { emptyTrip, type TripContext } from '#kernel/trip-context.ts';
import { useIsHydrated } from '#web/runtime/boot/use-is-hydrated.ts';
import { latestSearch, tripOf, useLastSearch } from '#web/search/last-search.ts';

/** For whom the last search was, on any day. A page that is rendered by the server does not know that. */
export function useSearchedParty(): TripContext {
  const isHydrated = useIsHydrated();
  const stored = useLastSearch();
  const { adults, children } = isHydrated ? (latestSearch() ?? tripOf(stored ?? {})) : emptyTrip;
  return { date: '', adults, children };
}
