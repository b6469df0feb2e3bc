import { dateFormat } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';

/** An instant in a time zone for a sentence, where there is little room: '7 Jun, 12:00', with the year only if it is another one. */
export function briefMoment(instant: string, timeZone: string, language: Language, now = new Date()): string {
  const at = new Date(instant);
  const yearOf = (moment: Date) => dateFormat('en', { timeZone, year: 'numeric' }).format(moment);
  return dateFormat(language, {
    timeZone,
    day: 'numeric',
    month: 'short',
    ...(yearOf(at) === yearOf(now) ? null : { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
}
