// Signing in with a code by e-mail: to book as a new traveller, to come back, and where a password would be asked for.
import assert from 'node:assert/strict';
import { expect, type Page, test } from '@playwright/test';
import { demoLogins } from '#world/logins.ts';
import { withAuthenticator } from './authenticator.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { inDatabase } from './completed-trips.ts';
import { mailTo } from './mails.ts';
import { desktop, open, visit } from './marketplace.ts';
import { textsOf } from './texts.ts';
import { bookButton, freeDay, tourNamed, withChildren } from './tours.ts';
import { newEmail, newTraveller } from './users.ts';

const phone = { width: 390, height: 844 };
const subject = /^(Your code to sign in|Votre code de connexion|Tu código para entrar)$/;

/** The newest code, which is another one than `last`. */
async function codeFor(email: string, last?: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const [code] = /\b\d{4} \d{4}\b/.exec(await mailTo(email, subject))!;
    if (code !== last) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no new code for ${email}`);
}

/** Types the address on the sign-in page and chooses the code, which is sent at once. */
async function chooseCode(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue with a code by e-mail' }).click();
  await page.getByText(`We have sent an e-mail to ${email}.`).waitFor();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

test.describe('a code by e-mail', () => {
  test('books in French on a phone for a new traveller, from the home page to the ticket, and offers a passkey', async () => {
    const words = textsOf('fr');
    const { id } = await tourNamed(withChildren);
    const day = await freeDay(id, 4);
    const email = newEmail();
    const browser = { viewport: phone, locale: 'fr-FR', isMobile: true, hasTouch: true };
    await visit('book-by-code', browser, async ({ page, allow }) => {
      allow(/status of 422/);
      await withAuthenticator(page);
      await open(page, '/fr');
      const search = page.getByRole('search');
      await search.getByRole('combobox', { name: words('search-form', 'search_location') }).fill('Barcelon');
      await search.getByRole('option').first().tap();
      await search.getByRole('button', { name: words('search-form', 'search'), exact: true }).tap();
      await page.waitForURL('**/fr/barcelona-l475*');
      await open(page, `/fr/tour/${id}?date=${day}&adults=2`);
      await page.getByText(words('common', 'total'), { exact: true }).first().waitFor();
      await bookButton(page, words('tour-detail', 'book_now'), false).tap();
      await page.waitForURL('**/fr/login?next=*');
      const main = page.getByRole('main');
      await main.getByRole('region', { name: words('login', 'your_booking') }).waitFor();
      await main.getByRole('button', { name: words('login', 'by_code') }).tap();
      await main.getByText(words('sign-in-code', 'lead')).waitFor();
      await assertAccessible(page, 'the address of a code');
      await assertNoHorizontalOverflow(page, 'the address of a code');
      await main.getByRole('button', { name: words('sign-in-code', 'send') }).tap();
      await page.getByRole('alert').first().waitFor();
      await main.getByLabel(words('login', 'name')).fill('Ana Prieto');
      await main.getByLabel(words('login', 'email')).fill(email);
      await main.getByRole('button', { name: words('sign-in-code', 'send') }).tap();
      const code = main.getByLabel(words('sign-in-code', 'code'), { exact: true });
      await code.fill('1234 5678');
      await assertAccessible(page, 'the code');
      await assertNoHorizontalOverflow(page, 'the code');
      await main.getByRole('button', { name: words('sign-in-code', 'enter'), exact: true }).tap();
      await page.getByRole('alert').first().waitFor();
      await code.fill(await codeFor(email));
      await main.getByRole('button', { name: words('sign-in-code', 'enter'), exact: true }).tap();
      await page.waitForURL(`**/fr/tour/${id}?*`);
      await bookButton(page, words('tour-detail', 'book_now'), false).tap();
      await page.waitForURL('**/fr/bookings?new=*');
      await page.getByRole('heading', { level: 1, name: words('booking-list', 'booked_to_pay') }).waitFor();
      await page.getByRole('link', { name: 'Créez une clé d’accès' }).waitFor();
      await assertAccessible(page, 'booked by a code');
      await page.getByRole('link', { name: 'Créez une clé d’accès' }).tap();
      // The code has just shown who it is.
      await page.getByRole('button', { name: words('security', 'passkey_add') }).tap();
      await page.getByLabel(words('security', 'passkey_name')).fill('Téléphone');
      await page.getByRole('button', { name: words('security', 'passkey_make') }).tap();
      await page.getByText(words('security', 'passkey_added', { name: 'Téléphone' })).waitFor();
    });
  });

  test('keeps the name that was typed before it was chosen, and can be sent again', async () => {
    const { id } = await tourNamed(withChildren);
    const next = encodeURIComponent(`/tour/${id}?date=${await freeDay(id, 4)}&adults=2`);
    await visit('code-with-name', { viewport: desktop }, async ({ page }) => {
      const email = newEmail();
      await open(page, `/login?mode=register&next=${next}`);
      await page.getByLabel('Your name').fill('Ana Prieto');
      await page.getByRole('button', { name: 'Continue with a code by e-mail' }).click();
      await expect(page.getByLabel('E-mail')).toBeFocused();
      await expect(page.getByLabel('Your name')).toHaveValue('Ana Prieto');
      await assertAccessible(page, 'the name and the address of a code');
      await page.getByLabel('E-mail').fill(email);
      await page.getByRole('button', { name: 'Send me a code' }).click();
      const first = await codeFor(email);
      await page.getByRole('button', { name: 'Send a new code' }).click();
      await enterCode(page, await codeFor(email, first));
      await page.waitForURL(`**/tour/${id}?*`);
      await bookButton(page, 'Book now', false).click();
      await page.waitForURL('**/bookings?new=*');
      assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem('user')!).name), 'Ana Prieto');
    });
  });

  test('leads back without it, keeps the address, and opens what was asked for', () =>
    visit('code-and-back', { viewport: desktop }, async ({ page }) => {
      const email = newEmail();
      await open(page, '/find-booking');
      await page.getByRole('link', { name: /No code/ }).click();
      await page.waitForURL('**/login?next=/bookings');
      await chooseCode(page, email);
      const first = await codeFor(email);
      await page.getByRole('button', { name: 'Use another address' }).click();
      assert.equal(await page.getByLabel('E-mail').inputValue(), email);
      await page.getByRole('button', { name: 'Use a password instead' }).click();
      await page.getByLabel('Password', { exact: true }).waitFor();
      assert.equal(await page.getByLabel('E-mail').inputValue(), email);
      await page.getByRole('button', { name: 'Continue with a code by e-mail' }).click();
      await enterCode(page, await codeFor(email, first));
      await page.waitForURL('**/bookings');
    }));

  test('is what the dialog asks for of an account without a password, which sets one', () =>
    visit('set-password', { viewport: desktop }, async ({ page, allow }) => {
      allow(/status of 409/);
      const email = newEmail();
      await open(page, '/login?next=%2Fdashboard%2Finfo%3Ftab%3Dpassword');
      await chooseCode(page, email);
      const first = await codeFor(email);
      await enterCode(page, first);
      await page.getByRole('heading', { name: 'Set a password' }).waitFor();
      await assertAccessible(page, 'the first password');
      await inDatabase(
        `update sessions set reauthenticated_at = null where user_id = (select id from users where email = $1)`,
        [email],
      );
      await page.getByLabel('New password').fill('another quiet harbour');
      await page.getByRole('button', { name: 'Set password' }).click();
      const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
      await dialog.getByRole('button', { name: 'Send me a code' }).click();
      await dialog.getByLabel('Code', { exact: true }).fill(await codeFor(email, first));
      await assertAccessible(page, 'the code of the dialog');
      await dialog.getByRole('button', { name: 'Confirm' }).click();
      await page.getByText(/^Your new password is saved/).waitFor();
      await page.getByLabel('Current password').waitFor();
    }));

  test('is mailed to no partner and to nobody with an unconfirmed address, who see no difference', () =>
    visit('no-code', {}, async ({ page }) => {
      for (const { email } of [demoLogins.supplier, await newTraveller()]) {
        await open(page, '/login');
        await chooseCode(page, email);
        assert.doesNotMatch(await mailTo(email, /^How to sign in at /), /\d{4} \d{4}/);
      }
      await open(page, '/supplier/login');
      await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
      assert.equal(await page.getByRole('button', { name: 'Continue with a code by e-mail' }).count(), 0);
    }));
});

test.describe('where the marketplace begins with the code', () => {
  test.beforeAll(() => beginWithCode(true));
  test.afterAll(() => beginWithCode(false));

  test('it is first on the way to a booking, the cart and an order, and the password one click away', async () => {
    const { id } = await tourNamed(withChildren);
    const date = await freeDay(id, 2);
    await visit('code-first', { viewport: phone }, async ({ page }) => {
      for (const path of ['/orders/none', '/cart', `/tours/${id}/book?date=${date}&adults=2`]) {
        await open(page, path);
        await page.waitForURL(`**/login?next=${encodeURIComponent(path)}`);
        await page.getByRole('button', { name: 'Send me a code' }).waitFor();
      }
      await page.getByRole('button', { name: 'Use a password instead' }).click();
      await page.getByLabel('Password', { exact: true }).waitFor();
      await open(page, '/login');
      await page.getByLabel('Password', { exact: true }).waitFor();
    });
  });
});

/** Settings are used for a second more. */
async function beginWithCode(isFirst: boolean): Promise<void> {
  await inDatabase(
    `insert into settings (key, value, updated_at) values ('guestCheckout', $1, now())
     on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`,
    [JSON.stringify(isFirst)],
  );
  await new Promise((resolve) => setTimeout(resolve, 1500));
}
