// Where benches run: a copy of a made world in a database of its own, people who may book, and the server in front.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type ServerProcess, startServer } from '#test/server-process.ts';
import { copyMadeWorld } from './world-copies.ts';
import { makePeople, type Person } from './people.ts';

export type Setting = {
  /** Of the database of this setting. */
  url: string;
  /** Of the server it is on, for a bench that needs another database. */
  serverUrl: string;
  tours: number;
  quick: boolean;
  sql: pg.Pool;
  people(count: number): Promise<Person[]>;
  /** The one server of this setting, started when first asked for. */
  server(): Promise<ServerProcess>;
  /** One more, whose start is measured or whose memory is fresh. */
  startAnother(url?: string): Promise<ServerProcess>;
  close(): Promise<void>;
};

export async function openSetting(serverUrl: string, tours: number, quick: boolean): Promise<Setting> {
  const copy = await copyMadeWorld(serverUrl, tours);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'senda-bench-'));
  const sql = new pg.Pool({ connectionString: copy.url, max: 2 });
  // Dropping the copy ends what is still open to it.
  sql.on('error', () => {});
  let server: Promise<ServerProcess> | undefined;
  const startAnother = (url = copy.url) => startServer({ DATABASE_URL: url, DATA_DIR: folder, NODE_ENV: 'production' });
  return {
    url: copy.url,
    serverUrl,
    tours,
    quick,
    sql,
    people: (count) => makePeople(sql, count),
    server: () => (server ??= startAnother()),
    startAnother,
    async close() {
      await (await server)?.end();
      await sql.end();
      await copy.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
