// Writes rows by the fastest way of each engine. Measured with 100,000 departures on PostgreSQL 15, two shared cores:
// COPY 0.4 to 0.8 s, `insert … select from unnest` 0.9 to 1.4 s, from json_populate_recordset 1.5 to 1.7 s.
import type pg from 'pg';
import type { Engine } from '#platform/database/database.ts';
import { columns, type Rows, type Table, tables, type Value } from './columns.ts';

/** Rows of one table in the format of the engine: text for COPY, or JSON of a number of rows. */
export type Encoded = { table: Table; copy: Uint8Array } | { table: Table; json: string[] };

/** The CPU-bound part, for a worker thread. */
export function encodeRows(engine: Engine, rows: Rows): Encoded[] {
  return tables
    .filter((table) => rows[table].length > 0)
    .map((table) =>
      // The embedded engine has no COPY over its socket: it loses its place in the protocol.
      engine === 'postgres' ? { table, copy: copyText(rows[table]) } : { table, json: jsonTexts(table, rows[table]) },
    );
}

export async function writeEncoded(client: pg.PoolClient, encoded: readonly Encoded[]): Promise<void> {
  for (const some of encoded) {
    if ('copy' in some) await copyRows(client, some.table, some.copy);
    else await insertRows(client, some.table, some.json);
  }
}

export const writeRows = (client: pg.PoolClient, engine: Engine, rows: Rows): Promise<void> =>
  writeEncoded(client, encodeRows(engine, rows));

const rowsAtOnce = 3000;

function jsonTexts(table: Table, rows: Value[][]): string[] {
  const texts: string[] = [];
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const records = rows
      .slice(start, start + rowsAtOnce)
      .map((row) => Object.fromEntries(columns[table].map((name, index) => [name, jsonValue(name, row[index]!)])));
    texts.push(JSON.stringify(records));
  }
  return texts;
}

async function insertRows(client: pg.PoolClient, table: Table, texts: readonly string[]): Promise<void> {
  const names = columns[table].join(', ');
  for (const text of texts)
    await client.query(
      `insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1)`,
      [text],
    );
}

/** Columns of jsonb come as text already. */
const jsonValue = (column: string, value: Value): unknown =>
  (column === 'lines' || column === 'refund_tiers') && typeof value === 'string' ? JSON.parse(value) : value;

const copyText = (rows: Value[][]): Uint8Array =>
  new TextEncoder().encode(rows.map((row) => `${row.map(copyValue).join('\t')}\n`).join(''));

function copyRows(client: pg.PoolClient, table: Table, text: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    const copy = copyFrom(`copy ${table} (${columns[table].join(', ')}) from stdin`, text, resolve, reject);
    client.query(copy as unknown as pg.Submittable);
  });
}

const bytesAtOnce = 1 << 20;
type Connection = { query(sql: string): void; sendCopyFromChunk(chunk: Buffer): void; endCopyFrom(): void };

/** A query of `pg` is whatever answers these calls, and its connection speaks COPY: pg-copy-streams would add a
 *  package for these lines. */
function copyFrom(sql: string, text: Uint8Array, done: () => void, fail: (error: Error) => void) {
  let failure: Error | undefined;
  return {
    submit: (connection: Connection) => connection.query(sql),
    handleCopyInResponse(connection: Connection) {
      for (let start = 0; start < text.length; start += bytesAtOnce)
        connection.sendCopyFromChunk(Buffer.from(text.buffer, start, Math.min(bytesAtOnce, text.length - start)));
      connection.endCopyFrom();
    },
    handleError: (error: Error) => void (failure = error),
    handleReadyForQuery: () => (failure ? fail(failure) : done()),
    handleCommandComplete() {},
    handleRowDescription() {},
    handleDataRow() {},
    handleEmptyQuery() {},
  };
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function copyValue(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : `{${value.map(arrayItem).join(',')}}`;
  return /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (sign) => escapes[sign]!) : text;
}

const arrayItem = (item: string | number): string =>
  typeof item === 'number' ? String(item) : `"${item.replace(/["\\]/g, String.raw`\$&`)}"`;
