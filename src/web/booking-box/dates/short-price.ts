// A price in a cell of the calendar, some 35 px wide on the narrowest phones.
import { numberFormat } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';
import { type Currency, formatMoney, fromDecimal, money, toDecimal } from '#kernel/money.ts';

type Shown = { priceMinor: number; currency: Currency; chargedCurrency?: Currency };

/** As many characters as have room in full size, the letters of a code apart, which are wider. */
export const fullSizeLength = 5;
const code = /\p{Lu}{2}/u;

/** Rounded up to whole units, so that no one pays more, and with the sign of its currency only where both have room: '€58', '1,250',
 *  '36,850'; from a hundred thousand in the language's own words: '151K', '151 mil'. */
export function shortPrice({ priceMinor, currency, chargedCurrency = currency }: Shown, language: Language): string {
  const whole = Math.ceil(toDecimal(money(priceMinor, currency)));
  const about = chargedCurrency === currency ? '' : '≈';
  const signed = formatMoney(fromDecimal(whole, currency), language).replace(/\s/g, '');
  if (signed.length + about.length <= fullSizeLength && !code.test(signed)) return about + signed;
  if (whole < 100_000) return about + numberFormat(language, {}).format(whole);
  return about + numberFormat(language, { notation: 'compact' }).format(Math.ceil(whole / 1000) * 1000);
}
