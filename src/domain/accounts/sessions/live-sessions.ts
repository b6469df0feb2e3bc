// Whether a session is still valid, cached to avoid a query for every call.
import { TaggedCache } from '#platform/cache/tagged-cache.ts';
import type { Services } from '#platform/services.ts';
import type { LiveUser } from '../second-factor/second-factor-rule.ts';
import { findLiveUser } from './session-queries.ts';

// A session ended by this process is invalid here at once, one ended by another process within this time. A query per call would
// cost a fifth of what PGlite can read (1,400 to 2,500/s); a token alone would stay valid for up to ten minutes.
const cachedMs = 5000;
const cachedMax = 10_000;

// Ended sessions are cached as well: their tokens are still sent for a while.
type CachedSession = { user: LiveUser | undefined };
const caches = new WeakMap<Services['database'], TaggedCache<CachedSession>>();

/** The user's current row, undefined if the session has ended. */
export async function liveUser(
  { database, clock }: Services,
  sessionId: string,
  userId: string,
): Promise<LiveUser | undefined> {
  const { user } = await cacheOf({ database, clock }).load(sessionId, async () => ({
    value: { user: await findLiveUser(database.db, sessionId, userId, clock.now()) },
    store: { size: 1, tags: [sessionId], freshMs: cachedMs },
  }));
  return user;
}

export function evictLiveSession({ database }: Pick<Services, 'database'>, sessionId: string): void {
  caches.get(database)?.invalidate([sessionId]);
}

function cacheOf({ database, clock }: Pick<Services, 'database' | 'clock'>): TaggedCache<CachedSession> {
  let cache = caches.get(database);
  if (!cache) {
    cache = new TaggedCache({ maxSize: cachedMax, now: () => clock.now().getTime() });
    caches.set(database, cache);
  }
  return cache;
}
