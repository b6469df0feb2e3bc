// Every page of the product with an example address, for tests over all pages.
import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BookingView } from '#contract/bookings.ts';
import type { WaitlistEntryView } from '#contract/bookings/waitlist.ts';
import type { SharingView } from '#contract/wishlists.ts';
import type { PaymentView } from '#contract/payments.ts';
import { demoLogins } from '#world/logins.ts';
import type * as Entry from '#web/runtime/document/entry-server.tsx';
import { api } from './api.ts';
import { signedIn, type Traveller } from './users.ts';
import { withChildren } from './tours.ts';

export type Route = { path: string; address: string; isPersonal: boolean };

/** Examples for path parameters. A new page with parameters needs an entry here. */
const examples: Record<string, string | ((who: Traveller) => Promise<string>)> = {
  '/tour/:id': `/tour/${withChildren}`,
  '/tours/:id/book': `/tours/${withChildren}/book`,
  '/wishlist/:code': async ({ token }) => {
    const { code } = await api<SharingView>('PUT', '/wishlist/sharing', { token, body: {} });
    return `/wishlist/${code}`;
  },
  '/compare': `/compare?tours=${withChildren}`,
  '/help/:topic': '/help/refunds',
  '/blog/:slug': '/blog/kyoto-before-the-buses',
  '/bookings/:id': async ({ token }) => {
    const { data } = await api<{ data: BookingView[] }>('GET', '/bookings', { token });
    return `/bookings/${data[0]!.id}`;
  },
  '/waitlist/:id': async ({ token }) => {
    const { data } = await api<{ data: WaitlistEntryView[] }>('GET', '/waitlist', { token });
    return `/waitlist/${data[0]!.id}`;
  },
  '/orders/:id': async ({ token }) => `/orders/${await ownOrder(token)}`,
  '/orders/:id/receipt': async ({ token }) => `/orders/${await ownOrder(token)}/receipt`,
  '/payment-methods/receipts/:id': async ({ token }) => {
    const { data } = await api<{ data: PaymentView[] }>('GET', '/payments', { token });
    return `/payment-methods/receipts/${data[0]!.id}`;
  },
  // For no role: a traveller reads that it is for partners.
  '/supplier/tours/:id/preview': '/supplier/tours/018f0000-0000-7000-8000-000000000000/preview',
  '/supplier/tours/:id': '/supplier/tours/018f0000-0000-7000-8000-000000000000',
  '/admin/bookings/:reference': '/admin/bookings/SN-0000-0000',
  '/admin/articles/:kind/:slug': '/admin/articles/page/about',
  '/admin/acting/:id': '/admin/acting/018f0000-0000-7000-8000-000000000000',
  '/admin/users/:id': '/admin/users/018f0000-0000-7000-8000-000000000000',
  '/supplier/codes/:id': '/supplier/codes/018f0000-0000-7000-8000-000000000000',
  '/supplier/resources/:id': '/supplier/resources/018f0000-0000-7000-8000-000000000000',
  '/supplier/webhooks/:id': '/supplier/webhooks/018f0000-0000-7000-8000-000000000000',
  '/supplier/departures/:id': '/supplier/departures/018f0000-0000-7000-8000-000000000000',
  '/:first': '/barcelona-l475',
  '/:first/:second': '/rome-l475/cultural-tc48',
  '*': '/nowhere',
};

/** The demo traveller has ordered two tours together. */
async function ownOrder(token: string): Promise<string> {
  const { data } = await api<{ data: BookingView[] }>('GET', '/bookings', { token });
  for (const { id } of data) {
    const { order } = await api<BookingView>('GET', `/bookings/${id}`, { token });
    if (order) return order.id;
  }
  throw new Error('nobody has ordered');
}

export const demoTraveller = (): Promise<Traveller> => signedIn(demoLogins.traveller);

export async function everyRoute(who: Traveller): Promise<Route[]> {
  const built = path.join(import.meta.dirname, '../dist/server/entry-server.js');
  const { pageTable } = (await import(pathToFileURL(built).href)) as typeof Entry;
  return Promise.all(
    pageTable.map(async ({ path: known, access }) => {
      const example = examples[known] ?? (/[:*]/.test(known) ? undefined : known);
      assert.ok(example !== undefined, `e2e/every-route.ts has no address for ${known}`);
      const address = typeof example === 'string' ? example : await example(who);
      return { path: known, address, isPersonal: access === 'user' };
    }),
  );
}

export const prefixes = ['', '/es', '/fr'] as const;
export const schemes = ['light', 'dark'] as const;

export const inLanguage = (prefix: string, address: string): string =>
  address === '/' ? prefix || '/' : prefix + address;
