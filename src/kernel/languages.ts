/** The interface languages, in the order they are offered. */
export const languages = ['es', 'en', 'fr'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

/** The locale for dates in a language: in English the day comes before the month. */
export const dateLocale = (language: string): string => (language === 'en' ? 'en-GB' : language);

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}
