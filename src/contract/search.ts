import { z } from '@hono/zod-openapi';
import { tourCardView } from './catalogue.ts';
import { validity } from './bookings/validity.ts';
import { endpoints } from './endpoint.ts';
import {
  adults,
  calendarDate,
  children,
  currency,
  id,
  language,
  listOf,
  localMoment,
  paging,
  shownPrice,
} from './primitives.ts';
import { categoryFacet, filterFacets, filterQuery, slug } from './search-filters.ts';
import { textMax } from '#kernel/search-limits.ts';

export const searchSorts = ['relevance', 'popularity', 'rating', 'price', '-price', 'duration'] as const;
export type SearchSort = (typeof searchSorts)[number];

export const searchQuery = z.object({
  locationSlug: slug.optional(),
  categorySlug: slug.optional(),
  lang: language.optional(),
  q: z.string().max(textMax).optional(),
  date: calendarDate.optional(),
  adults: adults.optional(),
  children: children.optional(),
  page: paging.page,
  pageSize: z.coerce.number().int().min(1).max(100).default(12),
  sort: z.enum(searchSorts).optional().describe('relevance when there is text, else popularity'),
  ...filterQuery,
  currency: currency.optional(),
});
/** The query as a client sends it, and as the server reads it. */
export type SearchParameters = z.input<typeof searchQuery>;
export type SearchQuery = z.output<typeof searchQuery>;

export const searchView = z
  .object({
    tours: z.array(tourCardView),
    seo: z.object({ title: z.string(), description: z.string(), keywords: z.array(z.string()) }),
    facets: z
      .object({ categories: categoryFacet, ...filterFacets })
      .describe(
        'a count says how many results that choice alone would leave, the text and the other filters as they are',
      ),
    place: z
      .object({ type: z.enum(['city', 'country']), slug: z.string(), name: z.string(), country: z.string() })
      .nullable(),
    category: z
      .object({
        slug: z.string(),
        name: z.string(),
        parent: z.object({ slug: z.string(), name: z.string() }).nullable().describe('the parent category'),
      })
      .nullable(),
    corrected: z.string().nullable().describe('the words searched for, where a typo was forgiven'),
    total: z.int(),
    largestParty: z
      .object({ adults: z.int(), children: z.int(), total: z.int().describe('how many tours it finds') })
      .nullable()
      .describe('who could go on the day where the searched party finds nothing: the largest that does'),
    page: z.int(),
    pageSize: z.int(),
    ranking: z.object({ sort: z.enum(searchSorts), parameters: z.array(z.string()), sponsored: z.literal(false) }),
  })
  .openapi('SearchResult');
export type SearchView = z.output<typeof searchView>;

const toursMax = 24;
const idList = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(id).max(toursMax))
  .openapi({ type: 'string', description: `ids separated by commas, ${toursMax} at most` });

export const nextStartView = z
  .object({
    tourId: id,
    startsAtLocal: localMoment,
    validity: validity.optional(),
    timeZone: z.string(),
    seatsLeft: z
      .int()
      .nullable()
      .describe('of all options at that time that sell seats singly; null where only private groups can go'),
    price: shownPrice.describe('the lowest at that time, for one person of the party: `partyPrice` shared, rounded up'),
    partyPrice: shownPrice.describe('what the party pays for it in all'),
    privateGroupsLeft: z.int().describe('departures at that time that take one private group each'),
    privateGroupMax: z.int().nullable().describe('people in the largest of these groups; null where there is none'),
    freeCancellation: z.boolean().describe('a booking made now can still be cancelled for free'),
  })
  .openapi('NextStart');
export type NextStartView = z.output<typeof nextStartView>;

export const searchEndpoints = endpoints({
  searchTours: {
    method: 'GET',
    path: '/tours/search',
    summary: 'Find tours by place, category, text, date, party and filters; no place in the order is for sale',
    access: 'anyone',
    query: searchQuery,
    status: 200,
    response: searchView,
    codes: [],
  },
  listNextStarts: {
    method: 'GET',
    path: '/tours/next-starts',
    summary:
      'The next start of each tour that has room for a party, from now or on a day; tours without one are left out, and those that never have room are named',
    access: 'anyone',
    query: z.object({
      ids: idList,
      date: calendarDate.optional(),
      from: calendarDate.optional().describe('the first day to look at, where no `date` is given'),
      adults: adults.default(1),
      children: children.default(0),
      currency: currency.optional(),
    }),
    status: 200,
    response: z.object({
      data: z.array(nextStartView),
      tooSmall: z
        .array(z.object({ tourId: id, mostPeople: z.int() }))
        .describe('tours of which no departure takes so many, on whatever day: how many the largest takes'),
    }),
    codes: [],
  },
  suggestTours: {
    method: 'GET',
    path: '/tours/search-text',
    summary: 'Tours whose words begin like the text, accents and typos forgiven',
    access: 'anyone',
    query: z.object({
      q: z.string().max(100),
      locationSlug: slug.optional().describe('only of this place'),
      lang: language.optional(),
      pageSize: z.coerce.number().int().min(1).max(20).default(5),
    }),
    status: 200,
    response: listOf(z.object({ id, title: z.string(), description: z.string(), image: z.string(), city: z.string() })),
    codes: [],
  },
});
