import * as paths from '#contract/paths.generated.ts';
import { readPage } from '#web/bookings/list/load-bookings.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import type { LoadContext } from '#web/runtime/router/page.ts';

/** Which bookings are listed: pending ones, all upcoming ones, or past ones. */
export const bookingFilters = ['upcoming', 'waiting', 'past'] as const;
export type BookingFilter = (typeof bookingFilters)[number];

export type SupplierBookings = { list: ResponseBody<'listSupplierBookings'>; waiting: number };

const pageSize = 10;
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
): Promise<SupplierBookings> {
  const [list, waiting] = await Promise.all([
    call(paths.listSupplierBookings, {
      query: { ...filterQueries[show], page: readPage(url), pageSize, lang: language },
    }),
    call(paths.listSupplierBookings, { query: { ...filterQueries.waiting, pageSize: 1 } }),
  ]);
  return { list, waiting: waiting.total };
}
