// The amounts of gift cards. Pure: round numbers of similar value in every currency.
import type { GiftCardOfferView } from '#contract/gift-cards.ts';
import { invalid } from '#contract/domain-error.ts';
import type { Language } from '#kernel/languages.ts';
import { type Currency, formatMoney, fromDecimal, type Money } from '#kernel/money.ts';
import { bundledRates } from '#domain/pricing/exchange-rates.ts';
import { priceView } from '#domain/pricing/price-view.ts';

/** In US dollars; for other currencies multiplied by their scale. */
const dollars = { suggested: [25, 50, 100, 200], minimum: 10, maximum: 1000 };
const steps = [1, 2, 5, 10];

export function giftCardOffer(currency: Currency): GiftCardOfferView {
  const amount = (count: number) => priceView(amountOf(count, currency));
  return {
    currency,
    suggested: dollars.suggested.map(amount),
    minimum: amount(dollars.minimum),
    maximum: amount(dollars.maximum),
  };
}

/** Throws `invalid_input` on `amountMinor`, naming the bound that was passed. */
export function checkAmount({ amountMinor, currency }: Money, language: Language): void {
  const [minimum, maximum] = [amountOf(dollars.minimum, currency), amountOf(dollars.maximum, currency)];
  if (amountMinor < minimum.amountMinor)
    throw invalid('amountMinor', 'too_small', { minimum: formatMoney(minimum, language) });
  if (amountMinor > maximum.amountMinor)
    throw invalid('amountMinor', 'too_big', { maximum: formatMoney(maximum, language) });
}

function amountOf(count: number, currency: Currency): Money {
  return fromDecimal(count * scaleOf(bundledRates.perUsd[currency]), currency);
}

/** 1, 2 or 5 times a power of ten, whichever is nearest by ratio: 0.87 is 1, 154 is 200. */
function scaleOf(rate: number): number {
  const power = 10 ** Math.floor(Math.log10(rate));
  const distance = (step: number) => Math.abs(Math.log(rate / (step * power)));
  return steps.toSorted((a, b) => distance(a) - distance(b))[0]! * power;
}
