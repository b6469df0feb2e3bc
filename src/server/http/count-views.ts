// Counts who opens the page of a tour, whether it is rendered, comes from the cache or is unchanged. Within the shop the browser draws
// the page itself, and the call of that page says that it is one (`view`). Only the address is read, and the page that led to it,
// never the visitor; programs that say in their name that they are none of those who travel are left out.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { ViewCounter } from '#domain/performance/view-counter.ts';
import { readCallAddress } from './cache/endpoint-address.ts';
import type { Middleware } from './middleware.ts';

const tourPage = /^\/(?:[a-z]{2}\/)?tour\/([\w-]{1,120})(?:\?|$)/;
const tourCall = /^\/api\/tours\/([\w-]{1,120})(?:\?|$)/;
const program =
  /(?<!cu)bot|crawl|spider|slurp|archiv|preview|scan|monitor|headless|lighthouse|curl|wget|python|java\/|okhttp|node|axios|http-?client/i;
const signIn = /^\/(?:[a-z]{2}\/)?login(?:\/|$)/;

export const countViews =
  (views: Pick<ViewCounter, 'count'>): Middleware =>
  (next) =>
  (incoming, outgoing) => {
    const tour = viewedTour(incoming);
    if (tour !== null)
      outgoing.once('finish', () => {
        if (outgoing.statusCode === 200 || outgoing.statusCode === 304) views.count(tour);
      });
    return next(incoming, outgoing);
  };

/** The tour whose page the request opens, as the address names it; null for any other request. */
export function viewedTour({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | null {
  if (method !== 'GET' || !url.includes('/tour')) return null;
  const name = tourPage.exec(url)?.[1] ?? calledTour(url, headers);
  return name !== null && isByPerson(headers) && !wasCounted(name, headers) ? name : null;
}

function calledTour(url: string, { 'sec-fetch-site': site = 'same-origin' }: IncomingHttpHeaders): string | null {
  const name = tourCall.exec(url)?.[1];
  if (name === undefined || site !== 'same-origin') return null;
  const [path, search = ''] = url.split('?', 2);
  const isOfPage = new URLSearchParams(search).get('view') === '1';
  return isOfPage && readCallAddress(path!, search)?.name === 'getTour' ? name : null;
}

/** On its own page a tour is requested again in another language or currency, and who comes from signing in opened it before. */
function wasCounted(name: string, { referer = '' }: IncomingHttpHeaders): boolean {
  if (!URL.canParse(referer)) return false;
  const { pathname } = new URL(referer);
  return tourPage.exec(pathname)?.[1] === name || signIn.test(pathname);
}

const isByPerson = ({ 'user-agent': agent, 'sec-purpose': purpose }: IncomingHttpHeaders): boolean =>
  agent !== undefined && !program.test(agent) && !String(purpose ?? '').startsWith('prefetch');
