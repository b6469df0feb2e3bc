import { z } from '@hono/zod-openapi';
import { adultsMax, childrenMax } from '#kernel/party.ts';
import { lineKinds } from '#kernel/units.ts';
import { calendarDay } from './bookings/calendar-day.ts';
import { changeFields } from './bookings/change-fields.ts';
import { extraChoice, extraChoices, offeredExtra, promoCode } from './bookings/extras.ts';
import { validity } from './bookings/validity.ts';
import { policyView } from './catalogue.ts';
import { endpoints, fileResponse } from './endpoint.ts';
import {
  adults,
  calendarDate,
  children,
  currency,
  id,
  idParams,
  instant,
  listOf,
  localMoment,
  paging,
  price,
  shownPrice,
  unitChoice,
} from './primitives.ts';

export const heldQuote = z
  .object({
    lines: z.array(
      z.object({
        unitId: id.describe('of an extra or a promo code, its id'),
        kind: z.enum(lineKinds),
        label: z.string().nullable().describe('null for adults, children, seniors and groups without a name'),
        quantity: z.int(),
        people: z.int().describe('whom one unit admits; none for an extra or a reduction'),
        unitPriceMinor: z.int(),
        totalMinor: z.int().describe('negative for a reduction'),
        note: z.string().optional().describe('why this is not the usual price: high season, from 6 people'),
      }),
    ),
    total: price.describe('what is charged, in the supplier’s currency'),
    shown: shownPrice.describe('the same in the currency asked for'),
    freeCancellationUntil: instant.nullable(),
    payLater: z.boolean(),
  })
  .openapi('HeldQuote');
export type HeldQuoteView = z.output<typeof heldQuote>;

export const quoteView = heldQuote
  .extend({
    id: z.string().describe('sent as `quoteId`, it books at this price and on these terms'),
    expiresAt: instant.describe('until when price and terms are bound; seats are not'),
  })
  .openapi('Quote');
export type QuoteView = z.output<typeof quoteView>;

export const departureView = z
  .object({
    id,
    optionId: id,
    optionName: z.string(),
    startsAtLocal: localMoment,
    startsAtUtc: instant,
    validity: validity.optional(),
    timeZone: z.string(),
    seatsLeft: z.int(),
    hasRoom: z.boolean().describe('for the party asked for'),
    mostPeople: z.int().optional().describe('the party is larger than it ever has room for: how many it takes'),
    privateGroup: z.boolean().describe('one booking takes the whole departure; its seats are not sold singly'),
    freeCancellationUntil: instant.nullable(),
    leastParty: z
      .object({ people: z.int(), decideBy: instant })
      .nullable()
      .describe('it runs only if at least so many people have booked by then; null: it runs'),
    total: shownPrice
      .nullable()
      .describe('for the party asked for, in the shown currency; null: the party is not sold'),
    charged: price.nullable().describe('the same in the currency that is charged'),
    extrasLeft: z.record(id, z.int()).optional().describe('by id, of extras of which there are only so many'),
  })
  .openapi('Departure');
export type DepartureView = z.output<typeof departureView>;

export const availabilityView = z
  .object({
    available: z.boolean(),
    message: z.string(),
    mostPeople: z.int().optional().describe('the party is larger than any of the departures takes: how many one takes'),
    departures: z.array(departureView),
    quote: quoteView.nullable().describe('for the departure asked for, else the first in the list with enough seats'),
    extras: z.array(offeredExtra).optional().describe('sold with the departures in the list, if any are'),
    days: z.array(calendarDay).optional().describe('only when asked with from and to, at most 62 days'),
    ratesOf: calendarDate
      .optional()
      .describe('the day of the exchange rate, where `days` have prices in another currency'),
  })
  .openapi('Availability');
export type AvailabilityView = z.output<typeof availabilityView>;

/** The status that the traveller reads (S4.12 in docs/spec-coverage.md) and the exact state. */
export const shownStatuses = ['Confirmed', 'Pending', 'Cancelled'] as const;
export const bookingStates = [
  'on_hold',
  'pending',
  'confirmed',
  'completed',
  'no_show',
  'cancelled',
  'declined',
  'expired',
] as const;
export type BookingState = (typeof bookingStates)[number];

const payment = z.object({
  kind: z.enum(['later', 'now']),
  state: z.enum(['due', 'paid', 'none', 'refunded', 'partly_refunded']),
  giftCard: price.nullable().describe('what a gift card paid, less what came back to it'),
  due: price.nullable().describe('what is still to be paid; null when nothing is'),
  redirectUrl: z.string().nullable().describe('where to pay; null when there is nothing to pay now'),
  expiresAt: instant.nullable(),
});

export const bookingView = z
  .object({
    id,
    reference: z.string(),
    tourId: id,
    tourSlug: z.string(),
    title: z.string(),
    image: z.string(),
    date: calendarDate,
    startsAtLocal: localMoment,
    startsAtUtc: instant,
    validity: validity.optional(),
    timeZone: z.string(),
    duration: z.number().nullable().describe('hours'),
    status: z.enum(shownStatuses),
    state: z.enum(bookingStates),
    persons: z.int(),
    adults: z.int(),
    children: z.int(),
    departureId: id,
    optionId: id,
    optionName: z.string(),
    lines: quoteView.shape.lines,
    total: price,
    payment,
    leastParty: z
      .object({
        people: z.int(),
        coming: z.int().describe('who have booked so far'),
        decideBy: instant,
        status: z.enum(['open', 'runs', 'called_off']),
      })
      .nullable()
      .describe('it runs only if at least so many people have booked by then; null: with any number'),
    policy: policyView,
    freeCancellationUntil: instant.nullable(),
    refunded: price.nullable().describe('what came back of what was paid; null when nothing did'),
    itemsCancelled: z.int().describe('persons or tickets that were cancelled by themselves'),
    itemsKept: price.describe('of the total: what is kept of them'),
    can: z.object({
      cancel: z.boolean(),
      withdraw: z.boolean(),
      change: z.boolean(),
      pay: z.boolean(),
      review: z.boolean(),
      repeat: z.boolean().describe('the tour is on sale'),
    }),
    ...changeFields,
    openQuestions: z.int().describe('answers that the supplier needs and that can still be given'),
    decideBy: instant.nullable().describe('a pending request is answered or released by then'),
    meetingPoint: z.string(),
    asks: z
      .object({ questions: z.boolean(), pickup: z.boolean() })
      .describe('what the supplier asks of its traveller; see /bookings/{id}/questions and /bookings/{id}/pickup'),
    pickup: z
      .object({ name: z.string(), zone: z.string(), atLocal: localMoment })
      .nullable()
      .describe('where and when they are picked up; null: they come to the meeting point'),
    order: z.object({ id, reference: z.string() }).nullable().describe('of the bookings that were placed together'),
    meetingPointPosition: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    supplier: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
    guideLanguages: z.array(z.string()).describe('spoken on the day of the tour; empty if it is not known'),
    toBring: z.array(z.string()),
    city: z.string(),
    placeSlug: z.string().describe('of the city, for its results'),
    country: z.string(),
    ticket: z
      .object({
        text: z.string(),
        size: z.int(),
        path: z.string().describe('SVG path of the QR modules, one unit each'),
      })
      .nullable(),
    createdAt: instant,
  })
  .openapi('Booking');
export type BookingView = z.output<typeof bookingView>;

export const bookingCardView = bookingView
  .pick({
    id: true,
    reference: true,
    tourId: true,
    tourSlug: true,
    title: true,
    image: true,
    date: true,
    startsAtLocal: true,
    startsAtUtc: true,
    validity: true,
    timeZone: true,
    status: true,
    state: true,
    persons: true,
    itemsCancelled: true,
    city: true,
    country: true,
    total: true,
    payment: true,
    can: true,
    openQuestions: true,
    decideBy: true,
    change: true,
  })
  .extend({ year: z.int() })
  .openapi('BookingCard');
export type BookingCardView = z.output<typeof bookingCardView>;

export const chosenUnits = z
  .array(z.strictObject({ unitId: id, quantity: z.int().min(1).max(40) }))
  .min(1)
  .max(8);

export const quoteId = z
  .string()
  .min(1)
  .max(16_000)
  .describe(
    'of a quote: its price and terms hold until it expires; then, as for another total, `price_changed` has the quote of now as `current`',
  );

/** What is booked: a tour, when, and for whom. */
export const bookingChoice = {
  tourId: id,
  date: calendarDate.optional(),
  departureId: id.optional(),
  optionId: id.optional(),
  persons: z.int().min(1).max(adultsMax).optional().describe('adults'),
  adults: z.int().min(1).max(adultsMax).optional(),
  children: z.int().min(0).max(childrenMax).optional(),
  units: chosenUnits
    .optional()
    .describe('instead of persons, adults and children; at least one adult, senior or group, and as many as there'),
  extras: extraChoices.optional(),
  code: promoCode.optional(),
  quoteId: quoteId.optional(),
};

/** The booking as its mail shows it, for readers who are not signed in. */
export const bookingCode = { reference: z.string().trim().min(1).max(40), code: z.string().trim().min(1).max(40) };

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
