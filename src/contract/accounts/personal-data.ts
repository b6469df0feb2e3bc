import { z } from '@hono/zod-openapi';
import { endpoints, fileResponse } from '#contract/endpoint.ts';
import { id, localMoment, noContent } from '#contract/primitives.ts';

/** What erasing the account does to a data source: its rows are deleted, stay without a name, or stay as the law
 *  requires, without the person. */
export const fates = ['erased', 'anonymous', 'kept'] as const;

const obstacle = z.union([
  z.object({ kind: z.literal('booking'), bookingId: id, title: z.string(), startsAtLocal: localMoment }),
  z.object({ kind: z.literal('tours_on_sale') }).describe('of a partner that has no other owner'),
  z.object({ kind: z.literal('last_operator') }),
  z.object({ kind: z.literal('last_owner') }).describe('of a team with other members'),
]);

export const personalDataView = z
  .object({
    parts: z.array(z.object({ name: z.string(), count: z.int(), fate: z.enum(fates) })),
    obstacles: z.array(obstacle).describe('why the account cannot be erased yet; empty when it can'),
  })
  .openapi('PersonalData');
export type PersonalDataView = z.output<typeof personalDataView>;

export const personalDataEndpoints = endpoints({
  getPersonalData: {
    method: 'GET',
    path: '/auth/me/personal-data',
    summary: 'What is stored about the caller, in numbers, and what erasing the account would leave of it',
    access: 'user',
    status: 200,
    response: personalDataView,
    codes: [],
  },
  exportPersonalData: {
    method: 'GET',
    path: '/auth/me/personal-data/export',
    summary: 'All of it as a ZIP: a page to read (index.html), a JSON file for each part, and pictures',
    access: 'user',
    status: 200,
    file: 'application/zip',
    response: fileResponse,
    codes: ['proof_required', 'too_many_requests'],
  },
  eraseAccount: {
    method: 'POST',
    path: '/auth/me/erasure',
    summary: 'Erase the account for good; bookings ahead have to be cancelled first',
    access: 'user',
    requestClass: 'signIn',
    status: 204,
    response: noContent,
    codes: ['proof_required', 'erasure_blocked'],
  },
});
