// Generated worlds are stored as template databases per server, size and day, and copied for each run: copying 10,000 tours takes seconds.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '#platform/database/database.ts';
import { migrate, prepareOnce } from '#platform/database/migrate.ts';
import { departuresFor, loadGeneratedWorld } from '../tools/worlds/load-generated-world.ts';

export type WorldCopy = { url: string; drop(): Promise<void> };

const root = path.join(import.meta.dirname, '..');
let copies = 0;
let allowsOldWorlds = false;

/** Generating a million tours takes long: a world of the same size from another day or older code is accepted,
 *  and updated by the server that starts with it. Its departures are those of its own day. */
export const allowOldWorlds = (): void => void (allowsOldWorlds = true);

type WorldSize = { tours: number; departuresPerTour: number };

/** The part of a database's name: includes the departures if they are not the usual number. */
const labelOf = ({ tours, departuresPerTour }: WorldSize): string =>
  departuresPerTour === departuresFor(tours) ? String(tours) : `${tours}x${departuresPerTour}`;

/** A database with so many tours; for 0 an empty one with all migrations. */
export async function copyGeneratedWorld(
  serverUrl: string,
  tours: number,
  departuresPerTour = departuresFor(tours),
): Promise<WorldCopy> {
  const size = { tours, departuresPerTour };
  const name = `senda_bench_${process.pid}_${++copies}`;
  await asAdmin(serverUrl, async (admin) => {
    const template =
      (allowsOldWorlds && (await findOld(admin, size))) || `senda_world_${labelOf(size)}_${contentsHash()}`;
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) await createTemplate(admin, serverUrl, template, size);
    await admin.query(`create database ${name} template ${template}`);
  });
  const drop = () => asAdmin(serverUrl, (admin) => admin.query(`drop database ${name} with (force)`));
  return { url: withDatabase(serverUrl, name), drop };
}

async function findOld(admin: pg.Client, size: WorldSize): Promise<string | undefined> {
  const { rows } = await admin.query<{ datname: string }>(
    "select datname from pg_database where datname ~ ('^senda_world_' || $1::text || '_[0-9a-f]{12}$') order by oid desc limit 1",
    [labelOf(size)],
  );
  return rows[0]?.datname;
}

/** Everything that a world depends on, and the day: its departures are relative to it. */
function contentsHash(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  const files = globSync(['tools/worlds/*.ts', 'db/migrations/*.sql', 'src/domain/search/{text,documents}/*.ts'], {
    cwd: root,
  }).sort();
  for (const file of files) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 12);
}

async function createTemplate(admin: pg.Client, serverUrl: string, template: string, size: WorldSize): Promise<void> {
  const making = `${template}_making`;
  await admin.query(`drop database if exists ${making}`);
  await admin.query(`create database ${making}`);
  const database = await openDatabase({ url: withDatabase(serverUrl, making), poolSize: 4 });
  try {
    await prepareOnce(database.pool, (client) => migrate(client));
    if (size.tours > 0) {
      const { seconds } = await loadGeneratedWorld(database, size);
      console.log(`  a world of ${labelOf(size)} tours in ${seconds.toFixed(1)} s`);
    }
  } finally {
    await database.close();
  }
  await admin.query(`alter database ${making} rename to ${template}`);
}

async function asAdmin(serverUrl: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await work(admin).finally(() => admin.end());
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
