// How far the parts of a page move by themselves, as browsers count it.
import type { Page } from '@playwright/test';

type Watched = typeof window & { shifted: number };

/** Before the page opens. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    (window as Watched).shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as Watched).shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Since the document was opened. */
export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => (window as Watched).shifted);
