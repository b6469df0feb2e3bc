import { z } from '@hono/zod-openapi';
import { lineKinds } from '#kernel/units.ts';
import { bookingView, quoteView, refundParts } from '#contract/bookings.ts';
import { endpoints } from '#contract/endpoint.ts';
import { idParams, instant, price } from '#contract/primitives.ts';
import { bookingCode } from './booking-choice.ts';

export const cancellationQuote = z
  // Parts of the total, paid or not: for an unpaid booking `kept` is what the policy would keep, and no debt.
  .object({
    refund: price,
    kept: price,
    refundPercent: z.int(),
    paid: z.boolean(),
    back: refundParts,
    left: z
      .object({ adults: z.int(), children: z.int(), total: price, due: price })
      .nullable()
      .describe('what is left of the booking; null when it is cancelled as a whole'),
    reasonsRequired: z.literal(false),
  })
  .openapi('CancellationQuote');
export type CancellationQuoteView = z.output<typeof cancellationQuote>;

/** One person, ticket or extra of a booking (unit item). */
export const bookingItemView = z
  .object({
    position: z.int().describe('names the item within its booking, from 1; it never changes'),
    kind: z.enum(lineKinds),
    label: quoteView.shape.lines.element.shape.label,
    adults: z.int(),
    children: z.int(),
    price,
    state: z.enum(['booked', 'cancelled', 'attended', 'no_show']),
    cancelledAt: instant.nullable().describe('when it was cancelled by itself'),
    refund: price.nullable().describe('of an item that was cancelled by itself: what its terms grant'),
  })
  .openapi('BookingItem');
export type BookingItemView = z.output<typeof bookingItemView>;

export const expectedRefund = price
  .pick({ priceMinor: true, currency: true })
  .optional()
  .describe(
    '`refund` of the quote; another one is refused, with the quote of now, unless the whole booking is cancelled and nothing was paid',
  );

export const itemPositions = z.array(z.int().min(1).max(999)).min(1).max(100);

export const cancellationEndpoints = endpoints({
  quoteCancellation: {
    method: 'GET',
    path: '/bookings/{id}/cancellation',
    summary: 'What cancelling now would give back, to the cent: the booking, or some of its items',
    access: 'user',
    requestClass: 'booking',
    params: idParams,
    query: z.object({
      items: z
        .string()
        .regex(/^\d{1,3}(,\d{1,3}){0,99}$/)
        .optional()
        .describe('positions of items: 2,3'),
    }),
    status: 200,
    response: cancellationQuote,
    codes: ['not_found', 'booking_state'],
  },
  cancelBooking: {
    method: 'POST',
    path: '/bookings/{id}/cancellation',
    summary:
      'Cancel a booking or withdraw a request, or some of its items; the refund is what the policy says at this minute',
    access: 'user',
    requestClass: 'booking',
    params: idParams,
    body: z.strictObject({
      reason: z.string().trim().max(500).optional(),
      items: itemPositions.optional().describe('those to cancel; all of the booking by default'),
      expectedRefund,
    }),
    status: 200,
    response: bookingView,
    codes: ['not_found', 'booking_state', 'price_changed'],
    idempotent: true,
  },
  listBookingItems: {
    method: 'GET',
    path: '/bookings/{id}/items',
    summary: 'The persons and tickets of an own booking, each with its state',
    access: 'user',
    requestClass: 'booking',
    params: idParams,
    status: 200,
    response: z.object({ data: z.array(bookingItemView) }),
    codes: ['not_found'],
  },
  quoteFoundCancellation: {
    method: 'POST',
    path: '/bookings/lookup/quote',
    summary:
      'What cancelling a found booking would give back; for a traveller whose account is suspended, by the code of that mail',
    access: 'anyone',
    requestClass: 'booking',
    body: z.strictObject(bookingCode),
    status: 200,
    response: cancellationQuote,
    codes: ['not_found', 'booking_state', 'too_many_requests'],
  },
  cancelFoundBooking: {
    method: 'POST',
    path: '/bookings/lookup/cancellation',
    summary: 'Cancel a found booking; for a traveller whose account is suspended, by the code of that mail',
    access: 'anyone',
    requestClass: 'booking',
    body: z.strictObject({ ...bookingCode, reason: z.string().trim().max(500).optional(), expectedRefund }),
    status: 200,
    response: bookingView,
    codes: ['not_found', 'booking_state', 'price_changed', 'too_many_requests'],
  },
});
