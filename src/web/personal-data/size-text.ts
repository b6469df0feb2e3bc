import type { Language } from '#kernel/languages.ts';

/** '12 kB', '3.4 MB', formatted for the language. */
export function sizeText(bytes: number, language: Language): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const maximumFractionDigits = unit === 'megabyte' ? 1 : 0;
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits }).format(value);
}
