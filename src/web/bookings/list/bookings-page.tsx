import type { OfflineBooking } from '#web/offline/offline-tickets.ts';
import { deferred } from '#web/runtime/router/load.ts';
import { definePage } from '#web/runtime/router/page.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import type { BookingListView } from './booking-list.tsx';
import styles from './booking-list.module.css';
import { BookingsBrowser } from './bookings-browser.tsx';
import { loadBookingsAndWaitlist, loadNewBooking, readWhen, type ListPeriod } from './load-bookings.ts';
import { PayNow } from '../payment/pay-now.tsx';
import { Booked, BookedHeading, bookedTitle } from './booked.tsx';

type Loaded = { list: Promise<BookingListView>; when: ListPeriod; booked: OfflineBooking | null };

export const page = definePage<Loaded>({
  load: async (at) => {
    const when = readWhen(at.url, 'all');
    return { list: deferred(loadBookingsAndWaitlist(at, when)), when, booked: await loadNewBooking(at) };
  },
  head: (data, { t }) => ({
    title: t(`booking-list:${data?.booked ? bookedTitle([data.booked]) : 'title'}`),
    indexed: false,
  }),
  Page: BookingsPage,
});

/** The page that opens after a booking is placed: the new one first. */
function BookingsPage({ data: { list, when, booked } }: { data: Loaded }) {
  const t = useT('booking-list');
  return (
    <div className={`wide ${styles.page}`}>
      {booked ? (
        <Booked
          booking={booked}
          level={1}
          title={<BookedHeading bookings={[booked]} />}
          pay={<PayNow booking={booked} />}
        />
      ) : null}
      {booked ? <h2>{t('title')}</h2> : <h1>{t('title')}</h1>}
      <BookingsBrowser path="/bookings" list={list} when={when} />
    </div>
  );
}
