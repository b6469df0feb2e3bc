// Statements of the hot paths, parsed and planned once a connection instead of each time.
import type { QueryResultRow } from 'pg';
import type { Database } from './database.ts';

/** The name belongs to the text for good: what varies are values. */
export type Prepared = { name: string; text: string };

/** Runs a statement that is its own transaction; rows keep the names their columns have in SQL. Never inside a transaction:
 *  there, only its handle is used. */
export async function runPrepared<Row extends QueryResultRow>(
  { pool }: Database,
  statement: Prepared,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await pool.query<Row>({ ...statement, values });
  return rows;
}
