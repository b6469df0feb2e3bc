import { type Money, money } from '#kernel/money.ts';

/** The share in percent, rounded half up to a minor unit; the rest is `whole - share`. */
export function percentOf(whole: Money, percent: number): Money {
  return money(Math.floor((whole.amountMinor * percent + 50) / 100), whole.currency);
}
