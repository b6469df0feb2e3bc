// Bookings as an operator finds and reads them.
import { z } from '@hono/zod-openapi';
import { paymentState, quoteView } from '#contract/bookings.ts';
import { listSorts } from '#kernel/choices/list-sorts.ts';
import { bookingStates } from '#kernel/choices/booking-states.ts';
import { waitingRefunds } from '#kernel/choices/waiting-refunds.ts';
import { bookingItemView } from '#contract/bookings/cancellations.ts';
import { policyView } from '#contract/catalogue.ts';
import { endpoints } from '#contract/endpoint.ts';
import { actor } from './actor.ts';
import { ledgerAccounts, ledgerKinds } from '#kernel/choices/ledger.ts';
import { calendarDate, id, instant, localMoment, price } from '#contract/primitives.ts';

const person = z
  .object({ id, name: z.string(), email: z.string() })
  .nullable()
  .describe('null: the account was erased');

const foundBooking = z
  .object({
    id,
    reference: z.string(),
    order: z.string().nullable().describe('the reference of its order'),
    state: z.enum(bookingStates),
    title: z.string(),
    supplier: z.string(),
    traveller: person,
    startsAtLocal: localMoment,
    people: z.int(),
    total: price,
    payment: paymentState,
    createdAt: instant,
  })
  .openapi('FoundBooking');
export type FoundBookingView = z.output<typeof foundBooking>;

export const bookingReference = z.object({ reference: z.string().min(1).max(40) });

const movement = z.object({
  id,
  kind: z.enum(ledgerKinds),
  at: instant,
  entries: z.array(
    z.object({ account: z.enum(ledgerAccounts), amount: price.describe('debit is positive, credit negative') }),
  ),
});

const refundStates = ['proposed', 'done', 'declined', 'withdrawn'] as const;

export const goodwillRefund = z
  .object({
    id,
    reference: z.string().describe('of the booking'),
    amount: price,
    reason: z.string(),
    state: z.enum(refundStates),
    proposedBy: actor,
    proposedAt: instant,
    decidedBy: actor.nullable(),
    decidedAt: instant.nullable(),
    declineReason: z.string().nullable(),
    isOwn: z.boolean().describe('the caller proposed it, so another operator decides'),
  })
  .openapi('GoodwillRefund');
export type GoodwillRefundView = z.output<typeof goodwillRefund>;

const refundOutcome = z.object({ id, state: z.enum(refundStates) });

const bookingRecord = foundBooking
  .extend({
    optionName: z.string(),
    tour: z.object({ id, slug: z.string(), isOnSale: z.boolean() }),
    supplierContact: z.object({ id, email: z.string(), phone: z.string() }),
    timeZone: z.string(),
    startsAtUtc: instant,
    departureId: id,
    language: z.string(),
    placedAt: instant.nullable(),
    decideBy: instant.nullable(),
    holdExpiresAt: instant.nullable(),
    policy: policyView.describe('the terms it was sold under'),
    lines: quoteView.shape.lines,
    commission: price.describe('what the marketplace keeps of it as it stands, as in the ledger once it is paid'),
    supplierShare: price.describe('what its supplier earns of it as it stands'),
    pickup: z.string().nullable(),
    events: z.array(
      z.object({
        at: instant,
        from: z.enum(bookingStates).nullable(),
        to: z.enum(bookingStates),
        actor: z.enum(['traveller', 'supplier', 'operator', 'clock']),
        operator: actor
          .nullable()
          .describe('from the audit log; with the actor traveller: who did it for the traveller'),
        reason: z.string().nullable(),
      }),
    ),
    items: z.array(bookingItemView),
    money: z.object({
      paid: price,
      refunded: price,
      held: price.describe('what is left of what was paid'),
      due: price,
    }),
    payments: z.array(
      z.object({
        id,
        provider: z.string(),
        state: z.enum(['started', 'captured', 'failed', 'expired']),
        amount: price,
        refunded: price,
        createdAt: instant,
        capturedAt: instant.nullable(),
      }),
    ),
    postings: z.array(movement).describe('of the ledger, in the order of their time'),
    mails: z.array(
      z.object({
        id,
        kind: z.string(),
        recipient: z.string(),
        subject: z.string(),
        createdAt: instant,
        sentAt: instant.nullable(),
        error: z.string().nullable(),
      }),
    ),
    jobs: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        runAt: instant,
        attempts: z.int(),
        deadAt: instant.nullable(),
        error: z.string().nullable(),
      }),
    ),
    refunds: z.array(goodwillRefund),
    refundLimit: price.describe(
      'what an operator alone may give back of one booking beyond its terms, in the currency of the booking',
    ),
    termsNow: z
      .object({
        back: price,
        refundPercent: z.int(),
        until: instant.nullable().describe('until when that is possible; null: nothing is refunded'),
      })
      .nullable()
      .describe('what its traveller gets by cancelling now, of what is held; null: it cannot be cancelled any more'),
    may: z.object({
      decide: z.boolean(),
      cancel: z.boolean(),
      refund: z.boolean(),
      needsOperator: z.boolean().describe('an operator could decide or cancel it, and the caller is none'),
    }),
  })
  .openapi('BookingRecord');
export type BookingRecordView = z.output<typeof bookingRecord>;

export const operatorBookingEndpoints = endpoints({
  findBookings: {
    method: 'GET',
    path: '/admin/bookings',
    summary: 'Bookings by anything that an operator has in hand',
    access: 'support',
    query: z.object({
      find: z
        .string()
        .trim()
        .max(254)
        .optional()
        .describe(
          'a reference of a booking or an order with or without its prefix, the code of a ticket or of a gift card that paid, the id of a booking or a payment, a day (`2027-01-12`, `12/01/2027`, `12 January 2027`, also in Spanish and French), the end of a telephone number of a traveller or supplier, or the beginning of an e-mail or of words of a traveller’s, supplier’s or tour’s name, also of a name and a tour together',
        ),
      state: z.enum(['all', ...bookingStates]).default('all'),
      refund: z
        .enum(waitingRefunds)
        .optional()
        .describe('with a refund beyond the terms that waits: for the caller to approve it, or proposed by the caller'),
      from: calendarDate.optional().describe('the first day of the tour, on the clock of its place'),
      until: calendarDate.optional().describe('the last day'),
      sort: z
        .enum(listSorts.findBookings)
        .optional()
        .describe(
          'without it the latest booked first, or the latest start where a text or days are looked for; between days by start alone',
        ),
      before: id.optional().describe('bookings below this one: `next` of the answer before'),
    }),
    status: 200,
    response: z.object({
      data: z.array(foundBooking),
      next: id.nullable(),
      order: z.enum(['booked', 'start']).describe('what they are sorted by: when they were booked, or their starts'),
      isTooWide: z.boolean().describe('so many travellers or tours have this name that only some were looked at'),
    }),
    codes: [],
  },
  getBookingRecord: {
    method: 'GET',
    path: '/admin/bookings/{reference}',
    summary: 'All that is known of one booking',
    access: 'support',
    params: bookingReference,
    status: 200,
    response: bookingRecord,
    codes: ['not_found'],
  },
  decideBookingByOperator: {
    method: 'POST',
    path: '/admin/bookings/{reference}/decision',
    summary: 'Accept or decline a request, or cancel a confirmed booking: the traveller gets everything back',
    access: 'operator',
    requestClass: 'booking',
    params: bookingReference,
    body: z.strictObject({
      decision: z.enum(['accept', 'decline', 'cancel']),
      reason: z.string().trim().max(500).optional().describe('the traveller reads it; required to decline or cancel'),
    }),
    status: 200,
    response: z.object({ reference: z.string(), state: z.enum(bookingStates) }),
    codes: ['not_found', 'booking_state'],
    idempotent: true,
  },
  proposeRefund: {
    method: 'POST',
    path: '/admin/bookings/{reference}/refunds',
    summary:
      'Give back more than the terms grant; above the limit, and whenever support asks for it, it waits for an operator who did not',
    access: 'support',
    requestClass: 'booking',
    params: bookingReference,
    body: z.strictObject({
      amountMinor: z.int().min(1).max(1_000_000_000_000),
      reason: z.string().trim().min(10).max(1000).describe('for the audit log'),
    }),
    status: 201,
    response: refundOutcome,
    codes: ['not_found', 'booking_state', 'refund_state'],
    idempotent: true,
  },
  listProposedRefunds: {
    method: 'GET',
    path: '/admin/refunds',
    summary:
      'Refunds beyond the terms that wait for the caller, who did not propose them, the oldest first; at most 100',
    access: 'operator',
    status: 200,
    response: z.object({ data: z.array(goodwillRefund) }),
    codes: [],
  },
  decideRefund: {
    method: 'POST',
    path: '/admin/refunds/{id}/decision',
    summary: 'Approve or decline a refund that another operator proposed',
    access: 'operator',
    requestClass: 'booking',
    params: z.object({ id }),
    body: z.strictObject({
      outcome: z.enum(['approve', 'decline']),
      reason: z.string().trim().min(1).max(1000).optional().describe('required to decline'),
    }),
    status: 200,
    response: refundOutcome,
    codes: ['not_found', 'booking_state', 'refund_state', 'second_operator'],
    idempotent: true,
  },
  withdrawRefund: {
    method: 'POST',
    path: '/admin/refunds/{id}/withdrawal',
    summary: 'Withdraw a refund that waits; only who proposed it',
    access: 'support',
    requestClass: 'booking',
    params: z.object({ id }),
    status: 200,
    response: refundOutcome,
    codes: ['not_found', 'refund_state'],
    idempotent: true,
  },
});
