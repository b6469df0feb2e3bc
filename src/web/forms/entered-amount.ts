import { numberFormat } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';
import { type Currency, exponentOf, toDecimal } from '#kernel/money.ts';
import { parseAmount, parseDecimal } from '#kernel/parse-amount.ts';

/** What was typed into a `DecimalField`; NaN for what is no number, which the server refuses. */
export const enteredNumber = (text: string | undefined, decimals: number, language: Language): number =>
  parseDecimal(text ?? '', decimals, language) ?? NaN;

/** The minor units of what was typed into a `MoneyField`. */
export const enteredMinor = (text: string | undefined, currency: Currency, language: Language): number =>
  parseAmount(text ?? '', currency, language) ?? NaN;

/** An amount as it is shown in a `MoneyField`: '12345,50', without decimals where it is whole. */
export function amountToEdit(amountMinor: number, currency: Currency, language: Language): string {
  const exponent = exponentOf(currency);
  const digits = amountMinor % 10 ** exponent ? exponent : 0;
  const options = { useGrouping: false, minimumFractionDigits: digits, maximumFractionDigits: digits };
  return numberFormat(language, options).format(toDecimal({ amountMinor, currency }));
}
