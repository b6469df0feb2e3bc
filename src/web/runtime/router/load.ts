// Helpers for loaders.
import { data, redirect, replace } from 'react-router';

/** The page's data with a status other than 200: rendered, but not cached. */
export function withStatus<T>(loaded: T, status: number): T {
  // The router unwraps it before the page gets it.
  return (status === 200 ? loaded : data(loaded, { status })) as T;
}

/** Redirects from an address without content. If the browser is already at that address, its history entry is replaced,
 *  otherwise Back would lead here again. When following a link there is no entry yet, and the current page keeps its own. */
export function redirectFrom(url: URL, to: string): Response {
  return url.pathname + url.search === location.pathname + location.search ? replace(to) : redirect(to);
}

/** Data that may arrive after the page. If the page is left before, its rejection is ignored. */
export function deferred<T>(part: Promise<T>): Promise<T> {
  part.catch(() => undefined);
  return part;
}
