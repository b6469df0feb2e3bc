import type { DepartureView, QuoteView } from '#contract/bookings.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { stillFreeUntil } from '#web/ui/free-until.ts';
import { momentText } from '#web/ui/place-time.ts';
import { PriceLines } from '#web/ui/price-lines.tsx';
import { Price } from '#web/ui/price.tsx';
import type { BookedTour } from './booking-types.ts';
import styles from './quote-lines.module.css';

type Props = { quote: QuoteView; tour: Pick<BookedTour, 'city' | 'timeZone'>; departure: DepartureView };

/** The price as lines, the charged currency, and the deadline for a full refund. The total is beside the button. */
export function QuoteLines({ quote, tour, departure }: Props) {
  const t = useT('tour-detail');
  const { language } = usePageContext();
  const { total, shown } = quote;
  // The quote's deadline is that of the day's first departure; the chosen one may start later.
  const deadline = stillFreeUntil(departure.freeCancellationUntil);
  return (
    <div className={styles.quote}>
      <PriceLines lines={quote.lines} total={total} hidesTotal />
      <p>
        {t('charged_in', { currency: total.currency })}
        {shown.currency === total.currency ? null : (
          <>
            {' '}
            <Price {...shown} /> ({shown.currency})
          </>
        )}
      </p>
      {deadline ? (
        <p className={styles.benefit}>
          {t('free_until', { moment: momentText(deadline, tour.timeZone, language), city: tour.city })}
        </p>
      ) : null}
    </div>
  );
}
