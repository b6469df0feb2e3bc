// One piece of work at a time per key in this process; others with the same key wait in order of arrival. Waiting here costs
// an object, waiting at a row lock of the database costs a connection.
import { DomainError } from '#contract/domain-error.ts';

/** Whatever exceeds one of them is refused with 'unavailable'. */
export type QueueBounds = {
  /** Over all keys. */
  waitingMax: number;
  waitingMaxPerKey: number;
  /** Checked when work of the key ends. */
  maxWaitMs: number;
  retryAfterSeconds: number;
};

/** Ends those of the same key that wait now and match, without running their work. */
export type RefuseWaiting<Ticket> = (matches: (ticket: Ticket) => boolean, error: Error) => void;

type Waiting<Ticket> = { ticket: Ticket; sinceMs: number; start: () => void; refuse: (error: Error) => void };
type Work<Ticket> = { ticket: Ticket; onWait?: () => void };

/** `ticket` says what the waiting work is about, for `RefuseWaiting` of the work that runs. `onWait` is called before it waits. */
export function createKeyedQueue<Ticket>(bounds: QueueBounds, now: () => number = () => performance.now()) {
  const { waitingMax, waitingMaxPerKey, maxWaitMs, retryAfterSeconds } = bounds;
  const queues = new Map<string, Waiting<Ticket>[]>();
  let waitingCount = 0;

  const overload = () => new DomainError('unavailable', { retryAfterSeconds });

  async function waitFor(queue: Waiting<Ticket>[], { ticket, onWait }: Work<Ticket>): Promise<void> {
    if (waitingCount >= waitingMax || queue.length >= waitingMaxPerKey) throw overload();
    waitingCount += 1;
    const started = new Promise<void>((start, refuse) => queue.push({ ticket, sinceMs: now(), start, refuse }));
    onWait?.();
    await started.finally(() => (waitingCount -= 1));
  }

  function startNext(key: string, queue: Waiting<Ticket>[]): void {
    const isOverdue = ({ sinceMs }: Waiting<Ticket>) => now() - sinceMs > maxWaitMs;
    let next = queue.shift();
    for (; next && isOverdue(next); next = queue.shift()) next.refuse(overload());
    if (next) next.start();
    else queues.delete(key);
  }

  function refuseWaiting(queue: Waiting<Ticket>[], matches: (ticket: Ticket) => boolean, error: Error): void {
    for (const waiting of queue.splice(0)) {
      if (matches(waiting.ticket)) waiting.refuse(error);
      else queue.push(waiting);
    }
  }

  return async function run<T>(
    key: string,
    waiting: Work<Ticket>,
    work: (refuse: RefuseWaiting<Ticket>) => Promise<T>,
  ): Promise<T> {
    const existing = queues.get(key);
    const queue = existing ?? [];
    if (existing) await waitFor(queue, waiting);
    else queues.set(key, queue);
    try {
      return await work((matches, error) => refuseWaiting(queue, matches, error));
    } finally {
      startNext(key, queue);
    }
  };
}
