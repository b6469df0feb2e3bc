import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useIsHydrated } from '#web/runtime/boot/use-is-hydrated.ts';
import type { AnyPage } from '#web/runtime/router/page.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';

/** The server renders the head of the first public page; this updates it after navigations, with code that is loaded for the first of
 *  them. Belongs into the page component, so that missing data breaks the page and not the frame. */
export function useHead(page: AnyPage, data: unknown): void {
  const pageContext = usePageContext();
  const { pathname, search } = useLocation();
  const isRendered = useRef(!useIsHydrated());
  useEffect(() => {
    if (isRendered.current) {
      isRendered.current = false;
      return;
    }
    let shown = true;
    const url = new URL(pathname + search, window.location.origin);
    void import('#web/runtime/document/update-head.ts').then(
      ({ updateHead }) => shown && updateHead({ pageContext, page, url, data, status: 200 }),
      // The page is there, though its title is that of the page before.
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, [pageContext, page, data, pathname, search]);
}
