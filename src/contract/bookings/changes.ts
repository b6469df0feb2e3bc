import { z } from '@hono/zod-openapi';
import { adultsMax, childrenMax } from '#kernel/party.ts';
import { bookingView, quoteView } from '#contract/bookings.ts';
import { extraChoices } from './extras.ts';
import { validity } from './validity.ts';
import { policyView } from '#contract/catalogue.ts';
import { includedTaxes } from './included-tax.ts';
import { endpoints } from '#contract/endpoint.ts';
import { id, idParams, instant, localMoment, noContent, price } from '#contract/primitives.ts';
import { chosenUnits } from './booking-choice.ts';

const change = {
  departureId: id.describe('of the same tour; the one of the booking, to change who comes or the extras'),
  adults: z
    .int()
    .min(1)
    .max(adultsMax)
    .optional()
    .describe('all who come afterwards, fewer or more; without a party: that of the booking'),
  children: z.int().min(0).max(childrenMax).optional(),
  units: chosenUnits.optional().describe('instead of adults and children'),
  extras: extraChoices
    .optional()
    .describe('all that the booking is to have; without them those that it has, for each person at most one'),
};

export const changeQuote = z
  .object({
    id: z.string().describe('sent as `quoteId`, the change is made only as it is quoted here'),
    expiresAt: instant.describe('until when the id may be sent; seats are not bound'),
    departureId: id,
    optionName: z.string(),
    startsAtLocal: localMoment,
    validity: validity.optional(),
    timeZone: z.string(),
    adults: z.int(),
    children: z.int(),
    lines: quoteView.shape.lines,
    totalBefore: price,
    total: price.describe('of the changed booking, with what is kept; to be sent with the change as `expectedTotal`'),
    taxes: includedTaxes,
    due: price.describe('what is to be paid then'),
    payment: z
      .enum(['none', 'now', 'later'])
      .describe('now: the change waits for the payment, with its seats held; later: it is made, and the rest is owed'),
    payWithinMinutes: z.int(),
    decideBy: instant
      .nullable()
      .describe(
        'the supplier has to accept the change, and answers by then; null: it is made at once, or once it is paid',
      ),
    dropped: quoteView.shape.lines.describe(
      'tickets and extras that are given up on the same departure, by what was paid for them: each ends as if it were cancelled',
    ),
    refundPercent: z
      .int()
      .describe('of what is dropped, or of a lower price, by the terms of the booking at this moment'),
    kept: price.describe('of what is dropped, or of a lower price'),
    back: z.object({
      money: price.describe('of what was paid, back the way it came'),
      giftCard: price.describe('back to the gift card'),
    }),
    policy: policyView.describe('the terms from then on: no better than those that hold now'),
    freeCancellationUntil: instant.nullable(),
  })
  .openapi('ChangeQuote');
export type ChangeQuoteView = z.output<typeof changeQuote>;

export const changeEndpoints = endpoints({
  quoteChange: {
    method: 'POST',
    path: '/bookings/{id}/change-quote',
    summary:
      'What another date, option, party or other extras of an own booking would cost or give back now; changes nothing',
    access: 'user',
    requestClass: 'booking',
    params: idParams,
    body: z.strictObject(change),
    status: 200,
    response: changeQuote,
    codes: ['not_found', 'booking_state', 'sold_out', 'departure_closed'],
  },
  changeBooking: {
    method: 'POST',
    path: '/bookings/{id}/changes',
    summary:
      'Change an own booking as it was quoted; what is to be paid at once, or accepted by the supplier, holds its seats until then',
    access: 'user',
    requestClass: 'booking',
    params: idParams,
    body: z.strictObject({
      ...change,
      expectedTotal: price
        .pick({ priceMinor: true, currency: true })
        .describe('`total` of the quote; another one is refused'),
      quoteId: z
        .string()
        .max(200)
        .optional()
        .describe(
          '`id` of the quote: other sums, terms or taxes, another way to pay and an expired quote are refused as well',
        ),
    }),
    status: 200,
    response: bookingView,
    codes: [
      'not_found',
      'booking_state',
      'sold_out',
      'extra_sold_out',
      'departure_closed',
      'price_changed',
      'too_many_requests',
    ],
    idempotent: true,
  },
  dropChange: {
    method: 'DELETE',
    path: '/bookings/{id}/changes/pending',
    summary: 'Give up the change that waits for its payment or its supplier; the booking stays as it is',
    access: 'user',
    requestClass: 'booking',
    params: idParams,
    status: 204,
    response: noContent,
    codes: ['not_found'],
  },
});
