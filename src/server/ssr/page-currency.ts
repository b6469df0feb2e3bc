// The currency of a page for visitors who have chosen none: that of the tour, the tours or the city that the address names, else
// the marketplace's default. A function of the address, so that one rendering serves everyone.
import type { SettingsView } from '#contract/settings.ts';
import { currencyOfSubject } from '#domain/storefront/subject-currency.ts';
import { subjectOfAddress } from '#kernel/prices/address-subject.ts';
import type { Currency } from '#kernel/money.ts';
import type { Services } from '#platform/services.ts';
import type { PageAddress } from './page-address.ts';

type Address = Pick<PageAddress, 'path' | 'isOfPlace' | 'url' | 'language' | 'currency'>;

export async function currencyOfPage(
  { database }: Pick<Services, 'database'>,
  { path, isOfPlace, url, language, currency }: Address,
  settings: SettingsView,
): Promise<Currency> {
  if (currency) return currency;
  try {
    const subject = subjectOfAddress(path, new URL(url, 'http://localhost').searchParams, isOfPlace);
    return await currencyOfSubject(database, subject, language, settings);
  } catch {
    // The page reads the same tour or place, and reports what is wrong with the address or the database.
    return settings.defaultCurrency;
  }
}
