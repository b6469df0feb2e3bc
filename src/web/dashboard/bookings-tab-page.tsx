import { BookingList, BookingListSkeleton, type BookingListView } from '#web/bookings/booking-list.tsx';
import { loadBookings } from '#web/bookings/load-bookings.ts';
import { definePage } from '#web/page.ts';
import { Later } from '#web/ui/later.tsx';
import { DashboardFrame } from './dashboard-frame.tsx';
import { loadCounts, type Counts } from './load-counts.ts';

type Loaded = { counts: Promise<Counts>; list: Promise<BookingListView> };

export const page = definePage<Loaded>({
  load: async (at) => ({ counts: loadCounts(at), list: loadBookings(at) }),
  head: (_, { t }) => ({ title: t('dashboard:my_bookings'), indexed: false }),
  Page: BookingsTab,
});

function BookingsTab({ data: { counts, list } }: { data: Loaded }) {
  return (
    <DashboardFrame tab="my_bookings" counts={counts}>
      <Later of={list} waiting={<BookingListSkeleton />}>
        {(bookings) => <BookingList list={bookings} hrefOf={(shown) => `/dashboard/bookings?page=${shown}`} />}
      </Later>
    </DashboardFrame>
  );
}
