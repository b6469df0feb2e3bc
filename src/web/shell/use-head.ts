import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { applyHead } from '#web/document-head.ts';
import { headOf } from '#web/head-of-page.ts';
import type { AnyPage } from '#web/page.ts';
import { useSurroundings } from '#web/surroundings.ts';

/** The server writes the head of the first page; each later one is written here. Belongs into the page itself, so
 *  that data it cannot be made from breaks the page and not the frame. */
export function useHead(page: AnyPage, data: unknown): void {
  const surroundings = useSurroundings();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const url = new URL(pathname + search, window.location.origin);
    applyHead(headOf({ surroundings, page, url, data, status: 200 }));
  }, [surroundings, page, data, pathname, search]);
}
