// The one feed of changes in a process: whoever keeps something that was read from the database follows it.
import { describeError } from '#platform/log/log.ts';
import type { Services } from '#platform/services.ts';
import { type Changes, findChanges, takeSnapshot } from './change-queries.ts';

// A quarter of the second a change may take; the rest is for the look and the reading. A look takes 0.3 ms.
const pollMs = 250;
// After a write of this process its own caller asks at once; a burst of writes is one look.
const soonMs = 20;

export type Follower = {
  /** May be told the same change twice. The next follower is told when this is done. */
  take(changes: Changes): Promise<void> | void;
  /** Changes may have gone by unseen: what is kept may be wrong. */
  lost(): Promise<void> | void;
};

export type ChangeFeed = {
  /** From then on every commit is told to those who follow. */
  ready: Promise<void>;
  /** Followers are told in the order they came in: what is made of something comes after it. */
  follow(follower: Follower): void;
  lookSoon(): void;
  /** Up to which snapshot all followers were told; undefined before `ready`. */
  place(): string | undefined;
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

  /** A failure half-way leaves the place where it was, and the next look tells all of it again. */
  async function look(): Promise<void> {
    if (place === undefined) {
      place = await takeSnapshot(database.read);
      begun();
      return;
    }
    const { snapshot, isComplete, changes } = await findChanges(database.read, place);
    for (const follower of followers) {
      if (!isComplete) await follower.lost();
      else if (changes) await follower.take(changes);
    }
    place = snapshot;
  }

  async function lookAgain(): Promise<void> {
    isLooking = true;
    dueAt = Infinity;
    await look().catch((error: unknown) => log.error('the feed of changes stalled', describeError(error)));
    isLooking = false;
    const waitMs = Math.min(pollMs, Math.max(0, dueAt - performance.now()));
    dueAt = Infinity;
    plan(waitMs);
  }

  /** What was written while a look is under way it may miss, so another follows it. */
  function plan(inMs: number): void {
    const at = performance.now() + inMs;
    if (stopped || at >= dueAt) return;
    dueAt = at;
    clearTimeout(timer);
    if (!isLooking) timer = setTimeout(() => void (running = lookAgain()), inMs).unref();
  }

  let running = lookAgain();
  return {
    ready,
    follow: (follower) => void followers.push(follower),
    lookSoon: () => plan(soonMs),
    place: () => place,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
