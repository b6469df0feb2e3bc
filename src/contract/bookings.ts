import { z } from '@hono/zod-openapi';
import { bookingStates } from '#kernel/choices/booking-states.ts';
import { lineKinds } from '#kernel/units.ts';
import { questionsBeforeBooking } from './bookings/booking-questions.ts';
import { calendarDay } from './bookings/calendar-day.ts';
import { changeFields } from './bookings/change-fields.ts';
import { offeredExtra } from './bookings/extras.ts';
import { includedTaxes } from './bookings/included-tax.ts';
import { validity } from './bookings/validity.ts';
import { policyView } from './catalogue.ts';
import { calendarDate, id, instant, localMoment, price, shownPrice } from './primitives.ts';

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
        reference: z
          .object({ unitPriceMinor: z.int(), label: z.string() })
          .optional()
          .describe('of a reduction: the lowest price of one in the 30 days before it; missing where none is known'),
      }),
    ),
    total: price.describe('what is charged, in the supplier’s currency'),
    taxes: includedTaxes,
    shown: shownPrice
      .extend({
        ratesOf: calendarDate
          .optional()
          .describe('of a converted price the day of its exchange rate, which the quote keeps'),
      })
      .describe('the same in the requested currency'),
    policy: policyView,
    freeCancellationUntil: instant.nullable().describe('by the policy; it may have passed'),
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
    languages: z.array(z.string()).describe('that a guide speaks on it'),
    seatsLeft: z.int(),
    hasRoom: z.boolean().describe('for the requested party'),
    mostPeople: z.int().optional().describe('the party is larger than it ever has room for: how many it takes'),
    privateGroup: z.boolean().describe('one booking takes the whole departure; its seats are not sold singly'),
    freeCancellationUntil: instant.nullable(),
    leastParty: z
      .object({ people: z.int(), decideBy: instant })
      .nullable()
      .describe('it runs only if at least so many people have booked by then; null: it runs'),
    total: shownPrice
      .nullable()
      .describe('for the requested party, in the shown currency; null: the party is not sold'),
    charged: price.nullable().describe('the same in the currency that is charged'),
    extrasLeft: z.record(id, z.int()).optional().describe('by id, of extras of which there are only so many'),
  })
  .openapi('Departure');
export type DepartureView = z.output<typeof departureView>;

export const availabilityView = z
  .object({
    available: z.boolean(),
    message: z.string(),
    field: z.enum(['adults', 'children']).optional().describe('the number of people that the message refuses'),
    mostPeople: z
      .int()
      .optional()
      .describe('the party is larger than any of the departures takes: how many can still go on one'),
    nearestDate: calendarDate
      .optional()
      .describe(
        'where nothing is on sale on the requested days: the nearest day with a start on sale, for whatever party',
      ),
    departures: z.array(departureView),
    asks: questionsBeforeBooking
      .optional()
      .describe('only of a tour that has questions before the booking, or picks travellers up'),
    quote: quoteView.nullable().describe('for the requested departure, else the first in the list with enough seats'),
    extras: z.array(offeredExtra).optional().describe('sold with the departures in the list, if any are'),
    days: z.array(calendarDay).optional().describe('only when requested with from and to, at most 62 days'),
    ratesOf: calendarDate
      .optional()
      .describe('the day of the exchange rate, where `days` have prices in another currency'),
  })
  .openapi('Availability');
export type AvailabilityView = z.output<typeof availabilityView>;

/** The status that the traveller reads (S4.12 in docs/spec-coverage.md) and the exact state. */
export const shownStatuses = ['Confirmed', 'Pending', 'Cancelled'] as const;

export const paymentState = z.enum(['due', 'paid', 'none', 'refunded', 'partly_refunded']);

const payment = z.object({
  kind: z.enum(['later', 'now']),
  state: paymentState,
  paid: price.nullable().describe('all that was paid, by gift card too, before any refund; null when nothing was'),
  giftCard: price.nullable().describe('what a gift card paid, less what was refunded to it'),
  due: price.nullable().describe('what is still to be paid; null when nothing is'),
  redirectUrl: z.string().nullable().describe('where to pay; null when there is nothing to pay now'),
  expiresAt: instant.nullable(),
});

/** What is refunded, by the way it goes back. */
export const refundParts = z.object({
  money: price.describe('of what was paid, back the way it came'),
  giftCard: price.describe('back to the gift card'),
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
    taxes: includedTaxes,
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
    refunded: price.nullable().describe('what was refunded of what was paid; null when nothing was'),
    back: refundParts.nullable().describe('the parts of `refunded`'),
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
    endReason: z
      .object({ by: z.enum(['supplier', 'operator']), reason: z.string() })
      .nullable()
      .describe('why its supplier or the operator declined or cancelled it, where they gave a reason'),
    decideBy: instant.nullable().describe('a pending request is answered or released by then'),
    meetingPoint: z.string(),
    asks: z
      .object({ questions: z.boolean(), pickup: z.boolean() })
      .describe('what the supplier asks of its traveller; see /bookings/{id}/questions and /bookings/{id}/pickup'),
    pickup: z
      .object({
        name: z.string(),
        zone: z.string(),
        atLocal: localMoment,
        position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
        radiusMetres: z.int().nullable().describe('how far around it they are picked up; null: at the point itself'),
      })
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
    adults: true,
    children: true,
    itemsCancelled: true,
    city: true,
    country: true,
    total: true,
    payment: true,
    refunded: true,
    leastParty: true,
    can: true,
    openQuestions: true,
    decideBy: true,
    endReason: true,
    change: true,
    changeDeclined: true,
    lastChange: true,
  })
  .extend({ year: z.int() })
  .openapi('BookingCard');
export type BookingCardView = z.output<typeof bookingCardView>;
