// What the traveller of a booking and its supplier write to each other.
import { z } from '@hono/zod-openapi';
import { endpoints } from '#contract/endpoint.ts';
import { id, idParams, instant, noContent } from '#contract/primitives.ts';
import { messageLengthMax } from '#kernel/choices/message-length.ts';

/** After the tour something may still have been left on the boat. */
export const messageDaysAfter = 14;

const bookingMessageView = z
  .object({
    id,
    author: z.enum(['traveller', 'supplier']),
    text: z.string(),
    writtenAt: instant,
  })
  .openapi('BookingMessage');
export type BookingMessageView = z.output<typeof bookingMessageView>;

/** Of a departure, with what its supplier sees besides. */
export const departureMessageView = bookingMessageView
  .extend({
    bookingId: id,
    isWaiting: z.boolean().describe('of the traveller, and without an answer'),
    sentTo: z.int().describe('how many travellers got this text together'),
  })
  .openapi('DepartureMessage');
export type DepartureMessageView = z.output<typeof departureMessageView>;

const messages = z
  .object({ data: z.array(bookingMessageView), mayWrite: z.boolean(), supplier: z.string() })
  .openapi('BookingMessages');

const text = z.string().trim().min(1).max(messageLengthMax);

export const bookingMessageEndpoints = endpoints({
  listBookingMessages: {
    method: 'GET',
    path: '/bookings/{id}/messages',
    summary: 'What its supplier and the traveller of an own booking have written to each other, the oldest first',
    access: 'user',
    requestClass: 'booking',
    params: idParams,
    status: 200,
    response: messages,
    codes: ['not_found'],
  },
  writeBookingMessage: {
    method: 'POST',
    path: '/bookings/{id}/messages',
    summary: 'Write to the supplier of an own booking, which gets a mail',
    access: 'user',
    requestClass: 'booking',
    params: idParams,
    body: z.strictObject({ text }),
    status: 201,
    response: bookingMessageView,
    codes: ['not_found', 'booking_state', 'too_many_requests'],
    idempotent: true,
  },
  listDepartureMessages: {
    method: 'GET',
    path: '/supplier/departures/{id}/messages',
    summary:
      'What was written with the travellers of a departure of an own tour, for a guide of an assigned one, for an operator of any: the latest 500, the oldest first',
    access: 'guide',
    scope: 'messages:read',
    params: idParams,
    status: 200,
    response: z.object({ data: z.array(departureMessageView) }),
    codes: ['not_found'],
  },
  writeToTravellers: {
    method: 'POST',
    path: '/supplier/departures/{id}/messages',
    summary:
      'Write to all travellers of a departure of an own tour or to some of them, as a guide of an assigned one, each in a mail and on the page of the booking',
    access: 'guide',
    scope: 'messages:write',
    params: idParams,
    body: z.strictObject({
      text,
      bookingIds: z.array(id).min(1).max(1000).optional().describe('without it, all confirmed ones'),
    }),
    status: 201,
    response: z.object({ sent: z.int().describe('to so many travellers') }),
    codes: ['not_found', 'booking_state', 'too_many_requests'],
    idempotent: true,
  },
  settleMessages: {
    method: 'POST',
    path: '/supplier/bookings/{id}/messages/settlement',
    summary: 'Say that what a traveller has written needs no answer; again changes nothing',
    access: 'guide',
    requestClass: 'booking',
    scope: 'messages:write',
    params: idParams,
    status: 204,
    response: noContent,
    codes: ['not_found'],
  },
});
