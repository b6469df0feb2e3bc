// Resident memory of a server of its own: after its first answers, and as long as a bench of it goes on.
import type { Sample } from './bench.ts';
import type { ServerProcess } from '#test/server-process.ts';
import { untilCalm } from './calm.ts';
import { load } from './load.ts';
import { untilReady } from './until-ready.ts';

export const answersAsked = 300;
const pieceSeconds = 10;

type Weighed = { requests: { path: string }[]; minutes: number; quick: boolean };

/** Ends the server. `value` in MB; with minutes, the largest and the slope over the second half as well. */
export async function weigh(server: ServerProcess, { requests, minutes, quick }: Weighed): Promise<Sample> {
  await untilReady(server.url);
  await untilCalm(server.url, quick ? 1 : undefined);
  const afterStartMb = await residentMb(server.url);
  const asking = { origin: server.url, callers: 4, requests };
  const answers = await askAll(asking, quick ? 20 : answersAsked);
  const weighed = [await residentMb(server.url)];
  const endMs = performance.now() + minutes * 60_000;
  while (performance.now() < endMs) {
    await load({ ...asking, seconds: pieceSeconds });
    weighed.push(await residentMb(server.url));
  }
  await server.kill();
  const slope = minutes > 0 && { largestMb: Math.max(...weighed), mbAnHour: slopeOf(weighed) };
  return { value: weighed.at(-1)!, details: { afterStartMb, answers, ...slope } };
}

async function askAll(asking: Parameters<typeof load>[0], count: number): Promise<number> {
  const { statuses } = await load({ ...asking, count });
  const answers = statuses[200] ?? 0;
  if (answers < count) throw new Error(`of ${count} searches ${answers} were answered`);
  return answers;
}

/** By least squares over the second half: in the first one caches fill. */
function slopeOf(all: readonly number[]): number {
  const values = all.slice(Math.floor(all.length / 2));
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  const covariance = values.reduce((sum, one, at) => sum + (at - middle) * (one - mean), 0);
  const variance = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return variance === 0 ? 0 : Math.round((covariance / variance) * (3600 / pieceSeconds));
}

async function residentMb(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)![1]) / 2 ** 20);
}
