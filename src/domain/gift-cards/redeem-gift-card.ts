// Pays for a booking, or for several of an order, with a gift card, and refunds to it. Both in the transaction of the booking's transition.
import { invalid } from '#contract/domain-error.ts';
import { type Currency, type Money, money, split } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { redemptionEntries, returnEntries } from '#domain/payments/gift-card-entries.ts';
import { post } from '#domain/payments/ledger.ts';
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

/** `bookings`: of one currency, each with its total, of which at least one is above zero. */
type RedemptionInput = {
  code: string;
  bookings: readonly { id: string; totalMinor: number }[];
  currency: Currency;
  marginPercent: number;
  now: Date;
};

/** Pays as much of the totals as the card's balance allows, in another currency at the rate of the day less the margin. Returns how much that
 *  is of each booking. Throws `invalid_input` on `giftCardCode`. */
export async function redeemGiftCard(
  db: Queryable,
  { code, bookings, currency, marginPercent, now }: RedemptionInput,
): Promise<number[]> {
  const card = await findUsableCard(db, code);
  const exchange = exchangeOf(card.currency, currency, marginPercent, now);
  if (!exchange) throw invalid('giftCardCode', 'other_currency', { currency: card.currency });
  const totalMinor = bookings.reduce((sum, one) => sum + one.totalMinor, 0);
  const takenMinor = await redeemFromCard(db, card.id, costOf(exchange, totalMinor).amountMinor);
  // A concurrent booking has spent the rest.
  if (takenMinor === undefined) throw invalid('giftCardCode', 'spent');
  const paidMinor = Math.min(worthOf(exchange, takenMinor).amountMinor, totalMinor);
  // Less than the smallest coin of the other currency.
  if (paidMinor === 0) throw invalid('giftCardCode', 'spent');
  const taken = money(takenMinor, card.currency);
  const shares = sharesOf(
    taken,
    money(paidMinor, currency),
    bookings.map((one) => one.totalMinor),
  );
  for (const [at, { taken: ofCard, paid }] of shares.entries())
    if (ofCard.amountMinor > 0) await writeRedemption(db, { bookingId: bookings[at]!.id, card, ofCard, paid, now });
  return shares.map(({ paid }) => paid.amountMinor);
}

type Share = { taken: Money; paid: Money };

/** By the totals, by largest remainder. A coin that is too small to be split pays for one booking and not for another. */
export function sharesOf(taken: Money, paid: Money, totalsMinor: readonly number[]): Share[] {
  const paidOf = split(paid, totalsMinor);
  const takenOf = split(
    taken,
    paidOf.map(({ amountMinor }) => amountMinor),
  );
  const nothing = money(0, paid.currency);
  return takenOf.map((part, at) => ({ taken: part, paid: part.amountMinor === 0 ? nothing : paidOf[at]! }));
}

type NewRedemption = { bookingId: string; card: GiftCard; ofCard: Money; paid: Money; now: Date };

async function writeRedemption(db: Queryable, { bookingId, card, ofCard, paid, now }: NewRedemption): Promise<void> {
  const { id: giftCardId, currency } = card;
  const [amountMinor, paidMinor] = [ofCard.amountMinor, paid.amountMinor];
  await insertRedemption(db, { bookingId, giftCardId, amountMinor, paidMinor, redeemedAt: now });
  const entries = redemptionEntries(ofCard, paid);
  await post(db, { bookingId, giftCardId, kind: 'gift_card_redemption', currency, entries, at: now });
}

/** Refunds to the card of a booking at the rate of its redemption. */
export async function refundToGiftCard(db: Queryable, bookingId: string, refund: Money, at: Date): Promise<void> {
  const { giftCardId, returnedMinor, cardCurrency } = await refundToCard(db, bookingId, refund.amountMinor);
  const entries = returnEntries(money(returnedMinor, cardCurrency), refund);
  await post(db, { bookingId, giftCardId, kind: 'gift_card_return', currency: cardCurrency, entries, at });
}
