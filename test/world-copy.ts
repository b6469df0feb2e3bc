// A database with the demo world, made once a day and copied for each run: making it takes seconds, a copy does not.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type Database, openDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { loadWorld } from '#world/load-world.ts';

const root = path.join(import.meta.dirname, '..');

/** Everything the world's contents depend on, and the day: its dates are relative to it. */
function worldHash(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const folder of ['db/migrations', 'db/world', 'src/domain', 'src/kernel', 'src/platform/database']) {
    for (const name of (readdirSync(path.join(root, folder), { recursive: true }) as string[]).sort()) {
      const file = path.join(root, folder, name);
      if (statSync(file).isFile() && !name.endsWith('.test.ts')) hash.update(name).update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

async function fillWorld(database: Database): Promise<void> {
  const client = await database.pool.connect();
  await migrate(client);
  client.release();
  await loadWorld({ database, clock: systemClock, config: { passwordHashing: 'trivial' } });
}

/** A folder with an embedded database of its own; the caller removes it. */
export async function copyEmbeddedWorld(): Promise<string> {
  const images = path.join(root, '.build');
  const image = path.join(images, `world-${worldHash()}`);
  if (!existsSync(image)) await makeImage(images, image);
  const copy = await mkdtemp(path.join(os.tmpdir(), 'senda-test-'));
  await cp(path.join(image, 'database'), path.join(copy, 'database'), { recursive: true });
  return copy;
}

async function makeImage(images: string, image: string): Promise<void> {
  await mkdir(images, { recursive: true });
  for (const old of readdirSync(images))
    if (old.startsWith('world-')) await rm(path.join(images, old), { recursive: true, force: true });
  const folder = await mkdtemp(path.join(images, 'making-'));
  const database = await openDatabase({ folder });
  await fillWorld(database);
  await database.close();
  await rename(folder, image).catch(() => rm(folder, { recursive: true, force: true }));
}

/** The address of a database of its own on a PostgreSQL server, copied from a template made once. */
export async function copyPostgresWorld(serverUrl: string): Promise<string> {
  const template = `senda_world_${worldHash()}`;
  const name = `senda_test_${process.pid}_${Date.now()}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock(1)');
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      // Left by a run that was broken off.
      await admin.query(`drop database if exists ${template}_making`);
      await admin.query(`create database ${template}_making`);
      const database = await openDatabase({ url: withDatabase(serverUrl, `${template}_making`), poolSize: 4 });
      await fillWorld(database);
      // A database in use has statistics; a copy of this one would live without for minutes.
      await database.pool.query('analyze');
      await database.close();
      await admin.query(`alter database ${template}_making rename to ${template}`);
    }
    await admin.query(`create database ${name} template ${template}`);
  } finally {
    await admin.end();
  }
  return withDatabase(serverUrl, name);
}

/** The address of an empty database of its own. */
export async function makePostgresDatabase(serverUrl: string): Promise<string> {
  const name = `senda_empty_${process.pid}_${Date.now()}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${name}`).finally(() => admin.end());
  return withDatabase(serverUrl, name);
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
