import { z } from '@hono/zod-openapi';
import { endpoints } from './endpoint.ts';
import { namespaces } from './namespaces.ts';
import { currency, instant, language, listOf, noContent, paging } from './primitives.ts';

export const settingsView = z
  .object({
    appName: z.string(),
    defaultLanguage: language,
    defaultCurrency: currency,
    availableLanguages: z.array(language),
    availableCurrencies: z.array(currency),
    tourPageRequiresSignIn: z.boolean(),
    guestCheckout: z
      .boolean()
      .describe('on the way to a booking, signing in begins with a code by mail instead of the password'),
    socialLinks: z.array(z.object({ name: z.string(), url: z.string() })),
    appLinks: z.array(z.object({ store: z.enum(['App Store', 'Google Play']), url: z.string() })),
    paymentBrands: z.array(z.string()),
    logo: z
      .object({ url: z.string(), width: z.int(), height: z.int() })
      .optional()
      .describe('in place of the name, on light ground; without it there is none'),
    isDemonstration: z.boolean().describe('a public showing of the demo world: nothing in it is sold'),
  })
  .openapi('Settings');
export type SettingsView = z.output<typeof settingsView>;

const messages = z.record(z.string(), z.string());
const messageKey = z.string().min(1).max(120);
const translationParams = z.object({ lang: language, namespace: z.enum(namespaces) });

const missingTranslation = z
  .object({
    language: z.string(),
    namespace: z.string(),
    key: z.string(),
    shown: z.string().describe('what the page showed instead'),
    times: z.int(),
    lastSeenAt: instant,
  })
  .openapi('MissingTranslation');
export type MissingTranslationView = z.output<typeof missingTranslation>;

export const settingsEndpoints = endpoints({
  getSettings: {
    method: 'GET',
    path: '/settings',
    summary: 'Name, languages and currencies of this marketplace',
    access: 'anyone',
    status: 200,
    response: settingsView,
    codes: [],
  },
  listLanguages: {
    method: 'GET',
    path: '/settings/languages',
    summary: 'Codes of the languages on offer',
    access: 'anyone',
    status: 200,
    response: z.array(language),
    codes: [],
  },
  setCurrency: {
    method: 'PUT',
    path: '/user/currency',
    summary: 'Remember the currency prices are shown in: a cookie for everyone, also on the user when signed in',
    access: 'anyone',
    body: z.strictObject({ currency }),
    status: 204,
    response: noContent,
    codes: [],
  },
  setLanguage: {
    method: 'PUT',
    path: '/user/language',
    summary: 'Remember the interface language: a cookie for everyone, also on the user when signed in',
    access: 'anyone',
    body: z.strictObject({ language }),
    status: 204,
    response: noContent,
    codes: [],
  },
  getTranslations: {
    method: 'GET',
    path: '/i18n/{lang}/{namespace}',
    summary: 'The messages of one namespace, flat keys',
    access: 'anyone',
    params: translationParams,
    status: 200,
    response: messages,
    codes: ['not_found'],
  },
  reportMissingTranslations: {
    method: 'POST',
    path: '/i18n/missing/{lang}/{namespace}',
    summary: 'Keys a page asked for and did not find, with the text it showed instead',
    access: 'anyone',
    params: translationParams,
    body: z
      .object({})
      .catchall(z.string().max(500))
      .refine(
        (body) => Object.keys(body).length <= 50 && Object.keys(body).every((key) => messageKey.safeParse(key).success),
        { params: { rule: 'format' } },
      ),
    status: 204,
    response: noContent,
    codes: ['not_found', 'too_many_requests'],
  },
  listMissingTranslations: {
    method: 'GET',
    path: '/admin/missing-translations',
    summary: 'Keys that pages did not find, most often missed first',
    access: 'editor',
    query: z.object(paging),
    status: 200,
    response: listOf(missingTranslation),
    codes: [],
  },
  clearMissingTranslations: {
    method: 'DELETE',
    path: '/admin/missing-translations',
    summary: 'Empty the list of keys that pages did not find, once they are there',
    access: 'editor',
    status: 204,
    response: noContent,
    codes: [],
  },
});
