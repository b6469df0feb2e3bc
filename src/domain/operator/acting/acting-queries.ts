// All SQL on acting for travellers.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';

export type ActingRow = {
  id: string;
  actorId: string;
  userId: string;
  reason: string;
  startedAt: Date;
  endsAt: Date;
  endedAt: Date | null;
  name: string;
  email: string;
};

export async function insertActing(
  db: Queryable,
  acting: Omit<ActingRow, 'endedAt' | 'name' | 'email'>,
): Promise<void> {
  await db.insertInto('actingSessions').values(acting).execute();
}

/** Of this member of the staff; those of others are not found. */
export async function findActing(db: Queryable, id: string, actorId: string): Promise<ActingRow | undefined> {
  const { rows } = await sql<ActingRow>`
    select a.*, u.name, u.email from acting_sessions a join users u on u.id = a.user_id
    where a.id = ${id} and a.actor_id = ${actorId}`.execute(db);
  return rows[0];
}

/** The one that is not over; only one runs at a time. By the index acting_sessions_running. */
export async function findRunningActing(db: Queryable, actorId: string, now: Date): Promise<ActingRow | undefined> {
  const { rows } = await sql<ActingRow>`
    select a.*, u.name, u.email from acting_sessions a join users u on u.id = a.user_id
    where a.actor_id = ${actorId} and a.ended_at is null and a.ends_at > ${now} order by a.ends_at desc limit 1`.execute(
    db,
  );
  return rows[0];
}

/** False if it was over. */
export async function endActingAt(db: Queryable, id: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update acting_sessions set ended_at = ${now} where id = ${id} and ended_at is null and ends_at > ${now}`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

/** A traveller whose account is in use. */
export async function isTraveller(db: Queryable, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from users where id = ${id} and role = 'client' and suspended_at is null and erased_at is null`.execute(
    db,
  );
  return rows.length > 0;
}
