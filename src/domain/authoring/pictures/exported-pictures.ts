// Pictures as their supplier takes them along: which tour shows them, in their order and with their texts, and the files in full size.
import { sql } from 'kysely';
import type { CsvRow, CsvSource } from '#platform/archive/csv-source.ts';
import type { ZipWriter } from '#platform/archive/zip-stream.ts';
import type { Queryable } from '#platform/database/database.ts';
import { inPages } from '#platform/database/pages.ts';
import type { Files } from '#platform/files/files.ts';

/** Parts of one picture have one file; each part is cropped from it again. */
const pathOf = (originalFile: string): string => `pictures/${originalFile}`;

type ShownRow = CsvRow & { id: string; originalFile: string };

export const exportedPictures: CsvSource = {
  name: 'pictures',
  columns: [
    'tourId',
    'position',
    'file',
    'altEs',
    'altEn',
    'altFr',
    'cropLeft',
    'cropTop',
    'cropWidth',
    'cropHeight',
    'uploadedAt',
  ],
  async *readRows(db, supplierId) {
    const readPage = async (afterId: string, limit: number) => {
      const { rows } = await sql<ShownRow>`
        select d.id, d.id as tour_id, shown.position, p.original_file, shown.picture -> 'alt' ->> 'es' as alt_es,
          shown.picture -> 'alt' ->> 'en' as alt_en, shown.picture -> 'alt' ->> 'fr' as alt_fr, p.crop -> 'left' as crop_left,
          p.crop -> 'top' as crop_top, p.crop -> 'width' as crop_width, p.crop -> 'height' as crop_height, p.uploaded_at
        from (
          select id, document -> 'pictures' as pictures from tour_drafts
          where supplier_id = ${supplierId} and id > ${afterId} and document -> 'pictures' <> '[]'::jsonb order by id limit ${limit}
        ) d
        cross join lateral jsonb_array_elements(d.pictures) with ordinality as shown (picture, position)
        join supplier_pictures p on p.id = (shown.picture ->> 'id')::uuid order by d.id, shown.position`.execute(db);
      return rows;
    };
    for await (const row of inPages(readPage)) yield { ...row, file: pathOf(row.originalFile) };
  },
};

/** One after the other: up to 12 MB each. */
export async function* writePictures(
  zip: ZipWriter,
  db: Queryable,
  files: Pick<Files, 'find'>,
  supplierId: string,
): AsyncIterable<void> {
  const written = new Set<string>();
  const pictures = inPages(async (afterId, limit) => {
    const { rows } = await sql<{ id: string; originalFile: string }>`
      select id, original_file from supplier_pictures where supplier_id = ${supplierId} and id > ${afterId} order by id limit ${limit}`.execute(
      db,
    );
    return rows;
  });
  for await (const { originalFile } of pictures) {
    const stored = written.has(originalFile) ? undefined : await files.find(originalFile);
    if (!stored) continue;
    written.add(originalFile);
    zip.picture(pathOf(originalFile), await stored.read());
    yield;
  }
}
