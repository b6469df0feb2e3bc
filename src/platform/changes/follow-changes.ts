// The change feed of a process: every cache of database content follows it.
import { describeError } from '#platform/log/log.ts';
import type { Services } from '#platform/services.ts';
import { type Changes, findChanges, takeSnapshot } from './change-queries.ts';

// A quarter of the second in which a change must be visible; the rest is for polling and loading. A poll takes 0.3 ms.
const pollMs = 250;
// After a write of this process its own client reads at once; a burst of writes causes one poll.
const pollSoonMs = 20;

export type Follower = {
  /** Before the feed is ready, at the first look: what was read before may be older. */
  begin?(): Promise<void> | void;
  /** May get the same change twice. The next follower is called when this one is done. */
  apply(changes: Changes): Promise<void> | void;
  /** Changes may have been missed: everything cached may be outdated. */
  reset(): Promise<void> | void;
};

export type ChangeFeed = {
  /** Resolves when every later commit reaches the followers. */
  ready: Promise<void>;
  /** Followers are called in the order of registration: derived data come after their source. */
  follow(follower: Follower): void;
  pollSoon(): void;
  /** The snapshot up to which all followers are up to date; undefined before `ready`. */
  position(): string | undefined;
  stop(): Promise<void>;
};

export function followChanges({ database, log }: Pick<Services, 'database' | 'log'>): ChangeFeed {
  const followers: Follower[] = [];
  const { promise: ready, resolve: begun } = Promise.withResolvers<void>();
  let place: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let dueAt = 0;
  let isLooking = false;
  let stopped = false;

  /** After a failure the position is unchanged, and the next poll repeats everything. */
  async function poll(): Promise<void> {
    if (place === undefined) {
      const first = await takeSnapshot(database.db);
      for (const follower of followers) await follower.begin?.();
      place = first;
      begun();
      return;
    }
    const { snapshot, isComplete, changes } = await findChanges(database.db, place);
    for (const follower of followers) {
      if (!isComplete) await follower.reset();
      else if (changes) await follower.apply(changes);
    }
    place = snapshot;
  }

  async function pollAgain(): Promise<void> {
    isLooking = true;
    dueAt = Infinity;
    await poll().catch((error: unknown) => log.error('the feed of changes stalled', describeError(error)));
    isLooking = false;
    const waitMs = Math.min(pollMs, Math.max(0, dueAt - performance.now()));
    dueAt = Infinity;
    plan(waitMs);
  }

  /** A poll may miss writes that happen during it, so another one follows. */
  function plan(inMs: number): void {
    const at = performance.now() + inMs;
    if (stopped || at >= dueAt) return;
    dueAt = at;
    clearTimeout(timer);
    if (!isLooking) timer = setTimeout(() => void (running = pollAgain()), inMs).unref();
  }

  let running = pollAgain();
  return {
    ready,
    follow: (follower) => void followers.push(follower),
    pollSoon: () => plan(pollSoonMs),
    position: () => place,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
