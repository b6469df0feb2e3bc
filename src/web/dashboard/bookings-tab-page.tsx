import type { BookingListView } from '#web/bookings/list/booking-list.tsx';
import { BookingsBrowser } from '#web/bookings/list/bookings-browser.tsx';
import { loadBookings, readWhen, type ListPeriod } from '#web/bookings/list/load-bookings.ts';
import { deferred } from '#web/runtime/router/load.ts';
import { definePage } from '#web/runtime/router/page.ts';
import { DashboardFrame } from './dashboard-frame.tsx';
import { loadCounts, type Counts } from './load-counts.ts';

type Loaded = { counts: Promise<Counts>; list: Promise<BookingListView>; when: ListPeriod };

/** Opens with upcoming bookings, the ones that the badge counts. */
export const page = definePage<Loaded>({
  load: async (at) => {
    const when = readWhen(at.url, 'upcoming');
    return { counts: deferred(loadCounts(at)), list: deferred(loadBookings(at, when)), when };
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
