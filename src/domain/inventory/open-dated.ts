// Open-dated tickets: an option has one departure, which is never too late and only counts seats. What is bought of it now starts
// at the end of its validity: the last instant at which the visit can begin (docs/decisions/098-open-dated-tickets.md).
import { addDays, localDate } from '#kernel/dates.ts';
import { startAt } from '#kernel/zoned-time.ts';

/** When the departure of every open-dated option starts. Its sale ends when the departure is closed. */
export const openDatedStart = '2099-12-31T23:59';

/** When a departure starts; `validDays` is null unless it is open-dated. */
type Start = { startsAtLocal: string; startsAt: Date; validDays: number | null; timeZone: string };

const hourMs = 3600_000;

/** The departure as it would be booked now. */
export function asBought<Departure extends Start>(departure: Departure, now: Date): Departure {
  const { validDays, timeZone } = departure;
  if (validDays === null) return departure;
  const lastDay = addDays(localDate(now, timeZone), validDays);
  const { local, startsAt } = startAt(`${lastDay}T23:59`, timeZone);
  return { ...departure, startsAtLocal: local, startsAt };
}

/** Whether one can come on a local day with what is bought now. */
export function isOnDay({ validDays, startsAtLocal, timeZone }: Start, day: string, now: Date): boolean {
  const last = startsAtLocal.slice(0, 10);
  return validDays === null ? day === last : day >= localDate(now, timeZone) && day <= last;
}

/** For how many days a ticket must be valid to be offered for a day in every time zone, whose own day the search does not know: it
 *  counts from the first day that is today anywhere. Null: the day is past everywhere. */
export function validDaysFor(day: string, now: Date): number | null {
  const today = localDate(new Date(now.getTime() - 12 * hourMs), 'UTC');
  const days = (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / (24 * hourMs);
  return days < 0 ? null : days;
}
