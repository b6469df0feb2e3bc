// A few pieces of work at a time per key in this process; others with the same key wait in order of arrival. Waiting here
// costs an object, waiting at a row lock of the database costs a connection.
// Not the bounded pool (../pool): that bounds what runs over all keys and is fair between them; here each key is bounded by itself,
// keys do not wait for each other, and running work may refuse what waits behind it.
import { DomainError } from '#contract/domain-error.ts';

/** Whatever would wait beyond one of them is refused with 'unavailable'. */
export type QueueBounds = {
  /** Work of one key that runs at the same time; more than this waits. */
  atOncePerKey: number;
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
type Queue<Ticket> = { running: number; waiting: Waiting<Ticket>[] };
type Work<Ticket> = { ticket: Ticket; onWait?: () => void };

/** `ticket` describes the waiting work, for `RefuseWaiting` of the running work. `onWait` is called before it waits. */
export function createKeyedQueue<Ticket>(bounds: QueueBounds, now: () => number = () => performance.now()) {
  const { atOncePerKey, waitingMax, waitingMaxPerKey, maxWaitMs, retryAfterSeconds } = bounds;
  const queues = new Map<string, Queue<Ticket>>();
  let waitingCount = 0;

  const overload = () => new DomainError('unavailable', { retryAfterSeconds });

  async function waitFor({ waiting }: Queue<Ticket>, { ticket, onWait }: Work<Ticket>): Promise<void> {
    if (waitingCount >= waitingMax || waiting.length >= waitingMaxPerKey) throw overload();
    waitingCount += 1;
    const started = new Promise<void>((start, refuse) => waiting.push({ ticket, sinceMs: now(), start, refuse }));
    onWait?.();
    await started.finally(() => (waitingCount -= 1));
  }

  /** Hands the slot of work that has ended to the next that waits. */
  function startNext(key: string, queue: Queue<Ticket>): void {
    const isOverdue = ({ sinceMs }: Waiting<Ticket>) => now() - sinceMs > maxWaitMs;
    let next = queue.waiting.shift();
    for (; next && isOverdue(next); next = queue.waiting.shift()) next.refuse(overload());
    if (next) return next.start();
    queue.running -= 1;
    if (queue.running === 0) queues.delete(key);
  }

  function refuseWaiting({ waiting }: Queue<Ticket>, matches: (ticket: Ticket) => boolean, error: Error): void {
    for (const one of waiting.splice(0)) {
      if (matches(one.ticket)) one.refuse(error);
      else waiting.push(one);
    }
  }

  return async function run<T>(
    key: string,
    wanted: Work<Ticket>,
    work: (refuse: RefuseWaiting<Ticket>) => Promise<T>,
  ): Promise<T> {
    const queue = queues.get(key) ?? { running: 0, waiting: [] };
    queues.set(key, queue);
    if (queue.running < atOncePerKey) queue.running += 1;
    else await waitFor(queue, wanted);
    try {
      return await work((matches, error) => refuseWaiting(queue, matches, error));
    } finally {
      startNext(key, queue);
    }
  };
}
