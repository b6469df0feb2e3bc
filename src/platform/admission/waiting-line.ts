// A line of those who wait for their turn, which knows when it has become a standing one.
//
// A line that is short now and then takes up a burst and costs little. One that never is adds its whole length to
// everybody's time and serves nobody more (Nichols and Jacobson, 'Controlling Queue Delay', ACM Queue, 2012). So a line
// serves in order of arrival while it is short now and then; once it stands, whoever came last goes first, being the likeliest
// to still be there, and nobody waits longer than a moment (Maurer, 'Fail at Scale', ACM Queue, 2015).

export type Waiter = { sinceMs: number; start(): void; refuse(): void };

export type LineBounds = {
  /** How many wait at most. */
  most: number;
  /** How long anybody waits at most. */
  patienceMs: number;
  /** What holds once the line has not been short for so long; without it, first come is first served to the end. */
  standing?: { afterMs: number; patienceMs: number };
};

export type WaitingLine = {
  readonly length: number;
  /** Whoever waits now has waited no longer than a piece of work takes: that is no standing line. */
  rest(nowMs: number): void;
  /** Refuses one when there is no room: the newcomer, in a standing line whoever has waited longest. */
  join(waiter: Waiter): void;
  next(nowMs: number): Waiter | undefined;
  leave(waiter: Waiter): void;
  /** Refuses everybody who has waited too long. */
  dismiss(nowMs: number): void;
};

export function waitingLine({ most, patienceMs, standing }: LineBounds): WaitingLine {
  // An array: even among 2,000 to find one or to take the first is a microsecond's copying of memory.
  const line: Waiter[] = [];
  let restMs = -Infinity;
  const isStanding = (nowMs: number) => standing !== undefined && nowMs - restMs > standing.afterMs;
  const patienceAt = (nowMs: number) => (standing && isStanding(nowMs) ? standing.patienceMs : patienceMs);

  return {
    get length() {
      return line.length;
    },
    rest(nowMs) {
      restMs = nowMs;
    },
    join(waiter) {
      line.push(waiter);
      if (line.length <= most) return;
      (isStanding(waiter.sinceMs) ? line.shift()! : line.pop()!).refuse();
    },
    next(nowMs) {
      return isStanding(nowMs) ? line.pop() : line.shift();
    },
    leave(waiter) {
      const place = line.indexOf(waiter);
      if (place !== -1) line.splice(place, 1);
    },
    dismiss(nowMs) {
      const sinceMs = nowMs - patienceAt(nowMs);
      // Whoever stands first has waited longest, whichever end is served.
      while (line.length > 0 && line[0]!.sinceMs < sinceMs) line.shift()!.refuse();
    },
  };
}
