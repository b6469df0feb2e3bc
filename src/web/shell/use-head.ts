import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { useIsHydrated } from '#web/runtime/boot/use-is-hydrated.ts';
import type { AnyPage } from '#web/runtime/router/page.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';

/** The server renders the head of the first public page; this updates it after navigations, with code that is loaded for the first of
 *  them. Belongs into the page component, so that missing data breaks the page and not the frame. */
export function useHead(page: AnyPage, data: unknown): void {
  const pageContext = usePageContext();
  const { pathname, search } = useLocation();
  const { settings } = pageContext;
  const isRendered = useRef(!useIsHydrated());
  // The context is new in renderings that change nothing of the head.
  const inputOf = useEffectEvent(() => {
    const url = new URL(pathname + search, window.location.origin);
    return { pageContext, page, url, data, status: 200 };
  });
  useEffect(() => {
    if (isRendered.current) {
      isRendered.current = false;
      return;
    }
    let shown = true;
    const input = inputOf();
    void import('#web/runtime/document/update-head.ts').then(
      ({ updateHead }) => shown && updateHead(input),
      // The page is there, though its title is that of the page before.
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, [settings, page, data, pathname, search]);
}
