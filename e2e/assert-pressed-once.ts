import assert from 'node:assert/strict';
import { expect, type Locator, type Page } from '@playwright/test';

type Pressed = { button: Locator; busy: string; sendsTo: string };

const reportPath = '/report-of-test';

/** Presses the button twice while what it sends is on its way: it says at once what is under way, keeps the focus and sends once. */
export async function assertPressedOnce(page: Page, { button, busy, sendsTo }: Pressed): Promise<void> {
  let sent = 0;
  const reported = new Promise<unknown>((resolve) => {
    void page.route(`**${reportPath}?*`, async (route) => {
      resolve(JSON.parse(decodeURIComponent(new URL(route.request().url()).search.slice(1))));
      await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" />' });
    });
  });
  await page.route(sendsTo, async (route) => {
    if (route.request().method() === 'POST') {
      sent += 1;
      await reported;
    }
    await route.continue();
  });
  await page.evaluate(pressAgainAndReport, reportPath);
  await button.focus();
  await page.keyboard.press('Enter');
  assert.deepEqual(await reported, { announced: [busy], focused: busy });
  // The report can overtake the request, which was sent before it.
  await expect.poll(() => sent).toBe(1);
}

/** Runs in the page, and reports as a request for a picture: nothing can be read from a page that has requested the next one. */
function pressAgainAndReport(path: string): void {
  const statuses = () => [...document.querySelectorAll('[role=status]')].map((status) => status.textContent.trim());
  const before = ['', ...statuses()];
  const report = () => {
    const announced = statuses().filter((text) => !before.includes(text));
    const seen = { announced, focused: document.activeElement?.textContent };
    new Image().src = `${path}?${encodeURIComponent(JSON.stringify(seen))}`;
  };
  const pressAgain = () => {
    (document.activeElement as HTMLElement).click();
    setTimeout(report, 100);
  };
  addEventListener('click', () => setTimeout(pressAgain, 100), { once: true, capture: true });
}
