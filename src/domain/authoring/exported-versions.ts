// What of its tours was submitted, published, returned and replaced, as a supplier takes it along: each with its whole document.
import { sql } from 'kysely';
import type { CsvRow, CsvSource } from '#platform/archive/csv-source.ts';
import { pagesOf } from '#platform/database/pages.ts';

/** A document has up to 200 kB. */
const versionsAtOnce = 20;

export const exportedVersions: CsvSource = {
  name: 'tour-versions',
  columns: ['tourId', 'version', 'what', 'at', 'by', 'reason', 'document'],
  async *readRows(db, supplierId) {
    const readPage = async (afterId: string, limit: number) => {
      const { rows } = await sql<CsvRow & { id: string }>`
        select v.id, v.tour_id, v.version, v.what, v.at, u.name as by, v.reason, v.document::text as document
        from tour_versions v join tour_drafts d on d.id = v.tour_id left join users u on u.id = v.by and u.erased_at is null
        where d.supplier_id = ${supplierId} and v.id > ${afterId} order by v.id limit ${limit}`.execute(db);
      return rows;
    };
    for await (const rows of pagesOf(readPage, versionsAtOnce)) yield* rows;
  },
};
