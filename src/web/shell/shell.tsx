import { useEffect, useState, ViewTransition, type ReactNode } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation, type Location } from 'react-router';
import { emptyTrip, withTrip } from '#kernel/trip-context.ts';
import { Frame } from './frame.tsx';
import { SaveForms, useSavedForms } from './saved-forms.tsx';
import styles from './shell.module.css';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useSessionAndCurrency } from './use-session-and-currency.ts';

/** The frame around every page, within the router. */
export function Shell({ children }: { children?: ReactNode }) {
  const navigation = useNavigation();
  const location = useLocation();
  const { key, pathname } = location;
  // One page fades into another; a change within a page, another filter for example, does not: the browser ignores
  // input for a moment while it fades.
  const [shownPath, setShownPath] = useState(pathname);
  useEffect(() => setShownPath(pathname), [pathname]);
  const namesCurrency = useSessionAndCurrency();
  useFocusOnNavigation();
  useSavedForms(location);
  // The page is interactive: the inlined script sends forms that were submitted before (document-scripts.ts).
  useEffect(() => void dispatchEvent(new Event('page-shown')), [key]);
  return (
    <Frame namesCurrency={namesCurrency}>
      {navigation.state === 'idle' ? null : <div className={styles.progress} aria-hidden="true" />}
      <SaveForms location={location} />
      <ViewTransition default={pathname !== shownPath && allowsMotion() ? 'auto' : 'none'}>
        {children ?? <Outlet />}
      </ViewTransition>
      <ScrollRestoration getKey={scrollKey} />
    </Frame>
  );
}

const allowsMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The first page of a document has the key 'default', whichever page it is: its address identifies it, without the trip,
 *  which a booking form writes into the address of a page that is shown. */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? `${pathname}?${withTrip(new URLSearchParams(search), emptyTrip)}` : key;
}
