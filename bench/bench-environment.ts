// The environment of benches: a copy of a generated world in a database of its own, users with sessions, and the server.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { type ServerProcess, startServer } from '#test/server-process.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { copyGeneratedWorld } from './world-copies.ts';
import { createUsers, type BenchUser } from './bench-users.ts';
import { waitUntilReady } from './wait-until-ready.ts';

export type BenchEnvironment = {
  /** Of the database of this environment. */
  url: string;
  /** Of the database server, for a bench that needs another database. */
  serverUrl: string;
  tours: number;
  departuresPerTour?: number;
  quick: boolean;
  /** The duration of benches that measure over time; 0 for as short as they like. */
  minutes: number;
  sql: pg.Pool;
  people(count: number): Promise<BenchUser[]>;
  /** The server of this environment, started on first use. */
  server(): Promise<ServerProcess>;
  /** The same without its response cache, so that each response is rendered. */
  serverWithoutCache(): Promise<ServerProcess>;
  /** Another server, for measuring its start or its memory. */
  startAnother(url?: string): Promise<ServerProcess>;
  close(): Promise<void>;
};

type Size = Pick<BenchEnvironment, 'tours' | 'departuresPerTour' | 'quick' | 'minutes'>;

export async function openBenchEnvironment(serverUrl: string, size: Size): Promise<BenchEnvironment> {
  const copy = await copyGeneratedWorld(serverUrl, size.tours, size.departuresPerTour);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'senda-bench-'));
  const sql = new pg.Pool({ connectionString: copy.url, max: 2 });
  // Dropping the copy closes its open connections.
  sql.on('error', () => {});
  const started = new Map<string, Promise<ServerProcess>>();
  const start = (url: string, more: Record<string, string> = {}) =>
    startServer({ DATABASE_URL: url, DATA_DIR: folder, NODE_ENV: 'production', ...more });
  const startOnce = (more: Record<string, string>) => {
    const key = JSON.stringify(more);
    const known = started.get(key) ?? waitUntilSettled(start(copy.url, more), sql);
    started.set(key, known);
    return known;
  };
  return {
    url: copy.url,
    serverUrl,
    ...size,
    sql,
    people: (count) => createUsers(sql, count),
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

const timeoutMs = 120_000;
const idleWithinMs = 20_000;

/** The first start of a day extends departures, which takes seconds of the server's event loop and is not measured. */
async function waitUntilSettled(starting: Promise<ServerProcess>, sql: pg.Pool): Promise<ServerProcess> {
  const server = await starting;
  // Until the index is built, searches are served by SQL.
  await waitUntilReady(server.url);
  const endMs = performance.now() + timeoutMs;
  while (performance.now() < endMs) {
    // The first run of a recurring job has the whole world to look at, and two seconds of the rounds after a start were its.
    const { rows } = await sql.query(
      `select bool_and(run_at > now()) and bool_or(name = 'extend-departures' and attempts = 0 and run_at > now() + interval '1 hour') as "haveRun"
       from jobs where recurring`,
    );
    // Then its index takes in the new departures. If the machine never becomes idle, the rounds run anyway.
    if (rows[0]!.haveRun) {
      await Promise.race([waitUntilIdle(server.url), setTimeout(idleWithinMs)]);
      return server;
    }
    await setTimeout(200);
  }
  throw new Error(`departures were not filled up within ${timeoutMs / 1000} s of the start`);
}
