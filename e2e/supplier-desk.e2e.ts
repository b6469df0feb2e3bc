// A supplier's day: what waits, a booking by phone, a message to everyone, and the answer of a traveller.
import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import type { BookingView } from '#contract/bookings.ts';
import type { CalendarDeparture } from '#contract/suppliers/calendar.ts';
import type { DaySheetView } from '#contract/suppliers/departures/departures.ts';
import { addDays } from '#kernel/dates.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { desktop, open, phone, visit } from './marketplace.ts';
import { freeDay, tourNamed, withChildren } from './tours.ts';
import { newTraveller, signedIn, storageStateOf } from './users.ts';

/** The console errors of a browser without network. */
const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|not saved/;

test('a supplier enters a booking and a block by hand, writes to everyone, and reads the answer at the start', async () => {
  const traveller = newTraveller();
  const supplier = signedIn(demoLogins.supplier);
  const { id: tourId } = await tourNamed(withChildren);
  const body = { tourId, date: await freeDay(tourId), adults: 1 };
  const booking = await api<BookingView>('POST', '/bookings', { token: (await traveller).token, body });
  const address = `/supplier/departures/${booking.departureId}`;
  const seatsLeft = async () =>
    (await api<DaySheetView>('GET', address, { token: (await supplier).token })).departure.seatsLeft!;
  const before = await seatsLeft();

  await visit('desk-sheet', { ...(await storageStateOf(supplier)), viewport: phone }, async ({ page, allow }) => {
    allow(noNetwork);
    await open(page, address);
    await page.getByRole('button', { name: 'Add a booking' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Ada Lovelace');
    await dialog.getByLabel('Phone').fill('+34 600 111 222');
    await assertAccessible(page, 'a booking by hand');
    await dialog.getByRole('button', { name: 'Add booking' }).click();
    await page.getByText('Ada Lovelace is on the list.').waitFor();
    await page.getByRole('button', { name: 'Block places' }).click();
    await dialog.getByLabel('Reason').fill('Sold at the kiosk');
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await page.getByText('1 place is blocked.').waitFor();
    assert.equal(await seatsLeft(), before - 2);
    await page.getByRole('searchbox', { name: 'Find a name, reference or phone' }).fill('600 111 222');
    await page.getByText('1 booking found').waitFor();
    const ada = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Ada Lovelace' }) });
    await page.getByText('Blocked places', { exact: true }).waitFor({ state: 'detached' });
    await ada.getByRole('spinbutton', { name: 'How many are here?' }).waitFor();
    await ada.getByRole('button', { name: 'Save attendance: Ada Lovelace' }).click();
    await page.getByText('Attendance saved: Ada Lovelace.').waitFor();
    await ada.getByText('1 of 1 is here').waitFor();
    await page
      .getByText(/^1 of \d+ is here$/)
      .first()
      .waitFor();
    await assertAccessible(page, 'who came of a booking by hand');
    await assertNoHorizontalOverflow(page, 'who came of a booking by hand');
    await ada.getByRole('button', { name: 'Remove attendance: Ada Lovelace' }).click();
    await ada.getByText('1 of 1 is here').waitFor({ state: 'detached' });
    await page.context().setOffline(true);
    await ada.getByRole('button', { name: 'Save attendance: Ada Lovelace' }).click();
    await page.getByRole('alert').getByText('Without a network, who came of these bookings cannot be saved').waitFor();
    await page.context().setOffline(false);
    await page.getByText(/^You are offline/).waitFor({ state: 'detached', timeout: 30_000 });
    await page.getByRole('searchbox').fill('');
    for (const name of ['Ada Lovelace', 'Blocked places']) {
      await page.getByRole('button', { name: `Remove: ${name}` }).click();
      await page.getByRole('button', { name: 'Yes, remove' }).click();
      await page.getByText(`${name}: 1 place is free again.`).waitFor();
      await page.getByRole('button', { name: 'Yes, remove' }).waitFor({ state: 'detached' });
    }
    assert.equal(await seatsLeft(), before);
    await page.getByRole('button', { name: 'Message everybody' }).click();
    await dialog.getByRole('textbox').fill('We meet at the lighthouse today.');
    await assertAccessible(page, 'a message to everybody');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await page.getByText(/^Sent to \d+ booking/).waitFor();
    await assertNoHorizontalOverflow(page, 'the sheet with messages');
    await assertAccessible(page, 'the sheet with messages');
  });

  await visit('desk-answer', { ...(await storageStateOf(traveller)), viewport: phone }, async ({ page }) => {
    await open(page, `/bookings/${booking.id}`);
    const messages = page.getByRole('region', { name: /^Messages with/ });
    await messages.getByText('We meet at the lighthouse today.').waitFor();
    await messages.getByLabel('Your message').fill('Is there a place for a pram?');
    await messages.getByRole('button', { name: 'Send' }).click();
    await messages.getByText('Your message is sent.').waitFor();
    await messages.getByText('Is there a place for a pram?').waitFor();
    await assertAccessible(page, 'a booking with messages');
  });

  await visit('desk-start', { ...(await storageStateOf(supplier)), viewport: desktop }, async ({ page }) => {
    await open(page, '/supplier');
    const work = page.getByRole('region', { name: 'Needs an answer' });
    await work.getByRole('heading', { name: /messages? without an answer$/ }).waitFor();
    await assertAccessible(page, 'the start page with a message');
    const today = page.getByRole('region', { name: 'Today', exact: true });
    const departure = today.getByRole('listitem').first();
    const none = today.getByText('No departures today.');
    await departure.or(none).waitFor();
    // In the evening none is left.
    if (!(await none.isVisible())) {
      const [time] = /^\d\d:\d\d/.exec(await departure.innerText())!;
      const title = await departure.getByRole('link').innerText();
      await departure.getByRole('link').click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByRole('main').getByText(time).first().waitFor();
      await page.goBack();
    }
    const days = page.getByRole('region', { name: 'The next seven days' }).getByRole('listitem');
    await expect(days).toHaveCount(7);
    const dateOf = async (index: number) =>
      /date=(.+)$/.exec((await days.nth(index).getByRole('link').getAttribute('href'))!)![1]!;
    assert.equal(await dateOf(6), addDays(await dateOf(0), 6));
    const date = await dateOf(2);
    await days.nth(2).getByRole('link').click();
    await page.waitForURL(`**/supplier/calendar?view=day&date=${date}`);
    await page.locator(`[data-day="${date}"]`).getByRole('listitem').first().waitFor();
    await page.goBack();
    // A message leads to its booking on the sheet.
    const message = work
      .getByRole('listitem')
      .filter({ hasText: 'Is there a place for a pram?', hasNot: page.getByRole('heading') });
    await message.getByRole('link').click();
    await page.waitForURL(`**${address}#booking-${booking.id}`);
    const row = page.getByRole('article').filter({ hasText: booking.reference });
    await row.getByText('Is there a place for a pram?').waitFor();
    await row.getByRole('button', { name: 'No answer needed' }).click();
    await row.getByRole('button', { name: 'No answer needed' }).waitFor({ state: 'detached' });
  });
});

test('a supplier changes the places of a day after a look at what that does, and takes it back', async () => {
  const supplier = signedIn(demoLogins.supplier);
  const { token } = await supplier;
  const { id } = await tourNamed(withChildren);
  const day = await freeDay(id);
  const seatsLeft = async (): Promise<number[]> => {
    const { departures } = await api<{ departures: { data: CalendarDeparture[] } }>(
      'GET',
      `/supplier/calendar?view=day&date=${day}&tour=${id}`,
      { token },
    );
    return departures.data.map((departure) => departure.seatsLeft ?? 0);
  };
  const before = await seatsLeft();
  await visit('desk-places', { ...(await storageStateOf(supplier)), viewport: phone }, async ({ page }) => {
    await open(page, `/es/supplier/calendar?view=day&date=${day}&tour=${id}`);
    await page.getByRole('button', { name: 'Cambiar plazas' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Plazas por salida').fill('39');
    await dialog.getByRole('button', { name: 'Ver qué cambia' }).click();
    await dialog.getByText(/tendrá(n)? 39 plazas/).waitFor();
    await assertAccessible(page, 'places to change');
    await assertNoHorizontalOverflow(page, 'places to change');
    await dialog.getByRole('button', { name: /^Cambiar \d+ salida/ }).click();
    const undo = page.getByRole('main').getByRole('button', { name: 'Deshacer', exact: true }).first();
    await undo.waitFor();
    assert.ok((await seatsLeft()).some((seats) => seats > Math.max(...before)));
    await undo.click();
    await page.getByText(/sus plazas de antes/).waitFor();
    assert.deepEqual(await seatsLeft(), before);
  });
});
