import { dateFormat } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';

/** An instant on the clock of whoever looks: these are their own deeds. */
export function momentHere(instant: string, language: Language): string {
  const shown = { day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return dateFormat(language, shown).format(new Date(instant));
}

export function dayHere(instant: string, language: Language): string {
  return dateFormat(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(instant));
}
