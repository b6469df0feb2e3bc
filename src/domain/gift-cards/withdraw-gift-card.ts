// The right of withdrawal: a full refund within 14 days of the purchase, while none of the card is spent.
import type { Transaction } from 'kysely';
import { DomainError } from '#contract/domain-error.ts';
import type { GiftCardView } from '#contract/gift-cards.ts';
import { assertDefined } from '#kernel/assert.ts';
import { money } from '#kernel/money.ts';
import type { Tables } from '#platform/database/tables.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { giftCardWithdrawalEntries } from '#domain/payments/gift-card-entries.ts';
import { post } from '#domain/payments/ledger.ts';
import { addRefund, findGiftCardPayment } from '#domain/payments/payment-queries.ts';
import { type GiftCard, mayWithdraw } from './gift-card.ts';
import { markGiftCardWithdrawn, findGiftCard, findOwnGiftCard, lockGiftCard } from './gift-card-queries.ts';
import { giftCardView } from './gift-card-view.ts';
import { giftCardJobs } from './job-types.ts';

/** Throws `not_found` for one of another user, `gift_card_state` if it is too late or part of it is spent. */
export async function withdrawGiftCard(context: Context, id: string): Promise<GiftCardView> {
  const user = signedIn(context);
  const request = {
    userId: user.id,
    operation: `withdrawGiftCard ${id}`,
    key: context.caller.idempotencyKey,
    input: {},
  };
  const view = await withIdempotency(context, request, async (transaction) => {
    await lockGiftCard(transaction, id);
    const now = context.clock.now();
    const card = await findOwnGiftCard(transaction, user.id, id);
    if (!card) throw new DomainError('not_found');
    if (!mayWithdraw(card, now) || !(await markGiftCardWithdrawn(transaction, id, now)))
      throw new DomainError('gift_card_state');
    await refundGiftCard(transaction, card, now);
    await enqueue(transaction, giftCardJobs['gift-card-withdrawn'], { giftCardId: id }, now);
    return giftCardView(assertDefined(await findGiftCard(transaction, id), 'the gift card just withdrawn'), now);
  });
  context.wakeJobs();
  return view;
}

/** Refunds the whole payment of the card. */
export async function refundGiftCard(
  transaction: Transaction<Tables>,
  { id, amountMinor, currency }: GiftCard,
  at: Date,
): Promise<void> {
  const payment = assertDefined(await findGiftCardPayment(transaction, id), 'the payment of a gift card');
  await addRefund(transaction, payment.id, amountMinor);
  const entries = giftCardWithdrawalEntries(money(amountMinor, currency));
  await post(transaction, { bookingId: null, giftCardId: id, kind: 'gift_card_withdrawal', currency, entries, at });
}
