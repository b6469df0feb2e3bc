// Which tours are wished for. Without a user they are kept in this browser and handed over after signing in.
// A change shows at once; what the server refuses is taken back.
import { useEffect, useSyncExternalStore } from 'react';
import { call, renewTokenInTime } from '#web/api.ts';
import { statusOf } from '#web/call.ts';
import { getSession, useSession } from '#web/session.ts';
import { keptTours, keepTours } from './kept-tours.ts';

const listPageSize = 100;

let owner: string | null | undefined;
let saved: ReadonlySet<string> = new Set();
/** What was just asked for and not yet answered. */
const wanted = new Map<string, boolean>();
const settling = new Set<string>();
const listeners = new Set<() => void>();

export function useWished(tourId: string): boolean {
  const userId = useSession()?.user.id ?? null;
  useEffect(() => void follow(userId), [userId]);
  return useSyncExternalStore(
    subscribe,
    () => isWished(tourId),
    () => false,
  );
}

function isWished(tourId: string): boolean {
  return wanted.get(tourId) ?? saved.has(tourId);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Reads the wishlist of who is signed in, once for all hearts of a page. */
async function follow(userId: string | null): Promise<void> {
  if (owner === userId) return;
  owner = userId;
  show(new Set(keptTours()));
  if (userId === null) return;
  // A session found to be over at the start signs out silently: no personal call may follow it to the sign-in page.
  await renewTokenInTime();
  if (!getSession()) return;
  try {
    await wishlistMerged();
    const tours = await readAll();
    if (owner === userId) show(tours);
  } catch {
    // The hearts stay as they are, and the next page with hearts asks again.
    owner = undefined;
  }
}

function show(tours: ReadonlySet<string>): void {
  saved = tours;
  tell();
}

async function readAll(): Promise<Set<string>> {
  const tours = new Set<string>();
  for (let page = 1; ; page++) {
    const { data, total } = await call('listWishlist', { query: { page, pageSize: listPageSize } });
    for (const { id } of data) tours.add(id);
    if (data.length === 0 || page * listPageSize >= total) return tours;
  }
}

let merging: Promise<void> | null = null;

/** Hands over what was wished for before signing in. What could not be handed over stays kept. */
export function wishlistMerged(): Promise<void> {
  if (!getSession() || keptTours().length === 0) return Promise.resolve();
  merging ??= handOver().finally(() => (merging = null));
  return merging;
}

async function handOver(): Promise<void> {
  const outcomes = await Promise.all(keptTours().map(async (tourId) => ({ tourId, done: await isHandedOver(tourId) })));
  const done = new Set(outcomes.filter((outcome) => outcome.done).map(({ tourId }) => tourId));
  keepTours(keptTours().filter((tourId) => !done.has(tourId)));
}

/** A tour that is no longer there has nothing left to be handed over. */
async function isHandedOver(tourId: string): Promise<boolean> {
  try {
    await call('addToWishlist', { params: { tourId } });
    return true;
  } catch (thrown) {
    return statusOf(thrown) === 404 || statusOf(thrown) === 422;
  }
}

/** Shows the wish at once and resolves when it is kept; rejects after taking it back. */
export async function setWished(tourId: string, wish: boolean): Promise<void> {
  if (!getSession()) return keepHere(tourId, wish);
  wanted.set(tourId, wish);
  tell();
  // A change of mind while the first call runs is seen by the loop that waits for it.
  if (settling.has(tourId)) return;
  settling.add(tourId);
  try {
    await settle(tourId);
  } finally {
    wanted.delete(tourId);
    settling.delete(tourId);
    tell();
  }
}

async function settle(tourId: string): Promise<void> {
  let kept: boolean | undefined;
  while (wanted.get(tourId) !== kept) {
    kept = wanted.get(tourId);
    await call(kept ? 'addToWishlist' : 'removeFromWishlist', { params: { tourId } });
    saved = changed(saved, tourId, kept === true);
  }
}

function keepHere(tourId: string, wish: boolean): void {
  keepTours([...changed(new Set(keptTours()), tourId, wish)]);
  show(new Set(keptTours()));
}

function changed(tours: ReadonlySet<string>, tourId: string, wish: boolean): ReadonlySet<string> {
  const next = new Set(tours);
  if (wish) next.add(tourId);
  else next.delete(tourId);
  return next;
}
