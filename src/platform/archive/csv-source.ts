// A table of an archive as a CSV file. Each domain describes its own beside its SQL.
import { stringify } from 'csv-stringify/sync';
import type { Queryable } from '#platform/database/database.ts';
import type { ZipWriter } from './zip-stream.ts';

export type CsvRow = Readonly<Record<string, string | number | boolean | Date | null>>;

export type CsvSource = {
  /** Of the file: 'bookings'. */
  name: string;
  columns: readonly string[];
  /** Of one supplier, a few hundred at a time. */
  readRows(db: Queryable, supplierId: string): AsyncIterable<CsvRow>;
};

const rowsAtOnce = 100;

/** Yields after each hundred rows, so that they are sent before more are read. */
export async function* writeCsv(
  zip: ZipWriter,
  { name, columns, readRows }: CsvSource,
  db: Queryable,
  supplierId: string,
): AsyncIterable<void> {
  const file = zip.text(`${name}.csv`);
  file.write(csvText([], columns, { header: true }));
  let rows: CsvRow[] = [];
  for await (const row of readRows(db, supplierId)) {
    if (rows.push(row) < rowsAtOnce) continue;
    file.write(csvText(rows, columns));
    rows = [];
    yield;
  }
  file.write(csvText(rows, columns));
  file.end();
  yield;
}

/** Cells that a spreadsheet would compute are written as text; instants in ISO 8601. `header`: begins a file, with a mark by which
 *  spreadsheets know the encoding. */
export function csvText(rows: readonly CsvRow[], columns: readonly string[], { header = false } = {}): string {
  return stringify([...rows], {
    header,
    bom: header,
    columns: [...columns],
    escape_formulas: true,
    cast: { boolean: (value) => (value ? 'yes' : 'no'), date: (value) => value.toISOString() },
  });
}
