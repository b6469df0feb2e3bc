import type { BookingView } from '#contract/bookings.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import styles from './status-badge.module.css';

/** One of the three statuses of the API, except 'past' for tours that are over. */
export function StatusBadge({ status, state }: Pick<BookingView, 'status' | 'state'>) {
  const t = useT('common');
  const shown = state === 'completed' ? state : status;
  return <span className={`${styles.badge} ${styles[shown]}`}>{t(`status_${shown}`)}</span>;
}
