// The wishlist of the signed-in user's account.
import * as paths from '#contract/paths.generated.ts';
import { call, renewTokenInTime } from '#web/runtime/api/api.ts';
import { statusOf } from '#web/runtime/api/call.ts';
import { getSession } from '#web/runtime/session/session.ts';
import { readLocalWishlist, saveLocalWishlist } from './local-wishlist.ts';

const listPageSize = 100;

/** Null if the session turns out to have ended: that signs out silently, while a call without a session would lead to the sign-in
 *  page. */
export async function readAccountWishlist(): Promise<Set<string> | null> {
  await renewTokenInTime();
  if (!getSession()) return null;
  await mergeWishlist();
  return readAll();
}

export async function sendChange(tourId: string, isIncluded: boolean): Promise<void> {
  await call(isIncluded ? paths.addToWishlist : paths.removeFromWishlist, { params: { tourId } });
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
