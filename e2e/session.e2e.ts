// Being signed in: how a session is renewed, and when it ends (spec, sections 3 and 4).
import assert from 'node:assert/strict';
import { type Locator, type BrowserContext, type Route, test } from '@playwright/test';
import { demoLogins } from '#world/logins.ts';
import { assertSignedOut, endedSession, signIn, storageOf } from './browser-session.ts';
import { open, visit } from './marketplace.ts';
import { newSupplier, storageStateOf, newTraveller, travellerName } from './users.ts';

test.describe('a session', () => {
  test('ends in the interface a second after the token has gone from storage', () =>
    visit('token-gone', storageStateOf(newTraveller()), async ({ page }) => {
      await page.clock.install();
      await open(page, '/');
      await page.getByRole('banner').getByRole('button', { name: travellerName }).waitFor();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.evaluate(() => localStorage.removeItem('token'));
      await page.clock.runFor(1000);
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
    }));

  test('that has ended on a personal page leads to the sign-in page, and back afterwards', () =>
    visit('token-gone-personal', storageStateOf(newTraveller()), async ({ page }) => {
      await open(page, '/dashboard/history');
      await page.getByRole('heading', { level: 1, name: 'Travel History' }).waitFor();
      await page.evaluate(() => localStorage.removeItem('token'));
      await page.waitForURL('**/login?next=%2Fdashboard%2Fhistory');
      await page.getByRole('heading', { level: 1, name: 'Your session has ended' }).waitFor();
    }));

  test('ends with a 401', () => endsWith(401));

  test('ends with a 403', () => endsWith(403));

  test('ends with the requests of a public page, too', () =>
    visit('refused-heart', storageStateOf(newTraveller()), async ({ page, allow }) => {
      allow(endedSession);
      await page.route('**/api/wishlist/*', (route: Route) =>
        route.fulfill({ status: 403, json: { status: 403, code: 'role_required', title: 'No' } }),
      );
      await open(page, '/tour/safari-in-kenya');
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Save to wishlist/ })
        .first()
        .click();
      await page.waitForURL('**/login?next=%2Ftour%2Fsafari-in-kenya');
      assertSignedOut(await storageOf(page));
    }));

  test('that does not say which part of the rights it has requests it from the server before a page decides what to load', async () => {
    const { storageState } = await newSupplier('Old Harbour Walks');
    const origins = storageState.origins.map(({ origin, localStorage }) => ({
      origin,
      localStorage: localStorage.filter(({ name }) => name !== 'ownRole'),
    }));
    await visit('own-role-unknown', { storageState: { ...storageState, origins } }, async ({ page }) => {
      await open(page, '/supplier');
      await page.getByRole('heading', { level: 1, name: 'Old Harbour Walks' }).waitFor();
      assert.equal((await storageOf(page)).ownRole, 'owner');
    });
  });

  test('ends here and on the server by logging out', () =>
    visit('logout', storageStateOf(newTraveller()), async ({ page, context, allow }) => {
      allow(/net::ERR_FAILED/);
      // Before its scripts run, the header says who is signed in, at the same place.
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/tours', { waitUntil: 'domcontentloaded' });
      const header = page.getByRole('banner');
      const placeOf = async (locator: Locator) => Math.round((await locator.boundingBox())!.x);
      const preferences = header.getByRole('button', { name: /^Preferences/ });
      const early = [await placeOf(preferences), await placeOf(header.getByRole('link', { name: 'Help' }))];
      assert.equal(await header.getByRole('link', { name: 'Become a partner' }).isVisible(), false);
      await page.unroute('**/assets/*.js');
      await open(page, '/tours');
      await header.getByRole('button', { name: travellerName }).waitFor();
      assert.deepEqual([await placeOf(preferences), await placeOf(header.getByRole('link', { name: 'Help' }))], early);
      await page.getByRole('banner').getByRole('button', { name: travellerName }).click();
      const ended = page.waitForResponse('**/api/auth/logout');
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
      assertSignedOut(await storageOf(page));
      await ended;
      assert.equal((await context.request.post('/api/auth/refresh')).status(), 401);
    }));

  test('begins and ends in every tab at once', () =>
    visit('two-tabs', {}, async ({ page, context }) => {
      const other = await context.newPage();
      await open(other, '/tags');
      await open(page, '/login');
      await signIn(page, demoLogins.traveller);
      await page.waitForURL('**/dashboard/bookings');
      await other.getByRole('banner').getByRole('button', { name: /Luc/ }).waitFor();
      await other.getByRole('banner').getByRole('button', { name: /Luc/ }).click();
      await other.getByRole('button', { name: 'Logout' }).click();
      await page.waitForURL('**/login?next=*');
    }));

  test('is renewed silently, once for all calls of a page', () =>
    visit('renewal', withTokenAboutToEnd(), async ({ page, context }) => {
      const refreshes = await countRefreshes(context);
      await open(page, '/dashboard');
      await page.getByText('No bookings here yet').waitFor();
      await page
        .getByRole('main')
        .getByRole('link', { name: /0 upcoming trips/ })
        .waitFor();
      assert.equal(refreshes.count, 1);
      const { user } = await storageOf(page);
      assert.ok(Date.parse((JSON.parse(user!) as { tokenEndsAt: string }).tokenEndsAt) > Date.now() + 60_000);
    }));

  test('is renewed once for two tabs', () =>
    visit('renewal-two-tabs', withTokenAboutToEnd(), async ({ page, context }) => {
      const refreshes = await countRefreshes(context);
      const other = await context.newPage();
      await Promise.all([open(page, '/dashboard/bookings'), open(other, '/dashboard/wishlist')]);
      await page.getByText('No bookings here yet').waitFor();
      await other.getByText('Your wishlist is empty').waitFor();
      assert.equal(refreshes.count, 1);
    }));

  test('whose renewal hangs keeps a page waiting for ten seconds and no longer', () =>
    visit('renewal-hangs', withTokenAboutToEnd(), async ({ page }) => {
      // The clock is stopped from the start and only advanced by the test, however slow the machine is.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 1000);
      await page.route('**/api/auth/refresh', () => undefined);
      const request = page.waitForRequest('**/api/auth/refresh');
      await page.goto('/dashboard/bookings', { waitUntil: 'domcontentloaded' });
      await request;
      await page.clock.runFor(9_900);
      const { x } = (await page.getByText('Loading…').boundingBox())!;
      assert.ok(x > 100, 'in the middle');
      await page.clock.runFor(200);
      await page.clock.resume();
      await page.getByRole('heading', { level: 1, name: 'My Bookings' }).waitFor();
      assert.ok((await storageOf(page)).token, 'nobody is signed out by a server that says nothing');
    }));

  test('whose renewal got no answer is not over because a call is refused', () =>
    visit('renewal-unanswered', withTokenAboutToEnd(), async ({ page, allow }) => {
      allow(/net::ERR_FAILED|status of 401/);
      await page.route('**/api/auth/refresh', (route) => route.abort());
      await page.route('**/api/bookings?*', (route) => route.fulfill({ status: 401, json: { status: 401 } }));
      await open(page, '/dashboard/bookings');
      await page.getByRole('alert').getByText('This could not be loaded.').waitFor();
      assert.ok((await storageOf(page)).token);
      await page.unroute('**/api/auth/refresh');
      await page.unroute('**/api/bookings?*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByText('No bookings here yet').waitFor();
    }));

  test('that cannot be renewed signs out without leaving a public page', () =>
    visit('renewal-over', withTokenAboutToEnd({ cookies: [] }), async ({ page, allow }) => {
      allow(/status of 401/);
      await open(page, '/tours');
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
      assertSignedOut(await storageOf(page));
      assert.equal(new URL(page.url()).pathname, '/tours');
      // Back from the sign-in page before it has noted why it was opened.
      await page.evaluate(() => {
        const push = history.pushState.bind(history);
        history.pushState = (...entry) => {
          push(...entry);
          history.back();
        };
      });
      const gone = page.evaluate(() => new Promise<void>((resolve) => addEventListener('popstate', () => resolve())));
      await page.getByRole('banner').getByRole('link', { name: 'Bookings' }).click();
      await gone;
      await page.waitForTimeout(500);
      assert.equal(new URL(page.url()).pathname, '/tours');
      await page.getByRole('heading', { level: 1, name: 'All tours' }).waitFor();
    }));

  test('that cannot be renewed leads from a personal page to the sign-in page', () =>
    visit('renewal-over-personal', withTokenAboutToEnd({ cookies: [] }), async ({ page, allow }) => {
      allow(/status of 401/);
      await page.goto('/bookings');
      await page.waitForURL('**/login?next=%2Fbookings');
      assertSignedOut(await storageOf(page));
      await page.getByRole('heading', { level: 1, name: 'Your session has ended' }).waitFor();
    }));
});

async function endsWith(status: 401 | 403): Promise<void> {
  await visit(`refused-${status}`, storageStateOf(newTraveller()), async ({ page, allow }) => {
    allow(endedSession);
    await page.route('**/api/bookings?*', (route: Route) =>
      route.fulfill({ status, json: { status, code: 'forbidden', title: 'No', fields: [] } }),
    );
    await open(page, '/');
    await page.getByRole('banner').getByRole('button', { name: travellerName }).click();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.waitForURL('**/login?next=*');
    assertSignedOut(await storageOf(page));
  });
}

/** A signed-in browser whose access token ends in a second; without cookies there is nothing to renew it by. */
async function withTokenAboutToEnd({ cookies }: { cookies?: [] } = {}) {
  const { storageState } = await newTraveller();
  const [{ origin, localStorage }] = storageState.origins as [(typeof storageState.origins)[number]];
  const ending = localStorage.map(({ name, value }) =>
    name === 'user'
      ? {
          name,
          value: JSON.stringify({ ...JSON.parse(value), tokenEndsAt: new Date(Date.now() + 1000).toISOString() }),
        }
      : { name, value },
  );
  return { storageState: { cookies: cookies ?? storageState.cookies, origins: [{ origin, localStorage: ending }] } };
}

async function countRefreshes(context: BrowserContext): Promise<{ count: number }> {
  const refreshes = { count: 0 };
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) refreshes.count += 1;
  });
  return refreshes;
}
