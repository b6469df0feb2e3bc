// Comparing up to three tours of a list side by side.
import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { open, visit } from './marketplace.ts';

/** In the month after next. */
const saturday = (() => {
  const day = new Date(Date.now() + 45 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + 6 - day.getUTCDay());
  return day.toISOString().slice(0, 10);
})();
const narrow = { viewport: { width: 320, height: 640 } };

test.describe('tours of a list', () => {
  test('are compared side by side, up to three, and stay chosen on the way back', () =>
    visit('compare', narrow, async ({ page }) => {
      await open(page, `/search?date=${saturday}&adults=2`);
      const choices = page.getByRole('checkbox', { name: /^Compare / });
      const names: string[] = [];
      for (const place of [0, 1, 2]) {
        await choices.nth(place).check();
        names.push((await choices.nth(place).getAttribute('aria-label'))!.replace('Compare ', ''));
      }
      assert.equal(await choices.nth(3).isDisabled(), true);
      const bar = page.getByRole('region', { name: 'Compare tours' });
      await bar.getByText('3 of 3 chosen').waitFor();
      await assertAccessible(page, 'a list with chosen tours');
      await assertNoHorizontalOverflow(page, 'a list with chosen tours');

      await bar.getByRole('link', { name: 'Compare' }).click();
      await page.getByRole('heading', { level: 1, name: 'Compare tours' }).waitFor();
      const columns = page.getByRole('columnheader');
      assert.deepEqual(
        await Promise.all(names.map(async (_, place) => columns.nth(place).getByRole('link').first().innerText())),
        names,
      );
      for (const name of ['Price', 'Duration', 'Language', 'Cancellation', 'Included'])
        await page.getByRole('rowheader', { name, exact: true }).waitFor();
      assert.match(
        (await columns.nth(0).getByRole('link').first().getAttribute('href'))!,
        new RegExp(`date=${saturday}&adults=2`),
      );
      await page.getByRole('cell', { name: /^Sat/ }).first().waitFor();
      await assertAccessible(page, 'a comparison');
      await assertNoHorizontalOverflow(page, 'a comparison');

      await page.getByRole('link', { name: `Remove ${names[1]} from the comparison` }).click();
      await columns.nth(2).waitFor({ state: 'detached' });
      await page.goBack();
      await page.goBack();
      await bar.getByText('2 of 3 chosen').waitFor();
      assert.equal(await choices.nth(1).isChecked(), false);
      await bar.getByRole('button', { name: 'Clear' }).click();
      await bar.waitFor({ state: 'detached' });
      assert.equal(await choices.nth(0).isChecked(), false);
    }));

  test('that are not to be had any more are left out of a comparison', () =>
    visit('compare-none', narrow, async ({ page }) => {
      await open(page, '/fr/compare?tours=no-such-tour,safari-in-kenya');
      await page.getByRole('columnheader').getByRole('link').first().waitFor();
      await expect(page.getByRole('columnheader')).toHaveCount(1);
      await page.getByText('Dans une liste d’activités').waitFor();
      await open(page, '/fr/compare?tours=no-such-tour');
      await page.getByRole('heading', { name: 'Aucune activité à comparer' }).waitFor();
      // To a list where tours can be ticked.
      await page.getByRole('main').getByRole('link', { name: 'Voir toutes les activités' }).click();
      await page
        .getByRole('checkbox', { name: /^Comparer / })
        .first()
        .waitFor();
    }));
});
