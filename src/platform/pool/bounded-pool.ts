// For work that costs processor time: at most so much of it at once in this process, and the waiting senders take turns.
// Where only work on the same thing has to wait, it is a keyed queue (../queue).
import { DomainError } from '#contract/domain-error.ts';

export type PoolBounds = {
  runningMax: number;
  waitingMax: number;
  /** The maximum number of waiting tasks per key. */
  waitingPerKeyMax?: number;
  /** Longest time that a task waits for its start. */
  waitMsMax?: number;
  retryAfterSeconds: number;
};

/** `key`: the sender of the task, such as the address of the caller; without it all share one queue. */
export type BoundedPool = <T>(task: () => Promise<T>, key?: string) => Promise<T>;

type Waiter = { start(): void };

/** Runs at most `runningMax` tasks at once. The others wait in one queue per key, and the keys are served in turn, so that
 *  a caller who sends many tasks delays mostly their own. A task is refused with 'unavailable' at once when a queue is
 *  full, and when it has not started after `waitMsMax`: by then trying again later is better for the caller. */
export function boundedPool({
  runningMax,
  waitingMax,
  waitingPerKeyMax = waitingMax,
  waitMsMax,
  retryAfterSeconds,
}: PoolBounds): BoundedPool {
  let running = 0;
  let waiting = 0;
  // The order of the keys in the map is the order in which they are served.
  const queues = new Map<string, Waiter[]>();
  const refusal = () => new DomainError('unavailable', { retryAfterSeconds });

  function waitForTurn(key: string): Promise<void> {
    const queue = queues.get(key) ?? [];
    if (waiting >= waitingMax || queue.length >= waitingPerKeyMax) throw refusal();
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        release(key, waiter);
        reject(refusal());
      };
      const timer = waitMsMax === undefined ? undefined : setTimeout(giveUp, waitMsMax);
      const waiter = {
        start() {
          clearTimeout(timer);
          resolve();
        },
      };
      queues.set(key, queue);
      queue.push(waiter);
      waiting += 1;
    });
  }

  function release(key: string, waiter: Waiter): void {
    const queue = queues.get(key)!;
    queue.splice(queue.indexOf(waiter), 1);
    if (queue.length === 0) queues.delete(key);
    waiting -= 1;
  }

  /** The oldest waiter of the key whose turn it is; the key goes to the end. */
  function startNext(): Waiter | undefined {
    const [first] = queues;
    if (!first) return undefined;
    const [key, queue] = first;
    queues.delete(key);
    const waiter = queue.shift()!;
    if (queue.length > 0) queues.set(key, queue);
    waiting -= 1;
    return waiter;
  }

  return async (task, key = '') => {
    if (running < runningMax) running += 1;
    // A task that ends hands its place over, so `running` stays as it is.
    else await waitForTurn(key);
    try {
      return await task();
    } finally {
      const next = startNext();
      if (next) next.start();
      else running -= 1;
    }
  };
}
