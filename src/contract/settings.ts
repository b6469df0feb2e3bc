import { z } from '@hono/zod-openapi';
import { endpoints } from './endpoint.ts';
import { namespaces } from './namespaces.ts';
import { currency, language, noContent } from './primitives.ts';

export const settingsView = z
  .object({
    appName: z.string(),
    defaultLanguage: language,
    defaultCurrency: currency,
    availableLanguages: z.array(language),
    availableCurrencies: z.array(currency),
    tourPageRequiresSignIn: z.boolean(),
    socialLinks: z.array(z.object({ name: z.string(), url: z.string() })),
    appLinks: z.array(z.object({ store: z.enum(['App Store', 'Google Play']), url: z.string() })),
    paymentBrands: z.array(z.string()),
  })
  .openapi('Settings');
export type SettingsView = z.output<typeof settingsView>;

const messages = z.record(z.string(), z.string());
const messageKey = z.string().min(1).max(120);
const translationParams = z.object({ lang: language, namespace: z.enum(namespaces) });

export const settingsEndpoints = endpoints({
  getSettings: {
    summary: 'Name, languages and currencies of this marketplace',
    access: 'anyone',
    status: 200,
    response: settingsView,
    codes: [],
  },
  listLanguages: {
    summary: 'Codes of the languages on offer',
    access: 'anyone',
    status: 200,
    response: z.array(language),
    codes: [],
  },
  setCurrency: {
    summary: 'Remember the currency prices are shown in: a cookie for everyone, also on the user when signed in',
    access: 'anyone',
    body: z.strictObject({ currency }),
    status: 204,
    response: noContent,
    codes: [],
  },
  setLanguage: {
    summary: 'Remember the interface language: a cookie for everyone, also on the user when signed in',
    access: 'anyone',
    body: z.strictObject({ language }),
    status: 204,
    response: noContent,
    codes: [],
  },
  getTranslations: {
    summary: 'The messages of one namespace, flat keys',
    access: 'anyone',
    params: translationParams,
    status: 200,
    response: messages,
    codes: ['not_found'],
  },
  reportMissingTranslations: {
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
});
