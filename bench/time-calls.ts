import type { Subject } from './bench.ts';

const callsBetweenClocks = 100;

/** Milliseconds for one call of a function that computes something above zero. `work` gets the number of the call. */
export function timeCalls(what: string, work: (call: number) => number): Subject {
  return {
    what,
    async run(seconds) {
      let [calls, sum] = [0, 0];
      const startedMs = performance.now();
      while (performance.now() - startedMs < seconds * 1000)
        for (const end = calls + callsBetweenClocks; calls < end; calls++) sum += work(calls);
      if (sum <= 0) throw new Error(`${what}: nothing was computed`);
      return { value: (performance.now() - startedMs) / calls };
    },
  };
}
