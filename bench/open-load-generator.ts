// Sends requests at a fixed rate regardless of earlier responses, as independent visitors do. A separate process,
// bounded in rate, time and connections, and loopback only.
import http from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { sendRequest, type SendOptions } from './send-request.ts';
import type { OpenLoadPlan, OpenLoadResult } from './open-load.ts';

const perSecondMax = 20_000;
// A peak that lasts: bookings at 0.8 of the peak for six minutes (jobs-lag).
const secondsMax = 600;
const outstandingMax = 8000;
const timeoutMs = 30_000;
const tickMs = 5;
const connectionsAtOnce = 250;

process.once('message', async (plan: OpenLoadPlan) => {
  process.send!(await load(plan), undefined, undefined, () => process.disconnect!());
});

async function load(plan: OpenLoadPlan): Promise<OpenLoadResult> {
  const origin = new URL(plan.origin);
  if (origin.hostname !== '127.0.0.1') throw new Error('only this machine is asked');
  const agent = new http.Agent({ keepAlive: true, maxSockets: plan.connections, maxFreeSockets: plan.connections });
  const options = { agent, origin, timeoutMs, freshKeys: plan.freshKeys };
  await openConnections(options, plan.connections);
  const perMs = Math.min(plan.perSecond, perSecondMax) / 1000;
  const seconds = Math.min(plan.seconds, secondsMax);
  const statuses: Record<string, number> = {};
  const servedMs: number[] = [];
  const refusedMs: number[] = [];
  const underWay = new Set<Promise<void>>();
  let [sent, servedInTime, withoutRetryAfter] = [0, 0, 0];
  const startedMs = performance.now();
  const endMs = startedMs + seconds * 1000;

  const sendOne = async (dueMs: number) => {
    const response = await sendRequest(options, plan.requests[sent++ % plan.requests.length]!);
    const nowMs = performance.now();
    const { status } = response;
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status === 503 && !response.retryAfter) withoutRetryAfter++;
    if (status === 503) refusedMs.push(nowMs - dueMs);
    if (status >= 200 && status < 300) {
      // From the time it was due: a delay of the sender counts as waiting too.
      servedMs.push(nowMs - dueMs);
      if (nowMs <= endMs) servedInTime++;
    }
  };
  for (let nowMs = startedMs; nowMs < endMs; nowMs = performance.now()) {
    const due = Math.min((nowMs - startedMs) * perMs, sent + outstandingMax - underWay.size);
    for (let n = sent; n < due; n++) {
      const one: Promise<void> = sendOne(startedMs + n / perMs).finally(() => underWay.delete(one));
      underWay.add(one);
    }
    await setTimeout(tickMs);
  }
  const sentInTime = sent;
  await Promise.all(underWay);
  agent.destroy();
  return {
    seconds,
    sent: sentInTime,
    servedInTime,
    statuses,
    withoutRetryAfter,
    served: percentiles(servedMs),
    refused: percentiles(refusedMs),
  };
}

/** Opens the connections beforehand: their cost is not measured. */
async function openConnections(options: SendOptions, count: number): Promise<void> {
  const waves = Math.ceil(count / connectionsAtOnce);
  for (let wave = 0; wave < waves; wave++) {
    // Keeps earlier connections busy, otherwise the agent would reuse them instead of opening more.
    const open = Math.min(count, (wave + 1) * connectionsAtOnce);
    await Promise.all(Array.from({ length: open }, () => sendRequest(options, { path: '/healthz' })));
  }
}

function percentiles(tookMs: number[]): { p50Ms: number; p99Ms: number } {
  tookMs.sort((a, b) => a - b);
  const at = (share: number) => Math.round(tookMs[Math.floor(tookMs.length * share)] ?? 0);
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}
