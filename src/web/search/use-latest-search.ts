import { useNavigation } from 'react-router';

/** Gives the query of the address, or of the one that a navigation is about to bring: what is chosen meanwhile adds to it.
 *  The data of the page are of the address before. */
export function useLatestSearch(): () => string {
  const { location: next } = useNavigation();
  return () => (next?.pathname === location.pathname ? next.search : location.search);
}
