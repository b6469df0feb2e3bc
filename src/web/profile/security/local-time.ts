import { dateFormat } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';

/** An instant in the browser's time zone: these are the user's own actions. */
export function localDateTime(instant: string, language: Language): string {
  const shown = { day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return dateFormat(language, shown).format(new Date(instant));
}

export function localDay(instant: string, language: Language): string {
  return dateFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(instant));
}
