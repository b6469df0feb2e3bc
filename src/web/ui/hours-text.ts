import { numberFormat } from '#kernel/formats.ts';
import type { Translate } from '#web/t.ts';

/** '2.5 h' as the language writes it; a tour without a set length is 'Variable'. */
export function hoursText(hours: number | null, language: string, t: Translate): string {
  if (hours === null) return t('common:duration_variable');
  return `${numberFormat(language, { maximumFractionDigits: 2 }).format(hours)} h`;
}
