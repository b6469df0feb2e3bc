import { z } from '@hono/zod-openapi';
import { quoteView } from './bookings.ts';
import { validity } from './bookings/validity.ts';
import { endpoints } from './endpoint.ts';
import { includedTaxes } from './bookings/included-tax.ts';
import { id, idParams, instant, listOf, localMoment, paging, price } from './primitives.ts';

export const paymentWaysView = z.object({
  provider: z.enum(['test', 'card']).describe('test: the built-in payment page, on which no money moves'),
});

export const paymentView = z
  .object({
    id,
    number: z.string().describe('of the receipt: the booking’s reference and a running number'),
    kind: z.enum(['payment', 'refund']),
    at: instant,
    amount: price.describe('what was charged or refunded, in the currency it was charged in'),
    booking: z.object({
      id,
      reference: z.string(),
      title: z.string(),
      startsAtLocal: localMoment,
      validity: validity.optional(),
    }),
  })
  .openapi('Payment');
export type PaymentView = z.output<typeof paymentView>;

export const receiptView = paymentView
  .extend({
    optionName: z.string(),
    adults: z.int(),
    children: z.int(),
    lines: quoteView.shape.lines,
    total: price.describe('of the booking, as it was then'),
    giftCard: price.nullable().describe('of the total: what a gift card paid; null when none did'),
    taxes: includedTaxes,
    itemsKept: price.describe('of the total: what is kept of persons or tickets that were cancelled by themselves'),
    seller: z.object({
      name: z.string(),
      legalName: z.string(),
      address: z.string(),
      country: z.string(),
      registerNumber: z.string(),
      taxNumber: z.string(),
    }),
    payer: z.string(),
  })
  .openapi('Receipt');
export type ReceiptView = z.output<typeof receiptView>;

export const orderReceiptView = z
  .object({
    reference: z.string().describe('of the order'),
    total: price.describe('what was paid'),
    payer: z.string(),
    receipts: z.array(receiptView).describe('of each payment for one of its bookings'),
  })
  .openapi('OrderReceipt');
export type OrderReceiptView = z.output<typeof orderReceiptView>;

export const paymentEndpoints = endpoints({
  getPaymentWays: {
    method: 'GET',
    path: '/payments/ways',
    summary: 'How one pays here',
    access: 'anyone',
    status: 200,
    response: paymentWaysView,
    codes: [],
  },
  listPayments: {
    method: 'GET',
    path: '/payments',
    summary: 'Own payments and refunds as the ledger has them, latest first',
    access: 'user',
    query: z.object(paging),
    status: 200,
    response: listOf(paymentView),
    codes: [],
  },
  getReceipt: {
    method: 'GET',
    path: '/payments/{id}',
    summary: 'The receipt of an own payment or refund',
    access: 'user',
    params: idParams,
    status: 200,
    response: receiptView,
    codes: [],
  },
  getOrderReceipt: {
    method: 'GET',
    path: '/orders/{id}/receipt',
    summary: 'The receipt of an own order: what was paid of its bookings',
    access: 'user',
    requestClass: 'booking',
    params: idParams,
    status: 200,
    response: orderReceiptView,
    codes: ['not_found'],
  },
});
