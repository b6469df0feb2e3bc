import type { AffiliateResultsView } from '#contract/affiliates.ts';
import { dayText } from '#web/ui/place-time.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { ScrollTable } from '#web/ui/tables/scroll-table.tsx';
import styles from './affiliates.module.css';

const height = 120;

/** A bar chart with a dot over days with a booking, and the same data as a table for screen readers. */
export function DaysChart({ days }: Pick<AffiliateResultsView, 'days'>) {
  const t = useT('affiliates');
  const { language } = usePageContext();
  const most = Math.max(1, ...days.map(({ clicks }) => clicks));
  const withVisits = days.filter(({ clicks, bookings }) => clicks + bookings > 0);
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${days.length * 20} ${height + 20}`} aria-hidden="true">
        {days.map(({ date, clicks, bookings }, index) => {
          const tall = Math.max(2, (clicks / most) * height);
          return (
            <g key={date}>
              <rect x={index * 20 + 3} y={height + 20 - tall} width={14} height={tall} rx={3} />
              {bookings > 0 ? <circle cx={index * 20 + 10} cy={height + 10 - tall} r={5} /> : null}
            </g>
          );
        })}
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>{dayText(days[0]!.date, language)}</span>
        <span>{dayText(days.at(-1)!.date, language)}</span>
      </p>
      <figcaption className={styles.soft}>{t('chart', { most })}</figcaption>
      <details>
        <summary>{t('as_table')}</summary>
        {withVisits.length === 0 ? (
          <p>{t('no_visits')}</p>
        ) : (
          <ScrollTable label={t('as_table')} first="days" isLong>
            <thead>
              <tr>
                <th scope="col">{t('day')}</th>
                <th scope="col">{t('clicks')}</th>
                <th scope="col">{t('bookings')}</th>
              </tr>
            </thead>
            <tbody>
              {withVisits.map(({ date, clicks, bookings }) => (
                <tr key={date}>
                  <th scope="row">{dayText(date, language)}</th>
                  <td>{clicks}</td>
                  <td>{bookings}</td>
                </tr>
              ))}
            </tbody>
          </ScrollTable>
        )}
      </details>
    </figure>
  );
}
