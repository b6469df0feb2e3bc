// A tab that was open during an update of the server: the files of its build are gone.
import { test } from '@playwright/test';
import { open, visit } from './marketplace.ts';

test.describe('a tab from before an update', () => {
  // Home has only the table of the pages on the way to a booking, and requests that of the others.
  for (const { from, link, heading, to } of [
    { from: '/categories', link: 'Tours', heading: 'All tours', to: '**/tours' },
    { from: '/', link: 'Categories', heading: 'Categories', to: '**/categories' },
  ])
    test(`opens the next page as a new document: ${link} from ${from}`, () =>
      visit('tab-outdated', {}, async ({ page, allow }) => {
        allow(/status of 404|Failed to fetch dynamically imported module/);
        await open(page, from);
        // From the next document on it has the files of the server as it is.
        let isOutdated = true;
        page.on('request', (request) => (isOutdated &&= !request.isNavigationRequest()));
        await page.route('**/assets/*.js', (route) =>
          isOutdated ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
        );
        const document = page.waitForEvent('domcontentloaded');
        await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: link }).click();
        await document;
        await page.waitForURL(to);
        await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      }));
});
