// The behaviour when the server is really stopped, and when it ends a session (spec, section 8).
import assert from 'node:assert/strict';
import { type Locator, type Page, test } from '@playwright/test';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { type Marketplace, open, startMarketplace, visit } from './marketplace.ts';
import { storageStateOf, newTraveller, signedIn } from './users.ts';
import { freeDay, tourNamed, withChildren } from './tours.ts';

const networkErrors = /net::ERR_|Failed to fetch/;

test.describe('when the server is gone', () => {
  let first: Marketplace;
  let again: Marketplace | undefined;
  test.beforeAll(async () => void (first = await startMarketplace({ LOG_LEVEL: 'silent' })));
  test.afterAll(() => again?.stop());

  test('the next page says that it could not be loaded, and is there once the server is back', () =>
    visit('server-gone', { at: first }, async ({ page, allow }) => {
      allow(networkErrors);
      await open(page, '/categories');
      // A reader moves the pointer: the router is there before the server goes.
      await page.mouse.move(200, 200);
      await page.waitForLoadState('networkidle');
      await first.stop();
      await follow(page, 'Tours');
      await page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }).waitFor();
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }).waitFor();

      again = await startMarketplace({ LOG_LEVEL: 'silent', PORT: new URL(first.origin).port });
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { level: 1, name: 'All tours' }).waitFor();
      assert.equal(new URL(page.url()).pathname, '/tours');
    }));
});

test.describe('a session that the server ended', () => {
  test('sends to the sign-in page with the first call that is refused, which says so, to a supplier, too', async () => {
    await visit('session-ended', storageStateOf(newTraveller()), async ({ page, allow }) => {
      allow(/status of 401/);
      await open(page, '/dashboard/history');
      await page.getByRole('heading', { level: 1, name: 'Travel History' }).waitFor();
      await endElsewhere(page);
      await press(page, page.getByRole('main').getByRole('link', { name: 'My Bookings' }));
      await page.waitForURL('**/login?next=%2Fdashboard*');
      assert.deepEqual(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]), [
        null,
        null,
      ]);
      await page.getByRole('heading', { level: 1, name: 'Your session has ended' }).waitFor();
    });
    await visit('session-gone-supplier', storageStateOf(signedIn(demoLogins.supplier)), async ({ page }) => {
      await open(page, '/supplier');
      await page.evaluate(() => localStorage.removeItem('token'));
      await page.waitForURL('**/supplier/login?next=%2Fsupplier*');
      await page.getByRole('heading', { level: 1, name: 'Your session has ended' }).waitFor();
    });
  });

  test('sends there from the tour, where one reads that it has ended, and back to what was chosen', () =>
    visit('session-ended-tour', storageStateOf(newTraveller()), async ({ page, allow }) => {
      allow(/status of 401/);
      const { id } = await tourNamed(withChildren);
      const day = await freeDay(id);
      await open(page, `/fr/tour/${id}?date=${day}&adults=2`);
      const book = page.getByRole('complementary').getByRole('button', { name: /^Réserver/ });
      await page.getByRole('complementary').getByText('Total', { exact: true }).waitFor();
      await endElsewhere(page);
      await press(page, book);
      await page.waitForURL('**/fr/login?next=*');
      await page.getByRole('heading', { level: 1, name: 'Votre session a expiré' }).waitFor();
      await page.getByText(/^Reconnectez-vous pour réserver/).waitFor();
      assert.match(new URL(page.url()).searchParams.get('next')!, new RegExp(`date=${day}&adults=2`));
      // Not to a user who comes to sign in for another reason.
      await page.goto(`${page.url()}&mode=sign_in`);
      await page.getByText('Vous y êtes presque').waitFor();
    }));

  test('sends there from the book page, too, where one reads what has become of the session', () =>
    visit('session-ended-booking', storageStateOf(newTraveller()), async ({ page, allow }) => {
      allow(/status of 401/);
      const { id } = await tourNamed(withChildren);
      const day = await freeDay(id);
      await open(page, `/tours/${id}/book?date=${day}`);
      await page.getByText('Charged in EUR.').waitFor();
      await endElsewhere(page);
      await press(page, page.getByRole('button', { name: 'Book now' }));
      await page.waitForURL('**/login?next=*');
      await page.getByRole('heading', { level: 1, name: 'Your session has ended' }).waitFor();
    }));
});

async function follow(page: Page, link: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: link }).click();
}

/** Unless a call of the page itself is refused before, and has led to the sign-in page. */
const press = (page: Page, what: Locator): Promise<void> =>
  Promise.race([what.click().catch(() => undefined), page.waitForURL('**/login?*')]);

/** As another device of the same person would; what this browser stored stays as it is. */
async function endElsewhere(page: Page): Promise<void> {
  const token = (await page.evaluate(() => localStorage.getItem('token')))!;
  await api('POST', '/auth/logout', { token });
}
