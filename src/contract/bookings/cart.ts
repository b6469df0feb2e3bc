import { z } from '@hono/zod-openapi';
import { quoteView } from '#contract/bookings.ts';
import { policyView } from '#contract/catalogue.ts';
import { includedTaxes } from './included-tax.ts';
import { validity } from './validity.ts';
import { endpoints } from '#contract/endpoint.ts';
import { calendarDate, id, instant, localMoment, noContent, price } from '#contract/primitives.ts';
import { bookingChoice } from './booking-choice.ts';

export const cartLinesMax = 10;

const nextTime = z.object({
  departureId: id,
  startsAtLocal: localMoment,
  startsAtUtc: instant,
  validity: validity.optional(),
  total: price.describe('for the same party, at the price of now'),
  code: z.string().optional().describe('the promo code of the line, if it is still good: the total is with it'),
});

export const cartLineView = z
  .object({
    holdId: id,
    tourId: id,
    tourSlug: z.string(),
    title: z.string(),
    image: z.string(),
    optionName: z.string(),
    city: z.string(),
    date: calendarDate,
    startsAtLocal: localMoment,
    startsAtUtc: instant,
    validity: validity.optional(),
    timeZone: z.string(),
    adults: z.int(),
    children: z.int(),
    units: z.array(z.object({ unitId: id, quantity: z.int() })).describe('to add the same party again'),
    extras: z.array(z.object({ extraId: id, quantity: z.int() })),
    lines: quoteView.shape.lines,
    total: price.describe('as it was when the places were reserved'),
    taxes: includedTaxes,
    payLater: z.boolean(),
    onRequest: z.boolean().describe('the supplier answers before it is confirmed'),
    policy: policyView,
    state: z
      .enum(['held', 'released', 'sold_out'])
      .describe('released: the time ran out, and places are left; sold_out: none are, or it is no longer sold'),
    expiresAt: instant,
    extendable: z.boolean().describe('the time can be extended, once'),
    overlaps: z.array(id).describe('other held lines that take place at the same time'),
    again: nextTime.nullable().describe('of a released line: the same departure at the price of now'),
    next: z.array(nextTime).describe('of a sold-out line: the next departures with room for the party'),
  })
  .openapi('CartLine');
export type CartLineView = z.output<typeof cartLineView>;

export const cartView = z
  .object({
    lines: z.array(cartLineView).describe('in the order of their starts'),
    totals: z
      .array(
        z.object({ total: price, holds: z.array(id), payLater: z.boolean().describe('all of them can be paid later') }),
      )
      .describe('of held lines; one order for each currency'),
  })
  .openapi('Cart');
export type CartView = z.output<typeof cartView>;

export const cartEndpoints = endpoints({
  getCart: {
    method: 'GET',
    path: '/cart',
    summary: 'The tours that the caller has put together, each with its reserved places',
    access: 'user',
    requestClass: 'booking',
    status: 200,
    response: cartView,
    codes: [],
  },
  addToCart: {
    method: 'POST',
    path: '/cart',
    summary: 'Reserve places for some minutes, as a line of the cart',
    access: 'user',
    requestClass: 'booking',
    body: z.strictObject({
      ...bookingChoice,
      expectedTotal: price
        .pick({ priceMinor: true, currency: true })
        .optional()
        .describe('what was shown; another total is refused'),
      replaces: id.optional().describe('the hold of a line whose time ran out; the new line takes its place'),
    }),
    status: 201,
    response: z
      .object({ holdId: id, expiresAt: instant, count: z.int().describe('lines of the cart') })
      .openapi('AddedLine'),
    codes: ['not_found', 'sold_out', 'extra_sold_out', 'departure_closed', 'price_changed', 'too_many_requests'],
    idempotent: true,
  },
  removeFromCart: {
    method: 'DELETE',
    path: '/cart/{holdId}',
    summary: 'Remove a line, and release its places',
    access: 'user',
    requestClass: 'booking',
    params: z.object({ holdId: id }),
    status: 204,
    response: noContent,
    codes: ['not_found'],
  },
  extendCart: {
    method: 'POST',
    path: '/cart/extension',
    summary: 'Reserve the places of held lines from now on for as long as at first; once for each line',
    access: 'user',
    requestClass: 'booking',
    status: 200,
    response: cartView,
    codes: ['booking_state'],
    idempotent: true,
  },
});
