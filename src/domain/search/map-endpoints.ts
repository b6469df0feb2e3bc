import { DomainError } from '#contract/domain-error.ts';
import type { PlaceView } from '#contract/catalogue.ts';
import type { mapEndpoints } from '#contract/map.ts';
import type { Language } from '#kernel/languages.ts';
import { placeSuffix } from '#kernel/slugs.ts';
import type { Context } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { parseSerialized } from '#platform/http/serialized.ts';
import { findMeetingPoints } from '#domain/catalogue/catalogue-queries.ts';
import { cardCacheOf } from '#domain/storefront/card-cache.ts';
import { queryOf } from './endpoints.ts';
import { mapView, placeOnMapView } from './map-view.ts';
import { facetsView } from './search-view.ts';
import { searchOf } from './search-port.ts';

const toursShown = 60;

export const mapHandlers: Handlers<typeof mapEndpoints> = {
  async getMap(context, { query }) {
    // The page itself is not shown: the counts of its filters are.
    const tourQuery = await queryOf(context, { ...query, page: 1, pageSize: 1 });
    const search = searchOf(context.database);
    const now = context.clock.now();
    const [{ total, facets }, counts, places] = await Promise.all([
      search.tours(tourQuery, now),
      search.countByPlace(tourQuery, now),
      placesOf(context, tourQuery.language),
    ]);
    return mapView({ total, facets: facetsView(facets, tourQuery.language), counts, places }, tourQuery.language);
  },

  async getPlaceOnMap(context, { params, query }) {
    const placeQuery = {
      ...query,
      locationSlug: params.place,
      sort: 'popularity' as const,
      page: 1,
      pageSize: toursShown,
    };
    const tourQuery = await queryOf(context, placeQuery);
    const { database, clock } = context;
    const result = await searchOf(database).tours(tourQuery, clock.now());
    const { place: found, ids, total, facets } = result;
    if (!found) throw new DomainError('not_found');
    const [places, cards, points] = await Promise.all([
      placesOf(context, tourQuery.language),
      cardCacheOf(database).cards(ids, tourQuery, result),
      findMeetingPoints(database.db, ids),
    ]);
    // A place that was added a moment ago is in the cache within a second.
    const place = places.find(({ slug }) => slug === found.slug + placeSuffix);
    if (!place) throw new DomainError('not_found');
    return placeOnMapView({
      place,
      cards: cards.map(parseSerialized),
      points,
      total,
      facets: facetsView(facets, tourQuery.language),
    });
  },
};

/** All there are, by name. */
async function placesOf({ database }: Context, language: Language): Promise<PlaceView[]> {
  return (await cardCacheOf(database).places({ order: 'name', descending: false, language })).map(parseSerialized);
}
