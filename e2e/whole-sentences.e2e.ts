// Sentences of the specification whose other tests hold a part: each is acted out as a whole here.
import assert from 'node:assert/strict';
import { expect, type Page, type Request, type Route, test } from '@playwright/test';
import { open, phone, visit } from './marketplace.ts';
import { storageStateOf, newTraveller, travellerName } from './users.ts';
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
        await banner.getByRole('button', { name: travellerName }).click();
        const menu = banner.locator(
          'a[href$="/dashboard"], a[href$="/dashboard/info"], a[href$="/payment-methods"], a[href$="/settings"]',
        );
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

test.describe('the calls of a page', () => {
  test('go below one root, without a token while signed out', () =>
    visit('calls-signed-out', {}, async ({ page }) => {
      const calls = callsOf(page);
      await open(page, '/tags');
      await page.getByRole('banner').getByRole('link', { name: 'Senda' }).click();
      await page.getByRole('heading', { name: 'Popular destinations' }).waitFor();
      assert.ok(calls.length >= 2);
      for (const call of calls) {
        assert.match(new URL(call.url()).pathname, /^\/api\//);
        assert.equal((await call.allHeaders()).authorization, undefined, call.url());
      }
    }));

  test('carry the stored token and the cookies of the session', () =>
    visit('calls-signed-in', storageStateOf(newTraveller()), async ({ page }) => {
      const calls = callsOf(page);
      await open(page, '/dashboard/info');
      await page.getByRole('tabpanel', { name: 'Profile' }).getByRole('button', { name: 'Edit' }).waitFor();
      const token = await page.evaluate(() => localStorage.getItem('token'));
      const paths = () => calls.map((call) => new URL(call.url()).pathname);
      for (const path of ['/api/settings', '/api/i18n/en/profile', '/api/auth/me', '/api/dashboard/counts'])
        await expect.poll(paths).toContain(path);
      for (const call of calls) {
        assert.match(new URL(call.url()).pathname, /^\/api\//);
        assert.equal((await call.allHeaders()).authorization, `Bearer ${token}`, call.url());
      }
      const me = calls.find((call) => call.url().endsWith('/api/auth/me'))!;
      assert.match((await me.allHeaders()).cookie!, /senda_refresh=/);
    }));

  test('search in the language of the page', () =>
    visit('calls-search', {}, async ({ page }) => {
      await open(page, '/fr/categories');
      const [request] = await Promise.all([
        page.waitForRequest('**/api/tours/search?*'),
        page.getByRole('main').locator('a[href="/fr/cultural-tc48"]').click(),
      ]);
      const { searchParams } = new URL(request.url());
      assert.deepEqual([searchParams.get('categorySlug'), searchParams.get('lang')], ['cultural-tc48', 'fr']);
    }));
});

test.describe('a refused call of a sign-in page', () => {
  for (const [path, who] of [
    ['/login', 'nobody'],
    ['/es/login', 'nobody'],
    ['/supplier/login', 'a traveller'],
  ] as const)
    test(`leaves ${who} at ${path}, and reaches the code that made the call`, async () => {
      const as = who === 'nobody' ? {} : await storageStateOf(newTraveller());
      await visit(`refused-there${path}`, as, async ({ page, allow }) => {
        allow(/status of 401|currency not saved/);
        await page.route('**/api/user/currency', (route) => route.fulfill({ status: 401, json: { status: 401 } }));
        await open(page, path);
        const warning = page.waitForEvent('console', (message) => message.text().startsWith('currency not saved'));
        await page.getByRole('button', { name: /^(Preferences|Preferencias)/ }).click();
        await page.getByRole('dialog').locator('select').last().selectOption('EUR');
        await page.getByRole('dialog').locator('button[type=submit]').click();
        await warning;
        await page.waitForFunction(
          () => localStorage.getItem('token') === null && localStorage.getItem('user') === null,
        );
        await page.waitForTimeout(300);
        const { pathname, search } = new URL(page.url());
        assert.equal(pathname + search, path);
      });
    });
});

test.describe('the menu', () => {
  test('drops down from the bar on a desktop', () =>
    visit('menu-drops', storageStateOf(newTraveller()), async ({ page }) => {
      await open(page, '/tags');
      const banner = page.getByRole('banner');
      assert.equal(await page.getByRole('button', { name: 'Open the menu' }).isVisible(), false);
      const opener = banner.getByRole('button', { name: travellerName });
      await opener.click();
      const entry = (await banner.getByRole('link', { name: 'Dashboard' }).boundingBox())!;
      const button = (await opener.boundingBox())!;
      assert.ok(entry.y >= button.y + button.height, 'the list stands below its button');
      assert.equal(await page.getByRole('dialog').count(), 0);
    }));

  test('slides in from the side on a phone, with the sections of the bar', () =>
    visit('menu-slides', { viewport: phone }, async ({ page }) => {
      await open(page, '/');
      assert.equal(await page.getByRole('banner').getByRole('link', { name: 'Categories' }).isVisible(), false);
      await page.getByRole('button', { name: 'Open the menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Senda' });
      const links = menu.getByRole('link');
      await links.first().waitFor();
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      assert.deepEqual(hrefs, [
        '/tours',
        '/categories',
        '/tags',
        '/dashboard/wishlist',
        '/bookings',
        '/help',
        '/login',
        '/become-supplier',
      ]);
      const { animation, seconds } = await menu.evaluate((dialog) => {
        const { animationName, animationDuration } = getComputedStyle(dialog);
        return { animation: animationName, seconds: Number.parseFloat(animationDuration) };
      });
      assert.ok(/slide/.test(animation) && seconds > 0, `${animation} in ${seconds} s`);
      await page.waitForFunction(() => document.querySelector('dialog[open]')!.getAnimations().length === 0);
      const { x, width, height } = (await menu.boundingBox())!;
      assert.ok(x === 0 || x + width === phone.width, `it stands at ${x}, ${width} px wide`);
      assert.equal(height, phone.height);
    }));
});

/** The requests of the page's scripts from now on. */
function callsOf(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => request.resourceType() === 'fetch' && calls.push(request));
  return calls;
}
