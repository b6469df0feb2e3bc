import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './booking-list.module.css';

/** In a file of its own: other pages show it too, and do not need the texts of a booking. */
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
