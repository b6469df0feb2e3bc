// The marketplace as an app on a device: it can be installed, and a ticket that was opened once opens without network.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { BookingView } from '#contract/bookings.ts';
import type { Language } from '#kernel/languages.ts';
import { optionalItems } from '#web/cookies/stored-items.ts';
import { api } from './api.ts';
import { assertAccessible } from './axe.ts';
import { desktop, open, phone, type Visit, visit } from './marketplace.ts';
import { newTraveller, travellerName, type Traveller } from './users.ts';
import { freeDay, tourNamed, withChildren } from './tours.ts';
import { textsOf } from './texts.ts';

/** The console errors of a browser without network. */
const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|not saved/;
const narrow = { width: 320, height: 640 };

test.describe('the app', () => {
  test('can be installed', () =>
    visit('installable', {}, async ({ page, context }) => {
      await open(page, '/');
      const session = await context.newCDPSession(page);
      const { url, errors, data } = await session.send('Page.getAppManifest');
      assert.equal(new URL(url).pathname, '/app.webmanifest');
      assert.deepEqual(errors, []);
      assert.equal(JSON.parse(data!).name, 'Senda');
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      // Every window of a test is a private one.
      assert.deepEqual(
        installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
        [],
      );
    }));

  test('leaves the browser of a visitor without tickets alone', () =>
    visit('no-worker', {}, async ({ page }) => {
      for (const path of ['/', `/tour/${withChildren}`, '/login']) await open(page, path);
      assert.deepEqual(await cacheNames(page), []);
      assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
    }));
});

test.describe('a ticket', () => {
  test('opens offline after it was opened online, and is loaded again when the network is back', () =>
    withTicket('ticket-offline', '', async ({ page, context, booking }) => {
      const code = await codeOf(page);
      await context.setOffline(true);
      await open(page, `/bookings/${booking.id}`);
      await page.getByText(/^You are offline\. This is the booking as of /).waitFor();
      await page.getByRole('heading', { level: 1, name: booking.title }).waitFor();
      assert.equal(await codeOf(page), code);
      await page.getByText('Not paid yet', { exact: true }).first().waitFor();
      await page.getByText(/^Your places are booked\. Pay €/).waitFor();
      assert.equal(await page.getByRole('alert').count(), 0);
      for (const name of ['Cancel booking', 'Share', 'Add to calendar'])
        assert.equal(await page.getByRole('button', { name }).count(), 0, name);
      await assertAccessible(page, 'a ticket without network');
      await context.setOffline(false);
      // At once, or where the server takes its time, with the next question.
      await page.getByRole('button', { name: 'Cancel booking' }).waitFor({ timeout: 40_000 });
      await expect(page.getByText(/^You are offline\. This/)).toHaveCount(0);
    }));

  test('opens without network in the language it was opened in', () =>
    withTicket('ticket-offline-fr', '/fr', async ({ page, context, booking }) => {
      await context.setOffline(true);
      await open(page, `/fr/bookings/${booking.id}`);
      await page.getByText(/^Hors ligne\./).waitFor();
      await page.getByRole('heading', { name: 'Votre billet' }).waitFor();
    }));

  test('opens while a request neither succeeds nor fails', () =>
    withTicket('ticket-hanging', '', async ({ page, context }) => {
      const worker = context.serviceWorkers()[0]!;
      // As in a tunnel: what the worker requests never arrives.
      await worker.evaluate(() => {
        self.fetch = () => new Promise(() => {});
      });
      await page.reload({ waitUntil: 'commit' });
      await page.getByText(/^You are offline\. This/).waitFor({ timeout: 20_000 });
    }));

  test('that was cancelled is no longer stored', () =>
    withTicket('ticket-cancelled', '', async ({ page, booking }) => {
      assert.ok((await cacheNames(page)).includes('tickets'));
      await page.getByRole('button', { name: 'Cancel booking' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel' }).click();
      await page.getByText('Cancelled', { exact: true }).waitFor();
      await page.getByRole('heading', { name: 'Ticket not valid' }).waitFor();
      await page.waitForFunction(async (id) => (await caches.match(`/api/bookings/${id}`)) === undefined, booking.id);
    }));

  test('is forgotten by signing out', () =>
    withTicket(
      'ticket-signed-out',
      '',
      async ({ page, context, booking }) => {
        await page.getByRole('banner').getByRole('button', { name: travellerName }).click();
        await page.getByRole('button', { name: 'Logout' }).click();
        await page.waitForURL('**/login?next=*');
        // Deleted beside what the sign-in page waits for.
        await expect.poll(() => cacheNames(page)).not.toContain('tickets');
        await context.setOffline(true);
        await page.goto(`/bookings/${booking.id}`).catch(() => undefined);
        await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
        await page.getByText('No tickets saved yet.').waitFor();
        assert.equal(await page.getByText(booking.reference).count(), 0);
      },
      desktop,
    ));

  test('is listed on the page of stored items, and deleted with them', () =>
    withTicket('ticket-deleted', '', async ({ page }) => {
      const known = optionalItems.filter(({ kind }) => kind === 'cache').map(({ name }) => name);
      assert.deepEqual(
        (await cacheNames(page)).map((name) => name.replace(/^app-.+/, 'app')).toSorted(),
        known.toSorted(),
      );
      await open(page, '/cookies');
      await page.getByRole('button', { name: 'Delete all' }).click();
      await page.getByText('Everything has been deleted.').waitFor();
      assert.deepEqual(await cacheNames(page), []);
      assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
    }));
});

test.describe('another page without network', () => {
  test('says so, and leads to the tickets that are there', () =>
    withTicket(
      'offline-page',
      '/es',
      async ({ page, context, booking }) => {
        await context.setOffline(true);
        await page.goto('/es/tours').catch(() => undefined);
        await page.getByRole('heading', { level: 1, name: 'No tienes conexión' }).waitFor();
        await page.getByRole('link', { name: booking.title }).waitFor();
        await assertAccessible(page, 'without network');
        await page.getByRole('link', { name: booking.title }).click();
        await page.getByText(/^Sin conexión\./).waitFor();
        await page.goBack();
        await context.setOffline(false);
        await page.getByRole('link', { name: 'Volver a intentarlo' }).click();
        await page.waitForURL('**/es/tours');
        await page.getByRole('heading', { level: 1, name: 'Todos los tours' }).waitFor();
      },
      narrow,
    ));
});

test.describe('on the ticket', () => {
  test('one adds the tour to the calendar, on the clock of the place', () =>
    withTicket('ticket-calendar', '', async ({ page, booking }) => {
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Add to calendar' }).click();
      const saved = await saving;
      assert.equal(saved.suggestedFilename(), `${booking.reference}.ics`);
      const start = booking.startsAtLocal.replaceAll(/[-:]/g, '');
      assert.ok(readFileSync(await saved.path(), 'utf8').includes(`DTSTART;TZID=${booking.timeZone}:${start}00`));
      await page
        .getByRole('status')
        .getByText(/^The calendar file is ready/)
        .waitFor();
    }));

  test('one shares a link that opens the booking for a person without an account, to read', () =>
    withTicket('ticket-shared', '', async ({ page, booking }) => {
      await page.evaluate(() => {
        navigator.share = async (data) => void (document.documentElement.dataset.shared = JSON.stringify(data));
      });
      await page.getByRole('button', { name: 'Share' }).click();
      await page.locator('html[data-shared]').waitFor();
      const shared = JSON.parse((await page.locator('html').getAttribute('data-shared'))!) as Required<ShareData>;
      assert.match(shared.text, new RegExp(`^${booking.title}: .+ \\(${booking.city} time\\)$`));
      await visit('ticket-shared-with', {}, async ({ page: other }) => {
        await open(other, shared.url);
        await other.getByRole('heading', { level: 1, name: booking.title }).waitFor();
        await other.getByRole('img', { name: `QR code of booking ${booking.reference}` }).waitFor();
        assert.equal(await other.getByRole('button', { name: 'Cancel booking' }).count(), 0);
      });
    }));

  test('one copies the link where the device has nothing to share by', () =>
    withTicket('ticket-copied', '', async ({ page, context, booking }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
      await page.getByRole('button', { name: 'Share' }).click();
      await page
        .getByRole('status')
        .getByText(/^Link copied\./)
        .waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      assert.match(new URL(link).hash, new RegExp(`^#${booking.reference}/`));
    }));

  test('one reads the link where it cannot be copied either', () =>
    withTicket('ticket-link', '', async ({ page, booking }) => {
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'share', { value: undefined });
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      });
      await page.getByRole('button', { name: 'Share' }).click();
      const link = page.getByRole('textbox', { name: 'Link to this booking' });
      assert.ok((await link.inputValue()).includes(booking.reference));
      await assertAccessible(page, 'a link to copy');
    }));

  test('one finds on paper the code and the facts, and nothing to press', () =>
    withTicket('ticket-print', '', async ({ page, booking }) => {
      // Also where dark colours were chosen: paper is white.
      await page.evaluate(() => void (document.documentElement.dataset['theme'] = 'dark'));
      await page.emulateMedia({ media: 'print' });
      assert.equal(
        await page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).color),
        ink,
      );
      assert.ok(await page.getByRole('img', { name: /^QR code/ }).isVisible());
      assert.ok(await page.getByText(booking.reference, { exact: true }).last().isVisible());
      assert.ok(await page.getByRole('term').filter({ hasText: 'Meeting point' }).isVisible());
      assert.equal(await page.getByText(/€/).filter({ visible: true }).count(), 0, 'a price on paper');
      for (const hidden of ['banner', 'contentinfo', 'button'] as const)
        assert.equal(await page.getByRole(hidden).count(), 0, hidden);
      const printed = (
        await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } })
      ).toString('latin1');
      assert.equal(printed.match(/\/Type \/Page\b/g)?.length, 1, 'pages');
    }));
});

/** The dark ink of light colours. */
const ink = 'rgb(22, 33, 58)';

type Ticket = Pick<Visit, 'page' | 'context'> & { booking: BookingView; who: Traveller };

/** A traveller with a ticket that is shown and stored offline. `prefix` is that of the language. */
async function withTicket(
  name: string,
  prefix: string,
  journey: (ticket: Ticket) => Promise<void>,
  viewport = phone,
): Promise<void> {
  const who = await newTraveller();
  const { id: tourId } = await tourNamed(withChildren);
  const placed = await api<BookingView>('POST', '/bookings', {
    token: who.token,
    body: { tourId, date: await freeDay(tourId), adults: 2 },
  });
  const language = (prefix.slice(1) || 'en') as Language;
  const booking = await api<BookingView>('GET', `/bookings/${placed.id}?lang=${language}`, { token: who.token });
  await visit(name, { storageState: who.storageState, viewport }, async ({ page, context, allow }) => {
    allow(noNetwork);
    await open(page, `${prefix}/bookings/${booking.id}`);
    await page.getByText(textsOf(language)('app', 'kept')).waitFor({ timeout: 60_000 });
    await journey({ page, context, booking, who });
  });
}

const codeOf = (page: Page) => page.getByRole('img', { name: /QR/ }).locator('path').getAttribute('d');

/** Names of what the browser stores for us. */
const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());
