import type { Currency } from '#kernel/money.ts';
import { formatMoney } from '#kernel/money.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';

/** An amount, formatted for the page's language. */
export function Price({ priceMinor, currency }: { priceMinor: number; currency: Currency }) {
  const { language } = usePageContext();
  return <>{formatMoney({ amountMinor: priceMinor, currency }, language)}</>;
}
