// The currency in which a page of a tour or a place shows prices while none is chosen.
import type { SettingsView } from '#contract/settings.ts';
import type { AddressSubject } from '#kernel/prices/address-subject.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import type { Database } from '#platform/database/database.ts';
import { cardCacheOf } from './card-cache.ts';

/** That of the tour, or the one that most tours of the place are charged in, if it is available; else the default. */
export async function currencyOfSubject(
  database: Database,
  { tour, place }: AddressSubject,
  language: Language,
  { availableCurrencies, defaultCurrency }: Pick<SettingsView, 'availableCurrencies' | 'defaultCurrency'>,
): Promise<Currency> {
  const cards = cardCacheOf(database);
  const own =
    tour !== undefined ? await cards.currencyOfTour(tour, language) : place && (await cards.currencyOfPlace(place));
  return own && availableCurrencies.includes(own) ? own : defaultCurrency;
}
