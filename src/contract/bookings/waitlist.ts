import { z } from '@hono/zod-openapi';
import { heldQuote } from '#contract/bookings.ts';
import { questionsBeforeBooking } from './booking-questions.ts';
import { validity } from './validity.ts';
import { endpoints } from '#contract/endpoint.ts';
import { id, idParams, instant, localMoment, noContent } from '#contract/primitives.ts';
import { adultsMax, childrenMax } from '#kernel/party.ts';
import { chosenUnits } from './booking-choice.ts';

/** At a time, so that no user waits for everything. */
export const waitlistEntriesMax = 10;

export const waitlistEntryView = z
  .object({
    id,
    tourId: id,
    tourSlug: z.string(),
    title: z.string(),
    image: z.string(),
    city: z.string(),
    optionName: z.string(),
    departureId: id,
    startsAtLocal: localMoment,
    startsAtUtc: instant,
    validity: validity.optional(),
    timeZone: z.string(),
    adults: z.int(),
    children: z.int(),
    state: z
      .enum(['waiting', 'offered', 'taken', 'missed', 'ended'])
      .describe('missed: the offer was not taken in time; ended: the departure is no longer booked'),
    ahead: z.int().describe('parties that have waited longer'),
    until: instant.describe('when bookings of the departure end, and the list with them'),
    offer: z
      .object({
        holdId: id.describe('placed by POST /bookings'),
        quote: heldQuote,
        expiresAt: instant,
        asks: questionsBeforeBooking.optional().describe('what is to be answered to place it'),
        onRequest: z.boolean().describe('the supplier answers before it is confirmed'),
      })
      .nullable(),
    bookingId: id.nullable().describe('of a taken offer'),
  })
  .openapi('WaitlistEntry');
export type WaitlistEntryView = z.output<typeof waitlistEntryView>;

export const waitlistEndpoints = endpoints({
  joinWaitlist: {
    method: 'POST',
    path: '/tours/{id}/waitlist',
    summary:
      'Wait for seats of a departure that has too few for the party; freed seats are offered in the order of joining',
    access: 'user',
    params: idParams,
    body: z.strictObject({
      departureId: id,
      adults: z.int().min(1).max(adultsMax).optional(),
      children: z.int().min(0).max(childrenMax).optional(),
      units: chosenUnits.optional().describe('instead of adults and children; a private group comes with both'),
    }),
    status: 201,
    response: waitlistEntryView,
    codes: ['not_found', 'sold_out', 'departure_closed', 'seats_available', 'waitlist_state', 'too_many_requests'],
    idempotent: true,
  },
  listWaitlist: {
    method: 'GET',
    path: '/waitlist',
    summary: 'Departures that one waits for or is offered seats of, and offers that were missed, the next first',
    access: 'user',
    status: 200,
    response: z.object({ data: z.array(waitlistEntryView) }),
    codes: [],
  },
  getWaitlistEntry: {
    method: 'GET',
    path: '/waitlist/{id}',
    summary: 'One of the own entries, with the seats that are offered',
    access: 'user',
    params: idParams,
    status: 200,
    response: waitlistEntryView,
    codes: ['not_found'],
  },
  leaveWaitlist: {
    method: 'DELETE',
    path: '/waitlist/{id}',
    summary: 'Wait no longer, or give up the seats that are offered; again changes nothing',
    access: 'user',
    params: idParams,
    status: 204,
    response: noContent,
    codes: ['not_found'],
  },
});
