// Being signed in: what is stored, when it ends, and where one is sent (spec, sections 3 and 4).
import assert from 'node:assert/strict';
import { type BrowserContext, type Page, type Route, test } from '@playwright/test';
import { demoLogins } from '#world/logins.ts';
import { open, visit } from './marketplace.ts';
import { storageStateOf, newEmail, newTraveller, password } from './users.ts';

const specKeys = ['currency', 'i18nextLng', 'lastSearch', 'token', 'user'];

test.describe('signing in', () => {
  test('stores the token and the user under their keys and opens the dashboard', () =>
    visit('sign-in', {}, async ({ page }) => {
      await open(page, '/login');
      await signIn(page, demoLogins.traveller);
      await page.waitForURL('**/dashboard/bookings');
      const stored = await storageOf(page);
      assert.deepEqual(
        Object.keys(stored).filter((key) => !specKeys.includes(key)),
        [],
      );
      assert.match(stored.token!, /^[\w-]+\.[\w-]+/);
      const user = JSON.parse(stored.user!) as Record<string, unknown>;
      assert.equal(user.email, demoLogins.traveller.email);
      assert.ok(user.id && user.name);
      assert.deepEqual(Object.keys(user), ['id', 'name', 'email', 'photo', 'role', 'language', 'tokenEndsAt']);
      await page
        .getByRole('banner')
        .getByRole('button', { name: String(user.name) })
        .waitFor();
    }));

  test('leads back to the page that asked for it, with its prefix', () =>
    visit('sign-in-next', {}, async ({ page }) => {
      await open(page, '/es/dashboard/reviews');
      await page.waitForURL('**/es/login?next=%2Fdashboard%2Freviews');
      await page.getByLabel('Correo electrónico').fill(demoLogins.traveller.email);
      await page.getByLabel('Contraseña', { exact: true }).fill(demoLogins.traveller.password);
      await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
      await page.waitForURL('**/es/dashboard/reviews');
    }));

  test('leads nowhere outside', () =>
    visit('sign-in-next-outside', {}, async ({ page }) => {
      await open(page, '/login?next=%2F%2Felsewhere.example%2F');
      await signIn(page, demoLogins.traveller);
      await page.waitForURL('**/dashboard/bookings');
    }));

  test('says in the words of the server that the password is wrong, and keeps what was typed', () =>
    visit('wrong-password', {}, async ({ page, allow }) => {
      allow(/status of 401/);
      const refused = page.waitForResponse('**/api/auth/login');
      await open(page, '/login');
      await signIn(page, { email: demoLogins.traveller.email, password: 'not the password' });
      const { detail } = (await (await refused).json()) as { detail: string };
      await page.getByRole('alert').getByText(detail).waitFor();
      assert.equal(await page.getByLabel('E-mail').inputValue(), demoLogins.traveller.email);
      assert.equal(await page.getByLabel('Password', { exact: true }).inputValue(), 'not the password');
      assert.equal(new URL(page.url()).pathname, '/login');
    }));

  test('keeps the address that was typed, there and back', () =>
    visit('sign-up-address', {}, async ({ page }) => {
      await open(page, '/login?next=%2Ftours');
      const email = newEmail();
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('link', { name: 'Create an account' }).click();
      await page.getByRole('heading', { name: 'Create an account' }).waitFor();
      assert.equal(await page.getByLabel('E-mail').inputValue(), email);
      assert.equal(await page.getByLabel('Password', { exact: true }).inputValue(), '');
      await page.getByLabel('E-mail').fill(`a.${email}`);
      await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
      await page.getByRole('heading', { name: 'Create an account' }).waitFor({ state: 'detached' });
      assert.equal(await page.getByLabel('E-mail').inputValue(), `a.${email}`);
    }));

  test('says Error where no answer came', () =>
    visit('sign-in-offline', {}, async ({ page, allow }) => {
      allow(/net::ERR_FAILED/);
      await page.route('**/api/auth/login', (route) => route.abort());
      await open(page, '/login');
      await signIn(page, demoLogins.traveller);
      await page.getByRole('alert').getByText('Error', { exact: true }).waitFor();
    }));

  test('needs an e-mail address and a password', () =>
    visit('sign-in-empty', {}, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => void asked.push(request.url()));
      await open(page, '/login');
      await signIn(page, { email: 'lucia', password: 'x' });
      assert.equal(
        await page.getByLabel('E-mail').evaluate((field: HTMLInputElement) => field.validity.typeMismatch),
        true,
      );
      await signIn(page, { email: 'lucia@travellers.example', password: '' });
      assert.equal(
        await page
          .getByLabel('Password', { exact: true })
          .evaluate((field: HTMLInputElement) => field.validity.valueMissing),
        true,
      );
      assert.deepEqual(
        asked.filter((url) => url.includes('/api/auth/')),
        [],
      );
    }));

  test('shows and hides the password', () =>
    visit('show-password', {}, async ({ page }) => {
      await open(page, '/login');
      const field = page.getByLabel('Password', { exact: true });
      await field.fill('seen by nobody');
      await page.getByRole('button', { name: 'Show password' }).click();
      assert.equal(await field.getAttribute('type'), 'text');
      await page.getByRole('button', { name: 'Hide password' }).click();
      assert.equal(await field.getAttribute('type'), 'password');
      assert.equal(await field.inputValue(), 'seen by nobody');
    }));
});

test.describe('signing up', () => {
  test('is a mode of the same page, registers a client and opens the dashboard', () =>
    visit('sign-up', {}, async ({ page }) => {
      await open(page, '/login');
      await page.getByRole('link', { name: 'Create an account' }).click();
      await page.getByRole('heading', { name: 'Create an account' }).waitFor();
      const sent = page.waitForRequest('**/api/auth/register');
      const email = newEmail();
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Create account' }).click();
      const body = (await sent).postDataJSON() as Record<string, string>;
      assert.deepEqual([body.email, body.password, body.role], [email, password, 'client']);
      await page.waitForURL('**/dashboard/bookings');
    }));

  test('says Error where no answer came', () =>
    visit('sign-up-offline', {}, async ({ page, allow }) => {
      allow(/net::ERR_FAILED/);
      await page.route('**/api/auth/register', (route) => route.abort());
      await open(page, '/login?mode=register');
      await page.getByLabel('E-mail').fill(newEmail());
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.getByRole('alert').getByText('Error', { exact: true }).waitFor();
    }));

  test('offers to sign in instead where the address is known', () =>
    visit('sign-up-known', {}, async ({ page, allow }) => {
      allow(/status of 409/);
      await open(page, '/login?mode=register');
      await page.getByLabel('E-mail').fill(demoLogins.traveller.email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      const refused = page.waitForResponse('**/api/auth/register');
      await page.getByRole('button', { name: 'Create account' }).click();
      const { detail } = (await (await refused).json()) as { detail: string };
      await page.getByRole('alert').getByText(detail).waitFor();
      await page.getByRole('alert').getByRole('link', { name: 'Sign in instead' }).click();
      await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    }));
});

test.describe('a session', () => {
  test('ends in the interface a second after the token has gone from storage', () =>
    visit('token-gone', storageStateOf(newTraveller()), async ({ page }) => {
      await page.clock.install();
      await open(page, '/');
      await page
        .getByRole('banner')
        .getByRole('button', { name: /traveller/ })
        .waitFor();
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
    }));

  test('ends with a 401', () => endsWith(401));

  test('ends with a 403', () => endsWith(403));

  test('ends with what a public page asks for, too', () =>
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

  test('ends here and on the server by logging out', () =>
    visit('logout', storageStateOf(newTraveller()), async ({ page, context }) => {
      await open(page, '/tours');
      await page
        .getByRole('banner')
        .getByRole('button', { name: /traveller/ })
        .click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
      assertSignedOut(await storageOf(page));
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
        .getByRole('link', { name: /0 bookings/ })
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
      // The clock stands still from the start: only what is let run counts, however slow the machine.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 1000);
      await page.route('**/api/auth/refresh', () => undefined);
      const asked = page.waitForRequest('**/api/auth/refresh');
      await page.goto('/dashboard/bookings', { waitUntil: 'domcontentloaded' });
      await asked;
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
    }));

  test('that cannot be renewed leads from a personal page to the sign-in page', () =>
    visit('renewal-over-personal', withTokenAboutToEnd({ cookies: [] }), async ({ page, allow }) => {
      allow(/status of 401/);
      await page.goto('/bookings');
      await page.waitForURL('**/login?next=%2Fbookings');
      assertSignedOut(await storageOf(page));
    }));
});

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
      await page
        .getByRole('banner')
        .getByRole('button', { name: /traveller/ })
        .click();
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

/** A refused call signs out on the server too, so calls of the same page that come after it are answered 401. */
const endedSession = /status of (401|403)/;

async function goesBackTo(page: Page, path: string): Promise<void> {
  await page.goBack();
  await page.waitForURL(`**${path}`);
  await page.getByRole('heading', { level: 1, name: 'Tags' }).waitFor();
  // A page that leads on does so within moments.
  await page.waitForTimeout(300);
  assert.equal(new URL(page.url()).pathname, path);
}

async function endsWith(status: 401 | 403): Promise<void> {
  await visit(`refused-${status}`, storageStateOf(newTraveller()), async ({ page, allow }) => {
    allow(endedSession);
    await page.route('**/api/bookings?*', (route: Route) =>
      route.fulfill({ status, json: { status, code: 'forbidden', title: 'No', fields: [] } }),
    );
    await open(page, '/');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /traveller/ })
      .click();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.waitForURL('**/login?next=*');
    assertSignedOut(await storageOf(page));
  });
}

async function signIn(page: Page, { email, password: secret }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

const storageOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage }) as Record<string, string>);

function assertSignedOut({ token, user }: Record<string, string>): void {
  assert.deepEqual({ token, user }, { token: undefined, user: undefined });
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
