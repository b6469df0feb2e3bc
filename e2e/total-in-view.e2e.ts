// What is in view in the booking box without scrolling: days to choose from, starts, waitlist, and the price as lines and in all, which
// nothing lies on and no edge cuts off.
import assert from 'node:assert/strict';
import { expect, type Page, test } from '@playwright/test';
import { open, phone, visit } from './marketplace.ts';
import { textsOf } from './texts.ts';
import {
  adultsOnly,
  bookAllSeatsOf,
  bookButton,
  dayOfSeveralStarts,
  tourNamed,
  withChildren,
  withExtras,
} from './tours.ts';
import { newTraveller, storageStateOf } from './users.ts';

const desk = { width: 1440, height: 900 };

for (const [size, viewport] of [
  ['a phone', phone],
  ['a window 900 px wide', { width: 900, height: 900 }],
  ['a desk', desk],
  ['a low window', { width: 1280, height: 720 }],
] as const)
  test(`the booking box shows the lines of the price and the whole total beside Book now on ${size}`, () =>
    visit(`tour-total-${viewport.width}`, { viewport }, async ({ page }) => {
      const { id } = await tourNamed(adultsOnly);
      const { day } = await dayOfSeveralStarts(id);
      await open(page, `/tour/${id}?date=${day}&adults=2&children=0`);
      const bookNow = bookButton(page, 'Book now', false);
      await page.getByText(/^Charged in/).waitFor();
      await bookNow.scrollIntoViewIfNeeded();
      const total = page.locator('#booking p').filter({ has: page.getByText('Total', { exact: true }) });
      await total.waitFor();
      await page.locator('#book-now').getByText('Verified reviews · No tracking').waitFor();
      await allSeen(page, '#book-now :is(dt, dd, p[aria-live] strong, button)');
    }));

test('the booking box shows the starts of a day and what comes with them without scrolling at a desk', () =>
  visit('tour-box-whole', { viewport: desk }, async ({ page }) => {
    const { id } = await tourNamed(adultsOnly);
    const { day } = await dayOfSeveralStarts(id);
    await open(page, `/tour/${id}?date=${day}&adults=2&children=0`);
    await page.getByText(/^Charged in/).waitFor();
    const parts = 'label:has([name=departure]), [data-check], dt, dd, #book-now button';
    await allSeen(page, `#booking :is(${parts})`);
  }));

for (const language of ['en', 'es', 'fr'] as const)
  test(`the booking box shows two options, their terms, the total and the button without scrolling at a desk, in ${language}`, () =>
    visit('tour-box-options', { viewport: desk }, async ({ page }) => {
      const words = textsOf(language);
      const { id } = await tourNamed(withChildren);
      const { day, departures } = await dayOfSeveralStarts(id);
      assert.equal(new Set(departures.map(({ optionName }) => optionName)).size, 2);
      await open(page, `${language === 'en' ? '' : `/${language}`}/tour/${id}?date=${day}&adults=2&children=1`);
      await page.getByText(words('book-tour', 'charged_in', { currency: 'EUR' })).waitFor();
      assert.equal(await page.locator('#booking input[type=number]').count(), 2);
      const ofFoot = '#book-now :is(ul, dt, dd, p[aria-live] strong, button)';
      const parts = `input[type=number], [data-check], label:has([name=departure]), ${ofFoot}`;
      await allSeen(page, `#booking :is(${parts})`);
    }));

test('the booking box fills its height at a desk with the days to choose from', () =>
  visit('tour-box-filled', { viewport: desk }, async ({ page }) => {
    for (const slug of [withChildren, adultsOnly]) {
      await open(page, `/tour/${slug}`);
      const days = page.getByRole('group', { name: 'Next dates' });
      await days.waitFor();
      const [strip, date] = [(await days.boundingBox())!, (await page.locator('#booking [name=date]').boundingBox())!];
      const gap = date.y - strip.y - strip.height;
      // Less than another row.
      const row = (await days.locator('label').first().boundingBox())!.height;
      assert.ok(gap >= 0 && gap < row + 8, `${gap} px between the days and the date`);
      // Three rows of three at least.
      for (const tile of (await days.getByRole('radio').all()).slice(0, 9))
        await expect(tile).toBeInViewport({ ratio: 1 });
      await allSeen(page, '#booking :is([data-check], #book-now button)');
      await expect.poll(() => scrollOf(page)).toBe(0);
    }
  }));

for (const language of ['en', 'es', 'fr'] as const)
  test(`the booking box shows three full starts and their waitlist without scrolling at a desk, in ${language}`, async () => {
    const words = textsOf(language);
    const { id } = await tourNamed(withExtras);
    const { day, departures } = await dayOfSeveralStarts(id);
    assert.equal(departures.length, 3);
    for (const departure of departures) await bookAllSeatsOf(id, departure);
    const signedIn = await storageStateOf(newTraveller());
    for (const as of [signedIn, {}])
      await visit('tour-box-full-day', { ...as, viewport: desk }, async ({ page }) => {
        await open(page, `${language === 'en' ? '' : `/${language}`}/tour/${id}?date=${day}&adults=2&children=0`);
        await page.getByRole('group', { name: words('book-tour', 'next_starts') }).waitFor();
        const waitlist = page.getByRole('group', { name: words('waitlist', 'join_title') });
        await waitlist.getByRole('listitem').nth(2).waitFor();
        await allSeen(page, '#booking :is(li, [data-check], #book-now button)');
        await expect.poll(() => scrollOf(page)).toBe(0);
      });
  });

test('the booking box keeps the day that was chosen by a key in view at a desk, where the days give way to its starts', () =>
  visit('tour-box-day-by-key', { viewport: desk }, async ({ page }) => {
    await open(page, `/tour/${adultsOnly}`);
    const day = page.locator('label:not([data-reason]) > [name=day]').nth(7);
    await day.press('Space');
    await bookButton(page, 'Book now', false).waitFor();
    await page.getByText(/^Charged in/).waitFor();
    await expect(day).toBeFocused();
    await allSeen(page, '#booking label:has([name=day]:checked)');
  }));

/** How far what is chosen scrolls. */
const scrollOf = (page: Page): Promise<number> =>
  page
    .locator('#booking [data-part]')
    .first()
    .evaluate((part) => part.scrollHeight - part.clientHeight);

/** The box takes its place once it is drawn. */
const allSeen = (page: Page, selector: string): Promise<void> =>
  expect.poll(() => unseenOf(page, selector)).toEqual([]);

/** What of these is not seen from its upper to its lower edge. */
const unseenOf = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return ![top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint((left + right) / 2, y)));
      })
      .map(({ textContent }) => textContent),
  );
