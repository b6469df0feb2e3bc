import { capitalized, listText, namesOf } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';

const defaultGuideLanguages = ['es'];

/** The languages that are spoken on a tour as a list in words. */
export function guideLanguages(codes: readonly string[], language: Language): string {
  return capitalized(languageList(codes.length > 0 ? codes : defaultGuideLanguages, language), language);
}

/** Within a sentence. */
export function languageList(codes: readonly string[], language: Language): string {
  const names = namesOf('language', language);
  return listText(
    language,
    codes.map((code) => names.of(code) ?? code),
  );
}
