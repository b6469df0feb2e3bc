// Gift cards, promo codes and exchange rates as operators find them.
import { z } from '@hono/zod-openapi';
import { endpoints } from '#contract/endpoint.ts';
import { calendarDate, currency, id, idParams, instant, price, sortOf } from '#contract/primitives.ts';
import { promoCodeSettings, promoCodeStates } from '#kernel/choices/promo-code-states.ts';

const find = z.string().trim().max(254).optional();
const blocking = z.strictObject({ isBlocked: z.boolean(), reason: z.string().trim().min(1).max(1000) });
const blocked = z.object({ id, isBlocked: z.boolean() });

const giftCardStates = ['ordered', 'paid', 'sent', 'withdrawn', 'lapsed'] as const;

const giftCard = z
  .object({
    id,
    state: z.enum(giftCardStates),
    amount: price,
    balance: price,
    buyer: z.object({ id, name: z.string(), email: z.string() }).nullable().describe('null: the account was erased'),
    recipientName: z.string(),
    recipientEmail: z.string(),
    orderedAt: instant,
    isBlocked: z.boolean(),
    mayResend: z.boolean().describe('it was sent, and nothing of it is spent'),
  })
  .openapi('FoundGiftCard');
export type FoundGiftCardView = z.output<typeof giftCard>;

const promoCode = z
  .object({
    id,
    code: z.string(),
    supplier: z.string().nullable().describe('null: of the marketplace'),
    borneBy: z.enum(['supplier', 'marketplace']).describe('out of whose share the reduction comes'),
    percent: z.int().nullable(),
    amount: price.nullable(),
    validFrom: instant.nullable(),
    validUntil: instant.nullable(),
    taken: z.int(),
    most: z.int().nullable().describe('null: any number of times'),
    mostPerPerson: z.int().nullable(),
    firstBooking: z.boolean(),
    startsFrom: calendarDate.nullable(),
    startsUntil: calendarDate.nullable(),
    state: z.enum(promoCodeStates),
    isBlocked: z.boolean(),
  })
  .openapi('FoundPromoCode');
export type FoundPromoCodeView = z.output<typeof promoCode>;

export const operatorCodeEndpoints = endpoints({
  findGiftCards: {
    method: 'GET',
    path: '/admin/gift-cards',
    summary: 'Gift cards, found by code, by id or by the e-mail of the recipient or the buyer',
    access: 'support',
    query: z.object({
      find,
      state: z.enum(giftCardStates).optional(),
      sort: sortOf('findGiftCards'),
      before: id.optional(),
    }),
    status: 200,
    response: z.object({ data: z.array(giftCard), next: id.nullable() }),
    codes: [],
  },
  resendFoundGiftCard: {
    method: 'POST',
    path: '/admin/gift-cards/{id}/mail',
    summary: 'Send a card whose mail was lost to its recipient once more, with a new code in place of the first',
    access: 'support',
    params: idParams,
    status: 200,
    response: z.object({ id, recipientEmail: z.string() }),
    codes: ['not_found', 'gift_card_state', 'too_many_requests'],
    idempotent: true,
  },
  blockGiftCard: {
    method: 'PUT',
    path: '/admin/gift-cards/{id}/blocking',
    summary: 'Block a gift card, so that nothing new is paid with it, or release it',
    access: 'operator',
    params: idParams,
    body: blocking,
    status: 200,
    response: blocked,
    codes: ['not_found'],
  },
  findPromoCodes: {
    method: 'GET',
    path: '/admin/promo-codes',
    summary: 'Promo codes, found by their beginning',
    access: 'operator',
    query: z.object({
      find,
      sort: sortOf('findPromoCodes'),
      before: z.string().max(24).optional().describe('codes after this one: `next`'),
    }),
    status: 200,
    response: z.object({ data: z.array(promoCode), next: z.string().nullable() }),
    codes: [],
  },
  createMarketplaceCode: {
    method: 'POST',
    path: '/admin/promo-codes',
    summary:
      'Make a promo code of the marketplace, for all tours; it is borne by the commission, and its terms never change',
    access: 'operator',
    body: z.strictObject({
      code: z.string().trim().min(1).max(40).describe('4 to 24 letters and digits, not in use'),
      percent: z
        .int()
        .min(1)
        .max(100)
        .describe('at most the commission; no tour of a supplier with a lower one takes it'),
      validFrom: instant.optional(),
      validUntil: instant.optional(),
      firstBooking: z.boolean().optional(),
      most: z.int().min(1).max(1_000_000).optional().describe('how often in all'),
      mostPerPerson: z.int().min(1).max(1_000_000).optional(),
    }),
    status: 201,
    response: promoCode,
    codes: ['too_many_requests'],
    idempotent: true,
  },
  setMarketplaceCodeState: {
    method: 'PUT',
    path: '/admin/promo-codes/{id}/state',
    summary:
      'Pause a code of the marketplace, use it again, or end it for good; bookings that have used it stay as they are',
    access: 'operator',
    params: idParams,
    body: z.strictObject({ state: z.enum(promoCodeSettings) }),
    status: 200,
    response: promoCode,
    codes: ['not_found'],
  },
  blockPromoCode: {
    method: 'PUT',
    path: '/admin/promo-codes/{id}/blocking',
    summary: 'Block a promo code, so that no new booking uses it, or release it',
    access: 'operator',
    params: idParams,
    body: blocking,
    status: 200,
    response: blocked,
    codes: ['not_found'],
  },
  listExchangeRates: {
    method: 'GET',
    path: '/admin/exchange-rates',
    summary: 'The rates in use, each with its day and where it comes from',
    access: 'operator',
    status: 200,
    response: z.object({
      source: z.string().nullable().describe('the host that rates are fetched from; null: none is configured'),
      readAt: instant.nullable().describe('when rates of the latest day were read'),
      data: z.array(
        z.object({
          currency,
          perUsd: z.number(),
          asOf: calendarDate,
          isBundled: z.boolean().describe('it came with the build'),
          isByHand: z.boolean().describe('an operator entered it'),
          ageDays: z.int().describe('since its day, in UTC'),
        }),
      ),
    }),
    codes: [],
  },
  enterExchangeRate: {
    method: 'PUT',
    path: '/admin/exchange-rates/{currency}',
    summary: 'Enter the rate of a currency by hand; a rate that is published for a later day replaces it',
    access: 'operator',
    params: z.object({ currency }),
    body: z.strictObject({
      perUsd: z.coerce.number().min(0.0001).max(1_000_000).describe('units for one US dollar'),
      asOf: calendarDate.describe('not before the day of the rate in use, not in the future'),
      confirmed: z.boolean().optional().describe('true: it may be more than a fifth away from the rate in use'),
    }),
    status: 200,
    response: z.object({ currency, perUsd: z.number() }),
    codes: ['not_found'],
  },
  removeExchangeRate: {
    method: 'DELETE',
    path: '/admin/exchange-rates/{currency}',
    summary: 'Take back what was entered by hand for a currency: the published or bundled rate counts again',
    access: 'operator',
    params: z.object({ currency }),
    status: 200,
    response: z.object({ currency, perUsd: z.number() }),
    codes: ['not_found'],
  },
});
