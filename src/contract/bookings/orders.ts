import { z } from '@hono/zod-openapi';
import { bookingCardView } from '#contract/bookings.ts';
import { endpoints } from '#contract/endpoint.ts';
import { id, idParams, instant, price } from '#contract/primitives.ts';
import { giftCardCode, answersBeforeBooking, quoteId } from './booking-choice.ts';
import { cartLinesMax } from './cart.ts';

export const orderView = z
  .object({
    id,
    reference: z.string(),
    createdAt: instant,
    state: z
      .enum(['unpaid', 'placed', 'expired'])
      .describe(
        'unpaid: all places wait for the payment; placed: each booking says what became of it; expired: not paid in time, nothing is booked',
      ),
    bookings: z.array(bookingCardView).describe('the next first'),
    total: price,
    due: price.nullable().describe('what can be paid now, of all bookings together; null when nothing can'),
    redirectUrl: z.string().nullable().describe('the page of a payment that was started'),
    expiresAt: instant.nullable().describe('until when an unpaid order is to be paid'),
    hasReceipt: z.boolean(),
  })
  .openapi('Order');
export type OrderView = z.output<typeof orderView>;

export const orderEndpoints = endpoints({
  placeOrder: {
    method: 'POST',
    path: '/orders',
    summary: 'Book what holds reserve: all of them, or none; one payment',
    access: 'user',
    requestClass: 'booking',
    body: z.strictObject({
      holds: z
        .array(
          z.strictObject({
            id,
            expectedTotal: price
              .pick({ priceMinor: true, currency: true })
              .optional()
              .describe('what was shown; another total is refused'),
            quoteId: quoteId.optional(),
            ...answersBeforeBooking,
          }),
        )
        .min(1)
        .max(cartLinesMax)
        .describe('all in one currency; a refusal names the one that it is about'),
      payment: z.enum(['later', 'now']).optional().describe('later only if all of them grant it'),
      giftCardCode: giftCardCode
        .optional()
        .describe('pays a share of each booking, by their totals; the rest is paid as `payment` says'),
      via: id.optional().describe('the visit through an affiliate’s link that led here'),
    }),
    status: 201,
    response: orderView,
    codes: ['not_found', 'departure_closed', 'price_changed', 'hold_expired', 'too_many_requests'],
    idempotent: true,
  },
  getOrder: {
    method: 'GET',
    path: '/orders/{id}',
    summary: 'One of the own orders',
    access: 'user',
    requestClass: 'booking',
    params: idParams,
    status: 200,
    response: orderView,
    codes: ['not_found'],
  },
  startOrderPayment: {
    method: 'POST',
    path: '/orders/{id}/payment',
    summary: 'Pay together what is due of the bookings of an order: the address of the payment page',
    access: 'user',
    requestClass: 'booking',
    params: idParams,
    status: 201,
    response: z.object({ redirectUrl: z.string(), expiresAt: instant.nullable() }),
    codes: ['not_found', 'booking_state', 'hold_expired'],
    idempotent: true,
  },
});
