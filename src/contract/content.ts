import { z } from '@hono/zod-openapi';
import { applicationFields, contactTopics } from './content.paths.ts';
import { endpoints } from './endpoint.ts';
import { id, instant, language, listOf, noContent, paging } from './primitives.ts';
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
    guessedPercent: z.number().describe('what a guessed word counts of a word as asked'),
    prior: z.object({ reviews: z.number(), stars: z.number() }).describe('added to every tour’s own reviews'),
  })
  .openapi('Ranking');
export type RankingView = z.output<typeof rankingView>;

export const figuresView = z
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
export type FiguresView = z.output<typeof figuresView>;

const sender = { name: z.string().trim().min(1).max(120), email: z.email().max(254) };
const received = z.object({ id, receivedAt: instant }).openapi('Received');
const https = z.url({ protocol: /^https$/ }).max(300);

const contactMessage = z.strictObject({
  ...sender,
  topic: z.enum(contactTopics),
  bookingReference: z.string().trim().min(1).max(20).optional(),
  message: z.string().trim().min(10).max(4000),
});
export type ContactMessage = z.output<typeof contactMessage>;

const application = z.strictObject({
  ...sender,
  field: z.enum(applicationFields),
  link: https.optional().describe('work, a profile or a curriculum vitae elsewhere'),
  message: z.string().trim().min(30).max(4000),
});
export type Application = z.output<typeof application>;

// What is stored is shown as it is, whatever the rules for new ones have become.
const stored = { id, language, writtenAt: instant, name: z.string(), email: z.string(), message: z.string() };
const storedMessage = z.object({ ...stored, topic: z.string(), bookingReference: z.string().nullable() });
const storedApplication = z.object({ ...stored, field: z.string(), link: z.string().nullable() });

const seconds = z.number().min(0).max(600).optional();

export const contentEndpoints = endpoints({
  getOperator: {
    summary: 'Who runs this marketplace; null is what they have not said',
    access: 'anyone',
    status: 200,
    response: operatorView,
    codes: [],
  },
  getRanking: {
    summary: 'What decides the order of search results, with the numbers the program computes with',
    access: 'anyone',
    status: 200,
    response: rankingView,
    codes: [],
  },
  getFigures: {
    summary: 'How much there is on this marketplace, counted now',
    access: 'anyone',
    status: 200,
    response: figuresView,
    codes: [],
  },
  sendMessage: {
    summary: 'Write to the operator; a receipt goes to the sender',
    access: 'anyone',
    body: contactMessage,
    status: 201,
    response: received,
    codes: ['too_many_requests'],
  },
  apply: {
    summary: 'Apply for work with the operator; a receipt goes to the sender',
    access: 'anyone',
    body: application,
    status: 201,
    response: received,
    codes: ['too_many_requests'],
  },
  listMessages: {
    summary: 'Messages to the operator, latest first',
    access: 'admin',
    query: z.object(paging),
    status: 200,
    response: listOf(storedMessage),
    codes: [],
  },
  listApplications: {
    summary: 'Applications, latest first',
    access: 'admin',
    query: z.object(paging),
    status: 200,
    response: listOf(storedApplication),
    codes: [],
  },
  reportMeasurements: {
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
