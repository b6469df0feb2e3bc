import { setTimeout } from 'node:timers/promises';
import type { Bench } from './bench.ts';
import { deletePendingJobs, createBookableDepartures, bookingRequests } from './bookable-departures.ts';
import { responsesPerSecond } from './load.ts';
import { openLoad } from './open-load.ts';

const created = 201;
const share = 0.8;
const lookEveryMs = 250;
const confirmations = 5000;
const drainedWithinMs = 60_000;

export const bench: Bench = {
  measures: `the age of the oldest job while bookings come at ${share} of their peak`,
  unit: 'seconds',
  better: 'less',
  async prepare(environment) {
    const { sql } = environment;
    const { url: origin } = await environment.server();
    const users = await environment.people(32);
    const requests = bookingRequests(await createBookableDepartures(sql, 1000, users), users);
    const peak = await responsesPerSecond({ origin, callers: 24, requests, seconds: 2, freshKeys: true }, created);
    await deletePendingJobs(sql);
    const perSecond = share * peak.value;

    return {
      ours: {
        what: 'the server that sells',
        async run(seconds) {
          const load = openLoad({ origin, requests, perSecond, seconds, freshKeys: true, connections: 100 }, created);
          const over = { is: false };
          void load.finally(() => (over.is = true));
          let oldest = 0;
          while (!over.is) {
            oldest = Math.max(oldest, (await jobsOf(origin)).oldestSeconds);
            await setTimeout(lookEveryMs);
          }
          const { sent } = await load;
          const { waiting } = await jobsOf(origin);
          await deletePendingJobs(sql);
          return {
            value: oldest,
            details: { bookings: sent, perSecond: Math.round(perSecond), waitingAtTheEnd: waiting },
          };
        },
      },
      yardsticks: {
        idle: {
          what: `the same server and ${confirmations} confirmations that no one adds to: seconds until they are written`,
          async run() {
            // Jobs of existing bookings; their mails are written again.
            await sql.query('delete from mails');
            const startedMs = performance.now();
            const { rowCount } = await sql.query(
              `insert into jobs (name, payload, run_at) select 'booking-confirmed', json_build_object('bookingId', id), now()
               from bookings where state = 'confirmed' limit $1`,
              [confirmations],
            );
            const endMs = startedMs + drainedWithinMs;
            while ((await waitingIn(sql)) > 0 && performance.now() < endMs) await setTimeout(50);
            const tookSeconds = (performance.now() - startedMs) / 1000;
            const left = await deletePendingJobs(sql);
            return { value: tookSeconds, details: { perSecond: Math.round((rowCount! - left) / tookSeconds), left } };
          },
        },
      },
    };
  },
};

async function waitingIn(sql: { query(text: string): Promise<{ rows: { waiting: number }[] }> }): Promise<number> {
  return (await sql.query('select count(*)::int as waiting from jobs where not recurring and dead_at is null')).rows[0]!
    .waiting;
}

async function jobsOf(origin: string): Promise<{ waiting: number; oldestSeconds: number }> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const read = (name: string) =>
    Math.max(
      0,
      ...[...text.matchAll(new RegExp(`^${name}\\{worker="(?:urgent|ordinary)"\\} (\\S+)`, 'gm'))].map(([, n]) =>
        Number(n),
      ),
    );
  return { waiting: read('jobs_waiting'), oldestSeconds: read('jobs_oldest_seconds') };
}
