// The total of the booking box, which nothing lies on and no edge cuts off.
import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import { open, phone, visit } from './marketplace.ts';
import { adultsOnly, bookButton, dayOfSeveralStarts, tourNamed } from './tours.ts';

for (const [size, viewport] of [
  ['a phone', phone],
  ['a window 900 px wide', { width: 900, height: 900 }],
  ['a desk', { width: 1440, height: 900 }],
] as const)
  test(`the booking box shows the whole total beside Book now on ${size}`, () =>
    visit(`tour-total-${viewport.width}`, { viewport }, async ({ page }) => {
      const { id } = await tourNamed(adultsOnly);
      const { day } = await dayOfSeveralStarts(id);
      await open(page, `/tour/${id}?date=${day}&adults=2&children=0`);
      const bookNow = bookButton(page, 'Book now', false);
      await page.getByText(/^Charged in/).waitFor();
      await bookNow.scrollIntoViewIfNeeded();
      const total = page.locator('#booking p').filter({ has: page.getByText('Total', { exact: true }) });
      await total.waitFor();
      const isSeen = await total.locator('strong').evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const corners = [
          [left + 1, top + 2],
          [right - 1, bottom - 2],
        ] as const;
        return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
      });
      assert.ok(isSeen);
    }));
