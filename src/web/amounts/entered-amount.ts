import { numberFormat } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';
import { type Currency, exponentOf, toDecimal } from '#kernel/money.ts';
import { parseAmount, parseDecimal } from '#kernel/typed/parse-amount.ts';

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

/** How an amount may be written: 12345.50 and 12,345.50. */
export function amountExamples(currency: Currency, language: Language): { plain: string; grouped: string } {
  const digits = exponentOf(currency);
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const written = (useGrouping: boolean) =>
    numberFormat(language, { ...decimals, useGrouping }).format(digits === 0 ? 12_345 : 12_345.5);
  return { plain: written(false), grouped: written(true) };
}
