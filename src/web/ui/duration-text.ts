import type { Translate } from '#web/runtime/api/t.ts';

/** '2 h 30 min'; 'Variable' for a tour without a fixed duration. */
export function durationText(hours: number | null, t: Translate): string {
  return hours === null ? t('common:duration_variable') : minutesText(hours * 60);
}

/** '45 min', '1 h 45 min', '2 h': written so in every language. */
export function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  return `${hours ? `${hours}\u00a0h ` : ''}${rest ? `${rest}\u00a0min` : ''}`.trim();
}
