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

type Held = { limit: SteeredLimit; line: WaitingLine; atWork: number; refused: number };

const dismissEveryMs = 20;
const nothing = () => {};

export function admission<Lane extends string>(
  bounds: Record<Lane, LaneBounds<Lane>>,
  now: () => number = () => performance.now(),
  utilisation?: () => number,
): Admission<Lane> {
  const names = Object.keys(bounds) as Lane[];
  const lanes = Object.fromEntries(names.map((name) => [name, open(bounds[name], utilisation)])) as Record<Lane, Held>;
  let dismissing: NodeJS.Timeout | undefined;

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
      fill(name);
    });
  }

  function fill(name: Lane): void {
    const lane = lanes[name];
    lane.limit.look(now(), lane.line.length > 0);
    while (lane.atWork < placesOf(name)) {
      const next = lane.line.next(now());
      if (!next) return;
      next.start();
    }
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
    fill(name);
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
  return { limit, line: waitingLine(line), atWork: 0, refused: 0 };
}
