// Applies a provider's result for a gift card payment, idempotently: a repeated message changes nothing.
import type { Transaction } from 'kysely';
import { assertDefined } from '#kernel/assert.ts';
import type { Language } from '#kernel/languages.ts';
import { money } from '#kernel/money.ts';
import type { Tables } from '#platform/database/tables.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { giftCardSaleEntries } from '#domain/payments/gift-card-entries.ts';
import { post } from '#domain/payments/ledger.ts';
import { transitionPayment, type PaymentRow } from '#domain/payments/payment-queries.ts';
import { type GiftCard, sendAt } from './gift-card.ts';
import { findGiftCard, expireGiftCard, lockGiftCard, markGiftCardPaid } from './gift-card-queries.ts';
import { giftCardJobs } from './job-types.ts';
import { refundGiftCard } from './withdraw-gift-card.ts';

type GiftCardPayment = PaymentRow & { giftCardId: string };

/** Applies an outcome and returns the buyer's language. */
export async function applyGiftCardPayment(
  services: Services,
  payment: GiftCardPayment,
  outcome: 'paid' | 'abandoned',
): Promise<Language> {
  const now = services.clock.now();
  const language = await services.database.transaction(async (transaction) => {
    await lockGiftCard(transaction, payment.giftCardId);
    const card = assertDefined(await findGiftCard(transaction, payment.giftCardId), 'the gift card of a payment');
    if (outcome === 'paid') await capture(transaction, payment, card, now);
    else if (await transitionPayment(transaction, payment.id, ['started'], 'failed', now))
      await expireGiftCard(transaction, card.id);
    return card.language;
  });
  services.wakeJobs();
  return language;
}

async function capture(
  transaction: Transaction<Tables>,
  payment: PaymentRow,
  card: GiftCard,
  now: Date,
): Promise<void> {
  // 'Paid' always counts, whatever was reported before.
  if (!(await transitionPayment(transaction, payment.id, ['started', 'failed', 'expired'], 'captured', now))) return;
  const { id, currency } = card;
  const entries = giftCardSaleEntries(money(payment.amountMinor, currency));
  await post(transaction, { bookingId: null, giftCardId: id, kind: 'gift_card_sale', currency, entries, at: now });
  // Too late: the buyer has seen that the order has lapsed and may have placed another.
  if (!(await markGiftCardPaid(transaction, id, now))) return refundGiftCard(transaction, card, now);
  await enqueue(transaction, giftCardJobs['gift-card-paid'], { giftCardId: id }, now);
  await enqueue(transaction, giftCardJobs['gift-card-due'], { giftCardId: id }, sendAt(card.sendOn, now));
}
