// Everything of a marketplace into one folder: its database and what was uploaded.
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Config } from '#platform/config/config.ts';
import { holdFolder } from '#platform/database/folder-lock.ts';
import { describe, describeEmbedded } from './contents.ts';
import { copyFiles, countFiles } from './copy-files.ts';
import { BackupError, type Manifest, writeManifest } from './manifest.ts';
import { runPostgresTool } from './postgres-tools.ts';

export type Source = Pick<Config, 'dataDir' | 'databaseUrl'>;
/** `amount`: how far the step is. */
export type Report = (step: string, amount?: () => string) => void;
type Contents = Pick<Manifest, 'engine' | 'lastMigration' | 'lastMigrationHash' | 'rows'>;

/**
 * Writes `folder`, which must not be there yet; a backup that fails leaves nothing behind. PostgreSQL may be selling meanwhile: rows
 * are those of one moment, and every file that they name is there. The embedded database must not be in use.
 * Throws `BackupError`, `FolderInUse`.
 */
export async function backUp(source: Source, folder: string, report: Report): Promise<Manifest> {
  if (existsSync(folder)) throw new BackupError(`${folder} is there already.`);
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true, mode: 0o700 });
  try {
    const files = path.join(source.dataDir, 'files');
    let copied = 0;
    const count = () => void copied++;
    report('copying files', () => `${copied} files`);
    // Before the rows, so that no file that they name is deleted before it is copied; and after, for those that came meanwhile.
    await copyFiles(files, path.join(part, 'files'), count);
    report('copying the database');
    const contents = source.databaseUrl
      ? await dump(source.databaseUrl, part)
      : await copyEmbedded(source.dataDir, part);
    report('copying files that came meanwhile');
    await copyFiles(files, path.join(part, 'files'));
    const manifest: Manifest = {
      format: 1,
      madeAt: new Date().toISOString(),
      ...contents,
      files: await countFiles(path.join(part, 'files')),
    };
    await writeManifest(part, manifest);
    await rename(part, folder);
    return manifest;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

/** The dump and the counts see one snapshot. */
async function dump(url: string, folder: string): Promise<Contents> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    const file = path.join(folder, 'database.dump');
    const words = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${rows[0]!.id}`, `--file=${file}`];
    await runPostgresTool('pg_dump', url, words);
    return { engine: 'postgres', ...(await describe(client)) };
  } finally {
    await client.end();
  }
}

async function copyEmbedded(dataDir: string, folder: string): Promise<Contents> {
  if (!existsSync(path.join(dataDir, 'database'))) throw new BackupError(`${dataDir} has no database.`);
  const contents = await describeEmbedded(dataDir);
  const lock = await holdFolder(dataDir);
  await cp(path.join(dataDir, 'database'), path.join(folder, 'database'), { recursive: true }).finally(lock.release);
  return { engine: 'embedded', ...contents };
}
