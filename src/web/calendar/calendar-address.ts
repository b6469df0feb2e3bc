// The address of the calendar says how it is shown, around which day and of which tour.
import { addDays } from '#kernel/dates.ts';
import { addMonths, firstOf, monthOf } from '#web/booking-box/dates/calendar-days.ts';

export const views = ['month', 'week', 'day'] as const;
export type View = (typeof views)[number];

/** `tour`: '' for all. */
export type Place = { view: View; date: string; tour: string };

export function hrefOf({ view, date, tour }: Place, page = 1): string {
  const more = `${tour ? `&tour=${tour}` : ''}${page > 1 ? `&page=${page}` : ''}`;
  return `/supplier/calendar?view=${view}&date=${date}${more}`;
}

/** A day of the month, week or day that is so many further. */
export function turned({ view, date }: Place, by: number): string {
  if (view === 'month') return firstOf(addMonths(monthOf(date), by));
  return addDays(date, view === 'week' ? 7 * by : by);
}
