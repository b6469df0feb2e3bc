import { setImmediate } from 'node:timers/promises';

/** Yields to the event loop if so many milliseconds have passed since the last time. */
export function createYielder(everyMs = 10): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < everyMs) return;
    await setImmediate();
    last = performance.now();
  };
}
