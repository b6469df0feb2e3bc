// The taxes and fees that a price contains. Pure: the total is given, and what each of them amounts to follows from it.
import type { IncludedTaxView } from '#contract/bookings/included-tax.ts';
import { numberFormat } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';
import { type Money, money, split } from '#kernel/money.ts';
import { text } from '#platform/texts/texts.ts';
import type { Labels } from './party-prices.ts';
import { inLanguage, priceView } from './price-view.ts';

/** One of `basisPoints` (hundredths of a percent of the price without it) and `perPersonMinor` is set. As it is stored with a booking. */
export type Tax = { id: string; names: Labels; basisPoints: number | null; perPersonMinor: number | null };

const whole = 10_000;

/** What each amounts to. Amounts per person come off the total first, as far as it reaches: no percent is due on them. The rest is
 *  split into the price without taxes and each percent of it, by largest remainder. */
export function taxesIn(total: Money, people: number, taxes: readonly Tax[]): { tax: Tax; amount: Money }[] {
  let restMinor = total.amountMinor;
  const fees = taxes
    .filter(({ perPersonMinor }) => perPersonMinor !== null)
    .map((tax) => {
      const amountMinor = Math.min(restMinor, tax.perPersonMinor! * people);
      restMinor -= amountMinor;
      return { tax, amount: money(amountMinor, total.currency) };
    });
  const percents = taxes.filter(({ basisPoints }) => basisPoints !== null);
  const parts = split(money(restMinor, total.currency), [whole, ...percents.map(({ basisPoints }) => basisPoints!)]);
  return [...percents.map((tax, index) => ({ tax, amount: parts[index + 1]! })), ...fees];
}

export function taxesView(
  total: Money,
  people: number,
  taxes: readonly Tax[] | undefined,
  language: Language,
): IncludedTaxView[] {
  return taxesIn(total, people, taxes ?? []).map(({ tax, amount }) => {
    const name = inLanguage(tax.names, language) ?? '';
    const percent = tax.basisPoints === null ? null : tax.basisPoints / 100;
    const label =
      percent === null
        ? text(language, 'price-reasons', 'included', { name })
        : text(language, 'price-reasons', 'includedPercent', { name, percent: numberFormat(language).format(percent) });
    return { label, name, percent, amount: priceView(amount) };
  });
}
