// Statements of the hot paths, parsed and planned once a connection instead of each time.
import type { QueryResultRow } from 'pg';
import type { Database } from './database.ts';

/** The name belongs to the text for good: what varies are values. */
export type Prepared = { name: string; text: string };

/** Runs a statement that is its own transaction; rows keep the names their columns have in SQL. Never inside a transaction:
 *  there, only its handle is used. */
export async function runPrepared<Row extends QueryResultRow>(
  { engine, pool }: Database,
  { name, text }: Prepared,
  values: unknown[],
): Promise<Row[]> {
  // The embedded engine is one session that outlives our connections: a new one would meet the names of the last.
  const { rows } = await pool.query<Row>(engine === 'postgres' ? { name, text, values } : { text, values });
  return rows;
}
