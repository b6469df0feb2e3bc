// Availability, holds and bookings of a traveller. What they respond with is in ../bookings.ts.
import { z } from '@hono/zod-openapi';
import { availabilityView, bookingCardView, bookingView, heldQuote, shownStatuses } from '#contract/bookings.ts';
import { endpoints, fileResponse } from '#contract/endpoint.ts';
import {
  adults,
  calendarDate,
  children,
  currency,
  id,
  idParams,
  instant,
  listOf,
  paging,
  price,
  unitChoice,
} from '#contract/primitives.ts';
import { bookingChoice, bookingCode } from './booking-choice.ts';
import { extraChoice, promoCode } from './extras.ts';

export const bookingEndpoints = endpoints({
  getAvailability: {
    method: 'GET',
    path: '/tours/{id}/availability',
    summary: 'Departures of a day with seats left and the price for a party; with from and to, a calendar of days',
    access: 'anyone',
    params: idParams,
    query: z.object({
      date: calendarDate.optional(),
      from: calendarDate.optional(),
      to: calendarDate.optional(),
      adults: adults.default(1),
      children: children.default(0),
      units: unitChoice.optional(),
      option: id.optional(),
      extras: extraChoice.optional(),
      code: promoCode.optional(),
      departure: id.optional().describe('whose price is quoted; without it, that of the first with enough seats'),
      currency: currency.optional(),
      lang: z.string().max(5).optional(),
    }),
    status: 200,
    response: availabilityView,
    codes: ['not_found', 'extra_sold_out', 'too_many_requests'],
  },
  createHold: {
    method: 'POST',
    path: '/holds',
    summary: 'Keep seats for some minutes at the price quoted now',
    access: 'user',
    body: z.strictObject(bookingChoice),
    status: 201,
    response: z.object({ id, quote: heldQuote, expiresAt: instant }).openapi('Hold'),
    codes: ['not_found', 'sold_out', 'extra_sold_out', 'departure_closed', 'price_changed', 'too_many_requests'],
    idempotent: true,
  },
  placeBooking: {
    method: 'POST',
    path: '/bookings',
    summary: 'Book seats, or turn a hold into a booking',
    access: 'user',
    body: z.strictObject({
      ...bookingChoice,
      tourId: id.optional().describe('required unless holdId is sent'),
      userId: id.optional().describe('must be the signed-in user'),
      holdId: id.optional(),
      payment: z.enum(['later', 'now']).optional(),
      via: id.optional().describe('the visit through an affiliate’s link that led here'),
      giftCardCode: z
        .string()
        .trim()
        .min(1)
        .max(40)
        .optional()
        .describe('pays as much as it holds; the rest is paid as `payment` says'),
      expectedTotal: price
        .pick({ priceMinor: true, currency: true })
        .optional()
        .describe('what was shown; another total is refused with `price_changed` and the quote of now as `current`'),
    }),
    status: 201,
    response: bookingView,
    codes: [
      'not_found',
      'sold_out',
      'extra_sold_out',
      'departure_closed',
      'price_changed',
      'hold_expired',
      'too_many_requests',
    ],
    idempotent: true,
  },
  listBookings: {
    method: 'GET',
    path: '/bookings',
    summary: 'Own bookings, the next first; past ones latest first',
    access: 'user',
    query: z.object({
      ...paging,
      when: z.enum(['upcoming', 'past']).optional(),
      status: z.enum(shownStatuses).optional(),
      reviewable: z.enum(['true']).optional().describe('only trips that may still be reviewed'),
      lang: z.string().max(5).optional(),
    }),
    status: 200,
    response: listOf(bookingCardView),
    codes: [],
  },
  getBooking: {
    method: 'GET',
    path: '/bookings/{id}',
    summary: 'One of the own bookings',
    access: 'user',
    params: idParams,
    status: 200,
    response: bookingView,
    codes: ['not_found'],
  },
  getBookingCalendar: {
    method: 'GET',
    path: '/bookings/{id}/calendar.ics',
    summary: 'The booking as an entry for a calendar (RFC 5545), on the clock of the place',
    access: 'user',
    params: idParams,
    status: 200,
    response: fileResponse,
    file: 'text/calendar; charset=utf-8',
    codes: ['not_found'],
  },
  getBookingCode: {
    method: 'GET',
    path: '/bookings/{id}/code',
    summary:
      'The code that opens the booking without signing in, to hand on: whoever has it may read and change nothing',
    access: 'user',
    params: idParams,
    status: 200,
    response: z.object({ reference: z.string(), code: z.string() }),
    codes: ['not_found'],
  },
  lookUpBooking: {
    method: 'POST',
    path: '/bookings/lookup',
    summary: 'A booking by its reference and the code of its mails, to read without signing in',
    access: 'anyone',
    body: z.strictObject(bookingCode),
    status: 200,
    response: bookingView,
    codes: ['not_found', 'too_many_requests'],
  },
  startPayment: {
    method: 'POST',
    path: '/bookings/{id}/payment',
    summary: 'Pay for a booking: the address of the payment page',
    access: 'user',
    params: idParams,
    status: 201,
    response: z.object({ redirectUrl: z.string(), expiresAt: instant.nullable() }),
    codes: ['not_found', 'booking_state', 'hold_expired'],
    idempotent: true,
  },
  getCounts: {
    method: 'GET',
    path: '/dashboard/counts',
    summary: 'The numbers of the header and the dashboard',
    access: 'user',
    status: 200,
    response: z.object({ bookings: z.int(), cart: z.int(), wishlist: z.int(), reviews: z.int() }),
    codes: [],
  },
});
