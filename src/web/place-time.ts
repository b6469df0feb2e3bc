// Times are told on the clock of the place, and the place is named: nobody has to guess whose nine o'clock it is.
import { formatMoment } from '#kernel/dates.ts';
import { dateFormat } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';

/** An instant on the clock of a zone. */
export function momentText(instant: string, timeZone: string, language: Language): string {
  return formatMoment(new Date(instant), timeZone, language);
}

/** A wall time 'YYYY-MM-DDTHH:MM', which needs no zone to be written out. */
export function wallTimeText(local: string, language: Language): string {
  return formatMoment(new Date(`${local}:00Z`), 'UTC', language);
}

/** 'Tue, Aug 4' */
export function dayText(date: string, language: Language): string {
  return dateFormat(language, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).format(new Date(`${date}T00:00:00Z`));
}

/** 'August 4, 2026' */
export function fullDayText(date: string, language: Language): string {
  return dateFormat(language, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${date}T00:00:00Z`));
}
