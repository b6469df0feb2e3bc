import type { SettingsView } from '#contract/settings.ts';
import { defaultLanguage } from '#kernel/languages.ts';
import type { PageRequest } from '#web/runtime/router/page.ts';

/** The settings of a client-only page until the browser has loaded them, or if they cannot be loaded. */
export function settingsUntilLoaded({ settings, currency }: PageRequest): SettingsView {
  return {
    appName: settings.appName,
    defaultLanguage,
    defaultCurrency: currency,
    availableLanguages: [],
    availableCurrencies: [currency],
    tourPageRequiresSignIn: settings.tourPageRequiresSignIn,
    guestCheckout: settings.guestCheckout,
    socialLinks: [],
    appLinks: [],
    paymentBrands: [],
    isDemonstration: false,
  };
}
