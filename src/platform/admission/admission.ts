// Who may begin now, who waits and who is turned away: lanes side by side, each with places and a bounded line.
import { type Guest, type LaneState, openLane, type OpenLane, type Places, type Surroundings } from './lane.ts';
import type { LineBounds } from './waiting-line.ts';

export type LaneBounds<Lane extends string> = {
  /** How many are at work at once; the loop decides where between `least` and `most`. */
  places: Places;
  line: LineBounds;
  /** While somebody waits in one of these lanes, this one has its least places. */
  yieldsTo?: readonly Lane[];
};

export type Admission<Lane extends string> = {
  /** Starts the guest now or later, or refuses now or later: exactly one of the two, unless the guest goes away while
   *  waiting, which is said by calling what this returns. */
  enter(lane: Lane, guest: Guest): () => void;
  state(lane: Lane): LaneState;
};

const dismissEveryMs = 20;

export function admission<Lane extends string>(
  bounds: Record<Lane, LaneBounds<Lane>>,
  around: Partial<Pick<Surroundings, 'now' | 'utilisation' | 'nextTurn'>> = {},
): Admission<Lane> {
  let arrivedSoFar = 0;
  let dismissing: NodeJS.Timeout | undefined;
  const usual = { now: () => performance.now(), nextTurn: setImmediate, arrived: () => arrivedSoFar, ...around };
  const names = Object.keys(bounds) as Lane[];
  const isWaitedFor = (name: Lane) => lanes[name].waiting > 0;
  const lanes = Object.fromEntries(
    names.map((name) => {
      const { places, line, yieldsTo = [] } = bounds[name];
      return [name, openLane(places, line, { ...usual, mustYield: () => yieldsTo.some(isWaitedFor) })];
    }),
  ) as Record<Lane, OpenLane>;

  function dismiss(): void {
    for (const name of names) lanes[name].dismiss();
    if (names.some(isWaitedFor)) return;
    clearInterval(dismissing);
    dismissing = undefined;
  }

  return {
    enter(name, guest) {
      arrivedSoFar += 1;
      const goAway = lanes[name].enter(guest);
      if (isWaitedFor(name)) dismissing ??= setInterval(dismiss, dismissEveryMs);
      return goAway;
    },
    state: (name) => lanes[name].state(),
  };
}
