import { z } from '@hono/zod-openapi';
import { tourCardView } from './catalogue.ts';
import { endpoints } from './endpoint.ts';
import { searchQuery, searchView } from './search.ts';

const position = { latitude: z.number(), longitude: z.number() };

const placeOnMap = z.object({
  slug: z.string().describe('with the suffix -l475, ready for an address'),
  name: z.string(),
  ...position,
  tours: z.int().describe('those that pass the filters'),
});

export const mapView = z
  .object({
    countries: z
      .array(z.object({ code: z.string(), name: z.string(), places: z.array(placeOnMap) }))
      .describe('countries and their places by name; those without a tour are left out'),
    total: z.int(),
    facets: searchView.shape.facets,
  })
  .openapi('Map');
export type MapView = z.output<typeof mapView>;

const tourOnMap = tourCardView
  .pick({
    id: true,
    name: true,
    image: true,
    imageAlt: true,
    priceMinor: true,
    privateGroup: true,
    sharePriceMinor: true,
    party: true,
    currency: true,
    chargedCurrency: true,
    duration: true,
    freeCancellation: true,
    rating: true,
    review: true,
  })
  .extend({ ...position })
  .openapi('TourOnMap');
export type TourOnMap = z.output<typeof tourOnMap>;

export const placeOnMapView = z
  .object({
    slug: z.string(),
    name: z.string(),
    country: z.string(),
    ...position,
    tours: z.array(tourOnMap).describe('the most popular, at most 60; each where it meets, else where the place is'),
    total: z.int(),
    facets: searchView.shape.facets.describe('of the tours of the place'),
  })
  .openapi('PlaceOnMap');
export type PlaceOnMapView = z.output<typeof placeOnMapView>;

/** The query of a search, without place, order and page. */
const filters = searchQuery.omit({ locationSlug: true, sort: true, page: true, pageSize: true });

export const mapEndpoints = endpoints({
  getMap: {
    method: 'GET',
    path: '/map',
    summary: 'Where on the map there is something on sale, and how much of it',
    access: 'anyone',
    query: filters,
    status: 200,
    response: mapView,
    codes: [],
  },
  getPlaceOnMap: {
    method: 'GET',
    path: '/map/{place}',
    summary: 'The tours of a place with where they begin; {place} is its slug',
    access: 'anyone',
    params: z.object({ place: z.string().min(1).max(120) }),
    query: filters,
    status: 200,
    response: placeOnMapView,
    codes: ['not_found'],
  },
});
