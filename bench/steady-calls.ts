// Sends requests at a steady pace until it is stopped: what visitors wait for while the server does something else.
import http from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { LoadRequest } from './load.ts';
import { sendRequest } from './send-request.ts';

export type Latencies = { requests: number; p50Ms: number; p99Ms: number; maxMs: number };

const [everyMs, timeoutMs, connections] = [20, 30_000, 16];

/** Any status but 200 is an error. */
export function callSteadily(origin: string, requests: readonly LoadRequest[]): { stop(): Promise<Latencies> } {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const options = { agent, origin: new URL(origin), timeoutMs };
  const tookMs: number[] = [];
  const strange: string[] = [];
  const stopping = new AbortController();

  async function sendOne(request: LoadRequest): Promise<void> {
    const sentMs = performance.now();
    const { status } = await sendRequest(options, request);
    tookMs.push(performance.now() - sentMs);
    if (status !== 200) strange.push(`${request.path} answered ${status}`);
  }
  async function sendAll(): Promise<void> {
    const underWay = new Set<Promise<void>>();
    for (let n = 0; !stopping.signal.aborted; n++) {
      const one: Promise<void> = sendOne(requests[n % requests.length]!).finally(() => underWay.delete(one));
      underWay.add(one);
      await setTimeout(everyMs);
    }
    await Promise.all(underWay);
  }
  const sending = sendAll();

  return {
    async stop() {
      stopping.abort();
      await sending;
      agent.destroy();
      if (strange.length > 0) throw new Error(`${strange.length} strange answers: ${strange[0]}`);
      tookMs.sort((a, b) => a - b);
      const at = (share: number) => Math.round((tookMs[Math.floor((tookMs.length - 1) * share)] ?? 0) * 10) / 10;
      return { requests: tookMs.length, p50Ms: at(0.5), p99Ms: at(0.99), maxMs: at(1) };
    },
  };
}
