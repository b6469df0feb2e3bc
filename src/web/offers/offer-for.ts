// What a browser that has chosen nothing is offered: its own language, else the currency of its region.
import type { SettingsView } from '#contract/settings.ts';
import { isLanguage, type Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import { offeredLanguages } from '#web/shell/language-names.ts';
import { currencyOfRegion } from './region-currencies.ts';

export type Offer = { language: Language } | { currency: Currency };

type Visitor = {
  /** As the browser prefers them, 'es-MX' first. */
  languages: readonly string[];
  hasChosenLanguage: boolean;
  hasChosenCurrency: boolean;
};

type Shown = {
  language: Language;
  currency: Currency;
  settings: Pick<SettingsView, 'availableLanguages' | 'availableCurrencies'>;
};

/** null: what is shown is right already, or chosen. */
export function offerFor(visitor: Visitor, { language, currency, settings }: Shown): Offer | null {
  const preferred = preferredLanguage(visitor.languages, offeredLanguages(settings));
  if (!visitor.hasChosenLanguage && preferred && preferred !== language) return { language: preferred };
  const own = currencyOfRegion(regionOf(visitor.languages[0]) ?? '');
  if (visitor.hasChosenCurrency || !own || own === currency) return null;
  return settings.availableCurrencies.includes(own) ? { currency: own } : null;
}

function preferredLanguage(preferred: readonly string[], offered: readonly Language[]): Language | undefined {
  return preferred
    .map((tag) => tag.split('-')[0]!)
    .find((tag): tag is Language => isLanguage(tag) && offered.includes(tag));
}

/** Only if the browser names it: a language alone is spoken in many. undefined also for what is no language tag. */
function regionOf(tag = ''): string | undefined {
  try {
    return new Intl.Locale(tag).region;
  } catch {
    return undefined;
  }
}
