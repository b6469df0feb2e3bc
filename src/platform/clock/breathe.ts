import { setImmediate } from 'node:timers/promises';

/** A pause that lets the event loop turn, taken when so many milliseconds have passed since the last. */
export function breather(everyMs = 10): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < everyMs) return;
    await setImmediate();
    last = performance.now();
  };
}
