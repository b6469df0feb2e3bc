// The forms that search a list: what is typed while the list loads stays, and otherwise they show what the address says.
import { expect, type Page, test } from '@playwright/test';
import { demoLogins } from '#world/logins.ts';
import { desktop, open, visit } from './marketplace.ts';
import { signedIn, storageStateOf } from './users.ts';

/** Holds what is asked for `address` until `release`. */
async function hold(page: Page, address: RegExp) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  await page.route(
    address,
    async (route) => {
      ask();
      await released;
      await route.continue();
    },
    { times: 1 },
  );
  return { asked, release };
}

test.describe('a form that searches a list', () => {
  test('keeps what an operator types and chooses while the list loads, and shows what the address says after Back and Forward', () =>
    visit('list-form-operator', storageStateOf(signedIn(demoLogins.operator)), async ({ page }) => {
      await open(page, '/admin/users');
      const find = page.getByRole('searchbox');
      const role = page.getByLabel('Role', { exact: true });
      const list = await hold(page, /\/api\/admin\/users\?.*find=a/);
      await find.fill('a');
      await find.press('Enter');
      await list.asked;
      await find.pressSequentially('lvaro');
      await role.selectOption('client');
      await find.focus();
      list.release();
      await page.waitForURL(/find=a&/);
      await expect(page.getByRole('listitem').filter({ hasText: '@' }).first()).toBeVisible();
      await expect(find).toHaveValue('alvaro');
      await expect(find).toBeFocused();
      await expect(role).toHaveValue('client');
      await find.press('Enter');
      await page.waitForURL(/find=alvaro&role=client/);
      await find.fill('not searched');
      await page.goBack();
      await page.waitForURL(/find=a&role=all/);
      await expect(find).toHaveValue('a');
      await expect(role).toHaveValue('all');
      await page.goBack();
      await page.waitForURL(/users$/);
      await expect(find).toHaveValue('');
      await page.goForward();
      await page.goForward();
      await page.waitForURL(/find=alvaro&role=client/);
      await expect(find).toHaveValue('alvaro');
      await expect(role).toHaveValue('client');
    }));

  test('keeps what a partner types while the tours load, and is empty once it is cleared', () =>
    visit('list-form-partner', storageStateOf(signedIn(demoLogins.supplier)), async ({ page }) => {
      await open(page, '/supplier/tours?find=a');
      const find = page.getByRole('searchbox');
      const list = await hold(page, /\/api\/supplier\/tours\?.*find=an/);
      await find.fill('an');
      await find.press('Enter');
      await list.asked;
      await find.press('d');
      list.release();
      await page.waitForURL(/find=an$/);
      await expect(find).toHaveValue('and');
      await expect(find).toBeFocused();
      await page.goBack();
      await page.waitForURL(/find=a$/);
      await expect(find).toHaveValue('a');
      await find.fill('another');
      await page.getByRole('link', { name: 'Clear' }).click();
      await page.waitForURL(/tours$/);
      await open(page, '/supplier?find=a&status=Confirmed');
      const form = page.getByRole('search');
      const [findBooking, state] = [form.getByRole('searchbox'), form.getByLabel('State', { exact: true })];
      await expect(state).toHaveValue('Confirmed');
      await form.getByRole('link', { name: 'Clear' }).click();
      await page.waitForURL(/supplier$/);
      await expect(findBooking).toHaveValue('');
      await expect(state).toHaveValue('');
    }));
});

test.describe('the filters of the map', () => {
  test('keep a price that is typed while the map of another choice loads, and show those of the address after Back', () =>
    visit('list-form-map', { viewport: desktop }, async ({ page }) => {
      await open(page, '/explorer');
      const category = page.getByRole('combobox', { name: /^Category/ });
      const least = page.getByLabel(/^Lowest price/);
      const map = await hold(page, /\/api\/map\?.*food-and-wine/);
      await category.selectOption('food-and-wine');
      await map.asked;
      await least.pressSequentially('30');
      map.release();
      await page.waitForURL(/category=food-and-wine/);
      await page.getByRole('link', { name: 'Clear all' }).waitFor();
      await expect(least).toHaveValue('30');
      await expect(least).toBeFocused();
      await least.press('Enter');
      await page.waitForURL(/priceMin=30/);
      await page.goBack();
      await expect(page).toHaveURL(/category=food-and-wine$/);
      await expect(least).toHaveValue('');
      await expect(category).toHaveValue('food-and-wine');
      await page.goBack();
      await expect(page).toHaveURL(/explorer$/);
      await expect(category).toHaveValue('');
    }));
});
