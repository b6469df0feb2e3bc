// The stored language, and the currency: chosen by the visitor, stored in the browser, mirrored to the server's cookie.
import { useSyncExternalStore } from 'react';
import * as paths from '#contract/paths.generated.ts';
import { isLanguage, type Language } from '#kernel/languages.ts';
import { isCurrency, type Currency } from '#kernel/money.ts';
import { call } from '../api/api.ts';
import { usePageContext } from '../router/page-context.ts';

const currencyEventDelayMs = 50;

let currency: Currency = 'USD';
const listeners = new Set<() => void>();

export function currentCurrency(): Currency {
  return currency;
}

/** That of the page context: a part of a page may have another one than the page. */
export function useCurrency(): Currency {
  const { currency: ofContext } = usePageContext();
  return useSyncExternalStore(subscribe, ofContext, ofContext);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function startCurrency(rendered: Currency): void {
  currency = rendered;
}

/** Chosen here, or in the account of who has signed in. */
export const hasChosenCurrency = (): boolean =>
  localStorage.getItem('currency') !== null || /\bcurrency=/.test(document.cookie);

/** The stored currency if it is available and differs from the one the page was rendered with. */
export function storedCurrency(available: readonly Currency[]): Currency | null {
  const stored = localStorage.getItem('currency');
  return isCurrency(stored) && available.includes(stored) ? stored : null;
}

/** Stores the choice, dispatches the event after 50 ms, and sends the choice to the server; a failure of that is only logged. */
export function chooseCurrency(chosen: Currency): Promise<void> {
  localStorage.setItem('currency', chosen);
  showCurrency(chosen);
  return call(paths.setCurrency, { body: { currency: chosen } }).catch((problem: unknown) =>
    console.warn('currency not saved', problem),
  );
}

/** Shows prices in another currency without storing it. */
export function showCurrency(shown: Currency): void {
  currency = shown;
  for (const listener of listeners) listener();
  setTimeout(() => dispatchEvent(new CustomEvent('currency-changed', { detail: shown })), currencyEventDelayMs);
}

/** Follows a change in another tab, which has stored it and sent it to the server. */
export function watchCurrency(available: readonly Currency[]): () => void {
  const listener = ({ key }: StorageEvent) => {
    const chosen = key === 'currency' && storedCurrency(available);
    if (chosen && chosen !== currency) showCurrency(chosen);
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Leads to the page in that language, by code that is loaded then; by the address alone if a later build has taken its file away. */
export const changeLanguage = (chosen: Language, defaultLanguage: Language): Promise<void> =>
  import('./language.ts').then(
    ({ chooseLanguage }) => chooseLanguage(chosen, defaultLanguage),
    () => {
      localStorage.setItem('i18nextLng', chosen);
      location.assign(`/${chosen}${location.pathname.replace(/^\/..(?=\/|$)/, '')}${location.search}`);
    },
  );

/** null also if the marketplace no longer offers it. */
export function storedLanguage(offered: readonly Language[]): Language | null {
  const stored = localStorage.getItem('i18nextLng');
  return isLanguage(stored) && offered.includes(stored) ? stored : null;
}
