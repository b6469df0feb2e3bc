// Days of the place of a tour. They are decided here, not by the database: both have rules of the zones of their own.
import { addDays, localDate } from '#kernel/dates.ts';
import { instantOf } from '#kernel/zoned-time.ts';

export type Days = { from: string; to: string };

export function daysOf({ from, to }: Days): string[] {
  const days = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The first instant of each day in a zone, and of the day after the last. */
export const startsOf = ({ from, to }: Days, timeZone: string): Date[] =>
  daysOf({ from, to: addDays(to, 1) }).map((day) => instantOf(`${day}T00:00`, timeZone));

/** Where it is latest. */
export const latestToday = (now: Date, timeZones: readonly string[]): string =>
  (timeZones.length > 0 ? timeZones : ['UTC']).reduce((latest, zone) => {
    const day = localDate(now, zone);
    return day > latest ? day : latest;
  }, '');
