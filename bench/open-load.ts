// Sends load to a server on this machine at a fixed rate, also above its capacity.
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
  /** Open all the time, like the connections of browsers and proxies; further requests wait for one. */
  connections: number;
};

export type OpenLoadResult = {
  seconds: number;
  /** Sent within the time: less than planned if the sender could not keep up. */
  sent: number;
  /** Successful responses within the time. */
  servedInTime: number;
  /** Of all responses, including those after the end. */
  statuses: Record<string, number>;
  withoutRetryAfter: number;
  served: { p50Ms: number; p99Ms: number };
  refused: { p50Ms: number; p99Ms: number };
};

/** Only successful responses and 503 with Retry-After are allowed. */
export async function openLoad(plan: OpenLoadPlan, good: number): Promise<OpenLoadResult> {
  const child = fork(path.join(import.meta.dirname, 'open-load-generator.ts'), {
    timeout: (plan.seconds + 90) * 1000,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
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
