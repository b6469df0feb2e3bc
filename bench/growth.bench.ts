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
import { countRendered, type Travellers, travellersOf } from './night-travellers.ts';
import { callSteadily, type Latencies } from './steady-calls.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { waitUntilReady } from './wait-until-ready.ts';
import { copyGeneratedWorld } from './world-copies.ts';

const departuresPerTour = 60;
// As many seats as change in a rush, and no more than the file of the index is behind.
const seatsChanged = 15_000;
const [idleSeconds, settledSeconds, patienceMs] = [30, 5, 600_000];

export const bench: Bench = {
  measures:
    'the longest time that the event loop of a server stands still while all calendars get one day more, 60 departures a tour, and 50 requests a second come',
  unit: 'ms',
  better: 'less',
  takesLong: true,
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
    const travellers = await travellersOf(sql);
    let running: ServerProcess | undefined;

    async function grow(): Promise<Sample> {
      const built = await untilStarted(start);
      running = built.server;
      const mbBefore = await residentMb(running.url);
      await waitForJobs(sql);
      await waitUntilIdle(running.url);
      const night = await extendAll(sql, running.url, travellers);
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
          ...detailsOf(night.latencies),
          listsRenderedAgain: night.rendered,
          readyAfterKillSeconds: again.seconds,
          residentMbAfterKill: await residentMb(running.url),
        },
      };
    }

    async function rest(): Promise<Sample> {
      await longestPauseMs(running!.url);
      let longestMs = 0;
      await callLists(running!.url, travellers);
      const calls = callSteadily(running!.url, travellers.requests);
      for (let second = 0; second < (quick ? 1 : idleSeconds); second++) {
        await setTimeout(1000);
        longestMs = Math.max(longestMs, await longestPauseMs(running!.url));
      }
      return { value: longestMs, details: detailsOf(await calls.stop()) };
    }

    return {
      ours: { what: 'the server in the night', run: grow },
      yardsticks: { idle: { what: `the same server for ${idleSeconds} s with only the requests`, run: rest } },
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

type Night = { longestMs: number; seconds: number; made: number; latencies: Latencies; rendered: number };

/** All rules lack one day, and the job that extends them is due. Until nothing is missing and the index has had time for the rest. */
async function extendAll(sql: pg.Pool, origin: string, travellers: Travellers): Promise<Night> {
  const until = lastDay(new Date());
  await sql.query(
    "update schedules set season_ends_on = null, made_until = $1::date - 1, weekdays = '{1,2,3,4,5,6,7}'",
    [until],
  );
  await callLists(origin, travellers);
  const renderedBefore = await countRendered(origin);
  if (renderedBefore === 0) throw new Error('no list is cached');
  const calls = callSteadily(origin, travellers.requests);
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
  const latencies = await calls.stop();
  const rendered = (await countRendered(origin)) - renderedBefore;
  if (rendered > 0) throw new Error(`${rendered} cached lists were rendered again`);
  const { rows } = await sql.query<{ made: number }>(
    'select count(*)::int as made from departures where starts_at_local >= $1::date',
    [until],
  );
  return { longestMs, seconds: Math.round((doneMs - startedMs) / 1000), made: rows[0]!.made, latencies, rendered };
}

/** Twice, so that each is cached. */
async function callLists(origin: string, { lists }: Travellers): Promise<void> {
  for (const { path: address } of [...lists, ...lists]) await (await fetch(origin + address)).arrayBuffer();
}

const detailsOf = ({ requests, p50Ms, p99Ms, maxMs }: Latencies) => ({ requests, p50Ms, p99Ms, maxMs });

/** A first start does what comes once a day or an hour, some of which changes tours. */
async function waitForJobs(sql: pg.Pool): Promise<void> {
  const endMs = performance.now() + patienceMs;
  for (let calm = 0; calm < 3; await setTimeout(500)) {
    if (performance.now() > endMs) throw new Error('the jobs of the start did not end in time');
    const { rowCount } = await sql.query(
      'select from jobs where dead_at is null and (attempts > 0 or run_at <= now()) limit 1',
    );
    calm = rowCount === 0 ? calm + 1 : 0;
  }
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
