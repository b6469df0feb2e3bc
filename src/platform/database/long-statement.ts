import { sql } from 'kysely';
import pg from 'pg';
import type { Services } from '#platform/services.ts';

/** Runs a statement that may take minutes. Connections of the pool end theirs after 30 s, and count as dead after 40 s of silence, so it
 *  has one of its own. The embedded engine has one session alone: there everyone waits for it. */
export async function runLongStatement<Row extends object>(
  { config, database }: Pick<Services, 'config' | 'database'>,
  text: string,
  timeoutMs: number,
): Promise<Row[]> {
  if (database.engine === 'embedded') return (await sql.raw<Row>(text).execute(database.db)).rows;
  const client = new pg.Client({
    connectionString: config.databaseUrl,
    statement_timeout: timeoutMs,
    application_name: 'senda-check',
    keepAlive: true,
  });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
