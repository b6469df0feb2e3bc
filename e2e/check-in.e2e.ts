// A guide scans tickets at a meeting point without network; what was scanned is sent when there is one.
import assert from 'node:assert/strict';
import { expect, type Page, test } from '@playwright/test';
import type { BookingView } from '#contract/bookings.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { open, phone, visit } from './marketplace.ts';
import { freeDay, tourNamed, withChildren } from './tours.ts';
import { newTraveller, signedIn, storageStateOf, type Traveller } from './users.ts';

/** The console errors of a browser without network. */
const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|not saved/;

type Camera = typeof window & { showTicket(ticket: { size: number; path: string } | null): void };

async function booked(tourId: string, day: string, adults: number): Promise<BookingView> {
  const { token } = await newTraveller();
  return api<BookingView>('POST', '/bookings', { token, body: { tourId, date: day, adults } });
}

/** A camera that sees what `showTicket` draws. */
function fakeCamera(): void {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [640, 480];
  const sheet = canvas.getContext('2d')!;
  let shown: { size: number; path: string } | null = null;
  const paint = (modules: Path2D) => sheet.fill(modules);
  const draw = () => {
    sheet.setTransform(1, 0, 0, 1, 0, 0);
    sheet.fillStyle = '#fff';
    sheet.fillRect(0, 0, canvas.width, canvas.height);
    if (shown) {
      const scale = 300 / shown.size;
      sheet.setTransform(scale, 0, 0, scale, 170, 90);
      sheet.fillStyle = '#000';
      paint(new Path2D(shown.path));
    }
  };
  setInterval(draw, 100);
  (window as Camera).showTicket = (ticket) => void (shown = ticket);
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: async () => canvas.captureStream(10) } });
}

/** Away in between, as tickets are. */
async function show(page: Page, { ticket }: BookingView) {
  await page.evaluate((shown) => (window as Camera).showTicket(shown), ticket);
}

const signInAs = (page: Page, { origins }: Traveller['storageState']) =>
  page.evaluate((items) => {
    for (const key of ['token', 'user', 'ownRole']) localStorage.removeItem(key);
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, origins[0]!.localStorage);

const said = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor();

test.describe('a guide', () => {
  test('checks a party in without network, is warned of a second scan, and sends it all once the network is back', async () => {
    const { id: tourId } = await tourNamed(withChildren);
    const day = await freeDay(tourId, 7);
    const alone = await booked(tourId, day, 1);
    const party = await booked(tourId, day, 3);
    const path = `/supplier/departures/${party.departureId}`;
    const supplier = signedIn(demoLogins.supplier);
    const as = { ...(await storageStateOf(supplier)), viewport: phone };
    await visit('check-in', as, async ({ page, context, allow }) => {
      allow(noNetwork);
      await page.addInitScript(fakeCamera);
      await open(page, path);
      await page.getByText('This sheet also opens without a network on this device.').waitFor();

      await context.setOffline(true);
      await open(page, path);
      await page.getByText(/^You are offline\. This is the sheet as of /).waitFor();
      await page.getByRole('button', { name: 'Scan tickets' }).click();
      await show(page, alone);
      await said(page, /^Welcome, .*1 person checked in/);
      await page.getByText('1 scan is waiting for the network. It will be sent automatically.').waitFor();
      await assertAccessible(page, 'the scanner');
      await assertNoHorizontalOverflow(page, 'the scanner at 360');

      // Two of three are here.
      await show(page, party);
      const dialog = page.getByRole('dialog', { name: /^Who is here\?/ });
      await dialog.getByRole('checkbox').nth(2).uncheck();
      await assertAccessible(page, 'who of a party is here');
      await dialog.getByRole('button', { name: 'Check in 2 people' }).click();
      await said(page, /2 people checked in/);
      await show(page, alone);
      await said(page, /^Already checked in: .*on this device/);
      await page.getByRole('textbox', { name: 'Code or reference' }).fill(`${party.reference} AAAABBBBCCCCDDDD`);
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await said(page, 'This ticket is not genuine');

      await context.setOffline(false);
      await page.getByText('checked in', { exact: true }).nth(1).waitFor({ timeout: 30_000 });
      await page.getByText('2 scans are waiting for the network').waitFor({ state: 'detached' });
      await page.getByText(/^You are offline/).waitFor({ state: 'detached' });

      // Booked since the sheet was loaded, one scanned and one typed: no one counts as present.
      const [scanned, typed] = [await booked(tourId, day, 2), await booked(tourId, day, 1)];
      await show(page, scanned);
      await dialog.getByText(scanned.reference).waitFor();
      await dialog.getByRole('checkbox').nth(1).uncheck();
      await dialog.getByRole('button', { name: 'Check in 1 person' }).click();
      await said(page, /^Welcome, .*1 person checked in/);
      await page.getByRole('textbox', { name: 'Code or reference' }).fill(typed.reference);
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await dialog.getByText(typed.reference).waitFor();
      await dialog.getByRole('button', { name: 'Check in 1 person' }).waitFor();
    });
    const { token } = await supplier;
    const { bookings } = await api<{ bookings: { id: string; items: { checkIn: object | null }[] }[] }>('GET', path, {
      token,
    });
    const inOf = ({ id }: BookingView) =>
      bookings.find((one) => one.id === id)!.items.map(({ checkIn }) => checkIn !== null);
    assert.deepEqual([inOf(alone), inOf(party)], [[true], [true, true, false]]);
  });

  test('who signs out before the network is back sends the scans after the next sign-in, and no one else does or lets them in again', async () => {
    const { id: tourId } = await tourNamed(withChildren);
    const booking = await booked(tourId, await freeDay(tourId, 2), 2);
    const path = `/supplier/departures/${booking.departureId}`;
    const supplier = signedIn(demoLogins.supplier);
    await visit('check-in-later', storageStateOf(supplier), async ({ page, context, allow }) => {
      allow(noNetwork);
      await open(page, path);
      await page.getByText('This sheet also opens without a network on this device.').waitFor();
      await context.setOffline(true);
      const row = page.getByRole('article').filter({ hasText: booking.reference });
      await row.getByRole('button', { name: /^Check in: / }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Check in 2 people' }).click();
      await expect(row.getByText(/here since .+, not sent yet/)).toHaveCount(2);
      const { storageState } = await newTraveller();
      await signInAs(page, storageState);
      await context.setOffline(false);
      await open(page, '/dashboard');
      await page.getByRole('heading', { level: 1 }).waitFor();
      const queued = () => page.evaluate(() => JSON.parse(localStorage.getItem('checkIns') ?? '[]'));
      assert.equal((await queued())[0].outcome, undefined);
      assert.doesNotMatch(JSON.stringify(await queued()), /traveller|@/);

      // Another one who may check people in has the device now.
      await signInAs(page, (await signedIn(demoLogins.operator)).storageState);
      await page.addInitScript(fakeCamera);
      await open(page, path);
      await row
        .getByText(/here since/)
        .first()
        .waitFor();
      await page.getByRole('button', { name: 'Scan tickets' }).click();
      await show(page, booking);
      await said(page, /^Already checked in: .*on this device/);
      assert.equal(await page.getByText('waiting for the network').count(), 0);
      assert.equal((await queued())[0].outcome, undefined);

      await signInAs(page, (await signedIn(demoLogins.supplier)).storageState);
      await open(page, '/supplier');
      await page.waitForFunction(() => JSON.parse(localStorage.getItem('checkIns') ?? '[]')[0]?.outcome === 'accepted');
      await open(page, path);
      await row.getByRole('button', { name: /^Not here after all: / }).click();
      await page.getByText(/^The check-in of .* was undone\.$/).waitFor();
      await row.getByRole('button', { name: /^Check in: / }).waitFor();
    });
  });
});
