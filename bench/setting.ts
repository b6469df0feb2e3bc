// Where benches run: a copy of a made world in a database of its own, people who may book, and the server in front.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { type ServerProcess, startServer } from '#test/server-process.ts';
import { untilCalm } from './calm.ts';
import { copyMadeWorld } from './world-copies.ts';
import { makePeople, type Person } from './people.ts';
import { untilReady } from './until-ready.ts';

export type Setting = {
  /** Of the database of this setting. */
  url: string;
  /** Of the server it is on, for a bench that needs another database. */
  serverUrl: string;
  tours: number;
  quick: boolean;
  /** How long a bench of what only time shows goes on; 0 for as short as it likes. */
  minutes: number;
  sql: pg.Pool;
  people(count: number): Promise<Person[]>;
  /** The one server of this setting, started when first asked for. */
  server(): Promise<ServerProcess>;
  /** The same without its cache of answers, so that each answer is made afresh. */
  serverWithoutCache(): Promise<ServerProcess>;
  /** One more, whose start is measured or whose memory is fresh. */
  startAnother(url?: string): Promise<ServerProcess>;
  close(): Promise<void>;
};

type Size = Pick<Setting, 'tours' | 'quick' | 'minutes'>;

export async function openSetting(serverUrl: string, size: Size): Promise<Setting> {
  const { tours } = size;
  const copy = await copyMadeWorld(serverUrl, tours);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'senda-bench-'));
  const sql = new pg.Pool({ connectionString: copy.url, max: 2 });
  // Dropping the copy ends what is still open to it.
  sql.on('error', () => {});
  const started = new Map<string, Promise<ServerProcess>>();
  const start = (url: string, more: Record<string, string> = {}) =>
    startServer({ DATABASE_URL: url, DATA_DIR: folder, NODE_ENV: 'production', ...more });
  const startOnce = (more: Record<string, string>) => {
    const key = JSON.stringify(more);
    const known = started.get(key) ?? settled(start(copy.url, more), sql);
    started.set(key, known);
    return known;
  };
  return {
    url: copy.url,
    serverUrl,
    ...size,
    sql,
    people: (count) => makePeople(sql, count),
    server: () => startOnce({}),
    serverWithoutCache: () => startOnce({ CACHE_MB: '0' }),
    startAnother: (url = copy.url) => start(url),
    async close() {
      for (const server of started.values()) await (await server).end();
      await sql.end();
      await copy.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const patienceMs = 120_000;
const calmWithinMs = 20_000;

/** The first start of a day fills up departures, which takes seconds of the server's one thread: no bench is about that. */
async function settled(starting: Promise<ServerProcess>, sql: pg.Pool): Promise<ServerProcess> {
  const server = await starting;
  // Until the index is there, searches are answered by SQL.
  await untilReady(server.url);
  const endMs = performance.now() + patienceMs;
  while (performance.now() < endMs) {
    const { rows } = await sql.query(
      "select from jobs where name = 'extend-departures' and attempts = 0 and run_at > now() + interval '1 hour'",
    );
    // Then its index takes in what was filled up. Where the machine itself is never calm, the rounds have to do without.
    if (rows.length > 0) {
      await Promise.race([untilCalm(server.url), setTimeout(calmWithinMs)]);
      return server;
    }
    await setTimeout(200);
  }
  throw new Error(`departures were not filled up within ${patienceMs / 1000} s of the start`);
}
