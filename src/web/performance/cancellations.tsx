import type { PerformanceView } from '#contract/suppliers/performance.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { RowChart } from './charts/row-chart.tsx';
import { bookingsForShares } from '#kernel/choices/performance.ts';
import { Figure, Numbers, TooFew } from './figure.tsx';
import { countText, shareText } from './numbers.ts';
import type { PerformanceQuery } from './performance-address.ts';

type Props = { cancellations: PerformanceView['cancellations']; query: PerformanceQuery; period: string };

/** Who cancelled what was booked on these days. */
export function Cancellations({ cancellations: { bookings, total, share, by }, query, period }: Props) {
  const t = useT('performance');
  const { language } = usePageContext();
  if (bookings < bookingsForShares)
    return (
      <Figure table="cancellations" query={query} title={t('cancellations')} note={t('cancellations_note')}>
        <TooFew bookings={bookings} />
      </Figure>
    );
  const sentence = t('cancelled_in_all', {
    total: countText(total, language),
    count: bookings,
    share: shareText(share, language),
  });
  const rows = by.map((one) => ({
    name: t(`actor_${one.actor}`),
    value: one.bookings,
    text: countText(one.bookings, language),
  }));
  return (
    <Figure
      table="cancellations"
      query={query}
      title={t('cancellations')}
      note={`${t('cancellations_note')} ${sentence}`}
    >
      <RowChart title={t('cancellations_by')} description={`${period} ${sentence}`} rows={rows} />
      <Numbers
        caption={t('cancellations')}
        head={[t('cancelled_by'), t('bookings'), t('share')]}
        rows={by.map((one) => [
          t(`actor_${one.actor}`),
          countText(one.bookings, language),
          shareText(one.share, language),
        ])}
      />
    </Figure>
  );
}
