import { Link } from 'react-router';
import { definePage } from '#web/page.ts';
import { useT } from '#web/surroundings.ts';
import { Later } from '#web/ui/later.tsx';
import { BookingList, BookingListSkeleton, type BookingListView } from './booking-list.tsx';
import styles from './booking-list.module.css';
import { loadBookings, readWhen, type When } from './load-bookings.ts';

type Loaded = { list: Promise<BookingListView>; when: When };

export const page = definePage<Loaded>({
  load: async (at) => ({ list: loadBookings(at), when: readWhen(at.url) }),
  head: (_, { t }) => ({ title: t('booking-list:title'), indexed: false }),
  Page: BookingsPage,
});

/** Where every placed booking leads. */
function BookingsPage({ data: { list, when } }: { data: Loaded }) {
  const t = useT('booking-list');
  return (
    <div className={`wide ${styles.page}`}>
      <h1>{t('title')}</h1>
      <nav className={styles.filters} aria-label={t('which')}>
        {([undefined, 'upcoming', 'past'] as const).map((shown) => (
          <Link key={shown ?? 'all'} to={addressOf(shown)} aria-current={shown === when ? 'page' : undefined}>
            {t(shown ?? 'all')}
          </Link>
        ))}
      </nav>
      <Later of={list} waiting={<BookingListSkeleton />}>
        {(bookings) => <BookingList list={bookings} hrefOf={(shown) => addressOf(when, shown)} />}
      </Later>
    </div>
  );
}

function addressOf(when: When, number = 1): string {
  const query = new URLSearchParams({ ...(when && { when }), ...(number > 1 && { page: String(number) }) });
  return query.size > 0 ? `/bookings?${query}` : '/bookings';
}
