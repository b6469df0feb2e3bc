// Reading order is visual order (WCAG 1.3.2, 2.4.3): what comes later in the document is further down, or to the right.
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';

/** Of the headings and forms of a page. */
export async function assertReadingOrder(page: Page): Promise<void> {
  const misplaced = await page.evaluate(() => {
    const blocks = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, form)')]
      .filter((block) => block.checkVisibility() && block.offsetWidth > 1)
      .map((block) => ({ ...block.getBoundingClientRect().toJSON(), text: block.innerText.slice(0, 40) }));
    return blocks.flatMap((block, index) => {
      const before = blocks[index - 1];
      const isInOrder = !before || block.top >= before.top - 1 || block.left >= before.right - 1;
      return isInOrder ? [] : [`'${block.text}' is above '${before.text}'`];
    });
  });
  assert.deepEqual(misplaced, []);
}
