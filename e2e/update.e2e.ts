// A tab that was open during an update of the server: the files of its build are gone.
import { test } from '@playwright/test';
import { open, visit } from './marketplace.ts';

test.describe('a tab from before an update', () => {
  test('opens the next page as a new document', () =>
    visit('tab-outdated', {}, async ({ page, allow }) => {
      allow(/status of 404|Failed to fetch dynamically imported module/);
      await open(page, '/categories');
      await page.mouse.move(200, 200);
      await page.waitForLoadState('networkidle');
      // From the next document on it has the files of the server as it is.
      let isOutdated = true;
      page.on('request', (request) => (isOutdated &&= !request.isNavigationRequest()));
      await page.route('**/assets/*.js', (route) =>
        isOutdated ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
      );
      const document = page.waitForEvent('domcontentloaded');
      await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Tours' }).click();
      await document;
      await page.waitForURL('**/tours');
      await page.getByRole('heading', { level: 1, name: 'All tours' }).waitFor();
    }));
});
