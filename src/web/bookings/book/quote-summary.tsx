import type { ReactNode } from 'react';
import type { DepartureView, QuoteView } from '#contract/bookings.ts';
import type { TourView } from '#contract/catalogue.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { policyText } from '#web/tour/policy-text.ts';
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
  laterUntil: string | null;
  children: ReactNode;
};

/** The terms that the button below accepts. */
export function QuoteSummary({ tour, departure, quote, kind, laterUntil, children }: Props) {
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
        <p className={styles.soft}>{lateText(tour, t)}</p>
      ) : null}
      {quote ? <p className={styles.soft}>{t(dueKeys[kind])}</p> : null}
      {quote && kind === 'later' && laterUntil ? <p className={styles.soft}>{laterUntil}</p> : null}
      {tour.confirmation === 'on-request' ? <p className={styles.soft}>{t('on_request')}</p> : null}
      {children}
    </section>
  );
}

const dueKeys = { now: 'due_now', later: 'due_later', card: 'gift_card_all' } as const;

/** Once the deadline for a full refund has passed, or where there is none. */
function lateText({ policy }: TourView, t: BoundTranslate<'book-tour'>): string {
  const wasFree = policy.tiers.some(({ refundPercent }) => refundPercent === 100);
  return wasFree ? t('free_cancellation_over') : policyText(policy, t);
}
