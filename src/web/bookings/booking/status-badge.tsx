import type { BookingView } from '#contract/bookings.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import styles from './status-badge.module.css';

/** One of the three words of the wire, save where the tour is over: then that is said. */
export function StatusBadge({ status, state }: Pick<BookingView, 'status' | 'state'>) {
  const t = useT('common');
  const shown = state === 'completed' ? state : status;
  return <span className={`${styles.badge} ${styles[shown]}`}>{t(`status_${shown}`)}</span>;
}
