import { z } from '@hono/zod-openapi';
import { endpoints } from './endpoint.ts';
import { calendarDate, currency, id, idParams, instant, listOf, paging, price } from './primitives.ts';

export const giftCardStates = ['ordered', 'paid', 'sent', 'withdrawn', 'lapsed'] as const;
export type GiftCardState = (typeof giftCardStates)[number];

const offerView = z
  .object({ currency, suggested: z.array(price), minimum: price, maximum: price })
  .openapi('GiftCardOffer');
export type GiftCardOfferView = z.output<typeof offerView>;

/** For the buyer, without the code, which is only in the recipient's mail. */
export const giftCardView = z
  .object({
    id,
    state: z.enum(giftCardStates),
    amount: price,
    balance: price,
    recipientName: z.string(),
    recipientEmail: z.string(),
    message: z.string().nullable(),
    sendOn: calendarDate,
    orderedAt: instant,
    sentAt: instant.nullable(),
    withdrawUntil: calendarDate.nullable().describe('the last day on which it is refunded while nothing is spent'),
    can: z.object({ withdraw: z.boolean(), resend: z.boolean() }),
    payment: z.object({
      redirectUrl: z.string().nullable().describe('where to pay; null when there is nothing to pay'),
      expiresAt: instant.nullable(),
    }),
  })
  .openapi('GiftCard');
export type GiftCardView = z.output<typeof giftCardView>;

const balanceView = z
  .object({
    amount: price,
    balance: price,
    held: price.describe(
      'the part of what is spent that returns to the card unless a booking that waits for its payment is paid',
    ),
    worth: price.describe(
      'what it pays of a booking in the currency asked for: the balance in the card’s own; in another one the balance at the rate of the day less the margin, or 0 while no rate is recent',
    ),
    exchange: z
      .object({ asOf: calendarDate, marginPercent: z.number() })
      .nullable()
      .describe('the day of the rate of `worth` and the margin that was taken off; null in the card’s own currency'),
  })
  .openapi('GiftCardBalance');
export type GiftCardBalanceView = z.output<typeof balanceView>;

const name = z.string().trim().min(1).max(120);

export const giftCardEndpoints = endpoints({
  getGiftCardOffer: {
    method: 'GET',
    path: '/gift-cards/offer',
    summary: 'Amounts that gift cards are sold at in a currency',
    access: 'anyone',
    query: z.object({ currency: currency.optional() }),
    status: 200,
    response: offerView,
    codes: [],
  },
  buyGiftCard: {
    method: 'POST',
    path: '/gift-cards',
    summary: 'Order a gift card; it is sent to its recipient once it is paid and its day has come',
    access: 'user',
    requestClass: 'booking',
    body: z.strictObject({
      amountMinor: z.int().min(1),
      currency,
      senderName: name,
      recipientName: name,
      recipientEmail: z.email().max(254),
      message: z.string().trim().min(1).max(500).optional(),
      sendOn: calendarDate.optional().describe('today when left out'),
    }),
    status: 201,
    response: giftCardView,
    codes: ['too_many_requests'],
    idempotent: true,
  },
  listGiftCards: {
    method: 'GET',
    path: '/gift-cards',
    summary: 'Gift cards the caller bought, latest first',
    access: 'user',
    query: z.object(paging),
    status: 200,
    response: listOf(giftCardView),
    codes: [],
  },
  readGiftCard: {
    method: 'POST',
    path: '/gift-cards/balance',
    summary: 'What is left on a gift card, for anyone who has its code; a code that is not known is 404',
    access: 'anyone',
    body: z.strictObject({ code: z.string().trim().min(1).max(40), currency: currency.optional() }),
    status: 200,
    response: balanceView,
    codes: ['not_found', 'too_many_requests'],
  },
  resendGiftCard: {
    method: 'POST',
    path: '/gift-cards/{id}/mail',
    summary: 'Send a card whose mail was lost to its recipient once more, with a new code in place of the first',
    access: 'user',
    params: idParams,
    status: 200,
    response: giftCardView,
    codes: ['not_found', 'gift_card_state', 'too_many_requests'],
    idempotent: true,
  },
  withdrawGiftCard: {
    method: 'POST',
    path: '/gift-cards/{id}/withdrawal',
    summary: 'Withdraw from the purchase within 14 days while nothing is spent: the money comes back',
    access: 'user',
    requestClass: 'booking',
    params: idParams,
    status: 200,
    response: giftCardView,
    codes: ['not_found', 'gift_card_state'],
    idempotent: true,
  },
});
