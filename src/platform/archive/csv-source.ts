// A table of an archive as a CSV file. Each domain describes its own next to its SQL.
import { stringify } from 'csv-stringify/sync';
import { type Currency, exponentOf } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { ZipWriter } from './zip-stream.ts';

type Cell = string | number | boolean | Date | null;
export type CsvRow = Readonly<Record<string, Cell>>;

export type CsvSource = {
  /** Of the file: 'bookings'. */
  name: string;
  columns: readonly string[];
  /** Of one supplier, a few hundred at a time. */
  readRows(db: Queryable, supplierId: string, now: Date): AsyncIterable<CsvRow>;
};

const rowsAtOnce = 100;

/** Yields after each hundred rows, so that they are sent before more are read. */
export async function* writeCsv(
  zip: ZipWriter,
  { name, columns, readRows }: CsvSource,
  db: Queryable,
  { supplierId, now }: { supplierId: string; now: Date },
): AsyncIterable<void> {
  const file = zip.text(`${name}.csv`);
  file.write(csvText([], columns, { header: true }));
  let rows: CsvRow[] = [];
  for await (const row of readRows(db, supplierId, now)) {
    if (rows.push(row) < rowsAtOnce) continue;
    file.write(csvText(rows, columns));
    rows = [];
    yield;
  }
  file.write(csvText(rows, columns));
  file.end();
  yield;
}

/** '45.50' of 4550 minor units of euros: with all digits of its currency. */
export const exportedAmount = (minor: number | null, currency: Currency): string | null =>
  minor === null ? null : (minor / 10 ** exponentOf(currency)).toFixed(exponentOf(currency));

/** RFC 4180, with texts that a spreadsheet would compute behind a quote; instants in ISO 8601. `header`: begins a file, with a mark by
 *  which spreadsheets know the encoding. */
export function csvText(
  rows: readonly (CsvRow | readonly Cell[])[],
  columns: readonly string[],
  { header = false } = {},
): string {
  return stringify([...rows], {
    header,
    bom: header,
    columns: [...columns],
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: {
      number: (value) => ({ value: String(value), escape_formulas: false }),
      boolean: (value) => (value ? 'yes' : 'no'),
      date: (value) => value.toISOString(),
    },
  });
}
