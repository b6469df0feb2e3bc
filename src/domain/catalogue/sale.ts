// Whether a tour is on sale. Bookings that were made stay what they are.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';

/** By its id or its slug, on sale or not. */
export async function findTourId(db: Queryable, key: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from tours where id::text = ${key} or slug = ${key}`.execute(db);
  return rows[0]?.id;
}

/** Ids of those tours that are on sale, by slug. */
export async function findOnSale(db: Queryable, slugs: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; slug: string }>`
    select id, slug from tours where slug = any(${slugs}::text[]) and status = 'published'`.execute(db);
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

export async function takeOffSale(db: Queryable, tourId: string): Promise<void> {
  await sql`update tours set status = 'paused', updated_at = now() where id = ${tourId} and status = 'published'`.execute(
    db,
  );
}

/** Takes back `takeOffSale`; a draft does not become one that is sold. */
export async function putBackOnSale(db: Queryable, tourId: string): Promise<void> {
  await sql`update tours set status = 'published', updated_at = now() where id = ${tourId} and status = 'paused'`.execute(
    db,
  );
}
