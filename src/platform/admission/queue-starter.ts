// When queued requests are started: after new arrivals have been accepted or rejected, and within a share of the turn.
import type { RequestQueue } from './request-queue.ts';

/** Milliseconds of one turn of the loop in which waiting requests may be started, also while other requests are served. */
export type TurnShare = { aloneMs: number; besideOthersMs: number };

// Node accepts one new connection per turn of the loop. Turns full of work leave connections in the kernel's backlog, where
// they cannot be rejected: at four times the peak half of them waited there for 5 s, and a second's new connections for
// 30 s. So one request starts per turn, and only after a turn without arrivals, or after eight turns.
const turnsMax = 8;
// When handling arrivals has taken this long, all free slots are filled at once; otherwise rejecting could take all the
// time and nothing would be served (Mogul and Ramakrishnan, 'Eliminating receive livelock', 1997).
const turnsMsMax = 5;
// At most this many start in one turn, however short they are.
const startsPerTurn = 64;

type QueueStarterOptions = {
  queue: RequestQueue;
  dependencies: {
    now(): number;
    arrived(): number;
    nextTurn(work: () => void): unknown;
    isHigherPriorityActive(): boolean;
  };
  turnShare: TurnShare | undefined;
  freeSlots(): number;
  /** Called when slots are still free after some were filled. */
  onFreeSlots(): void;
};

/** The returned function starts queued requests soon; it does nothing while a start is scheduled. */
export function createQueueStarter({
  queue,
  dependencies,
  turnShare,
  freeSlots,
  onFreeSlots,
}: QueueStarterOptions): () => void {
  let isStarting = false;

  function startAfterArrivals(turnsLeft: number, lateMs: number): void {
    const arrivedBefore = dependencies.arrived();
    dependencies.nextTurn(() => {
      const isLate = dependencies.now() > lateMs;
      if (dependencies.arrived() > arrivedBefore && turnsLeft > 0 && !isLate)
        return startAfterArrivals(turnsLeft - 1, lateMs);
      if (turnShare)
        return startFor(dependencies.isHigherPriorityActive() ? turnShare.besideOthersMs : turnShare.aloneMs);
      isStarting = false;
      for (let most = isLate ? Infinity : 1; most > 0 && queue.length > 0 && freeSlots() > 0; most--)
        queue.next(dependencies.now())?.start();
      if (freeSlots() > 0) onFreeSlots();
    });
  }

  /** Starts requests until the time is used. Each runs in its own immediate: promise callbacks run between two immediates,
   *  so the clock includes the work of a request that never waits for I/O. */
  function startFor(ms: number): void {
    const endMs = dependencies.now() + ms;
    const starts = Math.min(queue.length, startsPerTurn);
    if (starts === 0) isStarting = false;
    for (let n = 1; n <= starts; n++)
      dependencies.nextTurn(() => {
        if (freeSlots() > 0 && (n === 1 || dependencies.now() < endMs)) queue.next(dependencies.now())?.start();
        if (n < starts) return;
        isStarting = false;
        if (freeSlots() > 0) onFreeSlots();
      });
  }

  return () => {
    if (isStarting || queue.length === 0) return;
    isStarting = true;
    startAfterArrivals(turnsMax, dependencies.now() + turnsMsMax);
  };
}
