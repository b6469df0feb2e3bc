import { invalid } from '#contract/domain-error.ts';
import type { settingsEndpoints } from '#contract/settings.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import type { Context } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { savePreference } from '../account-queries.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';

const yearSeconds = 365 * 24 * 3600;

/** Language and currency of the caller: a cookie for everyone, also stored with the account of a signed-in user. */
export const preferenceHandlers: Pick<Handlers<typeof settingsEndpoints>, 'setCurrency' | 'setLanguage'> = {
  async setCurrency(context, { body: { currency } }) {
    const { availableCurrencies } = await currentSettings(context);
    if (!availableCurrencies.includes(currency))
      throw invalid('currency', 'choice', { choices: availableCurrencies.join(', ') });
    await remember(context, { currency });
    return undefined;
  },

  async setLanguage(context, { body: { language } }) {
    const { availableLanguages } = await currentSettings(context);
    if (!availableLanguages.includes(language))
      throw invalid('language', 'choice', { choices: availableLanguages.join(', ') });
    await remember(context, { language });
    return undefined;
  },
};

async function remember(
  { caller, database }: Context,
  preference: { currency: Currency } | { language: Language },
): Promise<void> {
  const [[name, value]] = Object.entries(preference) as [[string, string]];
  // Not httpOnly: the page reads it to know whether server and browser agree.
  caller.setCookie(name, value, { path: '/', maxAgeSeconds: yearSeconds, httpOnly: false, sameSite: 'Lax' });
  if (caller.user) await savePreference(database.db, caller.user.id, preference);
}
