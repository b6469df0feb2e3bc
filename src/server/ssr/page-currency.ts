// The currency of a page for visitors who have chosen none: that of the tour or the city that the address names, else
// the marketplace's default. A function of the address, so that one rendering serves everyone.
import type { SettingsView } from '#contract/settings.ts';
import { cardCacheOf } from '#domain/storefront/card-cache.ts';
import type { Currency } from '#kernel/money.ts';
import { readSlug, slugify } from '#kernel/slugs.ts';
import type { Services } from '#platform/services.ts';
import type { PageAddress } from './page-address.ts';

type Address = Pick<PageAddress, 'path' | 'isOfPlace' | 'url' | 'language' | 'currency'>;

export async function currencyOfPage(
  { database }: Pick<Services, 'database'>,
  { path, isOfPlace, url, language, currency }: Address,
  { availableCurrencies, defaultCurrency }: SettingsView,
): Promise<Currency> {
  if (currency) return currency;
  try {
    const cards = cardCacheOf(database);
    const tour = namedTour(path);
    const place = isOfPlace ? namedPlace(path, url) : undefined;
    const own =
      tour !== undefined ? await cards.currencyOfTour(tour, language) : place && (await cards.currencyOfPlace(place));
    return own && availableCurrencies.includes(own) ? own : defaultCurrency;
  } catch {
    // The page reads the same tour or place, and reports what is wrong with the address or the database.
    return defaultCurrency;
  }
}

function namedTour(path: string): string | undefined {
  const [, tour, toBook] = /^\/(?:tour\/([^/]+)|tours\/([^/]+)\/book)\/?$/.exec(path) ?? [];
  const key = tour ?? toBook;
  return key && decodeURIComponent(key);
}

/** The slug of the place that results or the map are of, as the results read it. */
function namedPlace(path: string, url: string): string | undefined {
  const { searchParams } = new URL(url, 'http://localhost');
  const query = searchParams.get('location') ?? searchParams.get('place');
  const parts = query === null ? path.slice(1).split('/').map(decodeURIComponent) : [query];
  const slugs = parts.map(readSlug);
  const found = slugs.find(({ kind }) => kind === 'place') ?? slugs.find(({ kind }) => kind === 'plain');
  return found && slugify(found.slug);
}
