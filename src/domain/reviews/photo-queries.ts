// The only file with SQL for pictures of reviews.
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';

export type PhotoRow = { file: string; smallFile: string; width: number; height: number };
export type NewPhoto = PhotoRow & { id: string; userId: string; uploadedAt: Date };

/** The pictures of the review `r`, a column of JSON. */
export const photosOf: RawBuilder<unknown> = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('file', p.file, 'smallFile', p.small_file, 'width', p.width,
            'height', p.height) order by p.position), '[]')
   from review_photos p where p.review_id = r.id) as photos`;

export async function insertPhoto(db: Queryable, photo: NewPhoto): Promise<void> {
  await db.insertInto('reviewPhotos').values(photo).execute();
}

/** Attaches unattached photos of this user to a review, in the order of the ids. False if one of them is not unattached. */
export async function attachPhotos(
  db: Queryable,
  { userId, reviewId, ids }: { userId: string; reviewId: string; ids: readonly string[] },
): Promise<boolean> {
  if (ids.length === 0) return true;
  const { rows } = await sql`
    update review_photos p set review_id = ${reviewId}::uuid, position = wanted.position - 1
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, position)
    where p.id = wanted.id and p.user_id = ${userId} and p.review_id is null returning p.id`.execute(db);
  return rows.length === ids.length;
}

/** Whether the review of a photo file is hidden. Undefined for other files. */
export async function findPhotoOf(db: Queryable, file: string): Promise<{ isHidden: boolean } | undefined> {
  const { rows } = await sql<{ isHidden: boolean }>`
    select r.hidden_at is not null as is_hidden from review_photos p left join reviews r on r.id = p.review_id
    where p.file = ${file} or p.small_file = ${file}`.execute(db);
  return rows[0];
}

type PhotoFiles = Pick<PhotoRow, 'file' | 'smallFile'>;

export async function deleteUnattachedPhoto(db: Queryable, userId: string, id: string): Promise<PhotoFiles[]> {
  const { rows } = await sql<PhotoFiles>`
    delete from review_photos where id = ${id} and user_id = ${userId} and review_id is null
    returning file, small_file`.execute(db);
  return rows;
}

/** All unattached photos of a user except the latest so many. */
export async function deleteUnattachedBeyond(db: Queryable, userId: string, kept: number): Promise<PhotoFiles[]> {
  const { rows } = await sql<PhotoFiles>`
    delete from review_photos where id in (
      select id from review_photos where user_id = ${userId} and review_id is null
      order by uploaded_at desc, id desc offset ${kept})
    returning file, small_file`.execute(db);
  return rows;
}

export async function deleteUnattachedBefore(db: Queryable, oldest: Date): Promise<PhotoFiles[]> {
  const { rows } = await sql<PhotoFiles>`
    delete from review_photos where review_id is null and uploaded_at < ${oldest}
    returning file, small_file`.execute(db);
  return rows;
}
