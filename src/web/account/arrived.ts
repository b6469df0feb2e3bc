import { useSyncExternalStore } from 'react';

/** False on the server and in the first client render, so that a cached page fits every address it stands for. */
export function useArrived(): boolean {
  return useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
}

function noChanges(): () => void {
  return () => undefined;
}
