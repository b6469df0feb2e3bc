// For whom the signed-in member of the staff acts now: one state for the banner of each page and for the page of the traveller.
import { useSyncExternalStore } from 'react';
import type { ActingView } from '#contract/operator/acting.ts';
import { getSession } from '#web/runtime/session/session.ts';

let running: ActingView | null = null;
let actorId: string | undefined;
const listeners = new Set<() => void>();

export function setRunningActing(acting: ActingView | null): void {
  running = acting;
  actorId = getSession()?.user.id;
  for (const listener of listeners) listener();
}

export const useRunningActing = (): ActingView | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (actorId === getSession()?.user.id ? running : null),
    () => null,
  );
