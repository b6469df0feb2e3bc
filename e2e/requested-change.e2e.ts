// A booking that its supplier had to accept: its traveller requests another date, the supplier declines one request and accepts another.
import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import { demoLogins } from '#world/logins.ts';
import type { BookingView } from '#contract/bookings.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { desktop, open, phone, visit } from './marketplace.ts';
import { textsOf } from './texts.ts';
import { freeDay, onRequest, tourNamed } from './tours.ts';
import { newTraveller, signedIn } from './users.ts';

const inSpanish = textsOf('es');
const inEnglish = textsOf('en');

test.describe('a change of a booking that was requested', () => {
  test('is requested on a phone in Spanish, declined with a reason on a desktop in English, requested again and accepted', async () => {
    const tour = await tourNamed(onRequest);
    const traveller = await newTraveller();
    const supplier = await signedIn(demoLogins.supplier);
    const [first, second] = [await freeDay(tour.id), await freeDay(tour.id)];
    const body = { tourId: tour.id, date: first, adults: 2 };
    const booking = await api<BookingView>('POST', '/bookings', { token: traveller.token, body });
    await api('POST', `/supplier/bookings/${booking.id}/decision`, {
      token: supplier.token,
      body: { decision: 'accept' },
    });
    const read = () => api<BookingView>('GET', `/bookings/${booking.id}`, { token: traveller.token });
    const ask = () =>
      visit('change-requested', { viewport: phone, storageState: traveller.storageState }, async ({ page }) => {
        await open(page, `/es/bookings/${booking.id}`);
        await page.getByRole('button', { name: inSpanish('booking-detail', 'change'), exact: true }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(inSpanish('tour-detail', 'date'), { exact: true }).fill(second);
        const submit = dialog.getByRole('button', { name: inSpanish('booking-change', 'submit_request') });
        await submit.waitFor();
        await assertAccessible(page, 'a change that is a request');
        await submit.click();
        await page.getByRole('region', { name: inSpanish('booking-detail', 'change_requested') }).waitFor();
        await assertAccessible(page, 'a booking with a request');
        await assertNoHorizontalOverflow(page, 'a booking with a request');
      });
    const answer = (button: 'accept_change' | 'decline_change', act: Parameters<typeof visit>[2]) =>
      visit(button, { viewport: desktop, storageState: supplier.storageState }, async (visited) => {
        const { page } = visited;
        await open(page, '/supplier?show=waiting');
        const spoken = inEnglish('partner-home', `${button}_spoken`, { tour: tour.name, reference: booking.reference });
        await page.getByRole('button', { name: spoken }).click();
        await act(visited);
      });

    await ask();
    assert.deepEqual([(await read()).date, (await read()).change?.awaits], [first, 'supplier']);
    await answer('decline_change', async ({ page }) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill('The workshop is closed on that day');
      await assertAccessible(page, 'declining a change');
      await dialog.getByRole('button', { name: inEnglish('partner-home', 'decline_change_sure') }).click();
      await page
        .getByRole('status')
        .getByText(/is declined/)
        .waitFor();
      await assertAccessible(page, 'the bookings of a supplier');
    });
    assert.deepEqual((await read()).changeDeclined, { reason: 'The workshop is closed on that day' });
    await ask();
    await answer('accept_change', async ({ page }) => {
      await page
        .getByRole('status')
        .getByText(/is accepted/)
        .waitFor();
    });
    assert.deepEqual([(await read()).date, (await read()).lastChange], [second, 'done']);
  });
});
