// Every page of the product with an example address, for tests over all pages.
import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { BookingView } from '#contract/bookings.ts';
import type { WaitlistEntryView } from '#contract/bookings/waitlist.ts';
import type { SupplierDepartureView } from '#contract/suppliers/departures/departures.ts';
import type { SharingView } from '#contract/wishlists.ts';
import type { PaymentView } from '#contract/payments.ts';
import { addDays } from '#kernel/dates.ts';
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
  '/supplier/tours/:id/preview': async (who) => `/supplier/tours/${await firstOf(who, '/tours')}/preview`,
  '/supplier/tours/:id': async (who) => `/supplier/tours/${await firstOf(who, '/tours')}`,
  '/supplier/departures/:id': async (who) => `/supplier/departures/${await bookedDepartureOf(who)}`,
  '/supplier/resources/:id': async (who) =>
    `/supplier/resources/${await firstOf(who, '/resources', { name: 'Boat', quantity: 2 })}`,
  '/supplier/codes/:id': async (who) =>
    `/supplier/codes/${await firstOf(who, '/promo-codes', { code: 'EVERYPAGE', percent: 10 })}`,
  '/supplier/webhooks/:id': async (who) => {
    const webhook = { url: 'https://127.0.0.1/events', events: ['booking.confirmed'] };
    return `/supplier/webhooks/${await firstOf(who, '/webhooks', webhook)}`;
  },
  '/admin/bookings/:reference': async ({ token, user }) => {
    if (user.role !== 'admin') return '/admin/bookings/SN-0000-0000';
    const { data } = await api<{ data: { reference: string }[] }>('GET', '/admin/bookings', { token });
    return `/admin/bookings/${data[0]!.reference}`;
  },
  '/admin/users/:id': async (who) => `/admin/users/${await demoTravellerOf(who)}`,
  '/admin/acting/:id': async (who) => {
    const list = `/admin/users/${await demoTravellerOf(who)}/acting`;
    const reason = 'The page is looked at.';
    return `/admin/acting/${who.user.role === 'admin' ? await createFor(who, list, { reason }) : withoutSubject}`;
  },
  '/admin/articles/:kind/:slug': '/admin/articles/page/about',
  '/:first': '/barcelona-l475',
  '/:first/:second': '/rome-l475/cultural-tc48',
  '*': '/nowhere',
};

/** A traveller reads on each page of a portal that it is for partners, whatever the address says. */
const withoutSubject = '018f0000-0000-7000-8000-000000000000';

type Listed = { data: { id: string }[] };

/** The first entry of a list of the own supplier, or one that is created from `created`. */
async function firstOf(who: Traveller, list: string, created?: object): Promise<string> {
  if (who.user.role !== 'supplier') return withoutSubject;
  const { data } = await api<Listed>('GET', `/supplier${list}`, { token: who.token });
  return data[0]?.id ?? createFor(who, `/supplier${list}`, created);
}

async function bookedDepartureOf({ token, user }: Traveller): Promise<string> {
  if (user.role !== 'supplier') return withoutSubject;
  const today = new Date().toISOString().slice(0, 10);
  const days = `from=${today}&to=${addDays(today, 30)}&pageSize=100`;
  const { data } = await api<{ data: SupplierDepartureView[] }>('GET', `/supplier/departures?${days}`, { token });
  return (data.find(({ bookings }) => bookings > 0) ?? data[0]!).id;
}

async function createFor({ token }: Traveller, list: string, body?: object): Promise<string> {
  const created = await api<{ id: string } | { webhook: { id: string } }>('POST', list, { token, body });
  return 'webhook' in created ? created.webhook.id : created.id;
}

async function demoTravellerOf({ token, user }: Traveller): Promise<string> {
  if (user.role !== 'admin') return withoutSubject;
  const { data } = await api<Listed>('GET', `/admin/users?find=${demoLogins.traveller.email}`, { token });
  return data[0]!.id;
}

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

/** Pages of suppliers and operators behind the first: a traveller reads on each what the first one says. */
const ofPortals = /^\/(?:supplier|admin)\/(?!login|register|invitation|closed)/;

export type Viewer = { name: string; signIn: () => Promise<Traveller>; sees: (path: string) => boolean };

const asTraveller: Viewer = { name: 'traveller', signIn: demoTraveller, sees: (known) => !ofPortals.test(known) };

/** Every page is seen by one of them who may, with something on it. */
export const viewers: readonly [traveller: Viewer, ...others: Viewer[]] = [
  asTraveller,
  {
    name: 'partner',
    signIn: () => signedIn(demoLogins.supplier),
    sees: (known) => known === '/supplier' || (known.startsWith('/supplier/') && ofPortals.test(known)),
  },
  { name: 'operator', signIn: () => signedIn(demoLogins.operator), sees: (known) => /^\/admin(?:\/|$)/.test(known) },
];

/** Resolves once nothing in view is loading; what is inside a closed `details` loads when it is opened. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.locator('[class*=skeleton]').filter({ visible: true }).first().waitFor({ state: 'detached' });
}

/** The pages that `sees` chooses, with examples that `who` may read. */
export async function everyRoute(who: Traveller, sees: Viewer['sees'] = () => true): Promise<Route[]> {
  const built = path.join(import.meta.dirname, '../dist/server/entry-server.js');
  const { pageTable } = (await import(pathToFileURL(built).href)) as typeof Entry;
  return Promise.all(
    pageTable
      .filter(({ path: known }) => sees(known))
      .map(async ({ path: known, access }) => {
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
