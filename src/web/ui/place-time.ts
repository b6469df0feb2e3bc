// Times are shown in the time zone of the place, which is named.
import { formatMoment, momentInSentence } from '#kernel/moments.ts';
import { dateFormat } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';

/** An instant in a time zone, for a sentence. */
export function momentText(instant: string, timeZone: string, language: Language): string {
  return momentInSentence(new Date(instant), timeZone, language);
}

/** A local time 'YYYY-MM-DDTHH:MM', formatted without conversion. */
export function wallTimeText(local: string, language: Language): string {
  return formatMoment(new Date(`${local}:00Z`), 'UTC', language);
}

/** 'Tue 4 Aug'; with its year where that is not `ownYear`, the present one. */
export const dayText = (date: string, language: Language, ownYear?: string): string =>
  shortDayText(date, language, { weekday: 'short', ownYear });

/** '4 Aug', by the same rule. */
export function shortDayText(
  date: string,
  language: Language,
  { weekday, ownYear = thisYear() }: { weekday?: 'short'; ownYear?: string | undefined } = {},
): string {
  return dateFormat(language, {
    timeZone: 'UTC',
    ...(weekday && { weekday }),
    day: 'numeric',
    month: 'short',
    ...(date.startsWith(ownYear) ? null : { year: 'numeric' }),
  }).format(new Date(`${date}T00:00:00Z`));
}

const thisYear = (): string => new Date().toISOString().slice(0, 4);

/** '4 August 2026' */
export function fullDayText(date: string, language: Language): string {
  return dateFormat(language, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${date}T00:00:00Z`));
}
