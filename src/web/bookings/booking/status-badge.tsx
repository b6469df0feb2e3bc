import type { BookingView } from '#contract/bookings.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { statusWord } from './shown-status.ts';
import styles from './status-badge.module.css';

type Props = Pick<BookingView, 'status' | 'state'> & { toPay?: boolean };

/** What a booking is, in a word or two; with `toPay`, that it is to be paid. */
export function StatusBadge({ toPay = false, ...booking }: Props) {
  const t = useT('booking-detail');
  const word = statusWord(booking, toPay);
  return <span className={`${styles.badge} ${styles[word]}`}>{t(`status_${word}`)}</span>;
}
