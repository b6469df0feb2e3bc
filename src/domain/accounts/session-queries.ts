// All SQL on sessions and their refresh tokens.
import { sql } from 'kysely';
import type { Role } from '#contract/accounts.ts';
import type { Queryable } from '#platform/database/database.ts';

type NewSession = { id: string; userId: string; userAgent: string; tokenHash: Buffer; now: Date; expiresAt: Date };

/** The session and its first token in one statement: one never exists without the other. */
export async function insertSession(
  db: Queryable,
  { id, userId, userAgent, tokenHash, now, expiresAt }: NewSession,
): Promise<void> {
  await sql`
    with session as (
      insert into sessions (id, user_id, user_agent, created_at, last_seen_at, expires_at)
      values (${id}, ${userId}, ${userAgent}, ${now}, ${now}, ${expiresAt}) returning id
    )
    insert into refresh_tokens (token_hash, session_id, issued_at) select ${tokenHash}::bytea, id, ${now}::timestamptz from session`.execute(
    db,
  );
}

type Rotation = { tokenHash: Buffer; successorHash: Buffer; now: Date; graceStartsAt: Date; expiresAt: Date };

/** Replaces a token by its successor, or finds it replaced within the grace: both end the same, in one statement,
 *  so of two at a time the second sees what the first did. Nothing for a token unknown, over or replaced too long ago. */
export async function rotateToken(
  db: Queryable,
  { tokenHash, successorHash, now, graceStartsAt, expiresAt }: Rotation,
) {
  const { rows } = await sql<{ sessionId: string; userId: string }>`
    with used as (
      update refresh_tokens as token set replaced_at = coalesce(token.replaced_at, ${now})
      from sessions as session
      where token.token_hash = ${tokenHash} and session.id = token.session_id
        and session.revoked_at is null and session.expires_at > ${now}
        and (token.replaced_at is null or token.replaced_at > ${graceStartsAt})
      returning token.session_id
    ), successor as (
      insert into refresh_tokens (token_hash, session_id, issued_at)
      select ${successorHash}::bytea, session_id, ${now}::timestamptz from used
      on conflict (token_hash) do nothing
    )
    update sessions set last_seen_at = ${now}, expires_at = ${expiresAt}
    from used where sessions.id = used.session_id and sessions.revoked_at is null
    returning sessions.id as session_id, sessions.user_id`.execute(db);
  return rows[0];
}

/** Ends the session of a token that was replaced before the grace: two hold the chain, and one of them stole it.
 *  The session's id if there was one to end. */
export async function revokeIfReused(
  db: Queryable,
  tokenHash: Buffer,
  graceStartsAt: Date,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update sessions set revoked_at = ${now} from refresh_tokens as token
    where token.token_hash = ${tokenHash} and token.session_id = sessions.id
      and token.replaced_at <= ${graceStartsAt} and sessions.revoked_at is null
    returning sessions.id`.execute(db);
  return rows[0]?.id;
}

export async function revokeByToken(db: Queryable, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update sessions set revoked_at = coalesce(revoked_at, ${now}) from refresh_tokens as token
    where token.token_hash = ${tokenHash} and token.session_id = sessions.id
    returning sessions.id`.execute(db);
  return rows[0]?.id;
}

export async function revokeSession(db: Queryable, id: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revokedAt: now })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .execute();
}

/** Ends every session of a user; their ids. */
export async function revokeSessionsOf(db: Queryable, userId: string, now: Date): Promise<string[]> {
  const ended = await db
    .updateTable('sessions')
    .set({ revokedAt: now })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

/** Ends every session of a user but one; their ids. */
export async function revokeOtherSessions(
  db: Queryable,
  { userId, keptId }: { userId: string; keptId: string },
  now: Date,
): Promise<string[]> {
  const ended = await db
    .updateTable('sessions')
    .set({ revokedAt: now })
    .where('userId', '=', userId)
    .where('id', '<>', keptId)
    .where('revokedAt', 'is', null)
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

/** The role of the user whose session this is, while it lasts. */
export async function findLiveRole(
  db: Queryable,
  sessionId: string,
  userId: string,
  now: Date,
): Promise<Role | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select('users.role')
    .where('sessions.id', '=', sessionId)
    .where('sessions.userId', '=', userId)
    .where('sessions.revokedAt', 'is', null)
    .where('sessions.expiresAt', '>', now)
    .executeTakeFirst();
  return row?.role as Role | undefined;
}

/** Sessions that are over, and links of living chains older than any cookie. */
export async function deleteOldSessions(db: Queryable, now: Date, oldestLink: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((is) => is.or([is('expiresAt', '<', now), is('revokedAt', 'is not', null)]))
    .execute();
  await db.deleteFrom('refreshTokens').where('replacedAt', '<', oldestLink).execute();
}
