import { addDays, isoWeekday } from '#kernel/dates.ts';
import { instantOf } from '#kernel/zoned-time.ts';
import type { Rows } from './columns.ts';
import { idOf } from './random.ts';
import type { MadeTour } from './tour-rows.ts';

type Schedule = { optionId: string; weekdays: number[]; times: string[]; capacity: number; from: string; count: number };

/** More than any tour has: the departures of a tour are numbered from `n * departuresMax`. */
export const departuresMax = 128;

/** The first `count` starts of a schedule; gives the day of the last. */
export function addDepartures(rows: Rows, tour: MadeTour, schedule: Schedule): string {
  const { timeZone } = tour.place;
  let day = schedule.from;
  let made = 0;
  for (; ; day = addDays(day, 1)) {
    if (!schedule.weekdays.includes(isoWeekday(day))) continue;
    for (const time of schedule.times) {
      const local = `${day}T${time}`;
      const id = idOf('departure', tour.n * departuresMax + made);
      rows.departures.push([id, schedule.optionId, tour.id, local, timeZone, instantText(local, timeZone), schedule.capacity, 0]);
      if (++made === schedule.count) return day;
    }
  }
}

const instants = new Map<string, string>();

/** Temporal takes 5 to 10 µs a time, and 600,000 departures share some ten thousand times. */
export function instantText(local: string, timeZone: string): string {
  const key = `${local} ${timeZone}`;
  let text = instants.get(key);
  if (!text) instants.set(key, (text = instantOf(local, timeZone).toISOString()));
  return text;
}
