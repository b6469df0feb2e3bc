// Work of a job that is cut into short transactions, so that requests and other jobs go first.
import { setTimeout } from 'node:timers/promises';

// Shutdown waits for running jobs.
const usualTurnMs = 2000;

/** Runs batches for two seconds (or less), with a pause after each that is as long as the batch took; a batch returns whether there
 *  may be more to do. Returns true when work is left: it goes on in a job of its own. */
export async function workInBatches(batch: () => Promise<boolean>, turnMs = usualTurnMs): Promise<boolean> {
  const endMs = performance.now() + turnMs;
  for (;;) {
    const startedMs = performance.now();
    if (!(await batch())) return false;
    if (performance.now() >= endMs) return true;
    await setTimeout(performance.now() - startedMs);
  }
}
