// The price in the booking box, as lines and in all, which nothing lies on and no edge cuts off.
import assert from 'node:assert/strict';
import { type Page, test } from '@playwright/test';
import { open, phone, visit } from './marketplace.ts';
import { adultsOnly, bookButton, dayOfSeveralStarts, tourNamed } from './tours.ts';

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
      await page.locator('#book-now').getByText('Refund shown to the cent · Verified reviews · No tracking').waitFor();
      assert.deepEqual(await unseenOf(page, '#book-now :is(dt, dd, p[aria-live] strong, button)'), []);
    }));

test('the booking box shows the starts of a day and what comes with them without scrolling at a desk', () =>
  visit('tour-box-whole', { viewport: desk }, async ({ page }) => {
    const { id } = await tourNamed(adultsOnly);
    const { day } = await dayOfSeveralStarts(id);
    await open(page, `/tour/${id}?date=${day}&adults=2&children=0`);
    await page.getByText(/^Charged in/).waitFor();
    const parts = 'label:has([name=departure]), [data-check], dt, dd, #book-now button';
    assert.deepEqual(await unseenOf(page, `#booking :is(${parts})`), []);
  }));

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
