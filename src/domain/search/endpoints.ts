import type { catalogueEndpoints } from '#contract/catalogue.ts';
import type { searchEndpoints, SearchQuery } from '#contract/search.ts';
import { partySize } from '#kernel/party.ts';
import { filterParameters, searchFilterNames } from '#kernel/search-filters.ts';
import { placeSuffix } from '#kernel/slugs.ts';
import type { Context } from '#platform/http/caller.ts';
import type { Handler, Handlers } from '#platform/http/serve-endpoints.ts';
import { parseSerialized } from '#platform/http/serialized.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { cardCacheOf } from '#domain/storefront/card-cache.ts';
import { countryName } from '#kernel/country-name.ts';
import { findLargestParty } from './largest-party.ts';
import type { TourQuery } from './tour-query.ts';
import { searchOf } from './search-port.ts';
import { findNextStarts, findTooSmall } from './sql/next-starts.ts';
import { searchView } from './search-view.ts';
import { suggestCountries, withCountries } from './suggest-countries.ts';
import { foldName } from './text/terms.ts';

export const searchHandlers: Handlers<typeof searchEndpoints> = {
  async searchTours(context, { query: params }) {
    const query = await queryOf(context, params);
    const now = context.clock.now();
    const search = searchOf(context.database);
    const result = await search.tours(query, now);
    const largestParty = result.total > 0 ? null : await findLargestParty((other) => search.tours(other, now), query);
    const cards = await cardCacheOf(context.database).cards(result.ids, query, result);
    return searchView({ ...result, largestParty }, query, cards);
  },

  async listNextStarts(context, { query }) {
    const currency = query.currency ?? (await currentSettings(context)).defaultCurrency;
    const { language } = context.caller;
    const { db } = context.database;
    const now = context.clock.now();
    const data = await findNextStarts(db, { ...query, currency, language }, now);
    const others = query.ids.filter((id) => !data.some(({ tourId }) => tourId === id));
    return { data, tooSmall: await findTooSmall(db, others, partySize(query), now) };
  },

  async suggestTours(context, { query }) {
    const { language } = context.caller;
    const { q, locationSlug, pageSize: limit } = query;
    const { ids, total } = await searchOf(context.database).suggestTours({
      q,
      language,
      limit,
      ...(locationSlug && { locationSlug }),
    });
    const cards = await cardCacheOf(context.database).cards(ids, { language, currency: 'USD' });
    const data = cards
      .map(parseSerialized)
      .map(({ id, title, description, image, city }) => ({ id, title, description, image, city }));
    return { data, page: 1, pageSize: query.pageSize, total };
  },
};

/** The catalogue's call suggestPlaces: places, and countries by their own name, from two letters on. */
export const suggestPlaces: Handler<typeof catalogueEndpoints.suggestPlaces> = async (context, { query }) => {
  const { language } = context.caller;
  const [found, countries] = await Promise.all([
    searchOf(context.database).suggestPlaces(query.q, language),
    suggestCountries(context, query.q),
  ]);
  const places = found.map(({ id, name, slug, country }) => ({
    id,
    name,
    slug: slug + placeSuffix,
    type: 'city' as const,
    metadata: { country: countryName(country, language), countryCode: country },
  }));
  // A city that is a country is one thing here.
  const others = countries.filter(({ slug }) => !places.some((place) => place.slug === slug));
  const data = withCountries(places, others, foldName(query.q)).slice(0, query.pageSize);
  return { data, page: 1, pageSize: query.pageSize, total: places.length + others.length };
};
export async function queryOf(context: Context, query: SearchQuery): Promise<TourQuery> {
  return {
    language: context.caller.language,
    currency: query.currency ?? (await currentSettings(context)).defaultCurrency,
    locationSlug: query.locationSlug,
    categorySlug: query.categorySlug,
    q: query.q,
    date: query.date,
    adults: query.adults,
    children: query.children,
    filters: Object.fromEntries(filterParameters(searchFilterNames).map((name) => [name, query[name]])),
    sort: query.sort,
    page: query.page,
    pageSize: query.pageSize,
  };
}
