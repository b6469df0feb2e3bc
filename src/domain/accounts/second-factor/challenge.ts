// Single-use tokens that live for minutes. Only a hash is stored.
import type { Queryable } from '#platform/database/database.ts';
import { insertChallenge, type Purpose } from './challenge-queries.ts';
import { hashOf, newToken } from '../sessions/refresh-token.ts';

/** Long enough to find one's telephone. */
const lifeMinutes = 5;
export const challengeLifeMs = lifeMinutes * 60_000;

/** 256 bits in base64url, and their expiry. */
export async function createChallenge(
  db: Queryable,
  { purpose, userId }: { purpose: Purpose; userId: string | null },
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + challengeLifeMs);
  await insertChallenge(db, { tokenHash: hashOf(token), purpose, userId, expiresAt });
  return { token, expiresAt };
}
