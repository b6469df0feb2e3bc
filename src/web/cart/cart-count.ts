// How many tours are in the cart of the signed-in user, for the header. Requested once for each user, and changed by what is done here.
import { useEffect, useSyncExternalStore } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { call, renewTokenInTime } from '#web/runtime/api/api.ts';
import { getSession, useSession } from '#web/runtime/session/session.ts';

let owner: string | null = null;
let count = 0;
const listeners = new Set<() => void>();

export function useCartCount(): number {
  const userId = useSession()?.user.id ?? null;
  useEffect(() => void loadCountOf(userId), [userId]);
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
}

export function setCartCount(lines: number): void {
  count = lines;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function loadCountOf(userId: string | null): Promise<void> {
  if (owner === userId) return;
  owner = userId;
  setCartCount(0);
  if (userId === null) return;
  // A call without a session would lead to the sign-in page.
  await renewTokenInTime();
  if (!getSession()) return;
  try {
    const { cart } = await call(paths.getCounts);
    if (owner === userId) setCartCount(cart);
  } catch {
    // The next page tries again.
    owner = null;
  }
}
