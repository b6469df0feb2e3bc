import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import styles from './booking-list.module.css';

/** A separate file, because other pages show it without loading the texts of bookings. */
export function BookingListSkeleton() {
  return (
    <div className={`${styles.list} ${styles.shapes}`}>
      {[1, 2, 3].map((row) => (
        <div key={row} className={styles.waiting}>
          <Skeleton shape="block" />
        </div>
      ))}
    </div>
  );
}
