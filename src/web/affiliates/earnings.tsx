import type { AffiliateResultsView } from '#contract/affiliates.ts';
import type { PriceView } from '#contract/primitives.ts';
import { formatMoney, money } from '#kernel/money.ts';
import figures from '#web/articles/statistics.module.css';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';

/** Clicks, bookings, and the earned and expected commission. */
export function Earnings({ results: { clicks, bookings, earned, expected } }: { results: AffiliateResultsView }) {
  const t = useT('affiliates');
  const { language } = usePageContext();
  const sums = (prices: readonly PriceView[]) =>
    prices.length === 0
      ? '0'
      : prices.map(({ priceMinor, currency }) => formatMoney(money(priceMinor, currency), language)).join(' + ');
  const shown = [
    ['clicks', new Intl.NumberFormat(language).format(clicks)],
    ['bookings', new Intl.NumberFormat(language).format(bookings)],
    ['expected', sums(expected)],
    ['earned', sums(earned)],
  ] as const;
  return (
    <dl className={figures.statistics}>
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
