// What requests about bookings have in common.
import { z } from '@hono/zod-openapi';
import { adultsMax, childrenMax } from '#kernel/party.ts';
import { mostPerBooking } from '#kernel/tickets/most-per-booking.ts';
import { calendarDate, id } from '#contract/primitives.ts';
import { givenAnswers } from './booking-questions.ts';
import { extraChoices, promoCode } from './extras.ts';

export const chosenUnits = z
  .array(z.strictObject({ unitId: id, quantity: z.int().min(1).max(mostPerBooking) }))
  .min(1)
  .max(8);

export const giftCardCode = z.string().trim().min(1).max(40);

export const quoteId = z
  .string()
  .min(1)
  .max(16_000)
  .describe(
    'of a quote: its price and terms hold until it expires; then, as for another total, `price_changed` has the quote of now as `current`',
  );

/** What the supplier asks. A hold may leave it open until it is placed. */
export const answersBeforeBooking = {
  answers: givenAnswers
    .optional()
    .describe(
      'to questions of the supplier; those that it needs before the booking are refused as missing on `answers`',
    ),
  pickupPointId: id.optional().describe('where to be picked up; without it, it is chosen later'),
};

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
    .describe(
      'instead of persons, adults and children; at least one adult, senior or group, and as many as there. A private group is one unit and comes with the adults and children that it has',
    ),
  extras: extraChoices.optional(),
  code: promoCode.optional(),
  quoteId: quoteId.optional(),
  ...answersBeforeBooking,
};

/** The booking as its mail shows it, for readers who are not signed in. */
export const bookingCode = { reference: z.string().trim().min(1).max(40), code: z.string().trim().min(1).max(40) };
