// Forward-only .sql migrations from db/migrations, each in its own transaction, under one advisory lock:
// of several processes that start side by side one migrates and the others wait.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { waitWithoutLimit } from './watch-server.ts';

const folder = path.join(import.meta.dirname, '../../../db/migrations');
const lockKey = 7_313_001;

export type Migration = { name: string; sql: string; hash: string };

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** Runs `prepare` (migrations, then the work at first start) in one process at a time. */
export async function prepareOnce(pool: pg.Pool, prepare: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    // Without a time limit, since a migration may take long.
    await waitWithoutLimit(client);
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await prepare(client);
  } finally {
    // Closes the connection instead of releasing it: the lock and the settings end with it.
    client.release(true);
  }
}

export async function migrate(client: pg.PoolClient, onApplied?: (name: string) => void): Promise<void> {
  await applyMigrations(client, await readMigrations(), onApplied);
}

/** Applies new migrations. One whose text was applied under another file name takes its present name. Throws if one was changed
 *  after it was applied. */
export async function applyMigrations(
  client: pg.PoolClient,
  migrations: readonly Migration[],
  onApplied: (name: string) => void = () => {},
): Promise<void> {
  await client.query(
    'create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations');
  const applied = new Map(rows.map((row) => [row.name, row.hash]));
  const names = new Set(migrations.map(({ name }) => name));
  for (const migration of migrations) {
    const hash = applied.get(migration.name);
    const earlier = rows.find((row) => row.hash === migration.hash && !names.has(row.name));
    if (hash === undefined && earlier) {
      await client.query('update migrations set name = $1 where name = $2', [migration.name, earlier.name]);
    } else if (hash === undefined) {
      await apply(client, migration);
      onApplied(migration.name);
    } else if (hash !== migration.hash) {
      throw new Error(`Migration ${migration.name} was changed after it was applied; write a new one instead.`);
    }
  }
}

async function apply(client: pg.PoolClient, { name, sql, hash }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
