import type { ReactNode } from 'react';
import type { DepartureView, QuoteView } from '#contract/bookings.ts';
import type { TourView } from '#contract/catalogue.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Quote } from '#web/tour/quote.tsx';
import styles from './book-page.module.css';
import { stillFreeUntil } from '#web/ui/free-until.ts';
import type { PaymentKind } from './payment-choice.tsx';
import { wallTimeText } from '#web/ui/place-time.ts';

/** Pay now, pay later, or wholly by gift card. */
export type HowPaid = PaymentKind | 'card';

type Props = {
  tour: TourView;
  departure: DepartureView | null;
  quote: QuoteView | null;
  kind: HowPaid;
  children: ReactNode;
};

/** The terms that the button below accepts. */
export function QuoteSummary({ tour, departure, quote, kind, children }: Props) {
  const t = useT('book-tour');
  const { language } = usePageContext();
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
      {departure && quote ? (
        // The payment time is chosen next to it and stated below.
        <Quote tour={tour} quote={{ ...quote, payLater: false }} departure={departure} />
      ) : null}
      {departure && !stillFreeUntil(departure.freeCancellationUntil) ? (
        <p className={styles.soft}>{t(lateKey(tour))}</p>
      ) : null}
      {quote ? <p className={styles.soft}>{t(dueKeys[kind])}</p> : null}
      {tour.confirmation === 'on-request' ? <p className={styles.soft}>{t('on_request')}</p> : null}
      {children}
    </section>
  );
}

const dueKeys = { now: 'due_now', later: 'due_later', card: 'gift_card_all' } as const;

/** The other policies have a deadline for a full refund. */
function lateKey({ policy: { key } }: TourView) {
  return key === 'strict' || key === 'fixed' ? (`policy_${key}` as const) : 'free_cancellation_over';
}
