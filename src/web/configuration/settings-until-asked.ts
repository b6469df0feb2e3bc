import type { SettingsView } from '#contract/settings.ts';
import { defaultLanguage } from '#kernel/languages.ts';
import type { PageRequest } from '#web/page.ts';

/** What a client-only area goes by until the browser has asked for the settings, and where they cannot be had. */
export function settingsUntilAsked({ settings, currency }: PageRequest): SettingsView {
  return {
    appName: settings.appName,
    defaultLanguage,
    defaultCurrency: currency,
    availableLanguages: [],
    availableCurrencies: [currency],
    tourPageRequiresSignIn: settings.tourPageRequiresSignIn,
    socialLinks: [],
    appLinks: [],
    paymentBrands: [],
  };
}
