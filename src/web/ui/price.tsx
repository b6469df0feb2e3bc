import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import { formatMoney } from '#kernel/money.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';

type Props = { priceMinor: number; currency: Currency; chargedCurrency?: Currency };

/** An amount, formatted for the page's language. One that was converted for display is marked: '≈ $67'. */
export const Price = (price: Props) => <>{priceText(price, usePageContext().language)}</>;

export function priceText({ priceMinor, currency, chargedCurrency = currency }: Props, language: Language): string {
  const amount = formatMoney({ amountMinor: priceMinor, currency }, language);
  return chargedCurrency === currency ? amount : `≈\u00a0${amount}`;
}
