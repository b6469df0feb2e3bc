// Promo codes of a supplier: good for its own tours, at its own cost.
import { z } from '@hono/zod-openapi';
import { shownStatuses } from '#contract/bookings.ts';
import { endpoints } from '#contract/endpoint.ts';
import {
  calendarDate,
  id,
  idParams,
  instant,
  listOf,
  localMoment,
  paging,
  price,
  sortOf,
} from '#contract/primitives.ts';
import { promoCodeSettings, promoCodeStates } from '#kernel/choices/promo-code-states.ts';

export const promoCodesMax = 200;

const limit = z.int().min(1).max(1_000_000).nullable();

const terms = {
  percent: z.int().min(1).max(100).nullable().describe('of the price; either this or an amount'),
  validFrom: instant.nullable().describe('when it can be used to book: from the first instant to before the second'),
  validUntil: instant.nullable(),
  startsFrom: calendarDate
    .nullable()
    .describe('what is booked starts on this local day or later; a change to another day loses the reduction'),
  startsUntil: calendarDate.nullable().describe('on this local day or before'),
  firstBooking: z.boolean().describe('only for who has no other booking on this marketplace'),
  most: limit.describe('how often in all'),
  mostPerPerson: limit.describe('how often by one person'),
};

const supplierCodeView = z
  .object({
    id,
    code: z.string().describe('in capitals, without blanks and hyphens'),
    state: z.enum(promoCodeStates),
    ...terms,
    amount: price.nullable(),
    tours: z.array(z.object({ id, title: z.string() })).describe('none: all tours of the supplier'),
    taken: z.int().describe('how often it is used, holds included'),
    cost: z.array(price).describe('what it took off bookings that were confirmed, for each currency'),
    createdAt: instant.nullable().describe('null: before this was recorded'),
  })
  .openapi('SupplierCode');
export type SupplierCodeView = z.output<typeof supplierCodeView>;

const use = z
  .object({
    reference: z.string(),
    title: z.string(),
    startsAtLocal: localMoment,
    status: z.enum(shownStatuses),
    bookedAt: instant,
    reduction: price,
    total: price,
  })
  .openapi('SupplierCodeUse');

export const supplierCodeEndpoints = endpoints({
  listSupplierCodes: {
    method: 'GET',
    path: '/supplier/promo-codes',
    summary: 'Promo codes of the own supplier with their uses and cost',
    access: 'supplier',
    query: z.object({
      ...paging,
      tourId: id.optional().describe('only those that are good for this tour'),
      sort: sortOf('listSupplierCodes'),
    }),
    status: 200,
    response: listOf(supplierCodeView),
    codes: ['not_found'],
  },
  createSupplierCode: {
    method: 'POST',
    path: '/supplier/promo-codes',
    summary:
      'Make a promo code for the own tours; what it takes off is borne by the supplier, and its terms never change',
    access: 'supplier',
    body: z.strictObject({
      code: z.string().trim().min(1).max(40).describe('4 to 24 letters and digits, not in use'),
      percent: terms.percent.optional(),
      amountMinor: z.int().min(1).max(100_000_000).nullable().optional().describe('in your currency'),
      validFrom: terms.validFrom.optional(),
      validUntil: terms.validUntil.optional(),
      startsFrom: terms.startsFrom.optional(),
      startsUntil: terms.startsUntil.optional(),
      tourIds: z.array(id).max(100).optional().describe('own tours; none: all of them'),
      firstBooking: terms.firstBooking.optional(),
      most: terms.most.optional(),
      mostPerPerson: terms.mostPerPerson.optional(),
    }),
    status: 201,
    response: supplierCodeView,
    codes: ['not_found', 'too_many_requests'],
    idempotent: true,
  },
  setSupplierCodeState: {
    method: 'PUT',
    path: '/supplier/promo-codes/{id}/state',
    summary: 'Pause a code, use it again, or end it for good; bookings that have used it stay as they are',
    access: 'supplier',
    params: idParams,
    body: z.strictObject({ state: z.enum(promoCodeSettings) }),
    status: 200,
    response: supplierCodeView,
    codes: ['not_found'],
  },
  listSupplierCodeUses: {
    method: 'GET',
    path: '/supplier/promo-codes/{id}/uses',
    summary: 'Bookings that were placed with a code, the latest first',
    access: 'supplier',
    params: idParams,
    query: z.object(paging),
    status: 200,
    response: listOf(use),
    codes: ['not_found'],
  },
});
