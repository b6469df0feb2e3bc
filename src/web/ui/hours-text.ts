import { numberFormat } from '#kernel/formats.ts';
import type { Translate } from '#web/runtime/api/t.ts';

/** '2.5 h', formatted for the language; 'Variable' for a tour without a fixed duration. */
export function hoursText(hours: number | null, language: string, t: Translate): string {
  if (hours === null) return t('common:duration_variable');
  return `${numberFormat(language, { maximumFractionDigits: 2 }).format(hours)} h`;
}

/** '45 min', '1 h 45 min', '2 h': written so in every language. */
export function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  return `${hours ? `${hours}\u00a0h ` : ''}${rest ? `${rest}\u00a0min` : ''}`.trim();
}
