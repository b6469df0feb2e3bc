import { DomainError } from '#contract/domain-error.ts';

type Bounds = { runningMax: number; waitingMax: number; retryAfterSeconds: number };

/** Runs at most `runningMax` works at a time, in order of arrival. When `waitingMax` wait already, a further one
 *  is refused at once with 'unavailable': a queue without an end would only turn a rush into time-outs. */
export function boundedPool({
  runningMax,
  waitingMax,
  retryAfterSeconds,
}: Bounds): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (running < runningMax) running += 1;
    else if (waiting.length >= waitingMax) throw new DomainError('unavailable', { retryAfterSeconds });
    // The one that ends hands its place over, so `running` stays as it is.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
