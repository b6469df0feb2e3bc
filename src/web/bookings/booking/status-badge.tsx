import type { BookingView } from '#contract/bookings.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { statusWord } from './shown-status.ts';
import styles from './status-badge.module.css';

type Props = Pick<BookingView, 'status' | 'state'> & { toPay?: boolean };

/** What a booking is, in one word; `toPay` adds that it is not paid yet. */
export function StatusBadge({ toPay = false, ...booking }: Props) {
  const t = useT('booking-detail');
  const word = statusWord(booking);
  return (
    <span className={`${styles.badge} ${styles[word]} ${toPay ? styles.toPay : ''}`}>
      <span>
        <span>{t(`status_${word}`)}</span>
        {toPay ? ` · ${t('to_pay')}` : null}
      </span>
    </span>
  );
}
