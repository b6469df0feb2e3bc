import type { DepartureView } from '#contract/bookings.ts';
import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { refundLines, type RefundedTour } from './refund-lines.ts';
import styles from './refund-terms.module.css';

/** Until when a booking of this departure is refunded, and how much. */
export function RefundTerms({ tour, departure }: { tour: RefundedTour; departure: DepartureView }) {
  useTextsOf('book-tour');
  const t = useT('book-tour');
  const { language } = usePageContext();
  return (
    <ul className={styles.terms}>
      {refundLines(tour, departure, { t, language, now: Date.now() }).map(({ text, tone }) => (
        <li key={text} className={styles[tone]}>
          {text}
        </li>
      ))}
    </ul>
  );
}
