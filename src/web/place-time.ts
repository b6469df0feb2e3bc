// Times are told on the clock of the place, and the place is named: nobody has to guess whose nine o'clock it is.
import { formatMoment } from '#kernel/dates.ts';
import type { Language } from '#kernel/languages.ts';

/** Day before month, as the British texts around it. */
const locales: Record<Language, string> = { es: 'es', en: 'en-GB', fr: 'fr' };

/** An instant on the clock of a zone. */
export function momentText(instant: string, timeZone: string, language: Language): string {
  return formatMoment(new Date(instant), timeZone, locales[language]);
}

/** A wall time 'YYYY-MM-DDTHH:MM', which needs no zone to be written out. */
export function wallTimeText(local: string, language: Language): string {
  return formatMoment(new Date(`${local}:00Z`), 'UTC', locales[language]);
}

/** '09:00' */
export function clockText(local: string): string {
  return local.slice(11, 16);
}

/** 'Tue 4 Aug' */
export function dayText(date: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).format(new Date(`${date}T00:00:00Z`));
}

/** '4 August 2026' */
export function fullDayText(date: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${date}T00:00:00Z`));
}
