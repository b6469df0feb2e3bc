import { numberFormat } from '#kernel/formats.ts';
import type { Translate } from '#web/runtime/api/t.ts';

/** '2.5 h', formatted for the language; 'Variable' for a tour without a fixed duration. */
export function hoursText(hours: number | null, language: string, t: Translate): string {
  if (hours === null) return t('common:duration_variable');
  return `${numberFormat(language, { maximumFractionDigits: 2 }).format(hours)} h`;
}
