import { capitalized, listText, namesOf } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';

const defaultGuideLanguages = ['es'];

/** The languages that are spoken on a tour as a list in words. */
export function guideLanguages(codes: readonly string[], language: Language): string {
  const names = namesOf('language', language);
  const spoken = codes.length > 0 ? codes : defaultGuideLanguages;
  const text = listText(
    language,
    spoken.map((code) => names.of(code) ?? code),
  );
  return capitalized(text, language);
}
