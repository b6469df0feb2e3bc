import { DomainError } from '#contract/domain-error.ts';
import type { GiftCardView } from '#contract/gift-cards.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { type GiftCard, mayResend } from './gift-card.ts';
import { findOwnGiftCard } from './gift-card-queries.ts';
import { giftCardView } from './gift-card-view.ts';
import { giftCardJobs } from './job-types.ts';

/** Sends a lost mail again to the same address, with a new code that replaces the first. Throws `not_found` for
 *  one of another user, `gift_card_state` where it was not sent yet, is blocked or something is spent. */
export async function resendGiftCard(context: Context, id: string): Promise<GiftCardView> {
  const card = await findOwnGiftCard(context.database.db, signedIn(context).id, id);
  if (!card) throw new DomainError('not_found');
  return resendCard(context, card);
}

/** Throws as `resendGiftCard`, but `not_found`. `record`: what else belongs into the transaction. */
export async function resendCard(
  context: Context,
  card: GiftCard,
  record: (db: Queryable) => Promise<unknown> = async () => {},
): Promise<GiftCardView> {
  const { id } = card;
  const user = signedIn(context);
  const { clock, caller } = context;
  await throttle(context, 'giftCardMails', id);
  const request = { userId: user.id, operation: `resendGiftCard ${id}`, key: caller.idempotencyKey, input: {} };
  const view = await withIdempotency(context, request, async (transaction) => {
    if (!mayResend(card)) throw new DomainError('gift_card_state');
    const now = clock.now();
    // Identifies the lost mail: of two concurrent requests only one succeeds.
    await enqueue(
      transaction,
      giftCardJobs['gift-card-lost'],
      { giftCardId: id, sentAt: card.sentAt!.toISOString() },
      now,
    );
    await record(transaction);
    return giftCardView(card, now);
  });
  context.wakeJobs();
  return view;
}
