// All SQL on sessions and their refresh tokens.
import { sql } from 'kysely';
import type { Role } from '#contract/accounts/accounts.ts';
import type { MemberRole } from '#kernel/rights.ts';
import type { Queryable } from '#platform/database/database.ts';
import { staffRoleOf } from '../account-queries.ts';
import type { LiveUser } from '../second-factor/second-factor-rule.ts';
import { lifetimes } from './session-lifetime.ts';

const lifetimeRows = JSON.stringify(
  Object.entries(lifetimes).map(([role, { idleHours, totalHours }]) => ({
    role,
    idle: `${idleHours} hours`,
    total: `${totalHours} hours`,
  })),
);

type NewSession = {
  id: string;
  userId: string;
  userAgent: string;
  tokenHash: Buffer;
  now: Date;
  expiresAt: Date;
  authenticatedAt: Date | null;
};

/** The session and its first token in one statement: one never exists without the other. False where the user, or a supplier
 *  they act for, is suspended. Waits for a suspension that is being written, which would not see the new session. */
export async function insertSession(
  db: Queryable,
  { id, userId, userAgent, tokenHash, now, expiresAt, authenticatedAt }: NewSession,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with allowed as (
      select u.id from users u where u.id = ${userId} and u.suspended_at is null for share
    ), acted_for as (
      select s.suspended_at from supplier_members m join suppliers s on s.id = m.supplier_id
      where m.user_id = ${userId} for share of s
    ), session as (
      insert into sessions (id, user_id, user_agent, created_at, last_seen_at, expires_at, reauthenticated_at)
      select ${id}::uuid, allowed.id, ${userAgent}, ${now}::timestamptz, ${now}::timestamptz, ${expiresAt}::timestamptz,
        ${authenticatedAt}::timestamptz
      from allowed where not exists (select from acted_for where suspended_at is not null) returning id
    )
    insert into refresh_tokens (token_hash, session_id, issued_at) select ${tokenHash}::bytea, id, ${now}::timestamptz from session`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

type Rotation = { tokenHash: Buffer; successorHash: Buffer; now: Date; graceStartsAt: Date };
export type Rotated = { sessionId: string; userId: string; expiresAt: Date };

/** Replaces a token by its successor, or finds that it was replaced within the grace period, in one statement: a
 *  concurrent second call sees the result of the first. Returns nothing for a token that is unknown, expired or
 *  replaced too long ago, and for a session that has reached its role's maximum lifetime. */
export async function rotateToken(
  db: Queryable,
  { tokenHash, successorHash, now, graceStartsAt }: Rotation,
): Promise<Rotated | undefined> {
  const { rows } = await sql<Rotated>`
    with lifetime as (
      select * from json_to_recordset(${lifetimeRows}::json) as row (role text, idle interval, total interval)
    ), used as (
      update refresh_tokens as token set replaced_at = coalesce(token.replaced_at, ${now})
      from sessions as session
      join users on users.id = session.user_id
      join lifetime on lifetime.role = users.role
      where token.token_hash = ${tokenHash} and session.id = token.session_id
        and session.revoked_at is null and session.expires_at > ${now}
        and session.created_at + lifetime.total > ${now}::timestamptz
        and (token.replaced_at is null or token.replaced_at > ${graceStartsAt})
      returning token.session_id,
        least(${now}::timestamptz + lifetime.idle, session.created_at + lifetime.total) as expires_at
    ), successor as (
      insert into refresh_tokens (token_hash, session_id, issued_at)
      select ${successorHash}::bytea, session_id, ${now}::timestamptz from used
      on conflict (token_hash) do nothing
    )
    update sessions set last_seen_at = ${now}, expires_at = used.expires_at
    from used where sessions.id = used.session_id and sessions.revoked_at is null
    returning sessions.id as session_id, sessions.user_id, sessions.expires_at`.execute(db);
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

/** Ends every other session of a user that is still live; their ids. */
export async function revokeOtherSessions(
  db: Queryable,
  { userId, exceptId }: { userId: string; exceptId: string },
  now: Date,
): Promise<string[]> {
  const ended = await db
    .updateTable('sessions')
    .set({ revokedAt: now })
    .where('userId', '=', userId)
    .where('id', '<>', exceptId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

/** The user whose session this is, while it lasts. */
export async function findLiveUser(
  db: Queryable,
  sessionId: string,
  userId: string,
  now: Date,
): Promise<LiveUser | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .leftJoin('totp', (join) => join.onRef('totp.userId', '=', 'users.id').on('totp.confirmedAt', 'is not', null))
    .leftJoin('supplierMembers as member', 'member.userId', 'users.id')
    .select(['users.role', 'users.staffRole', 'users.isDemo', 'users.secondFactorGraceFrom', 'totp.confirmedAt'])
    .select('member.role as memberRole')
    .where('sessions.id', '=', sessionId)
    .where('sessions.userId', '=', userId)
    .where('sessions.revokedAt', 'is', null)
    .where('sessions.expiresAt', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const { role, isDemo, secondFactorGraceFrom, confirmedAt } = row;
  const parts = { staffRole: staffRoleOf(row), memberRole: row.memberRole as MemberRole | null };
  return { role: role as Role, ...parts, isDemo, secondFactorGraceFrom, hasCodes: confirmedAt !== null };
}

/** Sessions that are over, and links of living chains older than any cookie. */
export async function deleteOldSessions(db: Queryable, now: Date, oldestLink: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((is) => is.or([is('expiresAt', '<', now), is('revokedAt', 'is not', null)]))
    .execute();
  await db.deleteFrom('refreshTokens').where('replacedAt', '<', oldestLink).execute();
}
