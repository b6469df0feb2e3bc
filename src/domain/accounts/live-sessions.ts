// Whether a session still lasts, without asking the database on every call.
import type { Role } from '#contract/accounts.ts';
import type { Services } from '#platform/services.ts';
import { findLiveRole } from './session-queries.ts';

// A session ended here is over here at once, one ended by another process within this time. A query a call would
// cost a fifth of what PGlite can read (1,400 to 2,500/s); a token alone would work on for up to ten minutes.
const keepMs = 5000;
const keptMax = 10_000;

type Kept = { atMs: number; role: Promise<Role | undefined> };
const keptBy = new WeakMap<Services['database'], Map<string, Kept>>();

/** The user's present role, undefined when the session is over. */
export function liveRole({ database, clock }: Services, sessionId: string, userId: string): Promise<Role | undefined> {
  const kept = keptOf(database);
  const now = clock.now();
  const known = kept.get(sessionId);
  const ageMs = known ? now.getTime() - known.atMs : Infinity;
  if (known && ageMs >= 0 && ageMs < keepMs) return known.role;
  const role = findLiveRole(database.read, sessionId, userId, now);
  kept.delete(sessionId);
  // The first of a Map is the one written longest ago.
  if (kept.size >= keptMax) kept.delete(kept.keys().next().value!);
  kept.set(sessionId, { atMs: now.getTime(), role });
  // A failed read is not kept: the next call asks again.
  role.catch(() => kept.delete(sessionId));
  return role;
}

export function forgetLiveSession({ database }: Services, sessionId: string): void {
  keptOf(database).delete(sessionId);
}

function keptOf(database: Services['database']): Map<string, Kept> {
  let kept = keptBy.get(database);
  if (!kept) keptBy.set(database, (kept = new Map()));
  return kept;
}
