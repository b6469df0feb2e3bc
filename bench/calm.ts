// A server that says it is ready may still be busy with what it does once at start: its answers show it.
import { setTimeout } from 'node:timers/promises';

const calmMs = 100;
const patienceMs = 300_000;

/** Asks for nothing but a sign of life until several in a row come at once; gives the seconds until then. */
export async function untilCalm(origin: string, looks = 8): Promise<number> {
  const startedMs = performance.now();
  let calmSinceMs = startedMs;
  for (let calm = 0; calm < looks; calm++) {
    const askedMs = performance.now();
    await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(patienceMs) });
    if (performance.now() - askedMs > calmMs) {
      calm = 0;
      calmSinceMs = performance.now();
    }
    await setTimeout(calmMs * 2);
  }
  return Math.round((calmSinceMs - startedMs) / 100) / 10;
}
