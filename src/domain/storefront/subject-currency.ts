// The currency in which a page of tours or of a place shows prices while none is chosen.
import type { SettingsView } from '#contract/settings.ts';
import type { AddressSubject } from '#kernel/prices/address-subject.ts';
import { comparedMost } from '#kernel/search-limits.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import type { Database } from '#platform/database/database.ts';
import { cardCacheOf } from './card-cache.ts';

/** That of the tour, the only one of those that are compared, or the one that most tours of the place are charged in, if it is available;
 *  else the default. */
export async function currencyOfSubject(
  database: Database,
  { tour, tours, place }: AddressSubject,
  language: Language,
  { availableCurrencies, defaultCurrency }: Pick<SettingsView, 'availableCurrencies' | 'defaultCurrency'>,
): Promise<Currency> {
  const cards = cardCacheOf(database);
  const named = tour === undefined ? (tours?.split(',').slice(0, comparedMost) ?? []) : [tour];
  const charged = await Promise.all(named.map((one) => cards.currencyOfTour(one, language)));
  // A tour that there is no more is not shown.
  const [one, other] = new Set(charged.filter((currency) => currency !== undefined));
  const ofTours = other ? undefined : one;
  const own = named.length > 0 ? ofTours : place && (await cards.currencyOfPlace(place));
  return own && availableCurrencies.includes(own) ? own : defaultCurrency;
}
