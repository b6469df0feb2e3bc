import { dateFormat } from './formats.ts';

/** 'Tue 4 Aug 2026, 09:00' in the language's own order, from an instant and an explicit zone. */
export function formatMoment(instant: Date, timeZone: string, language: string): string {
  return dateFormat(language, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant);
}
