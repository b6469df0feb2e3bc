// A supplier cancels a departure with two bookings; their travellers read why, and what is refunded.
import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import type { BookingView } from '#contract/bookings.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { mailTo } from './mails.ts';
import { desktop, open, phone, visit } from './marketplace.ts';
import { freeDay, tourNamed, withChildren } from './tours.ts';
import { newTraveller, signedIn, storageStateOf } from './users.ts';

const reason = 'A storm: no boat may leave the harbour.';

test('a supplier cancels a departure, and its travellers read why and get everything back', async () => {
  const [ana, ben] = [await newTraveller(), await newTraveller()];
  const { id: tourId } = await tourNamed(withChildren);
  const order = { tourId, date: await freeDay(tourId, 3), adults: 1 };
  const first = await api<BookingView>('POST', '/bookings', { token: ana.token, body: order });
  const body = { ...order, departureId: first.departureId };
  await api<BookingView>('POST', '/bookings', { token: ben.token, body });
  const state = await storageStateOf(signedIn(demoLogins.supplier));
  await visit('cancel-departure', { ...state, viewport: phone }, async ({ page }) => {
    await open(page, `/supplier/departures/${first.departureId}`);
    await page.getByRole('button', { name: 'Cancel this departure' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this departure?' });
    const affected = dialog.getByRole('status');
    await affected.getByText(/\d+ bookings will be cancelled · \d+ people/).waitFor();
    await assertAccessible(page, 'cancelling a departure');
    await assertNoHorizontalOverflow(page, 'cancelling a departure');
    await dialog.getByLabel('Reason').fill(reason);
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/supplier/departures/*/cancellation', async (route) => {
      if (route.request().method() === 'GET') await isAnswered;
      await route.continue();
    });
    await dialog.getByRole('button', { name: /^Cancel departure and \d+ bookings$/ }).click();
    const region = page.getByRole('region', { name: 'This departure is cancelled' });
    await region.getByText(/^0 of \d+ bookings cancelled and refunded/).waitFor();
    answer();
    await region.getByText(/^\d+ bookings were cancelled with a full refund/).waitFor();
    await region.getByText(`Reason: ${reason}`).waitFor();
    await page.getByText('The departure is cancelled and no longer on sale.').waitFor();
    await page.getByRole('article').first().waitFor({ state: 'detached' });
    await assertAccessible(page, 'a departure that is cancelled');
    await assertNoHorizontalOverflow(page, 'a departure that is cancelled');
  });
  const traveller = await storageStateOf(signedIn(ana));
  await visit('departure-was-cancelled', { ...traveller, viewport: desktop }, async ({ page }) => {
    await open(page, `/bookings/${first.id}`);
    await page.getByText(reason).waitFor();
  });
  const after = await api<BookingView>('GET', `/bookings/${first.id}`, { token: ana.token });
  assert.equal(after.status, 'Cancelled');
  assert.ok((await mailTo(ben.email, /^Cancelled/)).includes(reason));
});
