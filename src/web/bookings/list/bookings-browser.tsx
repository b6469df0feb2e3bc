import { Link } from 'react-router';
import { useT } from '#web/runtime/router/page-context.ts';
import { Deferred } from '#web/ui/loading/deferred.tsx';
import { BookingList, type BookingListView } from './booking-list.tsx';
import { BookingListSkeleton } from './booking-list-skeleton.tsx';
import styles from './booking-list.module.css';
import { listPeriods, type ListPeriod } from './load-bookings.ts';

/** The choice of upcoming or past bookings, and their list. `path` is the address to which choice and page number are
 *  added. */
export function BookingsBrowser({
  path,
  list,
  when,
}: {
  path: string;
  list: Promise<BookingListView>;
  when: ListPeriod;
}) {
  const t = useT('booking-list');
  return (
    <>
      <nav className={styles.filters} aria-label={t('which')}>
        {listPeriods.map((shown) => (
          <Link key={shown} to={`${path}?when=${shown}`} aria-current={shown === when ? 'page' : undefined}>
            {t(shown)}
          </Link>
        ))}
      </nav>
      <Deferred value={list} waiting={<BookingListSkeleton />}>
        {(bookings) => <BookingList list={bookings} hrefOf={(page) => `${path}?when=${when}&page=${page}`} />}
      </Deferred>
    </>
  );
}
