// A server that is ready may still be busy with work of its start, which shows in its response times.
import { setTimeout } from 'node:timers/promises';

const idleMs = 100;
const timeoutMs = 300_000;

/** Polls a health endpoint until several consecutive responses are fast; returns the seconds until then. */
export async function waitUntilIdle(origin: string, looks = 8): Promise<number> {
  const startedMs = performance.now();
  let calmSinceMs = startedMs;
  for (let calm = 0; calm < looks; calm++) {
    const sentMs = performance.now();
    await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(timeoutMs) });
    if (performance.now() - sentMs > idleMs) {
      calm = 0;
      calmSinceMs = performance.now();
    }
    await setTimeout(idleMs * 2);
  }
  return Math.round((calmSinceMs - startedMs) / 100) / 10;
}
