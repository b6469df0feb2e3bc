// Who may begin now, who waits and who is turned away: lanes side by side, each with places and a bounded line.
import { type SteeredLimit, steeredLimit } from './steered-limit.ts';
import { type LineBounds, type Waiter, type WaitingLine, waitingLine } from './waiting-line.ts';

export type LaneBounds<Lane extends string> = {
  /** How many are at work at once; the loop decides where between `least` and `most`. */
  places: { least: number; most: number };
  line: LineBounds;
  /** While somebody waits in one of these lanes, this one has its least places. */
  yieldsTo?: readonly Lane[];
};

export type Guest = {
  /** `leave` gives the place back; calling it again changes nothing. */
  start(leave: () => void): void;
  refuse(): void;
};

export type LaneState = { atWork: number; waiting: number; places: number; refused: number };

export type Admission<Lane extends string> = {
  /** Starts the guest now or later, or refuses now or later: exactly one of the two, unless the guest goes away while
   *  waiting, which is said by calling what this returns. */
  enter(lane: Lane, guest: Guest): () => void;
  state(lane: Lane): LaneState;
};

type Surroundings = { now?: () => number; utilisation?: () => number; nextTurn?: (work: () => void) => unknown };
type Held = { limit: SteeredLimit; line: WaitingLine; atWork: number; refused: number; isFilling: boolean };

const dismissEveryMs = 20;
// Node takes one new connection a turn of the loop. Turns full of work leave callers in the kernel's queue, where nobody
// can tell them to come back: at four times the peak half of them waited there for 5 s, and a second's new connections
// for 30 s. So one begins a turn, and only after a turn in which nobody arrived, or eight.
const turnsMax = 8;
const nothing = () => {};

export function admission<Lane extends string>(
  bounds: Record<Lane, LaneBounds<Lane>>,
  { now = () => performance.now(), utilisation, nextTurn = setImmediate }: Surroundings = {},
): Admission<Lane> {
  const names = Object.keys(bounds) as Lane[];
  const lanes = Object.fromEntries(names.map((name) => [name, open(bounds[name], utilisation)])) as Record<Lane, Held>;
  let dismissing: NodeJS.Timeout | undefined;
  let arrived = 0;

  function placesOf(name: Lane): number {
    const { places, yieldsTo = [] } = bounds[name];
    return yieldsTo.some((other) => lanes[other].line.length > 0) ? places.least : lanes[name].limit.value;
  }

  function begin(name: Lane, guest: Guest): void {
    const lane = lanes[name];
    let isGone = false;
    lane.atWork += 1;
    guest.start(() => {
      if (isGone) return;
      isGone = true;
      lane.atWork -= 1;
      fillSoon(name);
    });
  }

  /** Lets the next one begin, in this turn of the loop or when fewer arrive. */
  function fillSoon(name: Lane): void {
    const lane = lanes[name];
    lane.limit.look(now(), lane.line.length > 0);
    if (lane.line.length <= placesOf(name)) lane.line.rest(now());
    if (lane.isFilling || lane.line.length === 0) return;
    lane.isFilling = true;
    fill(name, turnsMax);
  }

  function fill(name: Lane, turnsLeft: number): void {
    const lane = lanes[name];
    const arrivedBefore = arrived;
    nextTurn(() => {
      if (arrived > arrivedBefore && turnsLeft > 0) return fill(name, turnsLeft - 1);
      lane.isFilling = false;
      if (lane.atWork >= placesOf(name)) return;
      lane.line.next(now())?.start();
      if (lane.atWork < placesOf(name)) fillSoon(name);
    });
  }

  function wait(name: Lane, guest: Guest): () => void {
    const lane = lanes[name];
    const waiter: Waiter = {
      sinceMs: now(),
      start: () => begin(name, guest),
      refuse() {
        lane.refused += 1;
        guest.refuse();
      },
    };
    lane.line.join(waiter);
    dismissing ??= setInterval(dismiss, dismissEveryMs);
    // Places may have become more since the last one left.
    fillSoon(name);
    return () => lane.line.leave(waiter);
  }

  function dismiss(): void {
    for (const name of names) lanes[name].line.dismiss(now());
    if (names.some((name) => lanes[name].line.length > 0)) return;
    clearInterval(dismissing);
    dismissing = undefined;
  }

  return {
    enter(name, guest) {
      arrived += 1;
      const lane = lanes[name];
      if (lane.line.length > 0 || lane.atWork >= placesOf(name)) return wait(name, guest);
      lane.line.rest(now());
      begin(name, guest);
      return nothing;
    },
    state: (name) => ({
      atWork: lanes[name].atWork,
      waiting: lanes[name].line.length,
      places: placesOf(name),
      refused: lanes[name].refused,
    }),
  };
}

function open({ places, line }: LaneBounds<string>, utilisation: (() => number) | undefined): Held {
  const limit = steeredLimit(places.least, places.most, utilisation);
  return { limit, line: waitingLine(line), atWork: 0, refused: 0, isFilling: false };
}
