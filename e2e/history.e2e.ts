// Past trips by year, each with a link to book it again; and the skeleton while they load.
import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import { demoLogins } from '#world/logins.ts';
import { assertAccessible } from './axe.ts';
import { open, phone, visit } from './marketplace.ts';
import { storageStateOf, newTraveller, signedIn } from './users.ts';

test.describe('the travel history', () => {
  test('has a heading for each year, the latest first, and leads to booking again', () =>
    visit('history', storageStateOf(signedIn(demoLogins.traveller)), async ({ page }) => {
      await open(page, '/fr/dashboard/history');
      const main = page.getByRole('main');
      const again = page.getByRole('link', { name: /^Réserver à nouveau : / });
      await main.locator(again).first().waitFor();
      const years = await main.getByRole('heading', { level: 2, name: /^\d{4}$/ }).allInnerTexts();
      assert.ok(years.length > 0);
      assert.deepEqual(years, years.toSorted().toReversed());
      // Others may have taken a tour off sale: that trip offers none.
      const trip = main.getByRole('article').filter({ has: again }).first();
      const title = await trip.getByRole('heading').innerText();
      await trip.locator(again).click();
      await page.waitForURL('**/fr/tours/*/book');
      await main.getByRole('link', { name: title, exact: true }).waitFor();
      await main.getByRole('button', { name: 'Réserver maintenant' }).first().waitFor();
    }));

  test('says what to do where there is none yet', () =>
    visit('history-empty', storageStateOf(newTraveller()), async ({ page }) => {
      await open(page, '/dashboard/history');
      await page.getByText('No trips yet').waitFor();
      await page.getByRole('main').getByRole('link', { name: 'See all tours' }).click();
      await page.waitForURL('**/tours');
    }));

  test('shows its shape when it takes longer than 300 ms, and not before', async () =>
    visit('history-slow', { ...(await storageStateOf(newTraveller())), viewport: phone }, async ({ page }) => {
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/api/bookings?*', async (route) => {
        await released;
        await route.continue();
      });
      await open(page, '/dashboard/history');
      const shape = page.locator('main [class*=skeleton]').first();
      await shape.waitFor({ state: 'attached' });
      assert.equal(await shape.evaluate((element) => getComputedStyle(element).animationDelay), '0.3s, 0.3s');
      await page.waitForFunction(
        () => getComputedStyle(document.querySelector('main [class*=skeleton]')!).opacity === '1',
      );
      await assertAccessible(page, 'while loading');
      release();
      await page.getByText('No trips yet').waitFor();
      await expect(shape).toHaveCount(0);
    }));
});
