// Without a user: where personal pages lead, and that Back leaves from there (spec, section 2).
import assert from 'node:assert/strict';
import { type Page, type Route, test } from '@playwright/test';
import { endedSession } from './browser-session.ts';
import { open, visit } from './marketplace.ts';
import { storageStateOf, newTraveller, travellerName } from './users.ts';

test.describe('without a user', () => {
  test('the personal pages lead to the sign-in page', () =>
    visit('personal-pages', {}, async ({ page }) => {
      for (const path of [
        '/dashboard',
        '/dashboard/wishlist',
        '/bookings',
        '/bookings/0199c0de-0000-7000-8000-000000000000',
      ]) {
        await page.goto(path);
        await page.waitForURL(`**/login?next=${encodeURIComponent(path)}`);
      }
    }));

  test('the book page leads there too, where one reads what it is for', () =>
    visit('book-page-signed-out', {}, async ({ page }) => {
      await page.goto('/tours/safari-in-kenya/book');
      await page.waitForURL('**/login?next=%2Ftours%2Fsafari-in-kenya%2Fbook');
      await page.getByText('Please login to book a tour.').waitFor();
    }));
});

test.describe('Back', () => {
  test('leaves from where an address of a personal page led without a user', () =>
    visit('back-signed-out', {}, async ({ page }) => {
      for (const path of ['/dashboard', '/bookings', '/es/dashboard/info', '/tours/safari-in-kenya/book']) {
        await open(page, '/tags');
        await page.goto(path);
        await page.waitForURL('**/login?next=*');
        await goesBackTo(page, '/tags');
      }
    }));

  test('leaves from the tab where the dashboard opens', () =>
    visit('back-dashboard', storageStateOf(newTraveller()), async ({ page }) => {
      await open(page, '/tags');
      await page.goto('/dashboard');
      await page.waitForURL('**/dashboard/bookings');
      await goesBackTo(page, '/tags');
      // By a link there is no entry of the address that leads on, and the page with the link keeps its own.
      await page.getByRole('banner').getByRole('button', { name: travellerName }).click();
      await page.getByRole('link', { name: 'Dashboard' }).click();
      await page.waitForURL('**/dashboard/bookings');
      await goesBackTo(page, '/tags');
    }));

  test('leaves from the sign-in page to which a session that ended led', () =>
    visit('back-ended', storageStateOf(newTraveller()), async ({ page }) => {
      await open(page, '/tags');
      await page.goto('/dashboard/history');
      await page.getByRole('heading', { level: 1, name: 'Travel History' }).waitFor();
      await page.evaluate(() => localStorage.removeItem('token'));
      await page.waitForURL('**/login?next=%2Fdashboard%2Fhistory');
      await goesBackTo(page, '/tags');
    }));

  test('leaves from the sign-in page to which a refused call led', () =>
    visit('back-refused', storageStateOf(newTraveller()), async ({ page, allow }) => {
      allow(endedSession);
      await page.route('**/api/bookings?*', (route: Route) => route.fulfill({ status: 401, json: { status: 401 } }));
      await open(page, '/tags');
      await page.goto('/dashboard/bookings');
      await page.waitForURL('**/login?next=%2Fdashboard%2Fbookings');
      await goesBackTo(page, '/tags');
    }));
});

async function goesBackTo(page: Page, path: string): Promise<void> {
  await page.goBack();
  await page.waitForURL(`**${path}`);
  await page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
  // A page that leads on does so within moments.
  await page.waitForTimeout(300);
  assert.equal(new URL(page.url()).pathname, path);
}
