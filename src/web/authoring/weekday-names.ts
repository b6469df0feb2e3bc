import { addDays } from '#kernel/dates.ts';
import { dateFormat } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';

const monday = '2026-01-05';

/** 1 is Monday. */
export function weekdayNames(language: Language): { value: number; text: string }[] {
  const format = dateFormat(language, { timeZone: 'UTC', weekday: 'short' });
  return [1, 2, 3, 4, 5, 6, 7].map((value) => ({
    value,
    text: format.format(new Date(`${addDays(monday, value - 1)}T00:00:00Z`)),
  }));
}
