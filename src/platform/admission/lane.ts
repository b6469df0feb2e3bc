// One lane: so many at work, the others in line, and who begins next.
import { steeredLimit } from './steered-limit.ts';
import { type LineBounds, type Waiter, waitingLine } from './waiting-line.ts';

export type Places = { least: number; most: number };

export type Guest = {
  /** `leave` gives the place back; calling it again changes nothing. */
  start(leave: () => void): void;
  refuse(): void;
};

export type Surroundings = {
  now(): number;
  /** The share of its time that the loop works; its own measure when not given. */
  utilisation?: () => number;
  /** How many have arrived in all lanes so far. */
  arrived(): number;
  nextTurn(work: () => void): unknown;
  /** Somebody waits whom this lane yields to. */
  mustYield(): boolean;
};

export type LaneState = { atWork: number; waiting: number; places: number; refused: number };

export type OpenLane = {
  readonly waiting: number;
  enter(guest: Guest): () => void;
  dismiss(): void;
  state(): LaneState;
};

// Node takes one new connection a turn of the loop. Turns full of work leave callers in the kernel's queue, where nobody
// can tell them to come back: at four times the peak half of them waited there for 5 s, and a second's new connections
// for 30 s. So one begins a turn, and only after a turn in which nobody arrived, or eight.
const turnsMax = 8;
// Unless turning away has taken so long already: where it takes all the time there is, nobody would be served any more
// (Mogul and Ramakrishnan, 'Eliminating receive livelock', 1997), so then all free places are filled at once.
const turnsMsMax = 5;
const nothing = () => {};

export function openLane(places: Places, bounds: LineBounds, around: Surroundings): OpenLane {
  const limit = steeredLimit(places.least, places.most, around.utilisation);
  const line = waitingLine(bounds);
  let [atWork, refused] = [0, 0];
  let isFilling = false;
  const placesNow = () => (around.mustYield() ? places.least : limit.value);

  function begin(guest: Guest): void {
    let isGone = false;
    atWork += 1;
    guest.start(() => {
      if (isGone) return;
      isGone = true;
      atWork -= 1;
      fillSoon();
    });
  }

  function fillSoon(): void {
    limit.look(around.now(), line.length > 0);
    if (line.length <= placesNow()) line.rest(around.now());
    if (isFilling || line.length === 0) return;
    isFilling = true;
    fill(turnsMax, around.now() + turnsMsMax);
  }

  function fill(turnsLeft: number, lateMs: number): void {
    const arrivedBefore = around.arrived();
    around.nextTurn(() => {
      const isLate = around.now() > lateMs;
      if (around.arrived() > arrivedBefore && turnsLeft > 0 && !isLate) return fill(turnsLeft - 1, lateMs);
      isFilling = false;
      for (let most = isLate ? placesNow() : 1; most > 0 && atWork < placesNow(); most--)
        line.next(around.now())?.start();
      if (atWork < placesNow()) fillSoon();
    });
  }

  function wait(guest: Guest): () => void {
    const start = () => begin(guest);
    const refuse = () => {
      refused += 1;
      guest.refuse();
    };
    const waiter: Waiter = { sinceMs: around.now(), start, refuse };
    line.join(waiter);
    // Places may have become more since the last one left.
    fillSoon();
    return () => line.leave(waiter);
  }

  return {
    get waiting() {
      return line.length;
    },
    enter(guest) {
      if (line.length > 0 || atWork >= placesNow()) return wait(guest);
      line.rest(around.now());
      begin(guest);
      return nothing;
    },
    dismiss: () => line.dismiss(around.now()),
    state: () => ({ atWork, waiting: line.length, places: placesNow(), refused }),
  };
}
