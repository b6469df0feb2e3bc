import type { Calendar } from './calendar.ts';
import type { Rows } from './columns.ts';
import { idOf } from './random.ts';
import type { GeneratedTour } from './generated-tour.ts';

type Schedule = { optionId: string; weekdays: number[]; times: string[]; capacity: number; count: number };

/** More than any tour has: the departures of a tour are numbered from `n * departuresMax`. */
export const departuresMax = 128;

/** Adds the first `count` departures of a schedule from tomorrow on; returns the day of the last. */
export function addDepartures(rows: Rows, tour: GeneratedTour, schedule: Schedule, calendar: Calendar): string {
  const { timeZone } = tour.place;
  const { optionId, weekdays, times, capacity, count } = schedule;
  let made = 0;
  for (let ahead = 1; ; ahead++) {
    const { date, weekday } = calendar.dayAt(timeZone, ahead);
    if (!weekdays.includes(weekday)) continue;
    for (const time of times) {
      const local = `${date}T${time}`;
      const id = idOf('departure', tour.n * departuresMax + made);
      rows.departures.push([id, optionId, tour.id, local, timeZone, calendar.instant(local, timeZone), capacity, 0]);
      if (++made === count) return date;
    }
  }
}
