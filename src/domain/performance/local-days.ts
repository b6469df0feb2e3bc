// Days of the place of a tour. They are decided here, not by the database: both have rules of the zones of their own.
import { addDays, localDate } from '#kernel/dates.ts';
import { instantOf } from '#kernel/zoned-time.ts';

export type Days = { from: string; to: string };

export function daysOf({ from, to }: Days): string[] {
  const days = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** From an instant until another, so many seconds more than UTC on the clocks of a zone. */
export type OffsetSpan = { from: Date; until: Date; offsetSeconds: number };

/** Of these days in a zone, one for each time that its clocks change. */
export function offsetSpansOf({ from, to }: Days, timeZone: string): OffsetSpan[] {
  const end = instantOf(`${addDays(to, 1)}T00:00`, timeZone);
  const spans = [];
  for (let at = instantOf(`${from}T00:00`, timeZone); at < end;) {
    const zoned = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
    const change = zoned.getTimeZoneTransition('next')?.epochMilliseconds ?? Infinity;
    const until = new Date(Math.min(change, end.getTime()));
    spans.push({ from: at, until, offsetSeconds: zoned.offsetNanoseconds / 1e9 });
    at = until;
  }
  return spans;
}

/** The months that lie within these days, from the first day of the first until before that of another; none: both are `from`. */
export function monthsWithin({ from, to }: Days): { first: string; until: string } {
  const first = from.endsWith('-01') ? from : `${addDays(`${from.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;
  const until = `${addDays(to, 1).slice(0, 7)}-01`;
  return first < until ? { first, until } : { first: from, until: from };
}

/** Where it is latest. */
export const latestToday = (now: Date, timeZones: readonly string[]): string =>
  (timeZones.length > 0 ? timeZones : ['UTC']).reduce((latest, zone) => {
    const day = localDate(now, zone);
    return day > latest ? day : latest;
  }, '');
