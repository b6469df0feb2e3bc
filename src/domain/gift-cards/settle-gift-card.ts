// What a payment provider tells us of a gift card's payment, made true once: a repeated message changes nothing.
import type { Transaction } from 'kysely';
import { present } from '#kernel/assert.ts';
import type { Language } from '#kernel/languages.ts';
import { money } from '#kernel/money.ts';
import type { Tables } from '#platform/database/tables.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { giftCardSaleEntries } from '../payments/gift-card-entries.ts';
import { post } from '../payments/ledger.ts';
import { movePayment, type PaymentRow } from '../payments/payment-queries.ts';
import { type GiftCard, sendAt } from './gift-card.ts';
import { findGiftCard, lapseGiftCard, lockGiftCard, payGiftCard } from './gift-card-queries.ts';
import { refundGiftCard } from './withdraw-gift-card.ts';

type Known = PaymentRow & { giftCardId: string };

/** Applies an outcome and returns the buyer's language. */
export async function settleGiftCard(
  services: Services,
  payment: Known,
  outcome: 'paid' | 'abandoned',
): Promise<Language> {
  const now = services.clock.now();
  const language = await services.database.transaction(async (transaction) => {
    await lockGiftCard(transaction, payment.giftCardId);
    const card = present(await findGiftCard(transaction, payment.giftCardId), 'the gift card of a payment');
    if (outcome === 'paid') await capture(transaction, payment, card, now);
    else if (await movePayment(transaction, payment.id, ['started'], 'failed', now))
      await lapseGiftCard(transaction, card.id);
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
  // 'Paid' always counts, whatever was said before.
  if (!(await movePayment(transaction, payment.id, ['started', 'failed', 'expired'], 'captured', now))) return;
  const { id, currency } = card;
  const entries = giftCardSaleEntries(money(payment.amountMinor, currency));
  await post(transaction, { bookingId: null, giftCardId: id, kind: 'gift_card_sale', currency, entries, at: now });
  // Too late: the buyer was told that the order had lapsed, and may have made another.
  if (!(await payGiftCard(transaction, id, now))) return refundGiftCard(transaction, card, now);
  await enqueue(transaction, 'gift-card-paid', { giftCardId: id }, now);
  await enqueue(transaction, 'gift-card-due', { giftCardId: id }, sendAt(card.sendOn, now));
}
