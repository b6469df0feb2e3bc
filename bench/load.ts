// Sends load to a server on this machine from another process and reports the responses.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Sample } from './bench.ts';

export type LoadRequest = { method?: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: unknown };

export type LoadPlan = {
  /** http://127.0.0.1:PORT */
  origin: string;
  callers: number;
  /** Sent in turn, from number `from` on, repeatedly. */
  requests: LoadRequest[];
  from?: number;
  seconds?: number;
  count?: number;
  /** Sends a new Idempotency-Key with each request, as the pages do. */
  freshKeys?: boolean;
};

export type LoadResult = {
  responses: number;
  seconds: number;
  bytes: number;
  statuses: Record<string, number>;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
};

const bounds = { timeout: 120_000, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] as ('ignore' | 'inherit' | 'ipc')[] };

export async function load(plan: LoadPlan): Promise<LoadResult> {
  const child = fork(path.join(import.meta.dirname, 'load-generator.ts'), {
    ...bounds,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('the load generator ended without a result')));
  child.send(plan);
  const [result] = (await Promise.race([once(child, 'message'), failed])) as [LoadResult];
  failed.catch(() => {});
  return result;
}

/** Responses per second; any status but the expected one fails the bench. */
export async function responsesPerSecond(plan: LoadPlan, expected = 200): Promise<Sample> {
  const { responses, seconds, bytes, p50Ms, p99Ms } = await loadExpecting(plan, expected);
  return { value: responses / seconds, details: { p50Ms, p99Ms, bytes: Math.round(bytes / responses) } };
}

/** The response time, median and 95th percentile. */
export async function responseTimes(plan: LoadPlan, which: 'p50Ms' | 'p95Ms', expected = 200): Promise<Sample> {
  const result = await loadExpecting(plan, expected);
  const { p50Ms, p95Ms, p99Ms, responses, seconds } = result;
  return { value: result[which], details: { p50Ms, p95Ms, p99Ms, perSecond: Math.round(responses / seconds) } };
}

async function loadExpecting(plan: LoadPlan, expected: number): Promise<LoadResult> {
  const result = await load(plan);
  const strange = Object.entries(result.statuses).filter(([status]) => Number(status) !== expected);
  if (strange.length === 0) return result;
  throw new Error(`${plan.requests[0]!.path}: ${strange.map(([status, times]) => `${times} × ${status}`).join(', ')}`);
}
