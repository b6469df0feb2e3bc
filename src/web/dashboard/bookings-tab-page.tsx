import type { BookingListView } from '#web/bookings/booking-list.tsx';
import { BookingsBrowser } from '#web/bookings/bookings-browser.tsx';
import { loadBookings, readWhen, type When } from '#web/bookings/load-bookings.ts';
import { later } from '#web/load.ts';
import { definePage } from '#web/page.ts';
import { DashboardFrame } from './dashboard-frame.tsx';
import { loadCounts, type Counts } from './load-counts.ts';

type Loaded = { counts: Promise<Counts>; list: Promise<BookingListView>; when: When };

/** Opens with what is still to come: the same bookings that the badge above counts. */
export const page = definePage<Loaded>({
  load: async (at) => {
    const when = readWhen(at.url, 'upcoming');
    return { counts: later(loadCounts(at)), list: later(loadBookings(at, when)), when };
  },
  head: (_, { t }) => ({ title: t('dashboard:my_bookings'), indexed: false }),
  Page: BookingsTab,
});

function BookingsTab({ data: { counts, list, when } }: { data: Loaded }) {
  return (
    <DashboardFrame tab="my_bookings" counts={counts}>
      <BookingsBrowser path="/dashboard/bookings" list={list} when={when} />
    </DashboardFrame>
  );
}
