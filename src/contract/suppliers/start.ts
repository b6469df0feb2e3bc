// What the start page of a supplier has: what waits for an answer, the week, and what is missing before the first booking.
import { z } from '@hono/zod-openapi';
import { openTaxRequest } from '#contract/operator/seller-reports.ts';
import { endpoints } from '#contract/endpoint.ts';
import { calendarDate, id, instant, localMoment } from '#contract/primitives.ts';
import { documentKinds } from '#kernel/choices/supplier-documents.ts';
import { calendarDay } from './calendar.ts';

/** How many of each kind are named; `total` has all. */
export const namedAtStart = 3;

const waiting = <T extends z.ZodType>(one: T) => z.object({ total: z.int(), first: z.array(one).max(namedAtStart) });

const ofBooking = {
  bookingId: id,
  departureId: id,
  reference: z.string(),
  title: z.string(),
  startsAtLocal: localMoment,
  timeZone: z.string(),
};

const setupSteps = ['details', 'documents', 'tour', 'check', 'sale'] as const;

export const supplierStartView = z
  .object({
    requests: waiting(z.object({ ...ofBooking, people: z.int(), decideBy: instant })).describe(
      'bookings, and changes of bookings, to accept or decline, the earliest deadline first',
    ),
    openAnswers: waiting(z.object({ ...ofBooking, traveller: z.string().nullable() })).describe(
      'confirmed bookings of these days that required answers are missing of, the next first',
    ),
    messages: waiting(
      z.object({ ...ofBooking, traveller: z.string().nullable(), text: z.string(), since: instant }),
    ).describe('from travellers, without an answer, the longest first'),
    reviews: waiting(
      z.object({ id, title: z.string(), author: z.string(), stars: z.int(), writtenAt: instant }),
    ).describe('without a reply, the latest first'),
    returned: waiting(z.object({ id, title: z.string(), reason: z.string() })).describe('drafts that were sent back'),
    removals: waiting(
      z.object({
        tourId: id,
        title: z.string(),
        reference: z.string(),
        code: z.string().nullable().describe('opens the decision; for members, not for programs'),
        decidedAt: instant,
        appealBefore: instant,
      }),
    ).describe('tours that a notice has taken off sale, while that can be appealed'),
    taxDetailsMissing: z
      .boolean()
      .describe('for the yearly report to the tax authority, of a verified supplier of the EU; an owner can give them'),
    taxRequest: openTaxRequest,
    documents: waiting(
      z.object({
        id,
        kind: z.enum(documentKinds),
        problem: z.enum(['refused', 'soon', 'ended']).describe('soon, ended: the end of its validity'),
        reason: z.string().nullable().describe('why it was refused'),
        validUntil: calendarDate.nullable(),
      }),
    ).describe('of the own business, to be replaced, the latest first'),
    documentsMissing: z.array(z.enum(documentKinds)).describe('that the operator requires'),
    days: z.array(calendarDay).describe('of the seven days, those that have departures'),
    setup: z
      .object({
        steps: z.array(
          z.object({
            step: z.enum(setupSteps),
            state: z
              .enum(['done', 'todo', 'waiting', 'optional'])
              .describe('waiting: for the marketplace; optional: does not count'),
          }),
        ),
        tour: z
          .object({ id, percent: z.int().describe('how much of it is written') })
          .nullable()
          .describe('the one that was written on last'),
        wasOnSale: z.boolean().describe('a tour is or was on sale: there may be departures and bookings'),
      })
      .nullable()
      .describe('until a tour of a verified supplier is on sale'),
  })
  .openapi('SupplierStart');
export type SupplierStartView = z.output<typeof supplierStartView>;

export const supplierStartEndpoints = endpoints({
  getSupplierStart: {
    method: 'GET',
    path: '/supplier/start',
    summary: 'What waits for the supplier one acts for, and its next seven days',
    access: 'supplier',
    query: z.object({
      from: calendarDate.describe('today, as a local day of each tour'),
      lang: z.string().max(5).optional(),
    }),
    status: 200,
    response: supplierStartView,
    codes: ['not_found'],
  },
});
