// A success message, followed by the bookings page after 1.5 s (spec, sections 2, 4 and 9).
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';

type Times = { shownAt?: number; left?: number };

/** Ends on the bookings page, the new one on top. The times are measured within the page, so that a busy machine does not matter. */
export async function assertLeavesForBookings(page: Page, message: string, act: () => Promise<void>): Promise<void> {
  await page.addInitScript(watchMessage, message);
  await page.evaluate(watchMessage, message);
  await act();
  await page.getByRole('status').getByText(message).waitFor();
  await page.waitForURL('**/bookings?new=*', { waitUntil: 'commit' });
  const { shownAt, left } = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('times-of-test') ?? '{}') as Times,
  );
  const pauseMs = left! - shownAt!;
  assert.ok(pauseMs > 1400 && pauseMs < 4000, `the bookings came ${pauseMs} ms after ‘${message}’`);
}

/** Runs in the page. */
function watchMessage(message: string): void {
  const times: Times = {};
  const note = (what: keyof Times) => {
    times[what] ??= performance.now();
    sessionStorage.setItem('times-of-test', JSON.stringify(times));
  };
  new MutationObserver(() => {
    if (document.body?.innerText.includes(message)) note('shownAt');
  }).observe(document, { childList: true, subtree: true, characterData: true });
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (...parameters) => {
      if (times.shownAt !== undefined && String(parameters[2]).includes('/bookings?new=')) note('left');
      change(...parameters);
    };
  }
}
