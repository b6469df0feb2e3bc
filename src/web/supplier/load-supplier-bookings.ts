import { isCalendarDate } from '#kernel/dates.ts';
import * as paths from '#contract/paths.generated.ts';
import { readPage } from '#web/bookings/list/load-bookings.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import type { LoadContext } from '#web/runtime/router/page.ts';
import { sortIn } from '#web/ui/sorting/sort-in.ts';

/** Which bookings are listed: pending ones, all upcoming ones, or past ones. */
export const bookingFilters = ['upcoming', 'waiting', 'past'] as const;
export type BookingFilter = (typeof bookingFilters)[number];

/** What is searched for; then all bookings are listed, ahead and past. */
export type BookingSearch = { find: string; status: string; from: string; to: string };

export function readBookingSearch({ searchParams }: URL): BookingSearch | null {
  const given = (name: string) => searchParams.get(name)?.trim() ?? '';
  const day = (name: string) => (isCalendarDate(given(name)) ? given(name) : '');
  const status = shownStatuses.includes(given('status')) ? given('status') : '';
  const search = { find: given('find').slice(0, 100), status, from: day('from'), to: day('to') };
  return Object.values(search).some(Boolean) ? search : null;
}

export const shownStatuses: readonly string[] = ['Pending', 'Confirmed', 'Cancelled'];

export type SupplierBookings = { list: ResponseBody<'listSupplierBookings'>; waiting: number };

const pageSize = 10;
type Searched = { status: 'Pending' | 'Confirmed' | 'Cancelled' };
const filterQueries = {
  upcoming: { when: 'upcoming' },
  waiting: { when: 'upcoming', status: 'Pending' },
  past: { when: 'past' },
} as const;

export function readBookingFilter(url: URL): BookingFilter {
  return bookingFilters.find((show) => show === url.searchParams.get('show')) ?? 'upcoming';
}

/** A page of the supplier's bookings, and the number of pending ones. */
export async function loadSupplierBookings(
  { call, language, url }: LoadContext,
  show: BookingFilter,
  search: BookingSearch | null,
): Promise<SupplierBookings> {
  const [list, waiting] = await Promise.all([
    call(paths.listSupplierBookings, {
      query: {
        ...(search ? (search as Partial<Searched>) : filterQueries[show]),
        sort: sortIn(url.searchParams, 'listSupplierBookings'),
        page: readPage(url),
        pageSize,
        lang: language,
      },
    }),
    call(paths.listSupplierBookings, { query: { ...filterQueries.waiting, pageSize: 1 } }),
  ]);
  return { list, waiting: waiting.total };
}
