import type { PerformanceView } from '#contract/suppliers/performance.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { RowChart } from './charts/row-chart.tsx';
import { bookingsForShares } from '#kernel/choices/performance.ts';
import { Figure, Numbers, TooFew } from './figure.tsx';
import { countText, shareText } from './numbers.ts';
import type { PerformanceQuery } from './performance-address.ts';

type Props = { leadTimes: PerformanceView['leadTimes']; query: PerformanceQuery; period: string };
type Group = PerformanceView['leadTimes']['groups'][number];

/** How long before the start bookings come about. */
export function LeadTimes({ leadTimes: { medianDays, groups }, query, period }: Props) {
  const t = useT('performance');
  const { language } = usePageContext();
  const all = groups.reduce((sum, { bookings }) => sum + bookings, 0);
  const nameOf = ({ fromDays, toDays }: Group): string => {
    if (fromDays === 0) return t('same_day');
    if (toDays === null) return t('days_or_more', { count: fromDays });
    return fromDays === toDays ? t('days', { count: fromDays }) : t('days_from_to', { from: fromDays, to: toDays });
  };
  const rows = groups.map((group) => ({
    name: nameOf(group),
    value: group.bookings,
    text: countText(group.bookings, language),
  }));
  if (all < bookingsForShares)
    return (
      <Figure table="lead-times" query={query} title={t('lead_times')} note={t('lead_times_note')}>
        <TooFew bookings={all} />
      </Figure>
    );
  const median = medianDays === null ? t('median_none') : t('median', { count: medianDays });
  return (
    <Figure table="lead-times" query={query} title={t('lead_times')} note={`${t('lead_times_note')} ${median}`}>
      <RowChart title={t('lead_times_of')} description={`${period} ${median}`} rows={rows} />
      <Numbers
        caption={t('lead_times')}
        head={[t('lead_time'), t('bookings'), t('share')]}
        rows={groups.map((group) => [
          nameOf(group),
          countText(group.bookings, language),
          shareText(all === 0 ? null : group.bookings / all, language),
        ])}
      />
    </Figure>
  );
}
