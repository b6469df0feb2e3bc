import { z } from '@hono/zod-openapi';
import { bookingCardView, bookingView, quoteView, shownStatuses } from '#contract/bookings.ts';
import { bookingItemView, itemPositions } from '#contract/bookings/cancellations.ts';
import { endpoints } from '#contract/endpoint.ts';
import { calendarDate, id, idParams, instant, listOf, paging, price, sortOf } from '#contract/primitives.ts';

/** A booking as its supplier sees it. Name and contact data of the traveller are included once it is confirmed. */
export const supplierBookingView = bookingCardView
  .omit({ can: true, image: true, year: true, payment: true, refunded: true, leastParty: true, change: true })
  .extend({
    departureId: id.describe('whose day sheet it is on'),
    optionName: z.string(),
    adults: z.int(),
    children: z.int(),
    lines: quoteView.shape.lines,
    decideBy: instant.nullable(),
    pickup: bookingView.shape.pickup,
    earning: z
      .object({
        price: price.describe('what the terms keep of the total, of what can no longer be paid as far as it was paid'),
        commission: price,
        net: price,
        received: price.describe('what was paid and not given back, which cancelling would give back'),
        paid: z.boolean().describe('nothing of it is still to be paid'),
      })
      .describe('what the booking brings in in its present state'),
    asksQuestions: z.boolean().describe('the tour has questions to the traveller'),
    traveller: z.object({ name: z.string(), email: z.string() }).nullable(),
    requestedChange: bookingView.shape.change
      .unwrap()
      .pick({
        startsAtLocal: true,
        validity: true,
        optionName: true,
        adults: true,
        children: true,
        total: true,
        expiresAt: true,
      })
      .nullable()
      .describe('what its traveller requests; the seats are held, and the booking stays as it is until the answer'),
    may: z.object({
      decide: z.boolean(),
      decideChange: z.boolean(),
      move: z.boolean().describe('to another departure'),
      cancel: z.boolean(),
      recordAttendance: z.boolean(),
    }),
  })
  .openapi('SupplierBooking');
export type SupplierBookingView = z.output<typeof supplierBookingView>;

/** The same as the guide sees it: guides see no money. */
export const metBookingView = supplierBookingView
  .extend({
    total: price.nullable().describe('null for a guide'),
    lines: supplierBookingView.shape.lines.describe('empty for a guide, as they are prices'),
    earning: supplierBookingView.shape.earning.nullable().describe('null for a guide'),
  })
  .openapi('MetBooking');
export type MetBookingView = z.output<typeof metBookingView>;

const reason = z.string().trim().max(500).optional();

export const supplierBookingEndpoints = endpoints({
  listSupplierBookings: {
    method: 'GET',
    path: '/supplier/bookings',
    summary:
      'Bookings of the own tours; by `next` those ahead first, the next one on top, then past ones, the latest first',
    access: 'supplier',
    requestClass: 'booking',
    scope: 'bookings:read',
    query: z.object({
      ...paging,
      when: z.enum(['upcoming', 'past']).optional(),
      status: z.enum(shownStatuses).optional(),
      find: z
        .string()
        .trim()
        .max(100)
        .optional()
        .describe(
          'a reference in any spelling, or beginnings of words of a tour’s title or, once it is confirmed, of the traveller’s name, or of their e-mail',
        ),
      from: calendarDate.optional().describe('starts on this local day or later'),
      to: calendarDate.optional().describe('the last day'),
      sort: sortOf('listSupplierBookings'),
      lang: z.string().max(5).optional(),
    }),
    status: 200,
    response: listOf(supplierBookingView),
    codes: [],
  },
  listSupplierBookingItems: {
    method: 'GET',
    path: '/supplier/bookings/{id}/items',
    summary: 'The persons and tickets of a booking of an own tour, as an operator of any, each with its state',
    access: 'supplier',
    requestClass: 'booking',
    scope: 'bookings:read',
    params: idParams,
    status: 200,
    response: z.object({ data: z.array(bookingItemView) }),
    codes: ['not_found'],
  },
  decideBooking: {
    method: 'POST',
    path: '/supplier/bookings/{id}/decision',
    summary: 'Accept or decline a request of an own tour, as an operator of any; declining gives seats and money back',
    access: 'supplier',
    requestClass: 'booking',
    scope: 'bookings:write',
    params: idParams,
    body: z.strictObject({ decision: z.enum(['accept', 'decline']), reason }),
    status: 200,
    response: supplierBookingView,
    codes: ['not_found', 'booking_state'],
    idempotent: true,
  },
  decideChange: {
    method: 'POST',
    path: '/supplier/bookings/{id}/change-decision',
    summary:
      'Accept or decline a change that the traveller of an own tour asks for, as an operator of any; declined, the booking stays as it is',
    access: 'supplier',
    requestClass: 'booking',
    params: idParams,
    body: z.strictObject({ decision: z.enum(['accept', 'decline']), reason }),
    status: 200,
    response: supplierBookingView,
    codes: ['not_found', 'booking_state', 'departure_closed'],
    idempotent: true,
  },
  recordAttendance: {
    method: 'POST',
    path: '/supplier/bookings/{id}/attendance',
    summary:
      'Say after the start whether the party came: to an own tour, as a guide to an assigned departure, as an operator to any',
    access: 'guide',
    requestClass: 'booking',
    scope: 'check_in',
    params: idParams,
    body: z.strictObject({
      attended: z.boolean(),
      absent: itemPositions.optional().describe('persons or tickets that did not come, where others did'),
    }),
    status: 200,
    response: metBookingView,
    codes: ['not_found', 'booking_state'],
    idempotent: true,
  },
  cancelBySupplier: {
    method: 'POST',
    path: '/supplier/bookings/{id}/cancellation',
    summary:
      'Cancel a confirmed booking as its supplier or the operator: the traveller gets everything back, whatever the policy',
    access: 'supplier',
    requestClass: 'booking',
    scope: 'bookings:write',
    params: idParams,
    body: z.strictObject({ reason: z.string().trim().min(1).max(500).describe('the traveller reads it') }),
    status: 200,
    response: supplierBookingView,
    codes: ['not_found', 'booking_state'],
    idempotent: true,
  },
});
