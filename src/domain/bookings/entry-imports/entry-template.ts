import type { FileResponse } from '#contract/endpoint.ts';
import { csvText } from '#platform/archive/csv-source.ts';
import type { Context } from '#platform/http/caller.ts';
import { ownSupplier } from '#domain/suppliers/own-supplier.ts';
import { columnNames } from './entry-columns.ts';
import { findExample } from './entry-import-queries.ts';

/** The columns, and a booking of the next departure as an example. Throws `not_found`. */
export async function readEntryTemplate(context: Context): Promise<FileResponse> {
  const db = context.database.db;
  const { id } = await ownSupplier(context, db);
  const name = 'bookings.csv';
  if (context.caller.isHead) return { name, bytes: '' };
  const example = await findExample(db, id, context.caller.language, context.clock.now());
  const kind = example?.kinds.includes('adult') ? 'adult' : example?.kinds[0];
  const rows = example
    ? [
        {
          reference: 'A-1001',
          tour: example.tour,
          option: example.option ?? '',
          starts_at: example.startsAtLocal,
          ...(kind && { [kind]: '2' }),
          name: 'Ada Lovelace',
          email: 'ada@example.com',
          phone: '+34 600 111 222',
          note: '',
          paid: '',
        },
      ]
    : [];
  const cells = rows.map((row: Record<string, string>) =>
    Object.fromEntries(columnNames.map((column) => [column, row[column] ?? ''])),
  );
  return { name, bytes: csvText(cells, columnNames, { header: true }) };
}
