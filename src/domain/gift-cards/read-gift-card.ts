import { DomainError } from '#contract/domain-error.ts';
import type { GiftCardBalanceView } from '#contract/gift-cards.ts';
import { type Currency, money } from '#kernel/money.ts';
import type { Context } from '#platform/http/caller.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { priceView } from '#domain/pricing/price-view.ts';
import { hashOfCode } from './gift-card-code.ts';
import { exchangeOf, worthOf } from './gift-card-exchange.ts';
import { findSentByHash } from './gift-card-queries.ts';
import { sumHeldByUnpaid } from './redemption-queries.ts';

type BalanceQuery = { code: string; currency?: Currency };

/** The balance of a card. Throws the same `not_found` for every invalid code, `too_many_requests`. */
export async function readGiftCard(context: Context, { code, currency }: BalanceQuery): Promise<GiftCardBalanceView> {
  await throttle(context, 'giftCardCodes', context.caller.address);
  const card = await findSentByHash(context.database.db, hashOfCode(code));
  if (!card) throw new DomainError('not_found');
  const balance = money(card.balanceMinor, card.currency);
  const wanted = currency ?? card.currency;
  const { giftCardMarginPercent } = await currentSettings(context);
  const exchange = exchangeOf(card.currency, wanted, giftCardMarginPercent, context.clock.now());
  return {
    amount: priceView(money(card.amountMinor, card.currency)),
    balance: priceView(balance),
    held: priceView(money(await sumHeldByUnpaid(context.database.db, card.id), card.currency)),
    worth: priceView(exchange ? worthOf(exchange, card.balanceMinor) : money(0, wanted)),
    exchange:
      wanted === card.currency ? null : exchange && { asOf: exchange.asOf, marginPercent: exchange.marginPercent },
  };
}
