import type { ReactNode } from 'react';
import type { DepartureView, QuoteView } from '#contract/bookings.ts';
import type { TourView } from '#contract/catalogue.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Quote } from '#web/tour/quote.tsx';
import styles from './book-page.module.css';
import { stillFreeUntil } from '#web/ui/free-until.ts';
import type { PaymentKind } from './payment-choice.tsx';
import { wallTimeText } from '#web/ui/place-time.ts';

/** At a time that was chosen, or wholly by gift card. */
export type HowPaid = PaymentKind | 'card';

type Props = {
  tour: TourView;
  departure: DepartureView | null;
  quote: QuoteView | null;
  kind: HowPaid;
  children: ReactNode;
};

/** Everything a person agrees to by pressing the button below it. */
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
        // When to pay is chosen beside it, and said below.
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

/** The other policies have a time in which all comes back. */
function lateKey({ policy: { key } }: TourView) {
  return key === 'strict' || key === 'fixed' ? (`policy_${key}` as const) : 'free_cancellation_over';
}
