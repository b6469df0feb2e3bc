// Admission control: one concurrency limiter for each class of requests, with priorities between them.
import {
  type PendingRequest,
  type LimiterOptions,
  type LimiterState,
  createConcurrencyLimiter,
  type ConcurrencyLimiter,
  type LimiterDependencies,
} from './concurrency-limiter.ts';

export type RequestClassLimits<RequestClass extends string> = LimiterOptions & {
  /** While a request of one of these classes is queued, this class has its minimum of slots. */
  yieldsTo?: readonly RequestClass[];
};

export type Admission<RequestClass extends string> = {
  /** Starts or rejects the request, now or later, and exactly once. Returns a function that cancels a queued request. */
  enter(requestClass: RequestClass, request: PendingRequest): () => void;
  /** Whether a request that arrives now is rejected: then its body need not be read. */
  isFull(requestClass: RequestClass): boolean;
  state(requestClass: RequestClass): LimiterState;
};

const shedEveryMs = 20;

export function createAdmission<RequestClass extends string>(
  limits: Record<RequestClass, RequestClassLimits<RequestClass>>,
  dependencies: Partial<Pick<LimiterDependencies, 'now' | 'utilisation' | 'nextTurn'>> = {},
): Admission<RequestClass> {
  let arrived = 0;
  let shedTimer: NodeJS.Timeout | undefined;
  const shared = { now: () => performance.now(), nextTurn: setImmediate, arrived: () => arrived, ...dependencies };
  const names = Object.keys(limits) as RequestClass[];
  const hasQueue = (name: RequestClass) => limiters[name].queued() > 0;
  const limiters = Object.fromEntries(
    names.map((name) => {
      const { yieldsTo = [] } = limits[name];
      const isActive = (other: RequestClass) => limiters[other].active() > 0 || hasQueue(other);
      const limiterDependencies = {
        ...shared,
        isHigherPriorityQueued: () => yieldsTo.some(hasQueue),
        isHigherPriorityActive: () => yieldsTo.some(isActive),
      };
      return [name, createConcurrencyLimiter(limits[name], limiterDependencies)];
    }),
  ) as Record<RequestClass, ConcurrencyLimiter>;

  function shedExpired(): void {
    for (const name of names) limiters[name].shedExpired();
    if (names.some(hasQueue)) return;
    clearInterval(shedTimer);
    shedTimer = undefined;
  }

  return {
    enter(name, request) {
      arrived += 1;
      const cancel = limiters[name].enter(request);
      if (hasQueue(name)) shedTimer ??= setInterval(shedExpired, shedEveryMs);
      return cancel;
    },
    isFull: (name) => limiters[name].isFull(),
    state: (name) => limiters[name].state(),
  };
}
