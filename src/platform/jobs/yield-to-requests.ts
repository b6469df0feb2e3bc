// The pause of a worker between two batches, so that requests on the same thread go first, but not forever.
import { performance } from 'node:perf_hooks';

// While the thread is busy with requests a batch is followed by nine times the processor time that it took. The rest
// shrinks as the oldest job grows old, to nothing at 30 s: jobs that rested nine times the wall time, most of which was
// waiting, were 370 s late after six minutes at the peak.
const restFactor = 9;
const oldestSecondsMax = 30;
const busyShare = 0.7;
// A minimum pause, in which the load of the thread is measured.
const shortestRestMs = 4;
// After a batch that was not full: each booking wakes the workers, and few jobs at a time cost more each.
const collectMs = 50;

export type WorkedBatch = { isFull: boolean; cpuMs: number; oldestSeconds: number };

export function restMs(isBusy: boolean, { isFull, cpuMs, oldestSeconds }: WorkedBatch): number {
  const shortest = isFull ? shortestRestMs : collectMs;
  if (!isBusy) return shortest;
  const patience = Math.max(0, 1 - oldestSeconds / oldestSecondsMax);
  return Math.max(shortest, cpuMs * restFactor * patience);
}

/** Measures between two batches whether requests keep the thread busy; during a batch the jobs themselves do. */
export function watchRests() {
  let restBegan: ReturnType<typeof performance.eventLoopUtilization> | undefined;
  let isBusy = false;
  return {
    isBusy: () => isBusy,
    begin: () => void (restBegan = performance.eventLoopUtilization()),
    end() {
      if (restBegan) isBusy = performance.eventLoopUtilization(restBegan).utilization > busyShare;
      restBegan = undefined;
    },
  };
}
