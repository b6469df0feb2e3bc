// A price in a cell of the calendar, some 35 px wide on the narrowest phones.
import { numberFormat } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';
import { type Currency, formatMoney, fromDecimal, money, toDecimal } from '#kernel/money.ts';

type Shown = { priceMinor: number; currency: Currency; chargedCurrency?: Currency };

/** As many characters as have room. */
const most = 5;

/** Rounded to whole units, and with the sign of its currency only where both have room: '€58', '1,250', '37K'. */
export function shortPrice({ priceMinor, currency, chargedCurrency = currency }: Shown, language: Language): string {
  const whole = Math.round(toDecimal(money(priceMinor, currency)));
  const about = chargedCurrency === currency ? '' : '≈';
  const signed = formatMoney(fromDecimal(whole, currency), language).replace(/\s/g, '');
  if (signed.length + about.length <= most) return about + signed;
  return about + numberFormat(language, whole < 10_000 ? {} : { notation: 'compact' }).format(whole);
}
