// Every change of clocks on earth from 2026 to 2030, found by halving weeks over which a zone's offset differs.

export type ZoneTransition = {
  timeZone: string;
  /** The first instant of the new offset, in milliseconds. */
  at: number;
  /** Minutes ahead of UTC. */
  before: number;
  after: number;
};

const minuteMs = 60_000;
const from = Date.UTC(2026, 0, 1);
const to = Date.UTC(2031, 0, 1);
const week = 7 * 24 * 60 * minuteMs;

export const timeZones = Intl.supportedValuesOf('timeZone');

export const findTransitions = (): ZoneTransition[] => timeZones.flatMap(transitionsOf);

/** Minutes ahead of UTC. */
export const offsetAt = (timeZone: string, at: number): number =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).offsetNanoseconds / 6e10;

/** The wall time that an offset gives, 'YYYY-MM-DDTHH:MM'. */
export const wallTime = (at: number, offsetMinutes: number): string =>
  new Date(at + offsetMinutes * minuteMs).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);

function transitionsOf(timeZone: string): ZoneTransition[] {
  const found: ZoneTransition[] = [];
  let before = offsetAt(timeZone, from);
  for (let start = from; start < to; start += week) {
    const after = offsetAt(timeZone, start + week);
    if (after !== before) found.push({ timeZone, at: changeBetween(timeZone, start, start + week), before, after });
    before = after;
  }
  return found;
}

function changeBetween(timeZone: string, start: number, end: number): number {
  const before = offsetAt(timeZone, start);
  let [low, high] = [start / minuteMs, end / minuteMs];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(timeZone, middle * minuteMs) === before) low = middle;
    else high = middle;
  }
  return high * minuteMs;
}
