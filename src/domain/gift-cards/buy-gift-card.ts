import { invalid } from '#contract/domain-error.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { giftCardEndpoints, GiftCardView } from '#contract/gift-cards.ts';
import { addDays, localDate } from '#kernel/dates.ts';
import { newId } from '#kernel/ids.ts';
import { money } from '#kernel/money.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { insertPayment } from '#domain/payments/payment-queries.ts';
import { providerFor } from '#domain/payments/provider.ts';
import { type GiftCard, payWithinMinutes, sendWithinDays } from './gift-card.ts';
import { checkAmount } from './gift-card-amounts.ts';
import { insertGiftCard } from './gift-card-queries.ts';
import { giftCardView } from './gift-card-view.ts';

type Order = InputOf<(typeof giftCardEndpoints)['buyGiftCard']>['body'];

/** Orders a card and returns where to pay for it. Throws `invalid_input` on `amountMinor` and `sendOn`. */
export async function buyGiftCard(context: Context, order: Order): Promise<GiftCardView> {
  const user = signedIn(context);
  await throttle(context, 'giftCards', user.id);
  const now = context.clock.now();
  const price = money(order.amountMinor, order.currency);
  checkAmount(price, context.caller.language);
  const sendOn = readSendOn(order.sendOn, now);
  const request = { userId: user.id, operation: 'buyGiftCard', key: context.caller.idempotencyKey, input: order };
  return withIdempotency(context, request, async (transaction) => {
    const card: GiftCard = {
      ...order,
      id: newId(),
      buyerId: user.id,
      state: 'ordered',
      balanceMinor: 0,
      message: order.message ?? null,
      language: context.caller.language,
      sendOn,
      orderedAt: now,
      paidAt: null,
      sentAt: null,
      withdrawnAt: null,
      blockedAt: null,
    };
    await insertGiftCard(transaction, card);
    const provider = providerFor(context.config);
    const expiresAt = new Date(now.getTime() + payWithinMinutes * 60_000);
    const payment = { giftCardId: card.id, provider: provider.name, amount: price, now, expiresAt };
    const { pageToken } = await insertPayment(transaction, payment);
    return giftCardView(card, now, { url: provider.pageUrl(pageToken), before: expiresAt });
  });
}

function readSendOn(sendOn: string | undefined, now: Date): string {
  const today = localDate(now, 'UTC');
  const last = addDays(today, sendWithinDays);
  // West of Greenwich it may still be yesterday.
  if (sendOn && sendOn < addDays(today, -1)) throw invalid('sendOn', 'date_past');
  if (sendOn && sendOn > last) throw invalid('sendOn', 'choice', { choices: `${today} – ${last}` });
  return sendOn && sendOn > today ? sendOn : today;
}
