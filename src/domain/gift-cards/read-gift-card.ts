import { DomainError } from '#contract/domain-error.ts';
import type { GiftCardBalanceView } from '#contract/gift-cards.ts';
import { type Currency, money } from '#kernel/money.ts';
import type { Context } from '#platform/http/caller.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { convert } from '../pricing/convert.ts';
import { priceView } from '../pricing/price-view.ts';
import { hashOfCode } from './gift-card-code.ts';
import { findSentByHash } from './gift-card-queries.ts';

type Asked = { code: string; currency?: Currency };

/** What is left on a card. Throws `not_found` alike for every code that opens none, `too_many_requests`. */
export async function readGiftCard(context: Context, { code, currency }: Asked): Promise<GiftCardBalanceView> {
  await throttle(context, 'giftCardCodes', context.caller.address);
  const card = await findSentByHash(context.database.read, hashOfCode(code));
  if (!card) throw new DomainError('not_found');
  const balance = money(card.balanceMinor, card.currency);
  return {
    amount: priceView(money(card.amountMinor, card.currency)),
    balance: priceView(balance),
    worth: priceView(convert(balance, currency ?? card.currency)),
  };
}
