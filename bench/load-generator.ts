// A process that sends requests over keep-alive connections, so that sending does not slow the server down by sharing its
// event loop. Bounded in callers, count and time, and loopback only: it cannot be pointed at another machine.
import http from 'node:http';
import { sendRequest } from './send-request.ts';
import type { LoadPlan, LoadResult } from './load.ts';

const secondsMax = 60;
const requestsMax = 500_000;
const callersMax = 1000;
const timeoutMs = 30_000;

process.once('message', async (plan: LoadPlan) => {
  process.send!(await load(plan), undefined, undefined, () => process.disconnect!());
});

async function load(plan: LoadPlan): Promise<LoadResult> {
  const origin = new URL(plan.origin);
  if (origin.hostname !== '127.0.0.1') throw new Error('only this machine is asked');
  const agent = new http.Agent({ keepAlive: true, maxSockets: Math.min(plan.callers, callersMax) });
  const options = { agent, origin, timeoutMs, freshKeys: plan.freshKeys };
  const countMax = Math.min(plan.count ?? requestsMax, requestsMax);
  const startedMs = performance.now();
  const endMs = startedMs + Math.min(plan.seconds ?? secondsMax, secondsMax) * 1000;
  const result: LoadResult = { responses: 0, seconds: 0, bytes: 0, statuses: {}, p50Ms: 0, p95Ms: 0, p99Ms: 0 };
  const tookMs: number[] = [];
  let next = plan.from ?? 0;
  const last = next + countMax;
  const caller = async () => {
    while (next < last && performance.now() < endMs) {
      const sentMs = performance.now();
      const { status, bytes } = await sendRequest(options, plan.requests[next++ % plan.requests.length]!);
      tookMs.push(performance.now() - sentMs);
      result.statuses[status] = (result.statuses[status] ?? 0) + 1;
      result.bytes += bytes;
    }
  };
  await Promise.all(Array.from({ length: Math.min(plan.callers, callersMax) }, caller));
  agent.destroy();
  tookMs.sort((a, b) => a - b);
  const at = (share: number) => Math.round((tookMs[Math.floor(tookMs.length * share)] ?? 0) * 100) / 100;
  return {
    ...result,
    responses: tookMs.length,
    seconds: (performance.now() - startedMs) / 1000,
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
  };
}
