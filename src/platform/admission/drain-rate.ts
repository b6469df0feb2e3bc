// Throughput while requests are always queued: it predicts the wait of a new request on arrival.

export type DrainRate = {
  /** A request has ended; `isSaturated`: enough others are served or queued to keep the server busy. */
  completed(nowMs: number, isSaturated: boolean): void;
  /** How many requests are served within `waitMs`; undefined without a recent measurement. */
  within(waitMs: number, nowMs: number): number | undefined;
};

// A batch of completions in one turn counts as one long interval and many of zero: the mean is still right.
const maxIntervals = 64;
const minIntervals = 3;
// After a pause the old rate says nothing about the new load.
const expiresAfterMs = 2000;

export function createDrainRate(): DrainRate {
  let [count, meanMs] = [0, 0];
  let lastMs: number | undefined;
  let measuredMs = -Infinity;
  return {
    completed(nowMs, isSaturated) {
      if (nowMs - measuredMs > expiresAfterMs) count = 0;
      if (isSaturated && lastMs !== undefined) {
        count = Math.min(count + 1, maxIntervals);
        meanMs = count === 1 ? nowMs - lastMs : meanMs + (nowMs - lastMs - meanMs) / count;
        measuredMs = nowMs;
      }
      lastMs = isSaturated ? nowMs : undefined;
    },
    within(waitMs, nowMs) {
      if (count < minIntervals || nowMs - measuredMs > expiresAfterMs) return undefined;
      return Math.floor(waitMs / Math.max(meanMs, 0.01));
    },
  };
}
