// All SQL on pictures of suppliers.
import { sql } from 'kysely';
import type { PictureCrop } from '#kernel/tour-documents/picture-limits.ts';
import type { Queryable } from '#platform/database/database.ts';

export type PictureRow = {
  id: string;
  supplierId: string;
  originalFile: string;
  crop: PictureCrop | null;
  width: number;
  height: number;
  uploadedAt: Date;
  usedAt: Date;
  readyAt: Date | null;
  failedAt: Date | null;
};

type NewPicture = Pick<PictureRow, 'id' | 'supplierId' | 'originalFile' | 'crop' | 'width' | 'height' | 'uploadedAt'>;

export async function insertPicture(db: Queryable, { crop, ...picture }: NewPicture): Promise<void> {
  const row = { ...picture, crop: crop && JSON.stringify(crop), usedAt: picture.uploadedAt };
  await db.insertInto('supplierPictures').values(row).execute();
}

export async function findPictures(db: Queryable, ids: readonly string[]): Promise<PictureRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('supplierPictures').selectAll().where('id', 'in', ids).execute() as Promise<PictureRow[]>;
}

/** Says that drafts of a supplier take them up or give them up now; the ids of those that are there. */
export async function usePictures(
  db: Queryable,
  { supplierId, ids, now }: { supplierId: string; ids: readonly string[]; now: Date },
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    with wanted as materialized (
      select id from supplier_pictures where id = any(${ids}::uuid[]) and supplier_id = ${supplierId} order by id for no key update)
    update supplier_pictures p set used_at = ${now} from wanted where p.id = wanted.id returning p.id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export type RenditionRow = { width: number; format: 'avif' | 'webp'; file: string };

/** False if they were made meanwhile, or the picture is gone. */
export async function addRenditions(
  db: Queryable,
  id: string,
  renditions: readonly RenditionRow[],
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    with picture as (
      update supplier_pictures set ready_at = ${now}, failed_at = null where id = ${id} and ready_at is null returning id)
    insert into picture_renditions (picture_id, width, format, file)
    select picture.id, made.width, made.format, made.file
    from picture, jsonb_to_recordset(${JSON.stringify(renditions)}::jsonb) as made (width integer, format text, file text)
    returning file`.execute(db);
  return rows.length > 0;
}

export async function markFailed(db: Queryable, id: string, now: Date): Promise<void> {
  await sql`update supplier_pictures set failed_at = ${now} where id = ${id} and ready_at is null`.execute(db);
}

type Served = { original: string; isPublished: boolean; renditions: RenditionRow[] };

export async function findServed(db: Queryable, id: string): Promise<Served | undefined> {
  const { rows } = await sql<Served>`
    select p.original_file as original, exists (select from tour_pictures t where t.picture_id = p.id) as is_published,
      (select coalesce(jsonb_agg(jsonb_build_object('width', r.width, 'format', r.format, 'file', r.file)), '[]')
       from picture_renditions r where r.picture_id = p.id) as renditions
    from supplier_pictures p where p.id = ${id}`.execute(db);
  return rows[0];
}

/** A file that is served by its picture only. */
export async function isPictureFile(db: Queryable, file: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from supplier_pictures where original_file = ${file})
      or exists (select from picture_renditions where file = ${file}) as is`.execute(db);
  return rows[0]!.is;
}

const unusedAtOnce = 200;

/** Deletes pictures that no draft, version or tour has, and none has had since; the files that no picture has any more. */
export async function deleteUnused(db: Queryable, before: Date): Promise<string[]> {
  const named = sql`jsonb_build_array(jsonb_build_object('id', p.id))`;
  const { rows } = await sql<{ id: string; originalFile: string; files: string[] }>`
    delete from supplier_pictures p
    where p.used_at < ${before} and p.id = any(array(
      select id from supplier_pictures p where p.used_at < ${before}
        and not exists (select from tour_pictures t where t.picture_id = p.id)
        and not exists (select from tour_drafts d where d.supplier_id = p.supplier_id and d.document -> 'pictures' @> ${named})
        and not exists (select from tour_versions v join tour_drafts d on d.id = v.tour_id
                        where d.supplier_id = p.supplier_id and v.document -> 'pictures' @> ${named})
      order by used_at limit ${unusedAtOnce}))
    returning p.id, p.original_file, array(select file from picture_renditions r where r.picture_id = p.id) as files`.execute(
    db,
  );
  const originals = [...new Set(rows.map(({ originalFile }) => originalFile))];
  const { rows: kept } = await sql<{ originalFile: string }>`
    select distinct original_file from supplier_pictures where original_file = any(${originals}::text[])`.execute(db);
  const inUse = new Set(kept.map(({ originalFile }) => originalFile));
  return [...rows.flatMap(({ files }) => files), ...originals.filter((file) => !inUse.has(file))];
}
