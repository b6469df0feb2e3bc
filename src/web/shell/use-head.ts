import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { applyHead } from '#web/runtime/document/document-head.ts';
import { headOf } from '#web/runtime/document/head-of-page.ts';
import type { AnyPage } from '#web/runtime/router/page.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';

/** The server renders the head of the first page; this updates it after navigations. Belongs into the page component,
 *  so that missing data breaks the page and not the frame. */
export function useHead(page: AnyPage, data: unknown): void {
  const pageContext = usePageContext();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const url = new URL(pathname + search, window.location.origin);
    applyHead(headOf({ pageContext, page, url, data, status: 200 }));
  }, [pageContext, page, data, pathname, search]);
}
