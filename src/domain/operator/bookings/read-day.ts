// A day as people say and write it: '9 Jan 2027', '12 de enero de 2027', '12 janvier', '09/01/2027', '2027-01-09'.
import { addDays, isCalendarDate } from '#kernel/dates.ts';
import { dateFormat } from '#kernel/formats.ts';
import { languages } from '#kernel/languages.ts';
import { fold } from '#kernel/slugs.ts';

const monthLettersLeast = 3;
const halfYearDays = 183;

/** The day comes before the month, as in all languages of the pages, unless only the other order exists. Without a year the day that is
 *  nearest to today. Undefined for what is no day. */
export function readDay(text: string, today: string): string | undefined {
  const written = text.trim();
  if (isCalendarDate(written)) return written;
  const [, first, second, year] = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/.exec(written) ?? [];
  if (first && second && year) return dateOf(year, second, first) ?? dateOf(year, first, second);
  return readWords(written, today);
}

/** What may stand beside day, month and year. */
const asides = new Set(['de', 'del', 'of', 'the', 'el', 'le', 'st', 'nd', 'rd', 'th', 'er', 'º']);

function readWords(text: string, today: string): string | undefined {
  const said = (fold(text).match(/\p{L}+|\d+/gu) ?? []).filter((word) => !asides.has(word));
  const numbers = said.filter((word) => /^\d/.test(word));
  const names = said.filter((word) => !/^\d/.test(word));
  const months = names.map(monthOf).filter((month) => month !== undefined);
  const [month] = months;
  if (month === undefined || months.length > 1 || names.length > 2) return undefined;
  if (!names.every((name) => monthOf(name) !== undefined || isWeekday(name))) return undefined;
  const [year] = numbers.filter((number) => number.length === 4);
  const days = numbers.filter((number) => number.length <= 2);
  if (days.length !== 1 || numbers.length > 2 || (numbers.length === 2 && !year)) return undefined;
  return year ? dateOf(year, month, days[0]!) : nearest(month, days[0]!, today);
}

function nearest(month: string, day: string, today: string): string | undefined {
  const [from, until] = [addDays(today, -halfYearDays), addDays(today, halfYearDays)];
  const thisYear = Number(today.slice(0, 4));
  return [thisYear, thisYear - 1, thisYear + 1]
    .map((year) => dateOf(String(year), month, day))
    .find((date) => date !== undefined && from <= date && date <= until);
}

function dateOf(year: string, month: string, day: string): string | undefined {
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

const namesOf = (count: number, dayOf: (position: number) => Date, options: Intl.DateTimeFormatOptions): string[][] =>
  Array.from({ length: count }, (_, position) =>
    languages.map((language) => fold(dateFormat(language, { timeZone: 'UTC', ...options }).format(dayOf(position)))),
  );

const months = namesOf(12, (month) => new Date(Date.UTC(2027, month, 15)), { month: 'long' });
// 1 March 2027 is a Monday.
const weekdays = namesOf(7, (day) => new Date(Date.UTC(2027, 2, 1 + day)), { weekday: 'long' });

/** '1' for 'jan', 'enero', 'janv'; undefined for what begins the names of two months, as 'jui' does. */
function monthOf(name: string): string | undefined {
  const begun = startedBy(name, months);
  return begun.length === 1 ? String(begun[0]! + 1) : undefined;
}

const isWeekday = (name: string): boolean => startedBy(name, weekdays).length > 0;

const startedBy = (name: string, all: string[][]): number[] =>
  name.length < monthLettersLeast
    ? []
    : all.flatMap((names, position) => (names.some((whole) => whole.startsWith(name)) ? [position] : []));
