// Public facts about the marketplace, and measurements reported by browsers.
import { z } from '@hono/zod-openapi';
import { endpoints } from './endpoint.ts';
import { noContent } from './primitives.ts';
import { searchSorts } from './search.ts';

const given = z.string().nullable();

export const operatorView = z
  .object({
    name: given,
    representedBy: given,
    address: given,
    countryName: given.describe('in the language of the caller'),
    email: given,
    phone: given,
    registerNumber: given,
    taxNumber: given,
  })
  .openapi('Operator');
export type OperatorView = z.output<typeof operatorView>;

export const rankingView = z
  .object({
    orders: z.array(z.object({ sort: z.enum(searchSorts), text: z.string() })),
    weights: z.object({ title: z.number(), names: z.number(), text: z.number() }).describe('of a word in each field'),
    guessedPercent: z.number().describe('what a guessed word counts of a word as searched'),
    prior: z.object({ reviews: z.number(), stars: z.number() }).describe('added to every tour’s own reviews'),
  })
  .openapi('Ranking');
export type RankingView = z.output<typeof rankingView>;

export const statisticsView = z
  .object({
    tours: z.int(),
    cities: z.int(),
    countries: z.int(),
    partners: z.int(),
    categories: z.int(),
    guideLanguages: z.int().describe('languages in which tours are guided'),
    reviews: z.int(),
    averageStars: z.number().nullable().describe('of all reviews; null without any'),
  })
  .openapi('Figures');
export type StatisticsView = z.output<typeof statisticsView>;

const seconds = z.number().min(0).max(600).optional();

export const marketplaceEndpoints = endpoints({
  getOperator: {
    method: 'GET',
    path: '/operator',
    summary: 'Who runs this marketplace; null is what they have not said',
    access: 'anyone',
    status: 200,
    response: operatorView,
    codes: [],
  },
  getRanking: {
    method: 'GET',
    path: '/ranking',
    summary: 'What decides the order of search results, with the numbers the program computes with',
    access: 'anyone',
    status: 200,
    response: rankingView,
    codes: [],
  },
  getFigures: {
    method: 'GET',
    path: '/figures',
    summary: 'How much there is on this marketplace, counted now',
    access: 'anyone',
    status: 200,
    response: statisticsView,
    codes: [],
  },
  reportMeasurements: {
    method: 'POST',
    path: '/measurements',
    summary: 'How fast a page appeared, from a browser whose user has agreed to it; only added up, never stored',
    access: 'anyone',
    body: z.strictObject({
      firstByteSeconds: seconds,
      largestPaintSeconds: seconds,
      interactionSeconds: seconds,
      layoutShift: z.number().min(0).max(100).optional(),
    }),
    status: 204,
    response: noContent,
    codes: ['too_many_requests'],
  },
});
