// Texts that a page fetches: tried again with growing pauses, not after a refusal, and gaps are posted back (spec, sections 7 and 8).
import assert from 'node:assert/strict';
import { expect, type Page, test } from '@playwright/test';
import { demoLogins } from '#world/logins.ts';
import type { ResponseBody } from '#web/runtime/api/call.ts';
import { api } from './api.ts';
import { open, visit } from './marketplace.ts';
import { signedIn } from './users.ts';

const pausesMs = [350, 700, 1400, 2800, 5600];

test.describe('texts of a page that is opened by a link', () => {
  test('are requested six times in all, 350 ms after the first failure and then after twice as long each time', () =>
    visit('translations-retried', {}, async ({ page, allow }) => {
      allow(/status of 503/);
      await page.clock.install();
      await open(page, '/');
      const requestCount = await respondToTagTexts(page, 503);
      await page.clock.pauseAt(Date.now() + 60_000);
      await openTags(page);
      for (const [tries, pauseMs] of pausesMs.entries()) {
        await expect.poll(() => requestCount.count).toBe(tries + 1);
        await waitForResponse(page);
        await page.clock.runFor(pauseMs - 30);
        assert.equal(requestCount.count, tries + 1, `nothing is asked before ${pauseMs} ms have passed`);
        await page.clock.runFor(30);
      }
      await expect.poll(() => requestCount.count).toBe(6);
      await page.clock.runFor(60_000);
      assert.equal(requestCount.count, 6);
      await page.waitForURL('**/tags');
      // The texts of the build are used instead.
      await page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
    }));

  test('are shown as soon as an answer comes, where at first none came', () =>
    visit('translations-late', {}, async ({ page, allow }) => {
      allow(/net::ERR_FAILED/);
      await open(page, '/');
      let requestCount = 0;
      await page.route('**/api/i18n/en/tags', async (route) => {
        requestCount += 1;
        if (requestCount < 3) return route.abort();
        const response = await route.fetch();
        await route.fulfill({ json: { ...((await response.json()) as object), title: 'Tags of the server' } });
      });
      await openTags(page);
      await page.getByRole('heading', { level: 1, name: 'Tags of the server' }).waitFor();
      assert.equal(requestCount, 3);
    }));

  test('are requested once when they are refused', () =>
    visit('translations-refused', {}, async ({ page, allow }) => {
      allow(/status of 404/);
      await page.clock.install();
      await open(page, '/');
      const requestCount = await respondToTagTexts(page, 404);
      await openTags(page);
      await page.waitForURL('**/tags');
      await page.clock.runFor(30_000);
      assert.equal(requestCount.count, 1);
      await page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
    }));

  test('come with the page when it is opened directly', () =>
    visit('translations-inlined', {}, async ({ page }) => {
      const requestCount = await respondToTagTexts(page, 503);
      await open(page, '/tags');
      await page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
      assert.equal(requestCount.count, 0);
    }));
});

test.describe('a text that is missing', () => {
  test('is shown as the build has it, posted back with what was shown, and listed for the operator', () =>
    visit('translations-missing', {}, async ({ page }) => {
      await open(page, '/');
      await page.route('**/api/i18n/en/tags', (route) =>
        route.fulfill({ json: { subtitle: 'Small things that make a plan.' } }),
      );
      const reported = page.waitForRequest('**/api/i18n/missing/en/tags');
      await openTags(page);
      await page.getByRole('heading', { level: 1, name: 'Tags', exact: true }).waitFor();
      await page.getByText('Small things that make a plan.').waitFor();
      const request = await reported;
      assert.equal(request.method(), 'POST');
      assert.deepEqual(request.postDataJSON(), { title: 'Tags' });
      assert.equal((await request.response())!.status(), 204);
      const { token } = await signedIn(demoLogins.operator);
      const { data } = await api<ResponseBody<'listMissingTranslations'>>('GET', '/admin/missing-translations', {
        token,
      });
      assert.deepEqual(
        data.filter(({ namespace }) => namespace === 'tags').map(({ language, key, shown }) => [language, key, shown]),
        [['en', 'title', 'Tags']],
      );
    }));
});

async function openTags(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Tags' }).click();
}

async function respondToTagTexts(page: Page, status: number): Promise<{ count: number }> {
  const requestCount = { count: 0 };
  await page.route('**/api/i18n/en/tags', (route) => {
    requestCount.count += 1;
    return route.fulfill({ status, json: { status } });
  });
  return requestCount;
}

/** Waits until the page has processed the response and set its timer. */
async function waitForResponse(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/api/settings').then((response) => response.json()));
}
