import type { DepartureView } from '#contract/bookings.ts';
import { useTextsOf } from '#web/configuration/use-texts-of.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { refundLines, type RefundedTour } from './refund-lines.ts';
import styles from './refund-terms.module.css';

type Props = {
  tour: RefundedTour;
  departure: Pick<DepartureView, 'startsAtUtc'>;
  /** One sentence after the other, where there is little room. */
  isInline?: boolean;
};

/** Until when a booking of this departure is refunded, and how much. */
export function RefundTerms({ tour, departure, isInline = false }: Props) {
  useTextsOf('book-tour');
  const t = useT('book-tour');
  const { language } = usePageContext();
  return (
    <ul className={isInline ? `${styles.terms} ${styles.inline}` : styles.terms}>
      {refundLines(tour, departure, { t, language, now: Date.now(), isBrief: isInline }).map(({ text, tone }) => (
        <li key={text} className={styles[tone]}>
          {isInline ? `${text.replace(/\.$/, '')}. ` : text}
        </li>
      ))}
    </ul>
  );
}
