import type { StatisticsView } from '#contract/marketplace.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from './statistics.module.css';

/** The marketplace in large numbers. */
export function Statistics({ statistics }: { statistics: StatisticsView }) {
  const t = useT('content');
  const { language } = usePageContext();
  const shown = Object.entries(statistics).filter(
    (entry): entry is [keyof StatisticsView, number] => entry[1] !== null,
  );
  return (
    <dl className={styles.statistics}>
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`figure_${name}`)}</dt>
          <dd>{new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
