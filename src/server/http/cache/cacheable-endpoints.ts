// Which endpoints are cached, for how long, and which changes invalidate them.
// All are public, and their responses depend on the address and the language alone (cached-responses.test.ts).
import { contract, endpointAt, type EndpointName } from '#contract/contract.ts';
import type { Call } from '#web/runtime/api/call.ts';

type CacheableEndpoint = {
  freshSeconds: number;
  /** 'tours': any tour; 'tour:ID': that tour. A change of settings or names invalidates everything. */
  tags(response: never): readonly string[];
  /** True for queries that are not cached: free text, of which there is no end, and availability, which bookings change. */
  unless?(query: Record<string, unknown>): boolean;
  /** A query parameter that changes nothing in the response. */
  ignores?: string;
};

const minute = 60;
const always = { freshSeconds: 60 * minute, tags: () => [] };
const anyTour = { freshSeconds: minute, tags: () => ['tours'] };
// Short names are typed by many people, letter by letter; sentences are not.
const typedMost = 12;
const typed = { ...anyTour, unless: ({ q }: Record<string, unknown>) => String(q).length > typedMost };

const found = { ...anyTour, unless: ({ q, date }: Record<string, unknown>) => Boolean(q ?? date) };

export const cacheableEndpoints: Partial<Record<EndpointName, CacheableEndpoint>> = {
  getSettings: always,
  listLanguages: always,
  getTranslations: always,
  getOperator: always,
  getRanking: always,
  getPartnerTerms: always,
  getFigures: anyTour,
  listTours: anyTour,
  getCurrencyOfPage: anyTour,
  getTour: { freshSeconds: minute, tags: ({ id }: { id: string }) => [`tour:${id}`], ignores: 'view' },
  searchTours: found,
  suggestTours: typed,
  suggestPlaces: typed,
  listPlaces: anyTour,
  listCategories: anyTour,
  listTags: anyTour,
  listHelpTopics: always,
  getHelpTopic: always,
  listPosts: anyTour,
  getPost: anyTour,
  getPage: always,
  getGiftCardOffer: always,
  getMap: found,
  getPlaceOnMap: found,
  getAffiliateOffer: always,
  listDecisions: { freshSeconds: minute, tags: () => [] },
};

/** What the cache needs to know about a response: the tags of all calls it was made with, and whether all of them are cacheable. */
export type CacheTracking = { tags: Set<string>; isCacheable: boolean };

/** Nothing is cached unless the handler of the request says so. */
export const newCacheTracking = (): CacheTracking => ({ tags: new Set(), isCacheable: false });

/** Wraps `call` and records the calls in `cacheTracking`. If one fails the response is not cacheable. */
export function trackCalls(call: Call, cacheTracking: CacheTracking | undefined): Call {
  if (!cacheTracking) return call;
  cacheTracking.isCacheable = true;
  return async function noted(path, request) {
    const cacheable = cacheableEndpoints[endpointAt(path)];
    const { query = {} } = (request ?? {}) as { query?: Record<string, unknown> };
    if (!cacheable || cacheable.unless?.(query)) cacheTracking.isCacheable = false;
    try {
      const response = await call(path, request);
      for (const tag of cacheable?.tags(response as never) ?? []) cacheTracking.tags.add(tag);
      return response;
    } catch (error) {
      cacheTracking.isCacheable = false;
      throw error;
    }
  };
}

/** The query parameters that a response of an endpoint depends on, in the order of the contract. */
export function queryOf(name: EndpointName): readonly string[] {
  const { query } = contract[name] as { query?: { shape: object } };
  return Object.keys(query?.shape ?? {}).filter((parameter) => parameter !== cacheableEndpoints[name]?.ignores);
}
