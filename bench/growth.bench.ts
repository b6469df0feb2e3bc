// A large catalogue with a full calendar: the start of a server over it, the extension of all calendars by a day, and
// the start after a kill.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { lastDay } from '#domain/inventory/extend-departures.ts';
import { type ServerProcess, startServer } from '#test/server-process.ts';
import type { Bench, Sample } from './bench.ts';
import { residentMb } from './memory.ts';
import { waitUntilReady } from './wait-until-ready.ts';
import { copyGeneratedWorld } from './world-copies.ts';

const departuresPerTour = 60;
// As many seats as change in a rush, and no more than the file of the index is behind.
const seatsChanged = 15_000;
const [idleSeconds, settledSeconds, patienceMs] = [10, 5, 600_000];

export const bench: Bench = {
  measures:
    'the longest time that the event loop of a server stands still while all calendars get one day more, 60 departures a tour',
  unit: 'ms',
  better: 'less',
  tours: 100_000,
  departuresPerTour,
  rounds: 1,
  startsAfresh: true,
  async prepare({ serverUrl, tours, quick }) {
    const world = await copyGeneratedWorld(serverUrl, tours, departuresPerTour);
    const folder = await mkdtemp(path.join(os.tmpdir(), 'senda-growth-'));
    const sql = new pg.Pool({ connectionString: world.url, max: 1 });
    sql.on('error', () => {});
    const start = () => startServer({ DATABASE_URL: world.url, DATA_DIR: folder, NODE_ENV: 'production' });
    let running: ServerProcess | undefined;

    async function grow(): Promise<Sample> {
      const built = await untilStarted(start);
      running = built.server;
      const mbBefore = await residentMb(running.url);
      const night = await extendAll(sql, running.url);
      const mbAfter = await residentMb(running.url);
      await changeSeats(sql);
      await setTimeout(1500);
      await running.kill();
      const again = await untilStarted(start);
      running = again.server;
      return {
        value: night.longestMs,
        details: {
          readyAfterBuildSeconds: built.seconds,
          residentMb: mbBefore,
          residentMbAfterNight: mbAfter,
          nightSeconds: night.seconds,
          departuresMade: night.made,
          readyAfterKillSeconds: again.seconds,
          residentMbAfterKill: await residentMb(running.url),
        },
      };
    }

    async function rest(): Promise<Sample> {
      await longestPauseMs(running!.url);
      let longestMs = 0;
      for (let second = 0; second < (quick ? 1 : idleSeconds); second++) {
        await setTimeout(1000);
        longestMs = Math.max(longestMs, await longestPauseMs(running!.url));
      }
      return { value: longestMs };
    }

    return {
      ours: { what: 'the server in the night', run: grow },
      yardsticks: { idle: { what: `the same server with nothing to do for ${idleSeconds} s`, run: rest } },
      async close() {
        await running?.kill();
        await sql.end();
        await world.drop();
        await rm(folder, { recursive: true, force: true });
      },
    };
  },
};

async function untilStarted(start: () => Promise<ServerProcess>): Promise<{ server: ServerProcess; seconds: number }> {
  const startedMs = performance.now();
  const server = await start();
  await waitUntilReady(server.url);
  return { server, seconds: Math.round((performance.now() - startedMs) / 100) / 10 };
}

/** All rules lack one day, and the job that extends them is due. Until nothing is missing and the index has had time for the rest. */
async function extendAll(sql: pg.Pool, origin: string): Promise<{ longestMs: number; seconds: number; made: number }> {
  const until = lastDay(new Date());
  await sql.query(
    "update schedules set season_ends_on = null, made_until = $1::date - 1, weekdays = '{1,2,3,4,5,6,7}'",
    [until],
  );
  await longestPauseMs(origin);
  await sql.query("update jobs set run_at = now() where name = 'extend-departures'");
  const startedMs = performance.now();
  let [longestMs, doneMs] = [0, Infinity];
  while (performance.now() < doneMs + settledSeconds * 1000) {
    await setTimeout(1000);
    longestMs = Math.max(longestMs, await longestPauseMs(origin));
    const { rowCount } = await sql.query('select from schedules where made_until < $1::date limit 1', [until]);
    if (rowCount === 0 && doneMs === Infinity) doneMs = performance.now();
    if (performance.now() - startedMs > patienceMs) throw new Error('calendars were not extended in time');
  }
  const { rows } = await sql.query<{ made: number }>(
    'select count(*)::int as made from departures where starts_at_local >= $1::date',
    [until],
  );
  return { longestMs, seconds: Math.round((doneMs - startedMs) / 1000), made: rows[0]!.made };
}

const changeSeats = (sql: pg.Pool) =>
  sql.query(
    'update departures set capacity = capacity + 1 where id in (select id from departures where starts_at > now() limit $1)',
    [seatsChanged],
  );

/** Since the last call. */
async function longestPauseMs(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Math.round(Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)![1]) * 10_000) / 10;
}
