import { pathFor } from '#kernel/language-routes.ts';
import type { Language } from '#kernel/languages.ts';

/** The page where users choose which mails they get. `appUrl`: without a trailing slash. */
export const preferencesAddress = (appUrl: string, language: Language): string =>
  appUrl + pathFor('/dashboard/info?tab=notifications', language);

export const receiptAddress = (appUrl: string, language: Language, id: string): string =>
  appUrl + pathFor(`/payment-methods/receipts/${id}`, language);
