import type { DepartureView, QuoteView } from '#contract/bookings.ts';
import { stillFreeUntil } from '#web/ui/free-until.ts';
import { momentText } from '#web/ui/place-time.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Price } from '#web/ui/price.tsx';
import { PriceLines } from '#web/ui/price-lines.tsx';
import type { ShownTour } from './shown-tour.ts';
import styles from './quote.module.css';
import { usePayLaterUntil } from './use-pay-later-until.ts';

type Props = {
  quote: QuoteView;
  tour: Pick<ShownTour, 'city' | 'timeZone'>;
  departure: DepartureView;
  hidesTotal?: boolean;
};

/** The price as lines, the charged currency, and the deadline for a full refund. */
export function Quote({ quote, tour, departure, hidesTotal = false }: Props) {
  const t = useT('tour-detail');
  const { language } = usePageContext();
  const { total, shown } = quote;
  // The quote's deadline is that of the day's first departure; the chosen one may start later.
  const deadline = stillFreeUntil(departure.freeCancellationUntil);
  const laterUntil = usePayLaterUntil(tour, departure);
  return (
    <div className={styles.quote}>
      <PriceLines lines={quote.lines} total={total} hidesTotal={hidesTotal} />
      <p>
        {t('charged_in', { currency: total.currency })}
        {shown.currency === total.currency ? null : (
          <>
            {' '}
            {t('about')} <Price priceMinor={shown.priceMinor} currency={shown.currency} /> ({shown.currency}).
          </>
        )}
      </p>
      {deadline ? (
        <p className={styles.benefit}>
          {t('free_until', { moment: momentText(deadline, tour.timeZone, language), city: tour.city })}
        </p>
      ) : null}
      {quote.payLater ? (
        <p className={styles.benefit}>
          {t('pay_later')}. {laterUntil}
        </p>
      ) : null}
    </div>
  );
}
