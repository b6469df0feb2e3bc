import { type Currency, fromDecimal } from '#kernel/money.ts';

/** What was typed, with a comma or a point; NaN for what is no number, which the server refuses. */
export const enteredNumber = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));

/** The same in minor units. */
export function enteredMinor(text: string | undefined, currency: Currency): number {
  const typed = enteredNumber(text);
  return Number.isFinite(typed) ? fromDecimal(typed, currency).amountMinor : typed;
}
