import type { Currency } from '#kernel/money.ts';
import { formatMoney } from '#kernel/money.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';

type Props = { priceMinor: number; currency: Currency; chargedCurrency?: Currency };

/** An amount, formatted for the page's language. One that was converted for display is marked: '≈ $67'. */
export function Price({ priceMinor, currency, chargedCurrency = currency }: Props) {
  const { language } = usePageContext();
  const amount = formatMoney({ amountMinor: priceMinor, currency }, language);
  return <>{chargedCurrency === currency ? amount : `≈\u00a0${amount}`}</>;
}
