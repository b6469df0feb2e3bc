// Asks a server on this machine at a rate of our choosing, more than it can answer if need be.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { LoadRequest } from './load.ts';

export type OpenLoadPlan = {
  origin: string;
  requests: LoadRequest[];
  perSecond: number;
  seconds: number;
  freshKeys?: boolean;
  /** Kept open all the time, as those of browsers and proxies are; what is asked beyond waits for one. */
  connections: number;
};

export type OpenLoadResult = {
  seconds: number;
  /** Sent while it lasted: less than planned where the sender itself could not. */
  asked: number;
  /** Answered well while it lasted. */
  servedInTime: number;
  /** Of all answers, those after the end too. */
  statuses: Record<string, number>;
  withoutRetryAfter: number;
  served: { p50Ms: number; p99Ms: number };
  refused: { p50Ms: number; p99Ms: number };
};

/** Nothing but good answers and 503 with Retry-After may come back. */
export async function openLoad(plan: OpenLoadPlan, good: number): Promise<OpenLoadResult> {
  const child = fork(path.join(import.meta.dirname, 'open-load-generator.ts'), {
    timeout: 150_000,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: process.execArgv,
  });
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('the load generator ended without a result')));
  child.send(plan);
  const [result] = (await Promise.race([once(child, 'message'), failed])) as [OpenLoadResult];
  failed.catch(() => {});
  const strange = Object.keys(result.statuses).filter((status) => Number(status) !== good && status !== '503');
  if (strange.length > 0 || result.withoutRetryAfter > 0)
    throw new Error(`answers were ${JSON.stringify(result.statuses)}, ${result.withoutRetryAfter} without Retry-After`);
  return result;
}

export function shareRefused({ statuses }: OpenLoadResult): number {
  const all = Object.values(statuses).reduce((sum, times) => sum + times, 0);
  return Math.round(((statuses[503] ?? 0) / all) * 100) / 100;
}
