import { dateFormat } from './formats.ts';

/** 'Tue 4 Aug 2026, 09:00' in the language's own order, from an instant and an explicit zone. */
export function formatMoment(
  instant: Date,
  timeZone: string,
  language: string,
  names: 'short' | 'long' = 'short',
): string {
  return dateFormat(language, {
    timeZone,
    weekday: names,
    day: 'numeric',
    month: names,
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant);
}

/** The time of a local moment 'YYYY-MM-DDTHH:MM': '09:30', in French '9 h 30'. */
export const timeText = (local: string, language: string): string =>
  dateFormat(language, { timeZone: 'UTC', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(`${local.slice(0, 16)}:00Z`),
  );

/** In a sentence. After an article Spanish and French write the names out: 'antes del lunes, 14 de diciembre'. */
export const momentInSentence = (instant: Date, timeZone: string, language: string): string =>
  formatMoment(instant, timeZone, language, language === 'en' ? 'short' : 'long');
