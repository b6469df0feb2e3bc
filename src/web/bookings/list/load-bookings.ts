import * as paths from '#contract/paths.generated.ts';
import { wholeNumber } from '#kernel/whole-number.ts';
import { loadOwnBooking } from '../booking/load-own-booking.ts';
import type { OfflineBooking } from '#web/offline/offline-tickets.ts';
import type { LoadContext } from '#web/runtime/router/page.ts';
import type { BookingListView } from './booking-list.tsx';

export const listPeriods = ['all', 'upcoming', 'past'] as const;
export type ListPeriod = (typeof listPeriods)[number];

const pageSize = 10;
const lastPage = 10_000;

export function readWhen(url: URL, fallback: ListPeriod): ListPeriod {
  return listPeriods.find((when) => when === url.searchParams.get('when')) ?? fallback;
}

/** A page of the user's bookings: upcoming ones first, the next one at the top; then past ones, latest first. */
export function loadBookings({ call, language, url }: LoadContext, when: ListPeriod): Promise<BookingListView> {
  return call(paths.listBookings, {
    query: { page: readPage(url), pageSize, when: when === 'all' ? undefined : when, lang: language },
  });
}

/** On its first page also what the user waits for, unless only past bookings are requested. */
export async function loadBookingsAndWaitlist(at: LoadContext, when: ListPeriod): Promise<BookingListView> {
  const hasWaitlist = when !== 'past' && readPage(at.url) === 1;
  const [list, waitlist] = await Promise.all([
    loadBookings(at, when),
    hasWaitlist
      ? at.call(paths.listWaitlist).then(
          ({ data }) => data,
          () => [],
        )
      : [],
  ]);
  return { ...list, waitlist };
}

/** The booking that the address names as just made; null if there is none, or if it is no longer ahead. */
export async function loadNewBooking({ call, url }: LoadContext): Promise<OfflineBooking | null> {
  const id = url.searchParams.get('new');
  const booking = id ? await loadOwnBooking(call, id) : null;
  return booking && ['confirmed', 'pending'].includes(booking.state) ? booking : null;
}

export function readPage(url: URL): number {
  return wholeNumber(url.searchParams.get('page'), { min: 1, max: lastPage, fallback: 1 });
}
