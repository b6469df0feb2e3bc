import type { PerformanceView } from '#contract/suppliers/performance.ts';
import { bookingsForShares } from '#kernel/choices/performance.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { countText, moneyText, shareText } from './numbers.ts';
import styles from './performance.module.css';

/** What the period comes to, before the charts. */
export function KeyNumbers({ performance }: { performance: PerformanceView }) {
  const t = useT('performance');
  const { language } = usePageContext();
  const { demand, occupancy, cancellations, money } = performance;
  const numbers: [string, string][] = [
    [t('views'), countText(demand.views, language)],
    [t('bookings'), countText(demand.bookings, language)],
    [t('conversion'), shareText(demand.conversion, language)],
    [t('occupancy'), shareText(occupancy.share, language)],
    [t('cancelled'), shareText(cancellations.bookings < bookingsForShares ? null : cancellations.share, language)],
    ...money.map(({ net, currency }): [string, string] => [t('net'), moneyText(net.priceMinor, currency, language)]),
  ];
  return (
    <dl className={styles.keyNumbers}>
      {numbers.map(([name, number]) => (
        <div key={name + number}>
          <dt>{name}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </dl>
  );
}
