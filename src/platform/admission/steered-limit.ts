// How many may be at work at once, steered by how busy the event loop is.
//
// By Little's law the number at work is rate × time: at 8 ms each and 500 a second it is four. More of them do not make
// a loop faster that is busy already, each only takes longer; where they mostly wait for a database far away (50 ms each),
// eight would leave the loop idle. Utilisation of the loop tells the two apart, so: additive increase while the loop has
// time to spare and somebody waits, multiplicative decrease while it has none.
import { performance } from 'node:perf_hooks';

export type SteeredLimit = {
  readonly value: number;
  look(nowMs: number, isWaitedFor: boolean): void;
};

const lookEveryMs = 100;
const busy = 0.9;

export function steeredLimit(least: number, most: number, utilisation = loopUtilisation()): SteeredLimit {
  let limit = least;
  let lookedMs = -Infinity;
  return {
    get value() {
      return limit;
    },
    look(nowMs, isWaitedFor) {
      if (nowMs - lookedMs < lookEveryMs) return;
      lookedMs = nowMs;
      if (utilisation() > busy) limit = Math.max(least, Math.floor(limit * 0.8));
      else if (isWaitedFor) limit = Math.min(most, limit + 2);
    },
  };
}

/** The share of the time since it was last asked in which the loop worked. */
function loopUtilisation(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}
