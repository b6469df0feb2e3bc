// Signing in and up: what is stored, where one is sent, and what is said when it fails (spec, sections 2 to 4).
import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import { demoLogins } from '#world/logins.ts';
import { signIn, storageOf } from './browser-session.ts';
import { desktop, open, visit } from './marketplace.ts';
import { freeDay, tourNamed, withChildren } from './tours.ts';
import { newEmail, password } from './users.ts';

const userKeys = ['id', 'name', 'email', 'photo', 'role', 'language', 'tokenEndsAt'];
// Those of the specification, and that a user has signed in here.
const knownKeys = ['currency', 'i18nextLng', 'lastSearch', 'token', 'user', 'hasSignedIn'];

test.describe('signing in', () => {
  test('stores the token and the user under their keys and opens the dashboard', () =>
    visit('sign-in', { isOffered: true }, async ({ page }) => {
      await open(page, '/login');
      await signIn(page, demoLogins.traveller);
      await page.waitForURL('**/dashboard/bookings');
      const stored = await storageOf(page);
      assert.deepEqual(
        Object.keys(stored).filter((key) => !knownKeys.includes(key)),
        [],
      );
      assert.match(stored.token!, /^[\w-]+\.[\w-]+/);
      const user = JSON.parse(stored.user!) as Record<string, unknown>;
      assert.equal(user.email, demoLogins.traveller.email);
      assert.ok(user.id && user.name);
      assert.deepEqual(Object.keys(user), userKeys);
      await page
        .getByRole('banner')
        .getByRole('button', { name: String(user.name) })
        .waitFor();
    }));

  test('stores no more of a user of suppliers and of an operator, whose role there has a key of its own', () =>
    visit('sign-in-roles', {}, async ({ page, context }) => {
      for (const login of ['supplier', 'operator'] as const) {
        await open(page, '/login');
        await signIn(page, demoLogins[login]);
        const home = login === 'supplier' ? '/supplier' : '/admin';
        await page.waitForURL(`**${home}`);
        await page.locator(`a[href^="${home}/"]`).first().waitFor();
        const { user, ownRole } = await storageOf(page);
        assert.deepEqual(Object.keys(JSON.parse(user!)), userKeys);
        assert.equal(ownRole, login === 'supplier' ? 'owner' : 'operator');
        await page.evaluate(() => localStorage.clear());
        await context.clearCookies();
      }
    }));

  test('leads back to the page that required it, with its prefix', () =>
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

  test('keeps what was typed, there and back', () =>
    visit('sign-up-address', {}, async ({ page }) => {
      await open(page, '/login?next=%2Ftours');
      const email = newEmail();
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('link', { name: 'Create an account' }).click();
      await page.getByRole('heading', { name: 'Create an account' }).waitFor();
      assert.equal(await page.getByLabel('E-mail').inputValue(), email);
      assert.equal(await page.getByLabel('Password', { exact: true }).inputValue(), password);
      await page.getByLabel('E-mail').fill(`a.${email}`);
      await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
      await page.getByRole('heading', { name: 'Create an account' }).waitFor({ state: 'detached' });
      assert.equal(await page.getByLabel('E-mail').inputValue(), `a.${email}`);
    }));

  test('takes the focus to the other mode at once, not from a field that is tapped then', () =>
    visit('focus-of-the-mode', {}, async ({ page }) => {
      await open(page, '/login?mode=register');
      // As early as a finger could be: right after the other form was drawn.
      await page.evaluate(() => {
        const heading = document.querySelector('h1')!;
        new MutationObserver(() => document.querySelector<HTMLElement>('[name=password]')!.focus()).observe(heading, {
          characterData: true,
          childList: true,
          subtree: true,
        });
      });
      await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
      await page.waitForTimeout(500);
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    }));

  test('keeps the way to a booking and the name, by the link in the header, too', () =>
    visit('sign-up-header', { viewport: desktop }, async ({ page }) => {
      const next = encodeURIComponent(`/tour/${withChildren}?date=2031-05-01&adults=2`);
      await open(page, `/login?next=${next}&mode=register`);
      await page.getByLabel('Your name').fill('Ana Prieto');
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
      await page.waitForURL(`**/login?next=${next}`);
      await page.getByRole('region', { name: 'Your booking' }).waitFor();
      await page.getByRole('link', { name: 'Create an account' }).click();
      await expect(page.getByLabel('Your name')).toHaveValue('Ana Prieto');
    }));

  for (const viewport of [
    { width: 320, height: 700 },
    { width: 390, height: 844 },
  ])
    test(`on the way to a booking shows on a phone ${viewport.width} px wide until when it is paid, and its button`, () =>
      visit(`sign-up-${viewport.width}`, { viewport, isMobile: true, hasTouch: true }, async ({ page }) => {
        const { id } = await tourNamed(withChildren);
        const next = encodeURIComponent(`/tour/${id}?date=${await freeDay(id, 3)}&adults=2`);
        for (const prefix of ['', '/es', '/fr']) {
          await open(page, `${prefix}/login?next=${next}&mode=register`);
          const deadline = page.getByText(/^Nothing to pay today|^Hoy no pagas nada|^Rien à payer aujourd’hui/);
          await expect(deadline).toBeInViewport({ ratio: 1 });
          await expect(page.locator('main form [type=submit]')).toBeInViewport({ ratio: 1 });
        }
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
      const requests: string[] = [];
      page.on('request', (request) => void requests.push(request.url()));
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
        requests.filter((url) => url.includes('/api/auth/')),
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
