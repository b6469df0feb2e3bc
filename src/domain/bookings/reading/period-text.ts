import type { Language } from '#kernel/languages.ts';
import { type LocalPeriod, validityOf } from '#domain/inventory/validity.ts';

/** In which period one can come; undefined for a start time. */
export const periodText = (booking: LocalPeriod, language: Language): string | undefined =>
  validityOf(booking, language)?.validity.text;
