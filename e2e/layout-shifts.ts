// How far the parts of a page move by themselves, as browsers count it: not within half a second of an input.
import type { Page } from '@playwright/test';

type Watched = typeof window & { shifted: number };
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Before the page opens. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    (window as Watched).shifted = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[])
        if (!hadRecentInput) (window as Watched).shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Since the document was opened. */
export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => (window as Watched).shifted);

/** What was changed is on the screen, and a shift by it is counted. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
