import { useLocation, useNavigation } from 'react-router';

/** The query of the list that is shown, or of the one that a navigation is about to bring: what is chosen meanwhile adds to it. */
export function useLatestSearch(shown: string): string {
  const { location: next } = useNavigation();
  return next?.pathname === useLocation().pathname ? next.search : shown;
}

/** Of a navigation to what is chosen: the list keeps its place, and the next choice knows of this one at once. As a transition, which it would
 *  be otherwise, the address that is about to come can be late by a second on a busy phone. */
export const choiceOfResults = { preventScrollReset: true, flushSync: true } as const;
