// The tours on the visitor's wishlist. Signed out they are stored in this browser and merged after signing in.
// A change is shown at once and undone if the server refuses it.
import { useEffect, useSyncExternalStore } from 'react';
import { getSession, useSession } from '#web/runtime/session/session.ts';
import { readLocalWishlist, saveLocalWishlist } from './local-wishlist.ts';

/** Not in the first load: most visitors are signed out. */
const loadAccountWishlist = () => import('./account-wishlist.ts');

let owner: string | null | undefined;
let saved: ReadonlySet<string> = new Set();
/** Changes that are not confirmed by the server yet. */
const pendingChanges = new Map<string, boolean>();
const inFlight = new Set<string>();
const listeners = new Set<() => void>();

export function useInWishlist(tourId: string): boolean {
  const userId = useSession()?.user.id ?? null;
  useEffect(() => void loadWishlistOf(userId), [userId]);
  return useSyncExternalStore(
    subscribe,
    () => isInWishlist(tourId),
    () => false,
  );
}

function isInWishlist(tourId: string): boolean {
  return pendingChanges.get(tourId) ?? saved.has(tourId);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Loads the user's wishlist, once for all hearts of a page. */
async function loadWishlistOf(userId: string | null): Promise<void> {
  if (owner === userId) return;
  owner = userId;
  setSaved(new Set(readLocalWishlist()));
  if (userId === null) return;
  try {
    const tours = await (await loadAccountWishlist()).readAccountWishlist();
    if (tours && owner === userId) setSaved(tours);
  } catch {
    // The hearts stay as they are; the next page with hearts tries again.
    owner = undefined;
  }
}

function setSaved(tours: ReadonlySet<string>): void {
  saved = tours;
  notifyListeners();
}

/** Shows the change at once and resolves when it is stored; rejects after undoing it. */
export async function setInWishlist(tourId: string, isIncluded: boolean): Promise<void> {
  if (!getSession()) return changeLocalWishlist(tourId, isIncluded);
  pendingChanges.set(tourId, isIncluded);
  notifyListeners();
  // The loop of the call that is under way sends a later change, too.
  if (inFlight.has(tourId)) return;
  inFlight.add(tourId);
  try {
    const { sendChange } = await loadAccountWishlist();
    let applied: boolean | undefined;
    while (pendingChanges.get(tourId) !== applied) {
      applied = pendingChanges.get(tourId);
      await sendChange(tourId, applied === true);
      saved = withTour(saved, tourId, applied === true);
    }
  } finally {
    pendingChanges.delete(tourId);
    inFlight.delete(tourId);
    notifyListeners();
  }
}

function changeLocalWishlist(tourId: string, isIncluded: boolean): void {
  saveLocalWishlist([...withTour(new Set(readLocalWishlist()), tourId, isIncluded)]);
  setSaved(new Set(readLocalWishlist()));
}

function withTour(tours: ReadonlySet<string>, tourId: string, isIncluded: boolean): ReadonlySet<string> {
  const next = new Set(tours);
  if (isIncluded) next.add(tourId);
  else next.delete(tourId);
  return next;
}
