// Resident memory of a separate server process: after its first responses, and during a longer load.
import type { Sample } from './bench.ts';
import type { ServerProcess } from '#test/server-process.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { load } from './load.ts';
import { waitUntilReady } from './wait-until-ready.ts';

export const requestsSent = 300;
const pieceSeconds = 10;

type MemoryRun = { requests: { path: string }[]; minutes: number; quick: boolean };

/** Ends the server afterwards. `value` in MB; with minutes, the maximum and the slope over the second half as well. */
export async function measureMemory(server: ServerProcess, { requests, minutes, quick }: MemoryRun): Promise<Sample> {
  await waitUntilReady(server.url);
  await waitUntilIdle(server.url, quick ? 1 : undefined);
  const afterStartMb = await residentMb(server.url);
  const options = { origin: server.url, callers: 4, requests };
  const responses = await sendAll(options, quick ? 20 : requestsSent);
  const weighed = [await residentMb(server.url)];
  const endMs = performance.now() + minutes * 60_000;
  while (performance.now() < endMs) {
    await load({ ...options, seconds: pieceSeconds });
    weighed.push(await residentMb(server.url));
  }
  await server.kill();
  const slope = minutes > 0 && { largestMb: Math.max(...weighed), mbAnHour: slopeOf(weighed) };
  return { value: weighed.at(-1)!, details: { afterStartMb, responses, ...slope } };
}

async function sendAll(options: Parameters<typeof load>[0], count: number): Promise<number> {
  const { statuses } = await load({ ...options, count });
  const responses = statuses[200] ?? 0;
  if (responses < count) throw new Error(`of ${count} searches ${responses} were answered`);
  return responses;
}

/** By least squares over the second half, because caches fill in the first. */
function slopeOf(all: readonly number[]): number {
  const values = all.slice(Math.floor(all.length / 2));
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  const covariance = values.reduce((sum, one, index) => sum + (index - middle) * (one - mean), 0);
  const variance = values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
  return variance === 0 ? 0 : Math.round((covariance / variance) * (3600 / pieceSeconds));
}

export async function residentMb(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)![1]) / 2 ** 20);
}
