// The caller of a key. What a key means is cached for some seconds, as sessions are.
import { TaggedCache } from '#platform/cache/tagged-cache.ts';
import type { SignedIn } from '#platform/http/caller.ts';
import type { Services } from '#platform/services.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { mustSetUpSecondFactor } from '#domain/accounts/second-factor/second-factor-rule.ts';
import { hashOf } from '#domain/accounts/sessions/refresh-token.ts';
import { findLiveApiKey, type LiveApiKey, recordUse } from './api-key-queries.ts';

/** Scanners for secrets in source code find keys by it. */
export const keyStart = 'senda_';
const keyPattern = /^senda_[0-9a-f]{12}_[\w-]{43}$/;

export const isApiKey = (bearer: string): boolean => keyPattern.test(bearer);

const cachedMs = 5000;
const cachedMax = 5000;
const everyKey = 'key';

type CachedKey = { key: LiveApiKey | undefined };
const caches = new WeakMap<Services['database'], TaggedCache<CachedKey>>();

/** Who calls with this key; null for one that is unknown, expired or revoked (noticed within 5 s). Throws `too_many_requests`. */
export async function authenticateKey(services: Services, bearer: string): Promise<SignedIn | null> {
  const key = await liveKey(services, bearer);
  if (!key) return null;
  await throttle(services, 'apiKey', key.id);
  const { id, userId, scopes, memberRole, isDemo, secondFactorGraceFrom, hasCodes } = key;
  const role = 'supplier' as const;
  return {
    id: userId,
    role,
    staffRole: null,
    memberRole,
    // No session has this id, so nothing that requires recent authentication passes.
    sessionId: id,
    apiKey: { id, scopes },
    mustSetUpSecondFactor: await mustSetUpSecondFactor(services, { role, isDemo, secondFactorGraceFrom, hasCodes }),
  };
}

async function liveKey(services: Services, bearer: string): Promise<LiveApiKey | undefined> {
  const { database, clock } = services;
  const keyHash = hashOf(bearer);
  const { key } = await cacheOf(services).load(keyHash.toString('base64url'), async () => {
    const found = await findLiveApiKey(database.db, keyHash, clock.now());
    if (found) await recordUse(database.db, found.id, clock.now());
    return { value: { key: found }, store: { size: 1, tags: [everyKey], freshMs: cachedMs } };
  });
  return key;
}

/** All of them: keys are revoked so rarely that loading the others again costs nothing. */
export function evictApiKeys({ database }: Pick<Services, 'database'>): void {
  caches.get(database)?.invalidate([everyKey]);
}

function cacheOf({ database, clock }: Pick<Services, 'database' | 'clock'>): TaggedCache<CachedKey> {
  let cache = caches.get(database);
  if (!cache) {
    cache = new TaggedCache({ maxSize: cachedMax, now: () => clock.now().getTime() });
    caches.set(database, cache);
  }
  return cache;
}
