import { pathFor } from '#kernel/language-routes.ts';
import type { Language } from '#kernel/languages.ts';

/** Where somebody says which mails they want. `appUrl`: without a trailing slash. */
export const choicesAddress = (appUrl: string, language: Language): string =>
  appUrl + pathFor('/dashboard/info?tab=notifications', language);
