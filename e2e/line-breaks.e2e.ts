// Where lines of the shop break: '·' separates what is before it from what comes next, and belongs to the line before.
import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import { open, visit } from './marketplace.ts';
import { adultsOnly, dayOfSeveralStarts, tourNamed } from './tours.ts';

const widths = [320, 390, 768, 1024, 1280, 1440];

for (const prefix of ['', '/es', '/fr'])
  test(`no line begins with a separator at ${prefix || '/en'}`, () =>
    visit(`separators${prefix}`, {}, async ({ page }) => {
      const { id } = await tourNamed(adultsOnly);
      const { day } = await dayOfSeveralStarts(id);
      const trip = `date=${day}&adults=2&children=0`;
      for (const address of ['/', `/tour/${id}`, `/tour/${id}?${trip}`, `/madrid-l475?${trip}`]) {
        await open(page, prefix + address);
        await page.waitForLoadState('networkidle');
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          assert.deepEqual(await page.evaluate(separatorsAtLineStarts), [], `${address} at ${width} px`);
        }
      }
    }));

/** The texts of the page in which a '·' is drawn below what comes before it. */
function separatorsAtLineStarts(): string[] {
  const boxOf = ({ node, at, end = at + 1 }: { node: Text; at: number; end?: number }) => {
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, end);
    return range.getBoundingClientRect();
  };
  const found: string[] = [];
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  let before: { node: Text; at: number } | null = null;
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const isDrawn = boxOf({ node, at: 0, end: node.length }).width > 1;
    if (!isDrawn || node.parentElement!.closest('.visually-hidden')) continue;
    for (const [at, letter] of [...node.data].entries()) {
      if (/\s/.test(letter)) continue;
      const letterAt = { node, at };
      if (letter === '·' && before && boxOf(letterAt).top >= boxOf(before).bottom)
        found.push(node.parentElement!.innerText);
      before = letterAt;
    }
  }
  return found;
}
