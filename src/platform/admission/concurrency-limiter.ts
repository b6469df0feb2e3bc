// Serves at most so many requests at a time; further ones wait in a bounded queue or are rejected.
import { type ExpectedWait, createWaitLimit } from './wait-limit.ts';
import { createQueueStarter, type TurnShare } from './queue-starter.ts';
import { createAdaptiveLimit } from './adaptive-limit.ts';
import { type QueueLimits, createRequestQueue } from './request-queue.ts';

/** `besideOthers`: in place of `min` while the loop is busy and a request of a higher priority is served or queued. */
export type SlotRange = { min: number; max: number; besideOthers?: number };

export type LimiterOptions = {
  /** How many requests are served at a time; the load of the event loop decides where between `min` and `max`. */
  slots: SlotRange;
  queue: QueueLimits;
  expectedWait?: ExpectedWait;
  /** For requests that never wait for I/O: a limit on their number has no effect, because each ends in its own turn. */
  turnShare?: TurnShare;
};

export type PendingRequest = {
  /** `release` frees the slot; calling it again changes nothing. */
  start(release: () => void): void;
  reject(): void;
};

export type LimiterDependencies = {
  now(): number;
  /** Utilisation of the event loop, 0 to 1; measured when not given. */
  utilisation?: () => number;
  /** How many requests have arrived in all classes so far. */
  arrived(): number;
  nextTurn(work: () => void): unknown;
  /** True while a higher-priority queue is not empty. */
  isHigherPriorityQueued(): boolean;
  /** True while a higher-priority request is served or queued. */
  isHigherPriorityActive(): boolean;
};

export type LimiterState = { active: number; queued: number; slots: number; rejected: number };

export type ConcurrencyLimiter = {
  queued(): number;
  active(): number;
  /** Whether a request that arrives now is rejected. */
  isFull(): boolean;
  enter(request: PendingRequest): () => void;
  shedExpired(): void;
  state(): LimiterState;
};

const noop = () => {};

export function createConcurrencyLimiter(
  options: LimiterOptions,
  dependencies: LimiterDependencies,
): ConcurrencyLimiter {
  const { slots, queue: queueLimits, expectedWait, turnShare } = options;
  const limit = createAdaptiveLimit(slots.min, slots.max, dependencies.utilisation);
  const queue = createRequestQueue(queueLimits);
  const waitLimit = expectedWait && createWaitLimit(expectedWait);
  let [active, rejected] = [0, 0];
  const turn = turnShare ? oncePerTurn(dependencies) : everyTime;
  const slotsNow = () => slotsBeside(slots, limit.value, dependencies);
  const startQueued = createQueueStarter({
    queue,
    dependencies,
    turnShare,
    freeSlots: () => slotsNow() - active,
    onFreeSlots: () => fillSlots(),
  });

  function startRequest(request: PendingRequest): void {
    let isReleased = false;
    active += 1;
    request.start(() => {
      if (isReleased) return;
      isReleased = true;
      active -= 1;
      waitLimit?.completed(dependencies.now(), active + queue.length);
      fillSlots();
    });
  }

  function isFull(): boolean {
    if (!waitLimit) return !queueLimits.overload && queue.length > 0 && queue.length >= queueLimits.maxLength;
    return waitLimit.isTooLong(dependencies.now(), active + queue.length);
  }

  function reject(request: PendingRequest): void {
    rejected += 1;
    request.reject();
  }

  function fillSlots(): void {
    limit.update(dependencies.now(), queue.length > 0);
    if (queue.length <= slotsNow()) queue.markShort(dependencies.now());
    startQueued();
  }

  function enqueue(request: PendingRequest): () => void {
    const queuedRequest = {
      sinceMs: dependencies.now(),
      start: () => startRequest(request),
      reject: () => reject(request),
    };
    queue.push(queuedRequest);
    // The limit may have risen since the last request ended.
    fillSlots();
    return () => queue.remove(queuedRequest);
  }

  return {
    queued: () => queue.length,
    active: () => active,
    isFull,
    enter(request) {
      if (waitLimit && isFull()) reject(request);
      else if (queue.length > 0 || active >= slotsNow() || turn.hasBegun()) return enqueue(request);
      else {
        queue.markShort(dependencies.now());
        turn.begin();
        startRequest(request);
      }
      return noop;
    },
    shedExpired: () => queue.shedExpired(dependencies.now()),
    state: () => ({ active, queued: queue.length, slots: slotsNow(), rejected }),
  };
}

/** A limit at its minimum has found the loop busy. */
function slotsBeside(
  { min, besideOthers }: SlotRange,
  limit: number,
  { isHigherPriorityQueued, isHigherPriorityActive }: LimiterDependencies,
): number {
  const own = isHigherPriorityQueued() ? min : limit;
  return own === min && isHigherPriorityActive() ? (besideOthers ?? own) : own;
}

const everyTime = { hasBegun: () => false, begin: noop };

/** With a share of the turn, one request a turn starts on arrival; the others of that turn are queued for the share. */
function oncePerTurn({ nextTurn }: LimiterDependencies): typeof everyTime {
  let hasBegun = false;
  return {
    hasBegun: () => hasBegun,
    begin() {
      hasBegun = true;
      nextTurn(() => (hasBegun = false));
    },
  };
}
