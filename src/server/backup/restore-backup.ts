// Puts a backup where nothing is yet, and compares what is there then with what was backed up.
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { readMigrations } from '#platform/database/migrate.ts';
import type { Report, Source } from './back-up.ts';
import { describe, describeEmbedded, listTables } from './contents.ts';
import { copyFiles, countFiles } from './copy-files.ts';
import { BackupError, type Manifest, readManifest } from './manifest.ts';
import { runPostgresTool } from './postgres-tools.ts';

/** Nothing is overwritten: the database and the folder of files have to be empty. Throws `BackupError`. */
export async function restoreBackup(target: Source, folder: string, report: Report): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await refuseUnknown(manifest, target);
  const files = path.join(target.dataDir, 'files');
  if ((await readdir(files).catch(() => [])).length > 0) throw new BackupError(`${files} is not empty.`);
  await mkdir(target.dataDir, { recursive: true, mode: 0o700 });
  report('restoring the database');
  const { rows } = target.databaseUrl
    ? await restorePostgres(target.databaseUrl, folder)
    : await restoreEmbedded(target.dataDir, folder);
  let copied = 0;
  report('restoring files', () => `${copied} of ${manifest.files} files`);
  await copyFiles(path.join(folder, 'files'), files, () => void copied++);
  const differing = [
    ...Object.keys({ ...manifest.rows, ...rows }).filter((table) => manifest.rows[table] !== rows[table]),
    ...((await countFiles(files)) === manifest.files ? [] : ['files']),
  ];
  if (differing.length > 0)
    throw new BackupError(`Not as many as were backed up: ${differing.join(', ')}. The backup is damaged.`);
  return manifest;
}

async function refuseUnknown(
  { engine, lastMigration, lastMigrationHash }: Manifest,
  { databaseUrl }: Source,
): Promise<void> {
  if (engine === 'postgres' && !databaseUrl)
    throw new BackupError('This is a backup of PostgreSQL: set DATABASE_URL to an empty database.');
  if (engine === 'embedded' && databaseUrl)
    throw new BackupError('This is a backup of the embedded database: unset DATABASE_URL.');
  const isKnown = (await readMigrations()).some(({ name, hash }) =>
    lastMigrationHash === undefined ? name === lastMigration : hash === lastMigrationHash,
  );
  if (!isKnown) throw new BackupError(`The backup is of a newer version of Senda: ${lastMigration} is not known here.`);
}

async function restorePostgres(url: string, folder: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    if ((await listTables(client)).length > 0) throw new BackupError('The database is not empty.');
    const words = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
    await runPostgresTool('pg_restore', url, [...words, path.join(folder, 'database.dump')]);
    await client.query('analyze');
    return await describe(client);
  } finally {
    await client.end();
  }
}

async function restoreEmbedded(dataDir: string, folder: string) {
  const database = path.join(dataDir, 'database');
  if (existsSync(database)) throw new BackupError(`${dataDir} has a database already.`);
  try {
    await cp(path.join(folder, 'database'), database, { recursive: true });
    return await describeEmbedded(dataDir);
  } catch (error) {
    await rm(database, { recursive: true, force: true });
    throw error;
  }
}
