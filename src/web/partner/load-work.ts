import './partner-calls.ts';
import { readPage } from '#web/bookings/load-bookings.ts';
import type { Answer } from '#web/call.ts';
import type { LoadContext } from '#web/page.ts';

/** What of the bookings is shown: those that wait for an answer or a payment, all that is to come, or what is over. */
export const shows = ['upcoming', 'waiting', 'past'] as const;
export type Show = (typeof shows)[number];

export type Work = { list: Answer<'listSupplierBookings'>; waiting: number };

const pageSize = 10;
const asked = {
  upcoming: { when: 'upcoming' },
  waiting: { when: 'upcoming', status: 'Pending' },
  past: { when: 'past' },
} as const;

export function readShow(url: URL): Show {
  return shows.find((show) => show === url.searchParams.get('show')) ?? 'upcoming';
}

/** A page of the bookings of the own tours, and how many wait. */
export async function loadWork({ call, language, url }: LoadContext, show: Show): Promise<Work> {
  const [list, waiting] = await Promise.all([
    call('listSupplierBookings', { query: { ...asked[show], page: readPage(url), pageSize, lang: language } }),
    call('listSupplierBookings', { query: { ...asked.waiting, pageSize: 1 } }),
  ]);
  return { list, waiting: waiting.total };
}
