// The tours on the visitor's wishlist. Signed out they are stored in this browser and merged after signing in.
// A change is shown at once and undone if the server refuses it.
import { useEffect, useSyncExternalStore } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { call, renewTokenInTime } from '#web/runtime/api/api.ts';
import { statusOf } from '#web/runtime/api/call.ts';
import { getSession, useSession } from '#web/runtime/session/session.ts';
import { readLocalWishlist, saveLocalWishlist } from './local-wishlist.ts';

const listPageSize = 100;

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
  // A session that turns out to have expired at the start signs out silently; a call without a session would lead to the sign-in page.
  await renewTokenInTime();
  if (!getSession()) return;
  try {
    await mergeWishlist();
    const tours = await readAll();
    if (owner === userId) setSaved(tours);
  } catch {
    // The hearts stay as they are; the next page with hearts tries again.
    owner = undefined;
  }
}

function setSaved(tours: ReadonlySet<string>): void {
  saved = tours;
  notifyListeners();
}

async function readAll(): Promise<Set<string>> {
  const tours = new Set<string>();
  for (let page = 1; ; page++) {
    const { data, total } = await call(paths.listWishlist, { query: { page, pageSize: listPageSize } });
    for (const { id } of data) tours.add(id);
    if (data.length === 0 || page * listPageSize >= total) return tours;
  }
}

let merging: Promise<void> | null = null;

/** Adds the tours saved before signing in to the account. Those that fail stay in the browser. */
export function mergeWishlist(): Promise<void> {
  if (!getSession() || readLocalWishlist().length === 0) return Promise.resolve();
  merging ??= mergeLocalWishlist().finally(() => (merging = null));
  return merging;
}

async function mergeLocalWishlist(): Promise<void> {
  const outcomes = await Promise.all(
    readLocalWishlist().map(async (tourId) => ({ tourId, done: await isMerged(tourId) })),
  );
  const done = new Set(outcomes.filter((outcome) => outcome.done).map(({ tourId }) => tourId));
  saveLocalWishlist(readLocalWishlist().filter((tourId) => !done.has(tourId)));
}

/** A tour that does not exist any more needs no merging. */
async function isMerged(tourId: string): Promise<boolean> {
  try {
    await call(paths.addToWishlist, { params: { tourId } });
    return true;
  } catch (thrown) {
    return statusOf(thrown) === 404 || statusOf(thrown) === 422;
  }
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
    await sendPendingChange(tourId);
  } finally {
    pendingChanges.delete(tourId);
    inFlight.delete(tourId);
    notifyListeners();
  }
}

async function sendPendingChange(tourId: string): Promise<void> {
  let applied: boolean | undefined;
  while (pendingChanges.get(tourId) !== applied) {
    applied = pendingChanges.get(tourId);
    await call(applied ? paths.addToWishlist : paths.removeFromWishlist, { params: { tourId } });
    saved = withTour(saved, tourId, applied === true);
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
