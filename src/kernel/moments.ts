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

/** In a sentence. After an article Spanish and French write the names out: 'antes del lunes, 14 de diciembre'. */
export const momentInSentence = (instant: Date, timeZone: string, language: string): string =>
  formatMoment(instant, timeZone, language, language === 'en' ? 'short' : 'long');
