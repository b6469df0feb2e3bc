import type { ReactNode } from 'react';
import type { DepartureView, QuoteView } from '#contract/bookings.ts';
import type { TourView } from '#contract/catalogue.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { Price } from '#web/ui/price.tsx';
import styles from './book-page.module.css';
import { freeUntil } from './free-until.ts';
import type { PaymentKind } from './payment-choice.tsx';
import { momentText, wallTimeText } from '#web/place-time.ts';
import { PriceLines } from './price-lines.tsx';

type Props = {
  tour: TourView;
  departure: DepartureView | null;
  quote: QuoteView | null;
  kind: PaymentKind;
  children: ReactNode;
};

/** Everything a person agrees to by pressing the button below it. */
export function QuoteSummary({ tour, departure, quote, kind, children }: Props) {
  const t = useT('book-tour');
  const { language } = useSurroundings();
  return (
    <section className={styles.summary} aria-label={t('summary')}>
      <h2>{t('summary')}</h2>
      {departure ? (
        <p>
          <strong>{wallTimeText(departure.startsAtLocal, language)}</strong>
          <br />
          <span className={styles.soft}>{t('clock_of', { place: tour.city })}</span>
        </p>
      ) : (
        <p className={styles.soft}>{t('choose_first')}</p>
      )}
      {quote ? (
        <>
          <PriceLines lines={quote.lines} total={quote.total} />
          <p>{chargedText(t, quote, kind)}</p>
          {quote.shown.currency === quote.total.currency ? null : (
            <p className={styles.soft}>
              {t('about')} <Price priceMinor={quote.shown.priceMinor} currency={quote.shown.currency} />
            </p>
          )}
        </>
      ) : null}
      {departure ? <CancellationLine tour={tour} departure={departure} /> : null}
      {tour.confirmation === 'on-request' ? <p className={styles.soft}>{t('on_request')}</p> : null}
      {children}
    </section>
  );
}

function chargedText(t: ReturnType<typeof useT>, { total }: QuoteView, kind: PaymentKind): string {
  return t(kind === 'now' ? 'charged_now' : 'charged_later', { currency: total.currency });
}

function CancellationLine({ tour, departure }: { tour: TourView; departure: DepartureView }) {
  const t = useT('book-tour');
  const { language } = useSurroundings();
  const until = freeUntil(tour.policy, departure.startsAtUtc);
  if (!until) return <p className={styles.soft}>{t(`policy_${tour.policy.key}`)}</p>;
  if (Date.parse(until) <= Date.now()) return <p className={styles.soft}>{t('free_cancellation_over')}</p>;
  return (
    <p className={styles.free}>
      {t('free_cancellation_until', { moment: momentText(until, departure.timeZone, language), place: tour.city })}
    </p>
  );
}
