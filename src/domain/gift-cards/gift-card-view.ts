import type { GiftCardView } from '#contract/gift-cards.ts';
import { money } from '#kernel/money.ts';
import { priceView } from '#domain/pricing/price-view.ts';
import { type GiftCard, mayResend, mayWithdraw, withdrawUntil } from './gift-card.ts';

/** `pay`: the payment page and its expiry. */
export function giftCardView(card: GiftCard, now: Date, pay?: { url: string; before: Date | null }): GiftCardView {
  const isPayable = card.state === 'ordered' && pay?.before && now < pay.before;
  return {
    id: card.id,
    state: card.state,
    amount: priceView(money(card.amountMinor, card.currency)),
    balance: priceView(money(card.balanceMinor, card.currency)),
    recipientName: card.recipientName,
    recipientEmail: card.recipientEmail,
    message: card.message,
    sendOn: card.sendOn,
    orderedAt: card.orderedAt.toISOString(),
    sentAt: card.sentAt?.toISOString() ?? null,
    withdrawUntil: withdrawUntil(card),
    can: { withdraw: mayWithdraw(card, now), resend: mayResend(card) },
    payment: isPayable
      ? { redirectUrl: pay.url, expiresAt: pay.before!.toISOString() }
      : { redirectUrl: null, expiresAt: null },
  };
}
