import type { TripContext } from '#kernel/trip-context.ts';
import { latestSearch, tripOf, useLastSearch } from '#web/search/last-search.ts';

/** For whom the last search was, on any day. */
export function useSearchedParty(): TripContext {
  const stored = useLastSearch();
  const { adults, children } = latestSearch() ?? tripOf(stored ?? {});
  return { date: '', adults, children };
}
