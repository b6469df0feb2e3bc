// Pays for a booking with a gift card, and refunds to it. Both in the transaction of the booking's transition.
import { invalid } from '#contract/domain-error.ts';
import { type Currency, type Money, money } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { redemptionEntries, returnEntries } from '../payments/gift-card-entries.ts';
import { post } from '../payments/ledger.ts';
import type { GiftCard } from './gift-card.ts';
import { hashOfCode } from './gift-card-code.ts';
import { findSentByHash } from './gift-card-queries.ts';
import { insertRedemption, refundToCard, redeemFromCard } from './redemption-queries.ts';

/** The card of a code. Throws the same `invalid_input` on `giftCardCode` for every invalid code. */
export async function findUsableCard(db: Queryable, code: string): Promise<GiftCard> {
  const card = await findSentByHash(db, hashOfCode(code));
  if (!card) throw invalid('giftCardCode', 'unknown_code');
  if (card.balanceMinor === 0) throw invalid('giftCardCode', 'spent');
  return card;
}

/** A card only pays in its own currency. Throws `invalid_input` on `giftCardCode`. */
export function refuseOtherCurrency({ currency }: GiftCard, charged: Currency): void {
  if (currency !== charged) throw invalid('giftCardCode', 'other_currency', { currency });
}

type RedemptionInput = { code: string; bookingId: string; total: Money; now: Date };

/** Pays as much of the total as the card holds. Returns how much that is. */
export async function redeemGiftCard(db: Queryable, { code, bookingId, total, now }: RedemptionInput): Promise<Money> {
  const card = await findUsableCard(db, code);
  refuseOtherCurrency(card, total.currency);
  const { id: giftCardId, currency } = card;
  const takenMinor = await redeemFromCard(db, giftCardId, total.amountMinor);
  // A concurrent booking has spent the rest.
  if (takenMinor === undefined) throw invalid('giftCardCode', 'spent');
  const paid = money(takenMinor, currency);
  await insertRedemption(db, {
    bookingId,
    giftCardId,
    amountMinor: takenMinor,
    paidMinor: takenMinor,
    redeemedAt: now,
  });
  const entries = redemptionEntries(paid, paid);
  await post(db, { bookingId, giftCardId, kind: 'gift_card_redemption', currency, entries, at: now });
  return paid;
}

/** Refunds to the card of a booking at the rate of its redemption: until decision 040 a card could
 *  pay in another currency. */
export async function refundToGiftCard(db: Queryable, bookingId: string, refund: Money, at: Date): Promise<void> {
  const { giftCardId, returnedMinor, cardCurrency } = await refundToCard(db, bookingId, refund.amountMinor);
  const entries = returnEntries(money(returnedMinor, cardCurrency), refund);
  await post(db, { bookingId, giftCardId, kind: 'gift_card_return', currency: cardCurrency, entries, at });
}
