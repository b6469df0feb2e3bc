// Bookings during a flood of other requests: the 99th percentile of their time, and whether health checks respond.
import { setTimeout } from 'node:timers/promises';
import type { PreparedBench } from './bench.ts';
import {
  deletePendingJobs,
  checkInvariants,
  createBookableDepartures,
  bookingRequests,
} from './bookable-departures.ts';
import type { LoadRequest } from './load.ts';
import { openLoad, type OpenLoadResult, shareRefused } from './open-load.ts';
import type { BenchEnvironment } from './bench-environment.ts';

const created = 201;
export const bookingsPerSecond = 10;
const pollHealthEveryMs = 50;

type Flood = { origin: string; what: string; requests: LoadRequest[]; perSecond: number };

export async function prepareFlood(
  environment: BenchEnvironment,
  { origin, what, requests, perSecond }: Flood,
): Promise<PreparedBench> {
  const { sql } = environment;
  const users = await environment.people(32);
  const bookings = bookingRequests(await createBookableDepartures(sql, 300, users), users);
  const book = (seconds: number) =>
    openLoad(
      { origin, requests: bookings, perSecond: bookingsPerSecond, seconds, freshKeys: true, connections: 50 },
      created,
    );
  return {
    ours: {
      what: `the server, flooded with ${what}`,
      async run(seconds) {
        const floodSeconds = seconds + 1;
        const flood = openLoad({ origin, requests, perSecond, seconds: floodSeconds, connections: 500 }, 200);
        await setTimeout(500);
        const [sold, health] = await Promise.all([book(seconds), pollHealth(origin, seconds)]);
        const found = await flood;
        await deletePendingJobs(sql);
        return {
          value: sold.served.p99Ms,
          details: { ...describeSold(sold), ...health, ...describeFlood(found, floodSeconds) },
        };
      },
    },
    yardsticks: {
      calm: {
        what: 'the same bookings, and nothing else',
        async run(seconds) {
          const sold = await book(seconds);
          await deletePendingJobs(sql);
          return { value: sold.served.p99Ms, details: describeSold(sold) };
        },
      },
    },
    verify: () => checkInvariants(sql),
  };
}

const describeSold = (sold: OpenLoadResult) => ({
  bookings: sold.statuses[created] ?? 0,
  bookingsP50Ms: sold.served.p50Ms,
  bookingsRefused: sold.statuses[503] ?? 0,
});

const describeFlood = (found: OpenLoadResult, seconds: number) => ({
  floodSent: Math.round(found.sent / seconds),
  floodServed: Math.round(found.servedInTime / seconds),
  floodRefused: shareRefused(found),
  floodP99Ms: found.served.p99Ms,
});

async function pollHealth(origin: string, seconds: number): Promise<{ healthP50Ms: number; healthMaxMs: number }> {
  const tookMs: number[] = [];
  const endMs = performance.now() + seconds * 1000;
  while (performance.now() < endMs) {
    const sentMs = performance.now();
    await (await fetch(`${origin}/healthz`)).text();
    tookMs.push(performance.now() - sentMs);
    await setTimeout(pollHealthEveryMs);
  }
  tookMs.sort((a, b) => a - b);
  const at = (share: number) => Math.round(tookMs[Math.floor((tookMs.length - 1) * share)] ?? 0);
  return { healthP50Ms: at(0.5), healthMaxMs: at(1) };
}
