// Pays for a booking with a gift card, and refunds to it. Both in the transaction of the booking's transition.
import { invalid } from '#contract/domain-error.ts';
import { type Money, money } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { redemptionEntries, returnEntries } from '../payments/gift-card-entries.ts';
import { post } from '../payments/ledger.ts';
import type { GiftCard } from './gift-card.ts';
import { hashOfCode } from './gift-card-code.ts';
import { costOf, exchangeOf, worthOf } from './gift-card-exchange.ts';
import { findSentByHash } from './gift-card-queries.ts';
import { insertRedemption, refundToCard, redeemFromCard } from './redemption-queries.ts';

/** The card of a code. Throws the same `invalid_input` on `giftCardCode` for every invalid code. */
export async function findUsableCard(db: Queryable, code: string): Promise<GiftCard> {
  const card = await findSentByHash(db, hashOfCode(code));
  if (!card) throw invalid('giftCardCode', 'unknown_code');
  if (card.balanceMinor === 0) throw invalid('giftCardCode', 'spent');
  return card;
}

type RedemptionInput = { code: string; bookingId: string; total: Money; marginPercent: number; now: Date };

/** Pays as much of the total as the card holds, in another currency at the rate of the day less the margin. Returns how much
 *  that is. Throws `invalid_input` on `giftCardCode`. */
export async function redeemGiftCard(
  db: Queryable,
  { code, bookingId, total, marginPercent, now }: RedemptionInput,
): Promise<Money> {
  const { id: giftCardId, currency } = await findUsableCard(db, code);
  const exchange = exchangeOf(currency, total.currency, marginPercent, now);
  if (!exchange) throw invalid('giftCardCode', 'other_currency', { currency });
  const takenMinor = await redeemFromCard(db, giftCardId, costOf(exchange, total.amountMinor).amountMinor);
  // A concurrent booking has spent the rest.
  if (takenMinor === undefined) throw invalid('giftCardCode', 'spent');
  const paidMinor = Math.min(worthOf(exchange, takenMinor).amountMinor, total.amountMinor);
  // Less than the smallest coin of the other currency.
  if (paidMinor === 0) throw invalid('giftCardCode', 'spent');
  await insertRedemption(db, { bookingId, giftCardId, amountMinor: takenMinor, paidMinor, redeemedAt: now });
  const paid = money(paidMinor, total.currency);
  const entries = redemptionEntries(money(takenMinor, currency), paid);
  await post(db, { bookingId, giftCardId, kind: 'gift_card_redemption', currency, entries, at: now });
  return paid;
}

/** Refunds to the card of a booking at the rate of its redemption. */
export async function refundToGiftCard(db: Queryable, bookingId: string, refund: Money, at: Date): Promise<void> {
  const { giftCardId, returnedMinor, cardCurrency } = await refundToCard(db, bookingId, refund.amountMinor);
  const entries = returnEntries(money(returnedMinor, cardCurrency), refund);
  await post(db, { bookingId, giftCardId, kind: 'gift_card_return', currency: cardCurrency, entries, at });
}
