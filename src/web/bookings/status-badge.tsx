import type { BookingView } from '#contract/bookings.ts';
import { useT } from '#web/surroundings.ts';
import styles from './status-badge.module.css';

export function StatusBadge({ status }: { status: BookingView['status'] }) {
  const t = useT('common');
  return <span className={`${styles.badge} ${styles[status]}`}>{t(`status_${status}`)}</span>;
}
