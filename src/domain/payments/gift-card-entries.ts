// Ledger entries for gift cards: the balance is owed to the holder of the code, account 'gift_card'.
import { type Money, money } from '#kernel/money.ts';
import type { Entry } from './ledger.ts';

export function giftCardSaleEntries(amount: Money): Entry[] {
  return [
    { account: 'cash', amountMinor: amount.amountMinor },
    { account: 'gift_card', amountMinor: -amount.amountMinor },
  ];
}

export function giftCardWithdrawalEntries(amount: Money): Entry[] {
  return giftCardSaleEntries(money(-amount.amountMinor, amount.currency));
}

/** A redemption pays for a booking. In two currencies each sums to zero by itself, over 'exchange', which is
 *  what the marketplace owes and has in them (decision 100). */
export function redemptionEntries(taken: Money, paid: Money): Entry[] {
  const entries: Entry[] = [
    { account: 'gift_card', amountMinor: taken.amountMinor, currency: taken.currency },
    { account: 'traveller', amountMinor: -paid.amountMinor, currency: paid.currency },
  ];
  if (taken.currency === paid.currency) return entries;
  return [
    ...entries,
    { account: 'exchange', amountMinor: -taken.amountMinor, currency: taken.currency },
    { account: 'exchange', amountMinor: paid.amountMinor, currency: paid.currency },
  ];
}

export function returnEntries(returned: Money, refunded: Money): Entry[] {
  return redemptionEntries(
    money(-returned.amountMinor, returned.currency),
    money(-refunded.amountMinor, refunded.currency),
  );
}
