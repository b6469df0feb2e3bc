// A promo code in the booking box: an unknown one, one that works, removed, and in the booking.
import assert from 'node:assert/strict';
import { expect, type Locator, test } from '@playwright/test';
import type { AvailabilityView, BookingView } from '#contract/bookings.ts';
import type { Language } from '#kernel/languages.ts';
import { formatMoney } from '#kernel/money.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { isFocused } from './keyboard.ts';
import { desktop, open, phone, visit } from './marketplace.ts';
import { textsOf } from './texts.ts';
import { bookButton, freeDay, tourNamed, withExtras } from './tours.ts';
import { newTraveller } from './users.ts';

const code = 'PADDLE10';
const unknown = {
  en: 'We do not know this code.',
  es: 'No conocemos este código.',
  fr: 'Nous ne connaissons pas ce code.',
};

test.describe('a promo code', () => {
  test('makes a booking cheaper in Spanish on a phone', () => journey('es', phone));
  test('makes a booking cheaper in English on a desktop', () => journey('en', desktop));

  test('is used while the price of an extra is still asked for', () =>
    visit('promo-code-at-once', {}, async ({ page }) => {
      const words = textsOf('en');
      const { id } = await tourNamed(withExtras);
      await open(page, `/tour/${id}?date=${await freeDay(id)}&adults=2`);
      await page.getByText(words('book-tour', 'charged_in', { currency: 'EUR' })).waitFor();
      await page.route('**/availability?*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        await route.continue();
      });
      await page.getByText(words('book-tour', 'promo')).click();
      const field = page.getByLabel(words('book-tour', 'promo_code'), { exact: true });
      await field.fill(code);
      const asked = page.waitForRequest('**/availability?*');
      await page
        .getByRole('group', { name: words('book-tour', 'extras') })
        .getByRole('button')
        .last()
        .click();
      await asked;
      await field.press('Enter');
      await page.getByText(words('book-tour', 'promo_used', { code }), { exact: true }).waitFor({ timeout: 10_000 });
    }));
});

async function journey(language: Language, viewport: { width: number; height: number }): Promise<void> {
  const words = textsOf(language);
  const { token, storageState } = await newTraveller();
  const { id: tourId } = await tourNamed(withExtras);
  const date = await freeDay(tourId);
  const query = `date=${date}&adults=2&lang=${language}`;
  const full = (await api<AvailabilityView>('GET', `/tours/${tourId}/availability?${query}`)).quote!.total;
  const reduced = (await api<AvailabilityView>('GET', `/tours/${tourId}/availability?${query}&code=${code}`)).quote!
    .total;
  const shown = (amountMinor: number) => formatMoney({ amountMinor, currency: 'EUR' }, language);
  const home = language === 'en' ? '' : `/${language}`;
  await visit(`promo-code-${language}`, { viewport, storageState }, async ({ page, allow }) => {
    allow(/status of 422/);
    await open(page, `${home}/tour/${tourId}?date=${date}&adults=2&children=0`);
    await page.getByText(words('book-tour', 'promo')).click();
    const field = page.getByLabel(words('book-tour', 'promo_code'), { exact: true });
    const used = page.getByText(words('book-tour', 'promo_used', { code: code.toLowerCase() }), { exact: true });
    const use = page
      .getByRole('group')
      .filter({ has: field })
      .getByRole('button', { name: words('book-tour', 'gift_card_use') });
    await field.fill('NOBODYHASIT');
    await use.click();
    const refusal = page.getByText(unknown[language]);
    await refusal.waitFor();
    assert.equal(await field.inputValue(), 'NOBODYHASIT');
    // The refusal is seen, and described at the field, which has the focus.
    await expect.poll(() => isFocused(field)).toBe(true);
    await expect.poll(() => isSeen(refusal)).toBe(true);
    await use.waitFor();
    const foot = page.locator('#book-now');
    await foot.getByText(shown(full.priceMinor)).first().waitFor();
    await assertAccessible(page, 'a code that nobody has');
    allow(/net::ERR_FAILED/);
    const priced = new RegExp(`availability.*code=${code}`, 'i');
    await page.route(priced, (route) => route.abort());
    await field.fill(code.toLowerCase());
    await field.press('Enter');
    await page.locator('#booking').getByText(words('tour-detail', 'check_failed')).waitFor();
    await page.unroute(priced);
    // Who has gone on to something else keeps the focus there when the price comes.
    const adults = page.getByLabel(words('tour-detail', 'adults'), { exact: true });
    await adults.fill('3');
    const line = page.locator('dt').getByText(/^(Code|Código) PADDLE10$/);
    await line.waitFor();
    await used.waitFor();
    assert.ok(await isFocused(adults));
    await adults.fill('2');
    await foot.getByText(shown(reduced.priceMinor)).first().waitFor();
    await assertAccessible(page, 'a code in the price');
    await assertNoHorizontalOverflow(page, 'a code in the price');
    await page.getByRole('button', { name: words('book-tour', 'gift_card_remove') }).click();
    await field.waitFor();
    await expect.poll(() => isFocused(field)).toBe(true);
    await line.waitFor({ state: 'detached' });
    await field.press('Enter');
    await line.waitFor();
    await expect.poll(() => isFocused(used)).toBe(true);
    await page.reload();
    await line.waitFor();
    await used.waitFor();
    assert.ok(!page.url().includes(code));
    await bookButton(page, words('tour-detail', 'book_now'), false).click();
    await page.waitForURL('**/bookings?new=*');
    const { data } = await api<{ data: { id: string }[] }>('GET', '/bookings', { token });
    await open(page, `${home}/bookings/${data[0]!.id}`);
    await line.waitFor();
    await page.getByText(shown(reduced.priceMinor)).first().waitFor();
    const booking = await api<BookingView>('GET', `/bookings/${data[0]!.id}`, { token });
    assert.equal(booking.total.priceMinor, reduced.priceMinor);
  });
}

/** In the window, and not below the foot of the box. */
const isSeen = (text: Locator): Promise<boolean> =>
  text.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left + 2, y)));
  });
