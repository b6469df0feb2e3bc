import type { Currency } from '#kernel/money.ts';
import { formatMoney } from '#kernel/money.ts';
import { useSurroundings } from '#web/surroundings.ts';

/** An amount as people of the page's language write it. */
export function Price({ priceMinor, currency }: { priceMinor: number; currency: Currency }) {
  const { language } = useSurroundings();
  return <>{formatMoney({ amountMinor: priceMinor, currency }, language)}</>;
}
