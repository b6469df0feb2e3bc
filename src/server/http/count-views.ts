// Counts who opens the page of a tour, whether it is rendered, comes from the cache or is unchanged. Only the address is
// looked at, never who asks; programs that say in their name that they are none of those who travel are left out.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { ViewCounter } from '#domain/performance/view-counter.ts';
import { readCallAddress } from './cache/endpoint-address.ts';
import type { Middleware } from './middleware.ts';

const tourPage = /^\/(?:[a-z]{2}\/)?tour\/([\w-]{1,120})(?:\?|$)/;
const tourCall = /^\/api\/tours\/([\w-]{1,120})(?:\?|$)/;
const program =
  /bot|crawl|spider|slurp|archiv|preview|scan|monitor|headless|lighthouse|curl|wget|python|java\/|okhttp|node|axios|http-?client/i;
/** Pages that ask for a tour beside what they show. */
const besideATour =
  /^\/(?:[a-z]{2}\/)?(?:tours\/[^/]+\/book|compare|login|guest|cart|orders|bookings|supplier|admin)(?:\/|$)/;

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
  const name = tourPage.exec(url)?.[1] ?? (isWithinShop(headers) ? calledTour(url) : null);
  return name !== null && isByPerson(headers) ? name : null;
}

/** Within the shop the browser asks for the tour alone, and draws the page itself. */
function calledTour(url: string): string | null {
  const name = tourCall.exec(url)?.[1];
  if (name === undefined) return null;
  const [path, search = ''] = url.split('?', 2);
  return readCallAddress(path!, search)?.name === 'getTour' ? name : null;
}

function isWithinShop({ referer, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  return site === 'same-origin' && URL.canParse(referer ?? '') && !besideATour.test(new URL(referer!).pathname);
}

const isByPerson = ({ 'user-agent': agent, 'sec-purpose': purpose }: IncomingHttpHeaders): boolean =>
  agent !== undefined && !program.test(agent) && !String(purpose ?? '').startsWith('prefetch');
