// Sentences of the specification whose other tests hold a part: each is acted out as a whole here.
import assert from 'node:assert/strict';
import { type Route, test } from '@playwright/test';
import { open, visit } from './marketplace.ts';
import { storageStateOf, newTraveller } from './users.ts';
import { withChildren } from './tours.ts';

test.describe('the menu of who is signed in', () => {
  for (const [prefix, names] of [
    ['', ['Dashboard', 'Profile', 'Payment Methods', 'Settings']],
    ['/es', null],
    ['/fr', null],
  ] as const)
    test(`leads to dashboard, profile, payment methods and settings at ${prefix || '/'}, and logs out by a button`, () =>
      visit(`menu${prefix}`, storageStateOf(newTraveller()), async ({ page }) => {
        await open(page, `${prefix}/tags`);
        const banner = page.getByRole('banner');
        await banner.getByRole('button', { name: /traveller/ }).click();
        const menu = banner.locator('a[href*="/dashboard"], a[href$="/payment-methods"], a[href$="/settings"]');
        await menu.first().waitFor();
        assert.deepEqual(
          await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
          ['/dashboard', '/dashboard/info', '/payment-methods', '/settings'].map((path) => prefix + path),
        );
        if (names) assert.deepEqual(await menu.allInnerTexts(), [...names]);
        if (names) await banner.getByRole('button', { name: 'Logout' }).waitFor();
      }));
});

test.describe('a 401 or 403 of any call', () => {
  for (const [path, call] of [
    ['/bookings', '**/api/bookings?*'],
    ['/bookings/0199c0de-0000-7000-8000-000000000000', '**/api/bookings/0199*'],
    ['/dashboard/history', '**/api/bookings?*'],
    ['/dashboard/info', '**/api/auth/me*'],
    ['/dashboard/wishlist', '**/api/wishlist*'],
    ['/dashboard/reviews', '**/api/*reviews*'],
    ['/payment-methods', '**/api/payments?*'],
  ] as const)
    test(`clears token and user and leads from ${path} to the sign-in page`, () =>
      visit(`refused${path}`, storageStateOf(newTraveller()), async ({ page, allow }) => {
        allow(/status of 40[13]/);
        const status = path.length % 2 === 0 ? 401 : 403;
        await page.route(call, (route: Route) => route.fulfill({ status, json: { status, code: 'role_required' } }));
        await page.goto(path);
        await page.waitForURL(`**/login?next=${encodeURIComponent(path)}`);
        const stored = await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]);
        assert.deepEqual(stored, [null, null]);
      }));
});

test.describe('the party of the tour page', () => {
  test('is 1 to 20 adults and 0 to 10 children, whatever is typed or pressed', () =>
    visit('party-limits', {}, async ({ page }) => {
      await open(page, `/tour/${withChildren}`);
      for (const [name, min, max] of [
        ['Adults', 1, 20],
        ['Children', 0, 10],
      ] as const) {
        const field = page.getByLabel(name, { exact: true });
        for (const [typed, becomes] of [
          ['25', max],
          ['-3', min],
          ['', min],
          [String(max), max],
        ] as const) {
          await field.fill(typed);
          assert.equal(await field.inputValue(), String(becomes), `${name}: ‘${typed}’`);
        }
        assert.ok(await page.getByRole('button', { name: `More: ${name}` }).isDisabled());
        await page.getByRole('button', { name: `Fewer: ${name}` }).click();
        assert.equal(await field.inputValue(), String(max - 1));
        await field.fill(String(min));
        assert.ok(await page.getByRole('button', { name: `Fewer: ${name}` }).isDisabled());
      }
    }));
});
