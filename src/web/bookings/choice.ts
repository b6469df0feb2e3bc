// What a traveller chooses on the book page. The address may bring a start.
import { addDays, isCalendarDate, localDate } from '#kernel/dates.ts';
import { adultsMax } from '#kernel/party.ts';

export type Choice = { date: string; persons: number };

const calendarDays = 42;

export function readChoice(query: URLSearchParams): Choice {
  const date = query.get('date') ?? '';
  const persons = Number(query.get('persons') ?? query.get('adults'));
  return {
    date: isCalendarDate(date) ? date : '',
    persons: Number.isInteger(persons) && persons >= 1 && persons <= adultsMax ? persons : 1,
  };
}

/** The days shown to choose from begin today on the place's calendar. */
export function calendarSpan(timeZone: string): { from: string; to: string } {
  const from = localDate(new Date(), timeZone);
  return { from, to: addDays(from, calendarDays) };
}
