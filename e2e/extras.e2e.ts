// Wetsuits and photos in addition to the places in a kayak: in the box, in the total, at the confirmation and on the booking's page.
import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import type { AvailabilityView, BookingView } from '#contract/bookings.ts';
import type { Language } from '#kernel/languages.ts';
import { formatMoney } from '#kernel/money.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { desktop, open, phone, visit } from './marketplace.ts';
import { textsOf } from './texts.ts';
import { bookButton, freeDay, tourNamed, withExtras } from './tours.ts';
import { newTraveller } from './users.ts';

test.describe('a tour with extras', () => {
  test('is booked with them in French on a phone', () => journey('fr', phone));
  test('is booked with them in English on a desktop', () => journey('en', desktop));
});

async function journey(language: Language, viewport: { width: number; height: number }): Promise<void> {
  const words = textsOf(language);
  const { token, storageState } = await newTraveller();
  const { id: tourId } = await tourNamed(withExtras);
  const date = await freeDay(tourId);
  const offered = await api<AvailabilityView>(
    'GET',
    `/tours/${tourId}/availability?date=${date}&adults=2&lang=${language}`,
  );
  const [wetsuit, photos] = offered.extras!;
  const totalMinor = offered.quote!.total.priceMinor + 2 * wetsuit!.price.priceMinor + photos!.price.priceMinor;
  const total = formatMoney({ amountMinor: totalMinor, currency: 'EUR' }, language);
  await visit(`extras-${language}`, { viewport, storageState }, async ({ page }) => {
    await open(page, `${language === 'en' ? '' : `/${language}`}/tour/${tourId}?date=${date}&adults=2&children=0`);
    const extras = page.getByRole('group', { name: words('book-tour', 'extras') });
    await extras.waitFor();
    const more = (label: string) => extras.getByRole('button', { name: words('common', 'more', { what: label }) });
    await more(wetsuit!.label).click();
    await more(wetsuit!.label).click();
    // One for each of the party, and no more.
    await assert.doesNotReject(extras.getByRole('spinbutton', { name: wetsuit!.label }).waitFor());
    assert.equal(await extras.getByRole('spinbutton', { name: wetsuit!.label }).inputValue(), '2');
    assert.ok(await more(wetsuit!.label).isDisabled());
    await more(photos!.label).click();
    const count = extras.getByRole('spinbutton', { name: wetsuit!.label });
    // The price is there, or the awaited one would take the place of what Enter must not ask for.
    await page.getByText(total).first().waitFor();
    await count.press('Enter');
    await bookButton(page, words('tour-detail', 'book_now'), false).waitFor();
    await expect(count).toBeVisible();
    await expect(count).toBeFocused();
    await page.reload();
    const lines = page.locator('dt');
    await lines.getByText(`${wetsuit!.label} × 2`).waitFor();
    await lines.getByText(`${photos!.label} × 1`).waitFor();
    await page.getByText(total).first().waitFor();
    await assertAccessible(page, 'a box with extras');
    await assertNoHorizontalOverflow(page, 'a box with extras');
    await bookButton(page, words('tour-detail', 'book_now')).click();
    await page.waitForURL('**/bookings?new=*');
    await page.waitForFunction(() => sessionStorage.getItem('additions') === null);
    const { data } = await api<{ data: { id: string }[] }>('GET', '/bookings', { token });
    await open(page, `${language === 'en' ? '' : `/${language}`}/bookings/${data[0]!.id}`);
    await page.locator('dt').getByText(`${wetsuit!.label} × 2`).waitFor();
    await page.getByText(total).first().waitFor();
    await assertAccessible(page, 'a booking with extras');
    await assertNoHorizontalOverflow(page, 'a booking with extras');
    const booking = await api<BookingView>('GET', `/bookings/${data[0]!.id}`, { token });
    assert.deepEqual(
      booking.lines.map(({ kind, quantity }) => [kind, quantity]),
      [
        ['adult', 2],
        ['extra', 2],
        ['extra', 1],
      ],
    );
    assert.equal(booking.total.priceMinor, totalMinor);
  });
}
