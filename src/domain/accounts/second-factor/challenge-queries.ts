// All SQL on challenges: single-use tokens that live for minutes.
import type { Queryable } from '#platform/database/database.ts';

export type Purpose = 'second_step' | 'passkey_sign_in' | 'passkey_adding' | 'passkey_proof';
type Challenge = { tokenHash: Buffer; purpose: Purpose; userId: string | null; expiresAt: Date };

export async function insertChallenge(db: Queryable, challenge: Challenge): Promise<void> {
  await db.insertInto('challenges').values(challenge).execute();
}

export async function findChallenge(db: Queryable, purpose: Purpose, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('challenges')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** Only one of two concurrent uses finds it. */
export async function consumeChallenge(db: Queryable, purpose: Purpose, tokenHash: Buffer, now: Date) {
  return db
    .deleteFrom('challenges')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst();
}

/** Deletes sign-ins that have passed the old password and wait for the second factor. */
export async function deleteChallengesOf(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('challenges').where('userId', '=', userId).execute();
}

export async function deleteOldChallenges(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('challenges').where('expiresAt', '<', now).execute();
}
