// From a rendered page to the next one, and back.
import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import { moving, open, visit, type VisitOptions, waitUntilHydrated } from './marketplace.ts';
import { withChildren } from './tours.ts';

test.describe('going on from a page', () => {
  test('leads back to what the document showed before it was loaded again', () =>
    visit('back-after-reload', {}, async ({ page }) => {
      await open(page, '/');
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      await page.getByRole('link', { name: 'Tours', exact: true }).first().click();
      await page.waitForURL('**/tours');
      await page.reload();
      await waitUntilHydrated(page);
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    }));

  test('leads back also before the page is hydrated', () =>
    visit('back-at-once', {}, async ({ page }) => {
      await open(page, '/');
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      await page.getByRole('link', { name: 'Tours', exact: true }).first().click();
      await page.waitForURL('**/tours');
      await page.route(/\/assets\/tours-page/, (route) => setTimeout(() => void route.continue(), 500));
      await page.reload({ waitUntil: 'commit' });
      // Goes back like a person; for the test driver a page that is loading has no history yet.
      await page.evaluate(() => history.back()).catch(() => undefined);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    }));

  test('keeps the elements of the page when it is hydrated and revalidated', () =>
    visit('take-over', {}, async ({ page }) => {
      await open(page, `/tour/${withChildren}`);
      await page.evaluate(() => document.querySelector('main h1')!.setAttribute('data-mark', ''));
      await page.mouse.move(200, 200);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => dispatchEvent(new CustomEvent('currency-changed', { detail: 'EUR' })));
      await page.waitForLoadState('networkidle');
      await expect(page.locator('main h1[data-mark]')).toHaveCount(1);
    }));
});

test.describe('one page fades into the next', () => {
  test('without a preference for reduced motion', () => fades(moving, 1));
  test('not where motion hurts', () => fades({}, 0));
  test('without a complaint where the window is turned meanwhile, or the user is faster', () =>
    visit('fade-cut-off', moving, async ({ page }) => {
      await page.addInitScript(() => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (...parameters) => {
          document.documentElement.dataset.fading = '1';
          return start(...parameters);
        };
      });
      await open(page, '/tours');
      const links = page.getByRole('banner').getByRole('navigation');
      for (const [name, width] of [
        ['Tags', 1400],
        ['Tours', 1280],
        ['Tags', 1400],
      ] as const) {
        await links.getByRole('link', { name, exact: true }).click();
        await page.locator('html[data-fading]').waitFor();
        await page.setViewportSize({ width, height: 700 });
        await page.evaluate(() => delete document.documentElement.dataset.fading);
      }
      for (const name of ['Tours', 'Tags', 'Tours']) await links.getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'All tours' }).waitFor();
    }));
});

async function fades(options: VisitOptions, wanted: number): Promise<void> {
  await visit(`fades-${wanted}`, options, async ({ page }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (...parameters) => {
        document.documentElement.dataset.fades = String(Number(document.documentElement.dataset.fades ?? 0) + 1);
        return start(...parameters);
      };
    });
    await open(page, '/');
    await page.getByRole('link', { name: 'Tours', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'All tours' }).waitFor();
    assert.equal(await page.evaluate(() => Number(document.documentElement.dataset.fades ?? 0)), wanted);
  });
}

test.describe('the back button brings back', () => {
  test('the place on the page and what was typed', () =>
    visit('back-to-form', {}, async ({ page }) => {
      await open(page, `/tour/${withChildren}`);
      await page.getByRole('textbox', { name: 'Date' }).fill('2031-05-04');
      await page.getByRole('spinbutton', { name: 'Adults' }).fill('3');
      await page.evaluate(() => scrollTo(0, 400));
      const left = await page.evaluate(() => scrollY);
      // Pressed without being scrolled to: the page is left from where it is.
      await page
        .getByRole('banner')
        .getByRole('link', { name: 'Tours', exact: true })
        .evaluate((link: HTMLElement) => link.click());
      await page.getByRole('heading', { level: 1, name: 'All tours' }).waitFor();
      await page.waitForFunction(() => scrollY === 0);
      await page.goBack();
      await page.getByRole('spinbutton', { name: 'Adults' }).waitFor();
      await page.waitForFunction((top) => Math.abs(scrollY - top) < 2, left);
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=adults]')?.value === '3');
      await expect(page.getByRole('textbox', { name: 'Date' })).toHaveValue('2031-05-04');
    }));

  test('the focus to the link that was followed, where the page is left as it was', () =>
    visit('back-to-link', {}, async ({ page }) => {
      await open(page, '/search');
      const link = page.getByRole('main').getByRole('article').getByRole('link').nth(6);
      await link.focus();
      const left = await page.evaluate(() => scrollY);
      await page.keyboard.press('Enter');
      await page.getByRole('spinbutton', { name: 'Adults' }).waitFor();
      await page.goBack();
      await expect(link).toBeFocused();
      await page.waitForFunction((top) => scrollY === top, left);
    }));

  test('what was looked for, without asking for suggestions', () =>
    visit('back-to-search', {}, async ({ page }) => {
      await open(page, '/');
      await page.getByRole('combobox', { name: 'Where to?' }).fill('Lisb');
      await page.getByRole('link', { name: 'Categories', exact: true }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Categories' }).waitFor();
      await page.goBack();
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=location]')?.value === 'Lisb');
      await page.waitForTimeout(400);
      assert.equal(await page.getByRole('main').getByRole('option').count(), 0);
    }));

  test('no password', () =>
    visit('back-to-login', {}, async ({ page }) => {
      await open(page, '/login');
      await page.locator('input[type=email]').fill('lucia@travellers.example');
      await page.locator('input[type=password]').fill('autumn-on-foot');
      await page.getByRole('banner').getByRole('link', { name: 'Tours', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'All tours' }).waitFor();
      await page.goBack();
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('[type=email]')?.value === 'lucia@travellers.example',
      );
      assert.equal(await page.locator('input[type=password]').inputValue(), '');
    }));
});
