import type { LoadContext } from '#web/page.ts';
import type { BookingListView } from './booking-list.tsx';

export type When = 'upcoming' | 'past' | undefined;

const pageSize = 10;

export function readWhen(url: URL): When {
  const when = url.searchParams.get('when');
  return when === 'upcoming' || when === 'past' ? when : undefined;
}

/** The bookings an address asks for: the next first, then past ones latest first. */
export function loadBookings({ call, language, url }: LoadContext): Promise<BookingListView> {
  return call('listBookings', { query: { page: readPage(url), pageSize, when: readWhen(url), lang: language } });
}

export function readPage(url: URL): number {
  const page = Number(url.searchParams.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}
