// Days and instants, made once: a world asks for the same few hundred days and ten thousand times of day over and over.
// Asking Intl and Temporal each time took half of the time of making 10,000 tours.
import { addDays, isoWeekday, localDate } from '#kernel/dates.ts';
import { instantOf } from '#kernel/zoned-time.ts';

type Day = { date: string; weekday: number };

export type Calendar = {
  /** Where today is 0. */
  dayAt(timeZone: string, ahead: number): Day;
  /** ISO 8601 in UTC. */
  instant(local: string, timeZone: string): string;
};

export function calendarFrom(now: Date): Calendar {
  const days = new Map<string, Map<number, Day>>();
  const instants = new Map<string, string>();
  return {
    dayAt(timeZone, ahead) {
      let known = days.get(timeZone);
      if (!known) days.set(timeZone, (known = new Map()));
      let day = known.get(ahead);
      if (!day) known.set(ahead, (day = dayOf(addDays(localDate(now, timeZone), ahead))));
      return day;
    },
    instant(local, timeZone) {
      const key = local + timeZone;
      let instant = instants.get(key);
      if (!instant) instants.set(key, (instant = instantOf(local, timeZone).toISOString()));
      return instant;
    },
  };
}

const dayOf = (date: string): Day => ({ date, weekday: isoWeekday(date) });
