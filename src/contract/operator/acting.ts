// Support acts for a traveller. What is not here, support cannot do: passwords, passkeys, payments and erasure above all.
import { z } from '@hono/zod-openapi';
import { bookingCardView, bookingView } from '#contract/bookings.ts';
import { cancellationQuote, expectedRefund } from '#contract/bookings/cancellations.ts';
import { changeEndpoints, changeQuote } from '#contract/bookings/changes.ts';
import { endpoints } from '#contract/endpoint.ts';
import { id, idParams, instant, listOf, paging } from '#contract/primitives.ts';
import { actingMinutes } from '#kernel/choices/acting.ts';

const acting = z
  .object({
    id,
    traveller: z.object({ id, name: z.string(), email: z.string() }),
    reason: z.string(),
    endsAt: instant.describe(`${actingMinutes} minutes after its beginning`),
    endedAt: instant.nullable(),
  })
  .openapi('Acting');
export type ActingView = z.output<typeof acting>;

// Not its ticket and not the way to pay: those are the traveller's.
const outcome = bookingView.pick({ id: true, reference: true, status: true, state: true }).openapi('ActedBooking');

const bookingParams = z.object({ id, bookingId: id });

export const actingEndpoints = endpoints({
  startActing: {
    method: 'POST',
    path: '/admin/users/{id}/acting',
    summary: `Act for a traveller for ${actingMinutes} minutes, with a reason; the traveller is told by mail. One at a time: it ends acting for another`,
    access: 'support',
    params: idParams,
    body: z.strictObject({ reason: z.string().trim().min(10).max(500) }),
    status: 201,
    response: acting,
    codes: ['not_found'],
    idempotent: true,
  },
  getRunningActing: {
    method: 'GET',
    path: '/admin/acting',
    summary: 'For whom the caller acts right now',
    access: 'support',
    status: 200,
    response: z.object({ acting: acting.nullable() }),
    codes: [],
  },
  getActing: {
    method: 'GET',
    path: '/admin/acting/{id}',
    summary: 'For whom one acts, why and until when',
    access: 'support',
    params: idParams,
    status: 200,
    response: acting,
    codes: ['not_found'],
  },
  endActing: {
    method: 'DELETE',
    path: '/admin/acting/{id}',
    summary: 'Stop acting for a traveller',
    access: 'support',
    params: idParams,
    status: 200,
    response: acting,
    codes: ['not_found'],
  },
  listBookingsAsTraveller: {
    method: 'GET',
    path: '/admin/acting/{id}/bookings',
    summary: 'The bookings of the traveller, as they see them',
    access: 'support',
    params: idParams,
    query: z.object(paging),
    status: 200,
    response: listOf(bookingCardView),
    codes: ['not_found', 'acting_over'],
  },
  quoteCancellationAsTraveller: {
    method: 'GET',
    path: '/admin/acting/{id}/bookings/{bookingId}/cancellation',
    summary: 'What the traveller would get back by the terms',
    access: 'support',
    params: bookingParams,
    status: 200,
    response: cancellationQuote,
    codes: ['not_found', 'booking_state', 'acting_over'],
  },
  cancelBookingAsTraveller: {
    method: 'POST',
    path: '/admin/acting/{id}/bookings/{bookingId}/cancellation',
    summary: 'Cancel a booking as the traveller would; the refund is what the terms say',
    access: 'support',
    requestClass: 'booking',
    params: bookingParams,
    body: z.strictObject({ reason: z.string().trim().max(500).optional(), expectedRefund }),
    status: 200,
    response: outcome,
    codes: ['not_found', 'booking_state', 'price_changed', 'acting_over'],
    idempotent: true,
  },
  quoteChangeAsTraveller: {
    method: 'POST',
    path: '/admin/acting/{id}/bookings/{bookingId}/change-quote',
    summary: 'What a change of the booking would cost or give back; changes nothing',
    access: 'support',
    params: bookingParams,
    body: changeEndpoints.quoteChange.body,
    status: 200,
    response: changeQuote,
    codes: [...changeEndpoints.quoteChange.codes, 'acting_over'],
  },
  changeBookingAsTraveller: {
    method: 'POST',
    path: '/admin/acting/{id}/bookings/{bookingId}/changes',
    summary:
      'Change a booking as the traveller would, at the price that was quoted; what it costs more the traveller pays',
    access: 'support',
    requestClass: 'booking',
    params: bookingParams,
    body: changeEndpoints.changeBooking.body,
    status: 200,
    response: outcome,
    codes: [...changeEndpoints.changeBooking.codes, 'acting_over'],
    idempotent: true,
  },
});
