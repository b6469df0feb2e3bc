import { useEffect, useEffectEvent } from 'react';
import { useLocation, useMatches, useNavigate, useRevalidator } from 'react-router';
import { signInHref } from '#web/runtime/router/addresses.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import type { PageRoute } from '#web/runtime/router/page.ts';
import {
  chooseCurrency,
  currentCurrency,
  hasChosenCurrency,
  storedCurrency,
  watchCurrency,
} from '#web/runtime/session/preferences.ts';
import { onSessionEnd } from '#web/runtime/session/session.ts';

/** Opens the sign-in page when the session ends; reloads the page's data when the currency changes. Whether the header names the
 *  currency: on the pages of a person each sum is in that of its booking, so only if one was chosen. Signing in shows no prices of its own. */
export function useSessionAndCurrency(): boolean {
  const { settings } = usePageContext();
  const { pathname } = useLocation();
  const matches = useMatches();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isOwnPage = matches.some(({ handle }) => (handle as PageRoute | undefined)?.access === 'user');

  const goToSignIn = useEffectEvent(() => {
    if (pathname.endsWith('/login')) return;
    // The query of the window, because forms change it without a navigation.
    // Replaced: Back from the sign-in page would otherwise lead to a personal page and to the sign-in page again.
    void navigate(signInHref(pathname + window.location.search), { replace: isOwnPage });
  });
  useEffect(() => onSessionEnd(goToSignIn), []);

  const reloadPrices = useEffectEvent(() => void revalidate());
  const { availableCurrencies } = settings;
  useEffect(() => {
    const listener = () => reloadPrices();
    addEventListener('currency-changed', listener);
    const stopWatching = watchCurrency(availableCurrencies);
    const stored = storedCurrency(availableCurrencies);
    if (stored && stored !== currentCurrency()) void chooseCurrency(stored);
    return () => {
      removeEventListener('currency-changed', listener);
      stopWatching();
    };
  }, [availableCurrencies]);
  return isOwnPage ? hasChosenCurrency() : !pathname.endsWith('/login');
}
