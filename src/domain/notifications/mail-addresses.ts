import type { Language } from '#kernel/languages.ts';

/** English has no prefix. */
export const prefixOf = (language: Language): string => (language === 'en' ? '' : `/${language}`);

/** Where somebody says which mails they want. `appUrl`: without a trailing slash. */
export const choicesAddress = (appUrl: string, language: Language): string =>
  `${appUrl}${prefixOf(language)}/dashboard/info?tab=notifications`;
