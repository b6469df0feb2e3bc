import { z } from '@hono/zod-openapi';
import { endpoints } from './endpoint.ts';
import { calendarDate, id, idParams, instant, language, listOf, paging, price, sortOf } from './primitives.ts';

export const affiliateKinds = ['creator', 'affiliate'] as const;
export type AffiliateKind = (typeof affiliateKinds)[number];
export const affiliateStates = ['applied', 'approved', 'declined', 'ended'] as const;
export type AffiliateState = (typeof affiliateStates)[number];

const https = z.url({ protocol: /^https$/ }).max(300);

export const affiliationView = z
  .object({
    kind: z.enum(affiliateKinds),
    state: z.enum(affiliateStates),
    name: z.string(),
    appliedAt: instant,
    code: z.string().nullable().describe('in links as ?via=CODE'),
    link: z.string().nullable().describe('the home page with the code'),
    percent: z.int().nullable().describe('of the price of a booking that took place'),
    reasons: z.string().nullable(),
    can: z.object({ apply: z.boolean() }),
  })
  .openapi('Affiliation');
export type AffiliationView = z.output<typeof affiliationView>;

const offerView = z
  .object({
    percent: z.int().describe('of the price of a booking that took place'),
    days: z.int().describe('within which a booking counts after a visit'),
  })
  .openapi('AffiliateOffer');
export type AffiliateOfferView = z.output<typeof offerView>;

const adminAffiliateView = z
  .object({
    id,
    kind: z.enum(affiliateKinds),
    state: z.enum(affiliateStates),
    name: z.string(),
    email: z.string(),
    link: z.string(),
    message: z.string(),
    language,
    code: z.string().nullable(),
    percent: z.int().nullable(),
    appliedAt: instant,
    decidedAt: instant.nullable(),
    reasons: z.string().nullable(),
  })
  .openapi('AdminAffiliate');
export type AdminAffiliateView = z.output<typeof adminAffiliateView>;

const resultsView = z
  .object({
    days: z
      .array(z.object({ date: calendarDate, clicks: z.int(), bookings: z.int() }))
      .describe('the last 30, the oldest first'),
    clicks: z.int().describe('of all time'),
    bookings: z.int().describe('that are active or took place, of all time'),
    earned: z.array(price).describe('one entry a currency'),
    expected: z.array(price).describe('of bookings whose trips are still ahead'),
    referrals: z
      .array(
        z.object({
          tour: z.string(),
          startsOn: calendarDate,
          referredAt: instant,
          state: z.enum(['ahead', 'earned', 'ended']),
          share: price,
        }),
      )
      .describe('the latest 50, without a word about who booked'),
  })
  .openapi('AffiliateResults');
export type AffiliateResultsView = z.output<typeof resultsView>;

export const affiliateEndpoints = endpoints({
  getAffiliateOffer: {
    method: 'GET',
    path: '/affiliates/offer',
    summary: 'What recommending the marketplace brings',
    access: 'anyone',
    status: 200,
    response: offerView,
    codes: [],
  },
  applyAsAffiliate: {
    method: 'POST',
    path: '/affiliates',
    summary: 'Apply to recommend the marketplace for a share; the operator decides and writes back',
    access: 'user',
    body: z.strictObject({
      kind: z.enum(affiliateKinds),
      name: z.string().trim().min(1).max(120),
      link: https.describe('the channel, site or newsletter'),
      message: z.string().trim().min(30).max(4000).describe('for whom, and how, the marketplace would be recommended'),
      promise: z.boolean().refine((given) => given, { params: { rule: 'required' } }),
    }),
    status: 201,
    response: affiliationView,
    codes: ['affiliate_state', 'too_many_requests'],
  },
  getAffiliation: {
    method: 'GET',
    path: '/affiliates/me',
    summary: 'The own application and what became of it; null without one',
    access: 'user',
    status: 200,
    response: z.object({ affiliation: affiliationView.nullable() }),
    codes: [],
  },
  recordClick: {
    method: 'POST',
    path: '/affiliate-clicks',
    summary: 'A visit through a link; the answer is what a booking sends as `via`, good for 30 days',
    access: 'anyone',
    body: z.strictObject({ code: z.string().trim().min(1).max(40) }),
    status: 201,
    response: z.object({ id, name: z.string(), endsAt: instant }).openapi('AffiliateClick'),
    codes: ['not_found', 'too_many_requests'],
  },
  listAffiliates: {
    method: 'GET',
    path: '/admin/affiliates',
    summary: 'Applications and affiliates',
    access: 'operator',
    query: z.object({
      ...paging,
      state: z.enum(affiliateStates).optional(),
      find: z.string().trim().max(254).optional().describe('a part of a name or an e-mail'),
      sort: sortOf('listAffiliates'),
    }),
    status: 200,
    response: listOf(adminAffiliateView),
    codes: [],
  },
  decideAffiliate: {
    method: 'POST',
    path: '/admin/affiliates/{id}/decision',
    summary: 'Approve or decline an application, or end an affiliation; the applicant is written to',
    access: 'operator',
    params: idParams,
    body: z.strictObject({
      outcome: z.enum(['approved', 'declined', 'ended']),
      reasons: z.string().trim().min(10).max(2000).optional().describe('required to decline or to end'),
    }),
    status: 200,
    response: adminAffiliateView,
    codes: ['not_found', 'affiliate_state'],
  },
});

export const affiliateResultEndpoints = endpoints({
  getAffiliateResults: {
    method: 'GET',
    path: '/affiliates/me/results',
    summary: 'Clicks, bookings and earnings of the own links',
    access: 'user',
    query: z.object({ lang: z.string().max(5).optional() }),
    status: 200,
    response: resultsView,
    codes: ['not_found'],
  },
});
