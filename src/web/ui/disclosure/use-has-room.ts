import { useSyncExternalStore } from 'react';

/** Whether the window is at least so wide. Only for what a style sheet cannot do: rendered on the server it has no room. */
export function useHasRoom(from: string): boolean {
  const query = `(min-width: ${from})`;
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
