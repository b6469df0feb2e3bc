// The only file with SQL for wishlists that are shared.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';

export type Sharing = { userId: string; code: string; title: string | null; sharedAt: Date };

export async function findSharing(db: Queryable, userId: string): Promise<Sharing | undefined> {
  return db.selectFrom('sharedWishlists').selectAll().where('userId', '=', userId).executeTakeFirst();
}

export async function findSharingByCode(db: Queryable, code: string): Promise<Sharing | undefined> {
  return db.selectFrom('sharedWishlists').selectAll().where('code', '=', code).executeTakeFirst();
}

/** An existing sharing keeps its code and its time. */
export async function upsertSharing(db: Queryable, { userId, code, title, sharedAt }: Sharing): Promise<Sharing> {
  const { rows } = await sql<Sharing>`
    insert into shared_wishlists (user_id, code, title, shared_at) values (${userId}, ${code}, ${title}, ${sharedAt})
    on conflict (user_id) do update set title = excluded.title
    returning user_id, code, title, shared_at`.execute(db);
  return rows[0]!;
}

export async function deleteSharing(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('sharedWishlists').where('userId', '=', userId).execute();
}
