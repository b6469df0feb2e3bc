import type { PerformanceView } from '#contract/suppliers/performance.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { dayText, fullDayText } from '#web/ui/place-time.ts';
import { DayChart } from './charts/day-chart.tsx';
import { Figure, Numbers } from './figure.tsx';
import { countText, shareText, shortCount } from './numbers.ts';
import type { PerformanceQuery } from './performance-address.ts';
import styles from './performance.module.css';

type Props = { demand: PerformanceView['demand']; query: PerformanceQuery; period: string };

/** How often tour pages were opened, and how many bookings came about. */
export function Demand({ demand, query, period }: Props) {
  const t = useT('performance');
  const { language } = usePageContext();
  const count = (value: number) => countText(value, language);
  const { days, viewsSince } = demand;
  const since = viewsSince === null ? t('views_none') : t('views_since', { day: fullDayText(viewsSince, language) });
  const rows = days
    .filter(({ views, bookings }) => views + bookings > 0)
    .map(({ day, views, bookings }): [string, ...string[]] => [
      dayText(day, language),
      count(views),
      count(bookings),
      shareText(views === 0 ? null : bookings / views, language),
    ]);
  return (
    <Figure table="demand" query={query} title={t('demand')} note={`${t('demand_note')} ${since}`}>
      <div className={styles.pair}>
        <div>
          <h3>{t('views')}</h3>
          <DayChart
            title={t('views_by_day')}
            description={`${period} ${t('views_in_all', { count: demand.views })}`}
            bars={days.map(({ day, views }) => ({ day, parts: [views] }))}
            smallestStep={1}
            format={(value) => shortCount(value, language)}
          />
        </div>
        <div>
          <h3>{t('bookings')}</h3>
          <DayChart
            title={t('bookings_by_day')}
            description={`${period} ${t('bookings_in_all', { count: demand.bookings })}`}
            bars={days.map(({ day, bookings }) => ({ day, parts: [bookings] }))}
            smallestStep={1}
            format={(value) => shortCount(value, language)}
          />
        </div>
      </div>
      <Numbers
        first="days"
        caption={t('demand')}
        head={[t('day'), t('views'), t('bookings'), t('conversion')]}
        rows={rows}
        none={t('no_demand')}
      />
    </Figure>
  );
}
