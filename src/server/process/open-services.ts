// Opens the services: migrates the database, creates the keys, loads the demo world if configured.
import { mkdir } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type pg from 'pg';
import { isEmpty, loadWorld } from '#world/load-world.ts';
import { addReviewPhotos, encodeReviewPhotos } from '#world/load-review-photos.ts';
import { systemClock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import { type Database, openDatabase, type Queryable } from '#platform/database/database.ts';
import { migrate, prepareOnce } from '#platform/database/migrate.ts';
import { type Files, openFiles } from '#platform/files/files.ts';
import { createLog } from '#platform/log/log.ts';
import { createOutbound } from '#platform/outbound/outbound.ts';
import { openTranslator } from '#platform/translation/translator.ts';
import type { Secrets, Services } from '#platform/services.ts';
import { postersFolder } from '#server/ssr/web-bundle.ts';

export async function openServices(
  config: Config,
  report: (step: string) => void = () => {},
  ending?: AbortSignal,
): Promise<Services> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  report(config.databaseUrl ? 'connecting to PostgreSQL' : 'opening the embedded database');
  const database = await openDatabase(
    config.databaseUrl ? { url: config.databaseUrl, poolSize: config.databasePoolSize } : { folder: config.dataDir },
  );
  const files = openFiles(path.join(config.dataDir, 'files'));
  try {
    const secrets = await prepare({ config, database, files }, report);
    return {
      config,
      database,
      secrets,
      clock: systemClock,
      log: createLog(config.logLevel),
      files,
      outbound: createOutbound({ ending }),
      translator: config.translation ? openTranslator(config.translation) : null,
      wakeJobs: () => {},
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

type Prepared = { config: Config; database: Database; files: Files };

async function prepare(prepared: Prepared, report: (step: string) => void): Promise<Secrets> {
  const { database } = prepared;
  if (database.engine === 'embedded') {
    // The single connection is the lock: no other process can open the database.
    await withClient(database, (client) => migrate(client, (name) => report(`migrating: ${name}`)));
    await seed(prepared, report);
    return withClient(database, loadSecrets);
  }
  let secrets: Secrets | undefined;
  await prepareOnce(database.pool, async (client) => {
    await migrate(client, (name) => report(`migrating: ${name}`));
    await seed(prepared, report);
    secrets = await loadSecrets(client);
  });
  return secrets!;
}

async function seed({ config, database, files }: Prepared, report: (step: string) => void): Promise<void> {
  if (!config.demoWorld || !(await isEmpty({ database }))) return;
  // In parallel with the database; awaited where the photos are added.
  const encoding = encodeReviewPhotos(postersFolder);
  encoding.catch(() => {});
  const addPhotos = async (db: Queryable) => addReviewPhotos({ db, files }, await encoding);
  const world = { database, clock: systemClock, config, addPhotos };
  await loadWorld(world, (step) => report(`loading the demo world: ${step}`));
}

async function withClient<T>({ pool }: Database, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

const secretNames = [
  'accessToken',
  'refreshToken',
  'throttleKey',
  'lookupCode',
  'encryptionKey',
  'mediaKey',
  'quoteKey',
] as const;

/** Keys are created at first start and stored in the database, so that all processes share them and no operator has to enter them. */
export async function loadSecrets(client: pg.PoolClient): Promise<Secrets> {
  for (const name of secretNames) {
    await client.query('insert into secrets (name, value) values ($1, $2) on conflict do nothing', [
      name,
      randomBytes(32),
    ]);
  }
  const { rows } = await client.query<{ name: (typeof secretNames)[number]; value: Buffer }>(
    'select name, value from secrets where name = any($1)',
    [secretNames],
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value.toString('base64url')])) as Secrets;
}
