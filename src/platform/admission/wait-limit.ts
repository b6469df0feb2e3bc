// Rejects a request on arrival when its expected wait, by the measured throughput, is too long.
import { createDrainRate } from './drain-rate.ts';

/** Requests are rejected on arrival if those before them, active or queued, take longer than `waitMs` at the measured
 *  rate: so nearly all rejections are immediate, and queued requests are served. The rate is measured while at least
 *  `saturatedFrom` are active or queued; while it is unknown, `unmeasured` are admitted. */
export type ExpectedWait = { waitMs: number; saturatedFrom: number; unmeasured: number };

export function createWaitLimit({ waitMs, saturatedFrom, unmeasured }: ExpectedWait) {
  const rate = createDrainRate();
  return {
    /** `left`: how many are active or queued after this one. */
    completed: (nowMs: number, left: number): void => rate.completed(nowMs, left >= saturatedFrom),
    isTooLong: (nowMs: number, before: number): boolean =>
      before >= Math.max(rate.within(waitMs, nowMs) ?? unmeasured, saturatedFrom),
  };
}
