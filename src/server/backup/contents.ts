import type pg from 'pg';
import { openDatabase } from '#platform/database/database.ts';
import type { Manifest } from './manifest.ts';

type Migration = Pick<Manifest, 'lastMigration' | 'lastMigrationHash'>;
type Contents = Migration & Pick<Manifest, 'rows'>;

/** What a database contains, as one transaction sees it. */
export const describe = async (client: pg.ClientBase): Promise<Contents> => ({
  ...(await findLastMigration(client)),
  rows: await countRows(client),
});

/** The same of the embedded database in a folder. Throws `FolderInUse`. */
export async function describeEmbedded(dataDir: string): Promise<Contents> {
  const database = await openDatabase({ folder: dataDir });
  try {
    const client = await database.pool.connect();
    return await describe(client).finally(() => client.release());
  } finally {
    await database.close();
  }
}

async function countRows(client: pg.ClientBase): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of await listTables(client)) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${client.escapeIdentifier(name)}`);
    counts[name] = Number(rows[0]!.count);
  }
  return counts;
}

export async function listTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  return rows.map(({ name }) => name);
}

async function findLastMigration(client: pg.ClientBase): Promise<Migration> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from migrations order by name desc limit 1',
  );
  const { name, hash } = rows[0]!;
  return { lastMigration: name, lastMigrationHash: hash };
}
