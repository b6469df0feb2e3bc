// SQL on sessions as their owner sees them, and on recent authentication.
import type { Queryable } from '#platform/database/database.ts';

type Page = { userId: string; now: Date; page: number; pageSize: number };

export async function listLiveSessions(db: Queryable, { userId, now, page, pageSize }: Page) {
  const live = db
    .selectFrom('sessions')
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now);
  const [rows, counted] = await Promise.all([
    live
      .select(['id', 'userAgent', 'createdAt', 'lastSeenAt'])
      .orderBy('lastSeenAt', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    live.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(counted.total) };
}

/** Ends a session of this user; false where there is none to end. */
export async function endSessionOf(db: Queryable, userId: string, id: string, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('sessions')
    .set({ revokedAt: now })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

export async function recordReauthentication(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ reauthenticatedAt: now }).where('id', '=', sessionId).execute();
}

export async function wasReauthenticatedSince(db: Queryable, sessionId: string, since: Date): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('reauthenticatedAt', '>', since)
    .executeTakeFirst();
  return found !== undefined;
}
