// While no currency is chosen, a page has the one that the server renders its address in, however a visitor came to it.
import * as paths from '#contract/paths.generated.ts';
import { subjectOfAddress } from '#kernel/prices/address-subject.ts';
import type { Currency } from '#kernel/money.ts';
import type { PageContext, PageRoute } from '../router/page.ts';
import { hasChosenCurrency, startCurrency } from './preferences.ts';

type Navigation = { route: PageRoute; url: URL; signal: AbortSignal };

/** Loads a page in the currency of its address, and shows that when it is loaded. */
export async function loadInCurrency<Loaded>(
  { route, url, signal }: Navigation,
  { call, settings, prefix, currency }: PageContext,
  load: (currency: Currency) => Promise<Loaded>,
): Promise<Loaded> {
  if (hasChosenCurrency()) return load(currency());
  const path = prefix ? url.pathname.slice(prefix.length + 1) : url.pathname;
  const isOfPlace = route.query.includes('location') || route.query.includes('place');
  const subject = subjectOfAddress(path, url.searchParams, isOfPlace);
  const shown = Object.values(subject).some(Boolean)
    ? await currencyOf(call, subject, currency())
    : settings.defaultCurrency;
  const loaded = await load(shown);
  if (!signal.aborted && !hasChosenCurrency()) startCurrency(shown);
  return loaded;
}

const known = new Map<string, Currency>();

async function currencyOf(
  call: PageContext['call'],
  subject: ReturnType<typeof subjectOfAddress>,
  otherwise: Currency,
): Promise<Currency> {
  const key = JSON.stringify(subject);
  if (!known.has(key)) {
    try {
      known.set(key, (await call(paths.getCurrencyOfPage, { query: subject })).currency);
    } catch {
      // The page loads from the same server, and reports it.
    }
  }
  return known.get(key) ?? otherwise;
}
