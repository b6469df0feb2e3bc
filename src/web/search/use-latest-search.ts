import { useNavigation } from 'react-router';

/** Gives the query of the address, or of the one that a navigation is about to bring: what is chosen meanwhile adds to it.
 *  The data of the page are of the address before. */
export function useLatestSearch(): () => string {
  const { location: next } = useNavigation();
  return () => (next?.pathname === location.pathname ? next.search : location.search);
}

/** Of a navigation to what is chosen: the list keeps its place, and the next choice knows of this one at once. As a transition, which it would
 *  be otherwise, the address that is about to come can be late by a second on a busy phone. */
export const choiceOfResults = { preventScrollReset: true, flushSync: true } as const;
