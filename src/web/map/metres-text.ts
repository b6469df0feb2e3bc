import { numberFormat } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';

/** '500 m', '2 km'. */
export const metresText = (metres: number, language: Language): string =>
  metres < 1000
    ? numberFormat(language, { style: 'unit', unit: 'meter', unitDisplay: 'short' }).format(metres)
    : numberFormat(language, { style: 'unit', unit: 'kilometer', unitDisplay: 'short' }).format(metres / 1000);
