// Going through a page by keyboard alone.
import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { waitUntilHydrated } from './marketplace.ts';

export const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** Presses Tab until the element has the focus, which has to be visible. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.first().waitFor();
  for (let presses = 0; presses < 200; presses++) {
    if (await isFocused(wanted.first())) return assertFocusVisible(page);
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab never came to ${wanted}`);
}

/** The ring may be drawn by the frame around a field, or by the card that a link covers. */
async function assertFocusVisible(page: Page): Promise<void> {
  const shown = await page.evaluate(() => {
    const ringOf = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    let element = document.activeElement;
    for (let level = 0; element && level < 4; level++, element = element.parentElement) {
      if (ringOf(getComputedStyle(element)) || ringOf(getComputedStyle(element, '::after'))) return true;
    }
    return false;
  });
  assert.ok(
    shown,
    `the focus cannot be seen on ${await page.evaluate(() => document.activeElement!.outerHTML.slice(0, 120))}`,
  );
}

export async function headingHasFocus(page: Page): Promise<void> {
  await waitUntilHydrated(page);
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
}
