// Language and currency: chosen by the visitor, kept in storage, mirrored to the server's cookies.
import { useSyncExternalStore } from 'react';
import { isLanguage, type Language } from '#kernel/languages.ts';
import { isCurrency, type Currency } from '#kernel/money.ts';
import { call } from './api.ts';
import { addressInLanguage } from './language-address.ts';

const currencyEventDelayMs = 50;

let currency: Currency = 'USD';
const listeners = new Set<() => void>();

export function currentCurrency(): Currency {
  return currency;
}

export function useCurrency(rendered: Currency): Currency {
  return useSyncExternalStore(subscribe, currentCurrency, () => rendered);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function startCurrency(rendered: Currency): void {
  currency = rendered;
}

/** The stored currency where it is on offer and differs from the one the page was rendered in. */
export function storedCurrency(available: readonly Currency[]): Currency | null {
  const stored = localStorage.getItem('currency');
  return isCurrency(stored) && available.includes(stored) ? stored : null;
}

/** Stores the choice, tells the page after 50 ms, and tries to tell the server; that failing is only logged. */
export function chooseCurrency(chosen: Currency): Promise<void> {
  currency = chosen;
  localStorage.setItem('currency', chosen);
  for (const listener of listeners) listener();
  setTimeout(() => dispatchEvent(new CustomEvent('currency-changed', { detail: chosen })), currencyEventDelayMs);
  return call('setCurrency', { body: { currency: chosen } }).catch((problem: unknown) =>
    console.warn('currency not saved', problem),
  );
}

/** Stores first, then goes to the address of that language; the server renders it from the cookie. */
export async function chooseLanguage(chosen: Language, defaultLanguage: Language): Promise<void> {
  localStorage.setItem('i18nextLng', chosen);
  await tellLanguage(chosen);
  location.assign(addressInLanguage(chosen, defaultLanguage, location));
}

export function storedLanguage(): Language | null {
  const stored = localStorage.getItem('i18nextLng');
  return isLanguage(stored) ? stored : null;
}

export function tellLanguage(language: Language): Promise<void> {
  return call('setLanguage', { body: { language } }).catch((problem: unknown) =>
    console.warn('language not saved', problem),
  );
}
