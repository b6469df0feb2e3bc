// The list of bookings of the supplier that tests sign in.
import type { Page } from '@playwright/test';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { open } from './marketplace.ts';
import { signedIn } from './users.ts';

/** Finds the page of the list with the booking: other tests book, too. */
export async function rowOf(page: Page, show: 'waiting' | 'upcoming' | 'past', reference: string, prefix = '') {
  const { token } = await signedIn(demoLogins.supplier);
  const list = { waiting: 'when=upcoming&status=Pending', upcoming: 'when=upcoming', past: 'when=past' }[show];
  for (let part = 1, total = 1; (part - 1) * 100 < total; part++) {
    const found = await api<{ data: { reference: string }[]; total: number }>(
      'GET',
      `/supplier/bookings?${list}&pageSize=100&page=${part}`,
      { token },
    );
    total = found.total;
    const place = found.data.findIndex((booking) => booking.reference === reference);
    if (place < 0) continue;
    await open(page, `${prefix}/supplier?show=${show}&page=${(part - 1) * 10 + Math.floor(place / 10) + 1}`);
    return page.getByRole('article').filter({ hasText: reference });
  }
  throw new Error(`no booking ${reference} among ${show}`);
}
