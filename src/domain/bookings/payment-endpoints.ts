import { ownName } from '#kernel/own-name.ts';
import { DomainError } from '#contract/domain-error.ts';
import type { paymentEndpoints, PaymentView, ReceiptView } from '#contract/payments.ts';
import { countryName } from '#kernel/country-name.ts';
import type { Language } from '#kernel/languages.ts';
import { money } from '#kernel/money.ts';
import { signedIn } from '#platform/http/caller.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { providerFor } from '#domain/payments/provider.ts';
import { validityOf } from '#domain/inventory/validity.ts';
import { linesView, priceView } from '#domain/pricing/price-view.ts';
import { includedTaxes } from './reading/included-taxes.ts';
import { findOrder } from './orders/order-queries.ts';
import {
  findOrderReceipts,
  findReceipt,
  listMovements,
  type MovementRow,
  type ReceiptRow,
} from './reading/payment-history.ts';

export const paymentHandlers: Handlers<typeof paymentEndpoints> = {
  getPaymentWays: async ({ config }) => ({ provider: providerFor(config).name === 'test' ? 'test' : 'card' }),

  async listPayments(context, { query: { page, pageSize } }) {
    const { rows, total } = await listMovements(context.database.db, {
      userId: signedIn(context).id,
      language: context.caller.language,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return { data: rows.map((row) => paymentView(row, context.caller.language)), page, pageSize, total };
  },

  async getReceipt(context, { params: { id } }) {
    const { language } = context.caller;
    const row = await findReceipt(context.database.db, signedIn(context).id, id, language);
    if (!row) throw new DomainError('not_found');
    return receiptView(row, language);
  },

  async getOrderReceipt(context, { params: { id } }) {
    const { language } = context.caller;
    const { id: userId } = signedIn(context);
    const [order, rows] = await Promise.all([
      findOrder(context.database.db, userId, id),
      findOrderReceipts(context.database.db, userId, id, language),
    ]);
    if (!order || rows.length === 0) throw new DomainError('not_found');
    const receipts = rows.map((row) => receiptView(row, language));
    const totalMinor = rows.reduce((sum, { cashMinor }) => sum + cashMinor, 0);
    const total = priceView(money(totalMinor, order.currency));
    return { reference: order.reference, total, payer: receipts[0]!.payer, receipts };
  },
};

function paymentView(row: MovementRow, language: Language): PaymentView {
  return {
    id: row.id,
    number: `${row.reference}-${row.ordinal}`,
    kind: row.kind === 'capture' ? 'payment' : 'refund',
    at: row.at.toISOString(),
    amount: priceView(money(Math.abs(row.cashMinor), row.currency)),
    booking: {
      id: row.bookingId,
      reference: row.reference,
      title: row.title,
      startsAtLocal: row.startsAtLocal,
      ...validityOf({ ...row, endsAt: row.endsAt === null ? null : new Date(row.endsAt) }, language),
    },
  };
}

function receiptView(row: ReceiptRow, language: Language): ReceiptView {
  const { optionName, adults, children, payer, payerEmail, legalName, address, registerNumber, taxNumber } = row;
  return {
    ...paymentView(row, language),
    optionName,
    adults,
    children,
    lines: linesView(row.lines, language),
    total: priceView(money(row.totalMinor, row.currency)),
    giftCard: row.giftCardPaidMinor === 0 ? null : priceView(money(row.giftCardPaidMinor, row.currency)),
    taxes: includedTaxes(row, language),
    itemsKept: priceView(money(row.itemsKeptMinor, row.currency)),
    seller: {
      name: row.sellerName,
      legalName,
      address,
      country: countryName(row.country, language),
      registerNumber,
      taxNumber,
    },
    payer: ownName({ name: payer, email: payerEmail }) || payerEmail,
  };
}
