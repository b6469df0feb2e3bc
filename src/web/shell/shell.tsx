import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router';
import type { ReactNode } from 'react';
import { applyHead } from '#web/document-head.ts';
import { headOf } from '#web/head-of-page.ts';
import type { RouteHandle } from '#web/routing.tsx';
import { useSurroundings } from '#web/surroundings.ts';
import { Frame } from './frame.tsx';
import styles from './shell.module.css';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** The frame around every page once the router runs. */
export function Shell({ children }: { children?: ReactNode }) {
  const navigation = useNavigation();
  useFocusOnNavigation();
  useHead();
  return (
    <Frame>
      {navigation.state === 'idle' ? null : <div className={styles.progress} aria-hidden="true" />}
      {children ?? <Outlet />}
      <ScrollRestoration />
    </Frame>
  );
}

/** The server writes the head of the first page; each later one is written here. */
function useHead(): void {
  const surroundings = useSurroundings();
  const location = useLocation();
  const match = useMatches().at(-1);
  const page = (match?.handle as RouteHandle | undefined)?.page;
  const data = match?.loaderData;
  useEffect(() => {
    // Without data the page failed, and its failure says what the title is.
    if (!page || data === undefined) return;
    const url = new URL(location.pathname + location.search, window.location.origin);
    applyHead(headOf({ surroundings, page, url, data, status: 200 }));
  }, [surroundings, page, data, location.pathname, location.search]);
}
