// A bounded queue of requests that detects overload: first in, first out normally, last in, first out under overload.
//
// A queue that is short now and then absorbs a burst at little cost. A standing queue, which never gets short, adds its whole
// length to every response time and serves no more requests (Nichols and Jacobson, 'Controlling Queue Delay', ACM Queue,
// 2012). Under overload the newest request is served first, because its client is the likeliest to still wait, and the
// maximum wait is short (adaptive LIFO: Maurer, 'Fail at Scale', ACM Queue, 2015).

export type QueuedRequest = { sinceMs: number; start(): void; reject(): void };

export type QueueLimits = {
  maxLength: number;
  maxWaitMs: number;
  /** Applies once the queue has not been short for `afterMs`; without it the queue is always first in, first out. */
  overload?: { afterMs: number; maxWaitMs: number };
};

export type RequestQueue = {
  readonly length: number;
  /** Records that the queue is short now: no overload. */
  markShort(nowMs: number): void;
  /** When the queue is full, rejects the new request, under overload the oldest one. */
  push(request: QueuedRequest): void;
  next(nowMs: number): QueuedRequest | undefined;
  remove(request: QueuedRequest): void;
  /** Rejects every request that has waited too long. */
  shedExpired(nowMs: number): void;
};

export function createRequestQueue({ maxLength, maxWaitMs, overload }: QueueLimits): RequestQueue {
  // An array: with 2,000 elements indexOf and shift take about a microsecond.
  const requests: QueuedRequest[] = [];
  let shortMs = -Infinity;
  const isOverloaded = (nowMs: number) => overload !== undefined && nowMs - shortMs > overload.afterMs;
  const maxWaitAt = (nowMs: number) => (overload && isOverloaded(nowMs) ? overload.maxWaitMs : maxWaitMs);

  return {
    get length() {
      return requests.length;
    },
    markShort(nowMs) {
      shortMs = nowMs;
    },
    push(request) {
      requests.push(request);
      if (requests.length <= maxLength) return;
      (isOverloaded(request.sinceMs) ? requests.shift()! : requests.pop()!).reject();
    },
    next(nowMs) {
      return isOverloaded(nowMs) ? requests.pop() : requests.shift();
    },
    remove(request) {
      const index = requests.indexOf(request);
      if (index !== -1) requests.splice(index, 1);
    },
    shedExpired(nowMs) {
      const sinceMs = nowMs - maxWaitAt(nowMs);
      // The first has always waited longest.
      while (requests.length > 0 && requests[0]!.sinceMs < sinceMs) requests.shift()!.reject();
    },
  };
}
