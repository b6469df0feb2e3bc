// A gift card pays for a booking, and gets back what a cancellation refunds. Both in the transaction of the booking's move.
import { invalid } from '#contract/domain-error.ts';
import { type Money, money } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { redemptionEntries, returnEntries } from '../payments/gift-card-entries.ts';
import { post } from '../payments/ledger.ts';
import { convert } from '../pricing/convert.ts';
import type { GiftCard } from './gift-card.ts';
import { hashOfCode } from './gift-card-code.ts';
import { findSentByHash } from './gift-card-queries.ts';
import { insertRedemption, returnToCard, takeFromCard } from './redemption-queries.ts';

/** The card that a code opens. Throws `invalid_input` on `giftCardCode`, alike for every code that opens none. */
export async function findUsableCard(db: Queryable, code: string): Promise<GiftCard> {
  const card = await findSentByHash(db, hashOfCode(code));
  if (!card) throw invalid('giftCardCode', 'unknown_code');
  if (card.balanceMinor === 0) throw invalid('giftCardCode', 'spent');
  return card;
}

type Redeeming = { code: string; bookingId: string; total: Money; now: Date };

/** Pays as much of the total as the card holds. Returns how much that is. */
export async function redeemGiftCard(db: Queryable, { code, bookingId, total, now }: Redeeming): Promise<Money> {
  const { id: giftCardId, currency } = await findUsableCard(db, code);
  const takenMinor = await takeFromCard(db, giftCardId, priceInCard(total, currency).amountMinor);
  // What it held is less than the smallest coin of the booking's currency, or went while this one waited.
  const paid = takenMinor === undefined ? money(0, total.currency) : worthOf(money(takenMinor, currency), total);
  if (takenMinor === undefined || paid.amountMinor === 0) throw invalid('giftCardCode', 'spent');
  const taken = money(takenMinor, currency);
  await insertRedemption(db, {
    bookingId,
    giftCardId,
    amountMinor: takenMinor,
    paidMinor: paid.amountMinor,
    redeemedAt: now,
  });
  const entries = redemptionEntries(taken, paid);
  await post(db, { bookingId, giftCardId, kind: 'gift_card_redemption', currency, entries, at: now });
  return paid;
}

/** What comes back to the card of a booking that it paid for. */
export async function refundToGiftCard(db: Queryable, bookingId: string, refund: Money, at: Date): Promise<void> {
  const { giftCardId, returnedMinor, cardCurrency } = await returnToCard(db, bookingId, refund.amountMinor);
  const entries = returnEntries(money(returnedMinor, cardCurrency), refund);
  await post(db, { bookingId, giftCardId, kind: 'gift_card_return', currency: cardCurrency, entries, at });
}

/** What of the card's currency pays the total: its worth rounded up, so that no card pays more than it held. */
function priceInCard(total: Money, currency: GiftCard['currency']): Money {
  const price = convert(total, currency);
  const isEnough = convert(price, total.currency).amountMinor >= total.amountMinor;
  return isEnough ? price : money(price.amountMinor + 1, currency);
}

/** What the amount pays of the total, never more than it. */
export function worthOf(amount: Money, total: Money): Money {
  return money(Math.min(convert(amount, total.currency).amountMinor, total.amountMinor), total.currency);
}
