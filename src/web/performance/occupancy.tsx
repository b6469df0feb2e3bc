import type { PerformanceView } from '#contract/suppliers/performance.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { dayText } from '#web/ui/place-time.ts';
import { DayChart } from './charts/day-chart.tsx';
import { Figure, Numbers } from './figure.tsx';
import { countText, shareText } from './numbers.ts';
import type { PerformanceQuery } from './performance-address.ts';

type Props = {
  occupancy: PerformanceView['occupancy'];
  days: readonly string[];
  query: PerformanceQuery;
  period: string;
};

/** How full departures were that have started. */
export function Occupancy({ occupancy, days, query, period }: Props) {
  const t = useT('performance');
  const { language } = usePageContext();
  const count = (value: number) => countText(value, language);
  const { seatsTaken, capacity, share } = occupancy;
  if (capacity === 0)
    return (
      <Figure table="occupancy" query={query} title={t('occupancy')} note={t('occupancy_note')}>
        <p>{t('no_departures')}</p>
      </Figure>
    );
  const shares = new Map(occupancy.days.map((one) => [one.day, one.share]));
  const sentence = t('occupancy_in_all', {
    taken: count(seatsTaken),
    capacity: count(capacity),
    share: shareText(share, language),
  });
  return (
    <Figure table="occupancy" query={query} title={t('occupancy')} note={`${t('occupancy_note')} ${sentence}`}>
      <DayChart
        title={t('occupancy_by_day')}
        description={`${period} ${sentence}`}
        bars={days.map((day) => ({ day, parts: [shares.get(day) ?? 0] }))}
        smallestStep={0.25}
        format={(value) => shareText(value, language)}
      />
      <Numbers
        first="days"
        caption={t('occupancy')}
        head={[t('day'), t('departures'), t('seats_taken'), t('capacity'), t('occupancy')]}
        rows={occupancy.days.map((one) => [
          dayText(one.day, language),
          count(one.departures),
          count(one.seatsTaken),
          count(one.capacity),
          shareText(one.share, language),
        ])}
      />
    </Figure>
  );
}
