// What a gift card pays in another currency than its own (decision 100). Pure.
import { type Currency, type Money, money } from '#kernel/money.ts';
import { minorRate, rateTolerance } from '#domain/pricing/convert.ts';
import { rateDay } from '#domain/pricing/exchange-rates.ts';

/** `rate`: minor units of the charged currency for one of the card's, the margin taken off. */
export type CardExchange = { from: Currency; to: Currency; rate: number; asOf: string; marginPercent: number };

const daysMax = 7;
const dayMs = 86_400_000;

/** Null where a rate is older than seven days: no one may choose among old rates. At par in one currency. */
export function exchangeOf(from: Currency, to: Currency, marginPercent: number, now: Date): CardExchange | null {
  const asOf = rateDay(from, to);
  if (from === to) return { from, to, rate: 1, asOf, marginPercent: 0 };
  if (now.getTime() - Date.parse(asOf) >= (daysMax + 1) * dayMs) return null;
  return { from, to, rate: minorRate(from, to) * (1 - marginPercent / 100), asOf, marginPercent };
}

/** What an amount of the card pays, rounded down. */
export const worthOf = ({ to, rate }: CardExchange, cardMinor: number): Money =>
  money(Math.floor(cardMinor * rate + rateTolerance), to);

/** The least amount of the card that pays `chargedMinor`. */
export const costOf = ({ from, rate }: CardExchange, chargedMinor: number): Money =>
  money(Math.ceil(chargedMinor / rate - rateTolerance), from);
