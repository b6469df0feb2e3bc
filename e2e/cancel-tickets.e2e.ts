// One of four cancels: the refund to the cent before it is confirmed, and the booking of the three that are left.
import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import type { AvailabilityView, BookingView } from '#contract/bookings.ts';
import { formatMoney } from '#kernel/money.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { tabTo } from './keyboard.ts';
import { asJourney, journeyIn } from './journey.ts';
import { open, phone, visit } from './marketplace.ts';
import { like, textsOf } from './texts.ts';
import { freeDay, tourNamed, withChildren, withExtras } from './tours.ts';
import { newTraveller } from './users.ts';

test(
  'one of four cancels: the refund is said to the cent before, and the booking of three is left',
  asJourney,
  journeyIn('es-360', async ({ language, words, prefix, browser }) => {
    const { token, storageState } = await newTraveller();
    const { id: tourId } = await tourNamed(withChildren);
    const party = { adults: 3, children: 1, date: await freeDay(tourId, 4) };
    const booking = await api<BookingView>('POST', '/bookings', { token, language, body: { tourId, ...party } });
    const { redirectUrl } = await api<{ redirectUrl: string }>('POST', `/bookings/${booking.id}/payment`, { token });
    await visit('one-of-four', { ...browser, storageState }, async ({ page }) => {
      await page.goto(redirectUrl);
      await page.getByRole('button', { name: like(words('payment-page', 'pay')) }).click();
      await page.waitForURL('**/bookings?new=*');
      await open(page, `${prefix}/bookings/${booking.id}`);
      await page.getByRole('button', { name: words('booking-detail', 'cancel'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: words('booking-detail', 'cancel_some') }).check();
      await dialog.getByText(words('booking-detail', 'cancel_none_chosen')).waitFor();
      await expect(dialog.getByRole('button', { name: words('booking-detail', 'cancel_items_choose') })).toBeDisabled();
      const adult = booking.lines.find(({ kind }) => kind === 'adult')!.unitPriceMinor;
      const shown = (amountMinor: number) => formatMoney({ amountMinor, currency: booking.total.currency }, language);
      const boxes = dialog.getByRole('checkbox', { name: new RegExp(`^${words('booking-detail', 'item_adult')} \\d`) });
      await expect(boxes).toHaveCount(3);
      await boxes.nth(1).focus();
      await page.keyboard.press('Space');
      await dialog.getByText(words('booking-detail', 'you_get_back', { percent: 100 })).waitFor();
      await dialog.locator('dd').getByText(shown(adult), { exact: true }).waitFor();
      await dialog.getByText(shown(booking.total.priceMinor - adult), { exact: true }).waitFor();
      await assertAccessible(page, 'choosing who is not coming');
      await assertNoHorizontalOverflow(page, 'choosing who is not coming');
      await dialog.getByRole('button', { name: words('booking-detail', 'cancel_items_confirm', { count: 1 }) }).click();
      await page.getByRole('status').getByText(shown(adult)).waitFor();
      await page.getByText(words('booking-detail', 'items_cancelled', { count: 1 }), { exact: true }).waitFor();
      await page
        .getByText(
          [words('common', 'unit_adult', { count: 2 }), words('common', 'unit_child', { count: 1 })].join(', '),
        )
        .first()
        .waitFor();
      const total = booking.total.priceMinor;
      const sums = { paid: shown(total), refund: shown(adult), left: shown(total - adult) };
      await page.getByText(words('booking-detail', 'pay_and_back', sums)).waitFor();
      await expect(page.getByText(words('booking-detail', 'pay_paid'), { exact: true })).toHaveCount(0);
      await assertAccessible(page, 'a booking of which one is cancelled');
    });
    const left = await api<BookingView>('GET', `/bookings/${booking.id}`, { token });
    assert.deepEqual([left.adults, left.children, left.itemsCancelled, left.state], [2, 1, 1, 'confirmed']);
  }),
);

test('one person drops an extra in Spanish on a phone, by keyboard', async () => {
  const words = textsOf('es');
  const { token, storageState } = await newTraveller();
  const { id: tourId } = await tourNamed(withExtras);
  const date = await freeDay(tourId, 1);
  const { extras } = await api<AvailabilityView>('GET', `/tours/${tourId}/availability?date=${date}&adults=1&lang=es`);
  const photos = extras!.find(({ per }) => per === 'booking')!;
  const body = { tourId, date, adults: 1, extras: [{ extraId: photos.id, quantity: 1 }] };
  const booking = await api<BookingView>('POST', '/bookings', { token, body });
  await visit('extra-dropped', { viewport: phone, storageState }, async ({ page }) => {
    await open(page, `/es/bookings/${booking.id}`);
    await page.getByRole('button', { name: words('booking-detail', 'cancel'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: words('booking-detail', 'cancel_some_extras') }).check();
    const boxes = dialog.getByRole('checkbox');
    await expect(boxes).toHaveCount(1);
    await boxes.focus();
    await page.keyboard.press('Space');
    const confirm = dialog.getByRole('button', {
      name: words('booking-detail', 'cancel_extras_confirm', { count: 1 }),
    });
    // The refund is dimmed until it is that of the choice.
    const isDimmed = () =>
      dialog
        .locator('[aria-live=polite]')
        .evaluate((part) => [...part.querySelectorAll('*')].some((one) => getComputedStyle(one).opacity !== '1'));
    await expect.poll(isDimmed).toBe(false);
    await assertAccessible(page, 'dropping an extra');
    await tabTo(page, confirm);
    await page.keyboard.press('Enter');
    await page
      .getByRole('status')
      .getByText(/^Se ha cancelado 1 extra de /)
      .waitFor();
  });
  const left = await api<BookingView>('GET', `/bookings/${booking.id}`, { token });
  assert.deepEqual(
    [left.state, left.persons, left.lines.map(({ kind }) => kind), left.total.priceMinor],
    ['confirmed', 1, ['adult'], booking.total.priceMinor - photos.price.priceMinor],
  );
});
