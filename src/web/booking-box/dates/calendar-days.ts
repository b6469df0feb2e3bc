// The days of a month as a grid of weeks, and where a key leads in it (ARIA Authoring Practices, date picker dialog).
import { addDays, isoWeekday } from '#kernel/dates.ts';

export type Week = readonly string[];

/** 'YYYY-MM' */
export const monthOf = (date: string): string => date.slice(0, 7);

export const firstOf = (month: string): string => `${month}-01`;

export function addMonths(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

export const lastOf = (month: string): string => addDays(firstOf(addMonths(month, 1)), -1);

/** Weeks from Monday to Sunday; '' for days of other months. */
export function weeksOf(month: string): Week[] {
  const last = lastOf(month);
  const weeks: Week[] = [];
  for (
    let monday = addDays(firstOf(month), 1 - isoWeekday(firstOf(month)));
    monday <= last;
    monday = addDays(monday, 7)
  )
    weeks.push(
      Array.from({ length: 7 }, (_, day) => addDays(monday, day)).map((date) => (monthOf(date) === month ? date : '')),
    );
  return weeks;
}

/** The day that a key leads to, not before `min`; null: the key is none of the grid's. */
export function dayAfterKey(
  date: string,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  min: string,
): string | null {
  const weekday = isoWeekday(date);
  const days: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: 1 - weekday,
    End: 7 - weekday,
  };
  const months: Record<string, number> = { PageUp: shiftKey ? -12 : -1, PageDown: shiftKey ? 12 : 1 };
  if (key in days) return later(addDays(date, days[key]!), min);
  if (key in months) return later(sameDayOf(addMonths(monthOf(date), months[key]!), date), min);
  return null;
}

/** The same day of another month, or its last. */
function sameDayOf(month: string, date: string): string {
  const same = month + date.slice(7);
  const last = lastOf(month);
  return same < last ? same : last;
}

const later = (one: string, other: string): string => (one > other ? one : other);
