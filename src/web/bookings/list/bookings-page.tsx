import { deferred } from '#web/runtime/router/load.ts';
import { definePage } from '#web/runtime/router/page.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import type { BookingListView } from './booking-list.tsx';
import styles from './booking-list.module.css';
import { BookingsBrowser } from './bookings-browser.tsx';
import { loadBookings, readWhen, type When } from './load-bookings.ts';

type Loaded = { list: Promise<BookingListView>; when: When };

export const page = definePage<Loaded>({
  load: async (at) => ({ list: deferred(loadBookings(at, readWhen(at.url, 'all'))), when: readWhen(at.url, 'all') }),
  head: (_, { t }) => ({ title: t('booking-list:title'), indexed: false }),
  Page: BookingsPage,
});

/** The page that opens after a booking is placed. */
function BookingsPage({ data: { list, when } }: { data: Loaded }) {
  const t = useT('booking-list');
  return (
    <div className={`wide ${styles.page}`}>
      <h1>{t('title')}</h1>
      <BookingsBrowser path="/bookings" list={list} when={when} />
    </div>
  );
}
