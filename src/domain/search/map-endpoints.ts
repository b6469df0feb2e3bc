import { DomainError } from '#contract/domain-error.ts';
import type { PlaceView } from '#contract/catalogue.ts';
import type { mapEndpoints } from '#contract/map.ts';
import type { Language } from '#kernel/languages.ts';
import { placeSuffix } from '#kernel/slugs.ts';
import type { Context } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { readBack } from '#platform/http/written.ts';
import { findMeetingPoints } from '../catalogue/catalogue-queries.ts';
import { shelfOf } from '../storefront/shelf.ts';
import { questionOf } from './endpoints.ts';
import { mapView, placeOnMapView } from './map-view.ts';
import { searchOf } from './search-port.ts';

const toursShown = 60;

export const mapHandlers: Handlers<typeof mapEndpoints> = {
  async getMap(context, { query }) {
    // The page itself is not shown: the counts beside it are.
    const question = await questionOf(context, { ...query, page: 1, pageSize: 1 });
    const search = searchOf(context.database);
    const now = context.clock.now();
    const [{ total, facets }, counts, places] = await Promise.all([
      search.tours(question, now),
      search.countByPlace(question, now),
      placesOf(context, question.language),
    ]);
    return mapView({ total, facets, counts, places }, question.language);
  },

  async getPlaceOnMap(context, { params, query }) {
    const asked = { ...query, locationSlug: params.place, sort: 'popularity' as const, page: 1, pageSize: toursShown };
    const question = await questionOf(context, asked);
    const { database, clock } = context;
    const { place: found, ids, total } = await searchOf(database).tours(question, clock.now());
    if (!found) throw new DomainError('not_found');
    const [places, cards, points] = await Promise.all([
      placesOf(context, question.language),
      shelfOf(database).cards(ids, question),
      findMeetingPoints(database.read, ids),
    ]);
    // One that was added a moment ago is on the shelf within a second.
    const place = places.find(({ slug }) => slug === found.slug + placeSuffix);
    if (!place) throw new DomainError('not_found');
    return placeOnMapView({ place, cards: cards.map(readBack), points, total });
  },
};

/** All there are, by name. */
async function placesOf({ database }: Context, language: Language): Promise<PlaceView[]> {
  return (await shelfOf(database).places({ order: 'name', descending: false, language })).map(readBack);
}
