// A concurrency limit that adapts to the utilisation of the event loop.
//
// By Little's law concurrency is rate × time: at 8 ms each and 500 a second it is four. More do not make a busy loop faster,
// each request only takes longer; where requests mostly wait for a remote database (50 ms each), eight leave the loop idle.
// Utilisation distinguishes the two cases: additive increase while the loop has spare time and requests are queued,
// multiplicative decrease while it has none.
import { performance } from 'node:perf_hooks';

export type AdaptiveLimit = {
  readonly value: number;
  update(nowMs: number, hasQueue: boolean): void;
};

const updateEveryMs = 100;
const busyUtilisation = 0.9;

export function createAdaptiveLimit(min: number, max: number, utilisation = loopUtilisation()): AdaptiveLimit {
  let limit = min;
  let updatedMs = -Infinity;
  return {
    get value() {
      return limit;
    },
    update(nowMs, hasQueue) {
      if (nowMs - updatedMs < updateEveryMs) return;
      updatedMs = nowMs;
      if (utilisation() > busyUtilisation) limit = Math.max(min, Math.floor(limit * 0.8));
      else if (hasQueue) limit = Math.min(max, limit + 2);
    },
  };
}

/** Utilisation since the previous call. */
function loopUtilisation(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}
