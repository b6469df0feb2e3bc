// Documents as a supplier takes them along: a table, and the files that are stored.
import { sql } from 'kysely';
import type { CsvRow, CsvSource } from '#platform/archive/csv-source.ts';
import type { ZipWriter } from '#platform/archive/zip-stream.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Files } from '#platform/files/files.ts';
import { inPages } from '#platform/database/pages.ts';
import type { DocumentRow } from './document-queries.ts';
import { documentFileName } from './open-document.ts';

/** With those that were replaced or withdrawn. */
const readDocuments = (db: Queryable, supplierId: string): AsyncIterable<DocumentRow> =>
  inPages(async (afterId, limit) => {
    const { rows } = await sql<DocumentRow>`
      select * from supplier_documents where supplier_id = ${supplierId} and id > ${afterId} order by id limit ${limit}`.execute(
      db,
    );
    return rows;
  });

const pathOf = (row: DocumentRow): string | null => (row.file === null ? null : `documents/${documentFileName(row)}`);

export const exportedDocuments: CsvSource = {
  name: 'documents',
  columns: ['kind', 'name', 'file', 'validUntil', 'uploadedAt', 'state', 'decidedAt', 'reason', 'endedAt'],
  async *readRows(db, supplierId) {
    for await (const row of readDocuments(db, supplierId)) {
      const { kind, name, validUntil, uploadedAt, state, decidedAt, reason, endedAt } = row;
      const written = { kind, name, file: pathOf(row), validUntil, uploadedAt, state, decidedAt, reason, endedAt };
      yield written satisfies CsvRow;
    }
  },
};

/** One after the other: up to 10 MB each. */
export async function* writeDocuments(
  zip: ZipWriter,
  db: Queryable,
  files: Pick<Files, 'find'>,
  supplierId: string,
): AsyncIterable<void> {
  for await (const row of readDocuments(db, supplierId)) {
    const stored = row.file === null ? undefined : await files.find(row.file);
    if (!stored) continue;
    zip.picture(pathOf(row)!, await stored.read());
    yield;
  }
}
