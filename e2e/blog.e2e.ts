// The blog as it is read: from the list to a post to a tour, in three languages and on a narrow screen.
import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { desktop, open, visit } from './marketplace.ts';

const narrow = { width: 320, height: 640 };
const slug = 'the-slow-train-up-the-douro';

test.describe('the blog', () => {
  test('leads from a topic to a post and from there to a tour', () =>
    visit('blog-journey', { viewport: desktop }, async ({ page }) => {
      await open(page, '/fr/blog');
      const main = page.getByRole('main');
      await main.getByRole('link', { name: 'En train' }).click();
      await page.waitForURL('**/fr/blog?tag=by-train');
      await main.getByRole('link', { name: 'Le train lent du Douro' }).click();
      await page.waitForURL(`**/fr/blog/${slug}`);
      await main.getByRole('heading', { level: 1, name: 'Le train lent du Douro' }).waitFor();
      // The head follows the page by a moment.
      await expect(page).toHaveTitle('Le train lent du Douro · Senda');
      await main.getByRole('link', { name: 'la journée continue dans une quinta familiale' }).click();
      await page.waitForURL('**/fr/tour/douro-line-to-pinhao-by-train');
    }));

  test('has its other posts on the next page', () =>
    visit('blog-pages', { viewport: desktop }, async ({ page }) => {
      await open(page, '/blog');
      const titles = () => page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts();
      const first = await titles();
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
      await page.waitForURL('**/blog?page=2');
      await page.getByRole('heading', { name: 'Nairobi is no stopover' }).waitFor();
      assert.equal(new Set([...first, ...(await titles())]).size, 8);
    }));

  for (const [prefix, viewport, colorScheme] of [
    ['', narrow, 'light'],
    ['/es', desktop, 'dark'],
    ['/fr', narrow, 'dark'],
  ] as const)
    test(`is accessible and fits (${prefix || '/en'}, ${viewport.width} px)`, () =>
      visit(`blog-accessible${prefix.replace('/', '-')}`, { viewport, colorScheme }, async ({ page }) => {
        for (const path of ['/blog', `/blog/${slug}`]) {
          await open(page, prefix + path);
          await assertAccessible(page, prefix + path);
          await assertNoHorizontalOverflow(page, prefix + path);
        }
      }));
});
