import { useSyncExternalStore } from 'react';

/** False on the server and in the first client render, so that one cached page serves addresses with different queries. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
}

function noChanges(): () => void {
  return () => undefined;
}
