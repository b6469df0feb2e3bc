import { dateLocale, type Language } from '#kernel/languages.ts';

/** '21 November 2026' for a day ('YYYY-MM-DD') or an instant in UTC, so that server and browser render the same. */
export function longDate(moment: string, language: Language): string {
  const format = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(moment));
}
