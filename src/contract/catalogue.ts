import { z } from '@hono/zod-openapi';
import { unitKinds } from '#kernel/units.ts';
import { endpoints } from './endpoint.ts';
import { currency, id, idParams, instant, language, listOf, paging } from './primitives.ts';
import { guide, languageDays, tourFacts } from './tour-facts.ts';

const word = z.object({ slug: z.string(), name: z.string() });

/** A tour on a card. The spec's two names for a thing are both sent; `name`, `price`, `media` are preferred. */
export const tourCardView = z
  .object({
    id,
    slug: z.string(),
    name: z.string(),
    title: z.string(),
    description: z.string(),
    image: z.string(),
    imageAlt: z.string(),
    price: z.number().nullable(),
    priceMinor: z.int().nullable(),
    basePrice: z.number().nullable(),
    privateGroup: z
      .literal(true)
      .optional()
      .describe(
        'the prices are for a private group as a whole: the tour is sold to no one else, or of results for a day, it costs least on it',
      ),
    sharePriceMinor: z
      .int()
      .optional()
      .describe('of results for a day, of a private group: for one person of the party; filters and order compare it'),
    party: z
      .object({ adults: z.int(), children: z.int(), priceMinor: z.int() })
      .optional()
      .describe(
        'of results for a day and more than one person: what they pay in all. For one of them, an average, it is in priceMinor, of a private group in sharePriceMinor',
      ),
    currency,
    chargedCurrency: currency.describe('prices in another one are converted and rounded for display'),
    duration: z.number().nullable().describe('hours'),
    language: z.string().describe('first language the guide speaks'),
    languages: z.array(z.string()),
    freeCancellation: z.boolean(),
    payLater: z.boolean(),
    pickupAvailable: z.boolean(),
    rating: z.number().nullable().describe('null: no review yet'),
    review: z.int().describe('number of reviews'),
    city: z.string(),
    country: z.string(),
    supplier: z.object({ name: z.string() }),
  })
  .openapi('TourCard');
export type TourCardView = z.output<typeof tourCardView>;

export const photoView = z
  .object({ url: z.string(), smallUrl: z.string().describe('320 × 320'), width: z.int(), height: z.int() })
  .openapi('ReviewPhoto');
export type PhotoView = z.output<typeof photoView>;

export const reviewView = z
  .object({
    id,
    author: z.string(),
    rating: z.int().min(1).max(5),
    date: z.string(),
    comment: z.string(),
    language,
    verified: z.literal(true).describe('written after a completed booking; there is no other way'),
    photos: z.array(photoView),
    supplierReply: z.string().nullable(),
    replyLanguage: language.nullable(),
  })
  .openapi('Review');
export type ReviewView = z.output<typeof reviewView>;

export const unitView = z.object({
  id,
  kind: z.enum(unitKinds),
  label: z.string().describe('what its supplier calls it, else its kind'),
  price: z.number().describe('the usual one'),
  priceMinor: z.int(),
  priceVaries: z.boolean().optional().describe('price rules change it by day, start, party or time of booking'),
  minAge: z.int().nullable(),
  maxAge: z.int().nullable(),
  seats: z.int(),
  adults: z.int().describe('whom one unit admits; one without is sold only together with one that admits an adult'),
  children: z.int(),
  least: z.int().describe('in one booking that has any'),
  most: z.int().nullable(),
});

export const policyView = z
  .object({
    key: z.enum(['flexible', 'moderate', 'strict', 'fixed']),
    tiers: z.array(z.object({ hoursBefore: z.int(), refundPercent: z.int() })),
  })
  .openapi('CancellationPolicy');
export type PolicyView = z.output<typeof policyView>;

export const tourView = tourCardView
  .extend({
    gallery: z.array(z.string()),
    media: z.array(z.object({ url: z.string(), alt: z.string() })),
    whatToDo: z.string(),
    detail: z.string(),
    services: z.array(z.object({ name: z.string() })),
    facts: tourFacts,
    meetingPoint: z.string(),
    meetingPointPosition: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    timeZone: z.string(),
    options: z.array(
      z.object({
        id,
        name: z.string(),
        leastUnits: z.int().describe('in one booking, of all units together'),
        mostUnits: z.int().nullable(),
        units: z.array(unitView),
      }),
    ),
    openDated: z
      .string()
      .optional()
      .describe(
        'for people: for how long its tickets are valid, where all are valid for days from the purchase; no date is chosen',
      ),
    policy: policyView,
    confirmation: z.enum(['instant', 'on-request']),
    translations: z.array(z.object({ lang: language, title: z.string(), description: z.string() })),
    reviews: z.array(reviewView),
    place: z.object({ id, slug: z.string(), name: z.string(), countryCode: z.string() }),
    categories: z.array(word),
    tags: z.array(word),
    trader: z
      .object({
        legalName: z.string(),
        address: z.string(),
        email: z.string(),
        phone: z.string(),
        registerNumber: z.string().describe('with the name of the register, where it is known'),
        taxNumber: z.string(),
      })
      .describe('who sells the tour; the marketplace is an intermediary (Regulation (EU) 2022/2065, article 30)'),
    updatedAt: instant,
  })
  .openapi('Tour');
export type TourView = z.output<typeof tourView>;

/** `current` of `tour_off_sale`: what is public of a tour that was on sale, and whether its supplier may sell it again. */
export type TourOffSaleView = Pick<TourView, 'id' | 'title'> & {
  state: 'paused' | 'archived';
  place: Pick<TourView['place'], 'slug' | 'name'>;
  /** The slug of its first category. */
  category: string | null;
};

/** Who runs a tour, by what the marketplace knows of its own. */
export const tourSupplierView = z
  .object({
    name: z.string(),
    since: instant.describe('when it was registered here'),
    tours: z.int().describe('on sale'),
    rating: z.number().nullable().describe('of all its tours; null: no review yet'),
    review: z.int().describe('number of reviews of all its tours'),
    languageDays: z.array(languageDays).describe('of this tour; empty if it is not known'),
    guides: z.array(guide).describe('of this tour; empty if they are not known'),
    groupSizeMax: z.int().nullable().describe('people that one guide of this tour takes along at most'),
  })
  .openapi('TourSupplier');
export type TourSupplierView = z.output<typeof tourSupplierView>;

export const placeView = z
  .object({
    id,
    name: z.string(),
    slug: z.string().describe('with the suffix -l475, ready for an address'),
    type: z.literal('city'),
    line: z.string(),
    image: z.string(),
    imageAlt: z.string(),
    tours: z.int(),
    latitude: z.number(),
    longitude: z.number(),
    metadata: z.object({ country: z.string(), countryCode: z.string() }),
  })
  .openapi('Location');
export type PlaceView = z.output<typeof placeView>;

export const categoryView = z
  .object({
    id,
    slug: z.string(),
    parent: z.string().nullable().describe('the slug of its parent category; its tours are tours of that one, too'),
    name: z.string(),
    description: z.string(),
    tours: z.int(),
  })
  .openapi('Category');
export type CategoryView = z.output<typeof categoryView>;
export const tagView = z.object({ id, slug: z.string(), name: z.string(), tours: z.int() }).openapi('Tag');
export type TagView = z.output<typeof tagView>;
export const categoriesView = z.array(categoryView);
export const tagsView = z.array(tagView);

const texts = { lang: language.optional() };
const order = { orderDir: z.enum(['ASC', 'DESC', 'asc', 'desc']).optional() };

export const catalogueEndpoints = endpoints({
  listTours: {
    method: 'GET',
    path: '/tours',
    summary: 'Tours on sale',
    access: 'anyone',
    query: z.object({
      ...texts,
      ...paging,
      ...order,
      currency: currency.optional(),
      featured: z.literal('true').optional().describe('only those that the operator features today, in its order'),
      orderBy: z.enum(['popularity', 'price', 'rating', 'duration', 'name', 'newest']).default('popularity'),
    }),
    status: 200,
    response: listOf(tourCardView),
    codes: [],
  },
  getTour: {
    method: 'GET',
    path: '/tours/{id}',
    summary:
      'One tour with its texts, options, policy, seller and latest reviews; {id} is its id or its slug. 404 `tour_off_sale` with its title and city as `current` if its supplier has paused or archived it',
    access: 'anyone',
    params: z.object({ id: z.string().min(1).max(120) }),
    query: z.object({
      ...texts,
      currency: currency.optional(),
      view: z
        .literal('1')
        .optional()
        .describe('for the page of the tour: counted as a view of it; changes nothing in the response'),
    }),
    status: 200,
    response: tourView,
    codes: ['not_found', 'tour_off_sale'],
  },
  getTourSupplier: {
    method: 'GET',
    path: '/tours/{id}/supplier',
    summary: 'Who runs a tour: since when, how many tours, and how they are rated',
    access: 'anyone',
    params: idParams,
    status: 200,
    response: tourSupplierView,
    codes: ['not_found'],
  },
  getCurrencyOfPage: {
    method: 'GET',
    path: '/settings/currency',
    summary: 'The currency in which the page of tours or of a place shows prices while none is chosen',
    access: 'anyone',
    query: z.object({
      ...texts,
      tour: z.string().max(120).optional(),
      tours: z.string().max(400).optional().describe('slugs of tours that are compared, with commas between them'),
      place: z.string().max(120).optional(),
    }),
    status: 200,
    response: z.object({ currency }),
    codes: [],
  },
  listPlaces: {
    method: 'GET',
    path: '/locations',
    summary: 'Places with tours',
    access: 'anyone',
    query: z.object({
      ...texts,
      ...paging,
      ...order,
      orderBy: z.enum(['name', 'popularity', 'tours']).default('name'),
      type: z.literal('city').optional(),
    }),
    status: 200,
    response: listOf(placeView),
    codes: [],
  },
  suggestPlaces: {
    method: 'GET',
    path: '/locations/search',
    summary:
      'Countries and places whose name or country begins like the text, in any language, typos in names forgiven',
    access: 'anyone',
    query: z.object({ ...texts, q: z.string().max(100), pageSize: z.coerce.number().int().min(1).max(20).default(5) }),
    status: 200,
    response: listOf(
      placeView.pick({ name: true, slug: true, metadata: true }).extend({
        id: z.string().describe('of a country its code'),
        type: z.enum(['city', 'country']),
      }),
    ),
    codes: [],
  },
  listCategories: {
    method: 'GET',
    path: '/categories',
    summary: 'All categories',
    access: 'anyone',
    query: z.object(texts),
    status: 200,
    response: categoriesView,
    codes: [],
  },
  listTags: {
    method: 'GET',
    path: '/tags',
    summary: 'All tags',
    access: 'anyone',
    query: z.object(texts),
    status: 200,
    response: tagsView,
    codes: [],
  },
});
