// Account security: passkeys, codes as a second factor, and the list of sessions.
import assert from 'node:assert/strict';
import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { api } from './api.ts';
import { withAuthenticator } from './authenticator.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { mailTo } from './mails.ts';
import { open, phone, visit } from './marketplace.ts';
import { storageStateOf, newConfirmedTraveller, newTraveller, signedIn, type Traveller } from './users.ts';

const tab = '/dashboard/info?tab=security';
const narrow = { width: 320, height: 640 };

test.describe('sessions', () => {
  test('are listed with the device; one is signed out, then all others, and they notice', async () => {
    const traveller = await newTraveller();
    const elsewhere = await signedIn(traveller);
    await signedIn(traveller);
    await signedIn(traveller);
    await visit('sessions', storageStateOf(Promise.resolve(traveller)), async ({ page }) => {
      const sessions = await openTab(page, 'Where you are signed in');
      await expect(sessions.getByRole('listitem')).toHaveCount(4);
      await sessions.getByText('This browser').waitFor();
      await sessions.getByRole('button', { name: 'Sign out Unknown browser' }).first().click();
      await sessions.getByText('Unknown browser is signed out.').waitFor();
      await expect(sessions.getByRole('listitem')).toHaveCount(3);
      await assertAccessible(page, 'the security tab');
      await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
      await sessions.getByText('2 other browsers are signed out.').waitFor();
      await expect(sessions.getByRole('listitem')).toHaveCount(1);
      await page.getByRole('banner').getByRole('button', { name: traveller.user.name }).waitFor();
    });
    await assert.rejects(api('GET', '/auth/me', { token: elsewhere.token }), /401/);
  });

  test('that cannot be read say so and are requested again', () =>
    visit('sessions-failed', storageStateOf(newTraveller()), async ({ page, allow }) => {
      allow(/net::ERR_FAILED/);
      await page.route('**/api/auth/me/sessions*', (route) => route.abort());
      const sessions = await openTab(page, 'Where you are signed in');
      await sessions.getByRole('alert').waitFor();
      await page.unroute('**/api/auth/me/sessions*');
      await sessions.getByRole('button', { name: 'Try again' }).click();
      await sessions.getByText('This browser').waitFor();
    }));
});

test.describe('a passkey', () => {
  test('is made after the password was entered, signs in without it, is renamed and removed', async () => {
    const traveller = await newConfirmedTraveller();
    await visit('passkey', storageStateOf(Promise.resolve(traveller)), async ({ page, allow }) => {
      allow(/status of (409|422)/);
      await withAuthenticator(page);
      const passkeys = await openTab(page, 'Passkeys');
      await passkeys.getByText('You have no passkeys yet.').waitFor();
      await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
      await passkeys.getByLabel('Name').fill('Work laptop');
      await passkeys.getByRole('button', { name: 'Continue' }).click();

      const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
      await dialog.getByLabel('Your password').fill('not the password');
      await dialog.getByRole('button', { name: 'Confirm' }).click();
      await dialog.getByRole('alert').getByText('This is not your current password.').waitFor();
      await assertAccessible(page, 'the proof');
      await dialog.getByLabel('Your password').fill(traveller.password);
      await dialog.getByRole('button', { name: 'Confirm' }).click();
      await passkeys.getByText('Work laptop is now your passkey.').waitFor();
      await mailTo(traveller.email, /^A passkey was added to your account$/);

      await signOut(page, traveller);
      await open(page, '/login');
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await page.waitForURL('**/dashboard/bookings');

      const again = await openTab(page, 'Passkeys');
      await again.getByText(/^Last used: /).waitFor();
      await again.getByRole('button', { name: 'Rename Work laptop' }).click();
      await again.getByLabel('Name').fill('Old laptop');
      await again.getByRole('button', { name: 'Save' }).click();
      await again.getByText('The new name is saved.').waitFor();
      await again.getByRole('button', { name: 'Remove Old laptop' }).click();
      await again.getByRole('button', { name: 'Remove', exact: true }).click();
      // Signing in with the passkey has just shown who it is.
      await again.getByText('Old laptop can no longer sign in to your account.').waitFor();
      await again.getByText('You have no passkeys yet.').waitFor();

      await signOut(page, traveller);
      await open(page, '/login');
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await page.getByRole('alert').getByText('This passkey could not be used').waitFor();
    });
  });

  test('that is not chosen is no harm: the page says so, and the password still works', async () => {
    const traveller = await newConfirmedTraveller();
    await visit('passkey-given-up', {}, async ({ page }) => {
      await withAuthenticator(page, { isUserVerified: false });
      await open(page, '/login');
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await page.getByRole('alert').getByText('No passkey was chosen.').waitFor();
      await enterPassword(page, traveller);
      await page.waitForURL('**/dashboard/bookings');
    });
  });

  test('costs the first load of the sign-in page nothing', () =>
    visit('passkey-on-demand', {}, async ({ page }) => {
      const scripts: string[] = [];
      page.on('response', async (response) => {
        if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''));
      });
      await withAuthenticator(page, { isUserVerified: false });
      await open(page, '/login');
      await page.waitForLoadState('networkidle');
      const fetched = () => scripts.filter((script) => script.includes('navigator.credentials.get')).length;
      assert.equal(fetched(), 0);
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await page.getByRole('alert').waitFor();
      // Its text is read while the page works.
      await expect.poll(fetched).toBe(1);
    }));
});

test.describe('codes of an app', () => {
  test('are set up, required after the password, replaced by a recovery code, and turned off', async () => {
    const traveller = await newConfirmedTraveller();
    await visit('codes', storageStateOf(Promise.resolve(traveller)), async ({ page, allow }) => {
      allow(/status of (409|422)/);
      const { secret, recoveryCodes } = await setUp(page, traveller);
      await mailTo(traveller.email, /^Your account now asks for a code$/);

      await signOut(page, traveller);
      await open(page, '/login');
      await enterPassword(page, traveller);
      await page.getByRole('heading', { level: 1, name: 'One more step' }).waitFor();
      await assertAccessible(page, 'the second step');
      await page.getByLabel('Code from your app').fill('12');
      await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('alert').getByText('This code is incorrect or has already been used.').waitFor();
      await page.waitForFunction(() => (document.activeElement as HTMLInputElement).name === 'code');
      assert.equal(await page.getByLabel('Code from your app').inputValue(), '12');
      await page.getByLabel('Code from your app').fill(codeOf(secret, 1));
      await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.waitForURL('**/dashboard/bookings');

      await signOut(page, traveller);
      await open(page, '/login?next=%2Fdashboard%2Freviews');
      await enterPassword(page, traveller);
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await page.getByLabel('Recovery code').fill(recoveryCodes[0]!.toLowerCase());
      await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.waitForURL('**/dashboard/reviews');
      await mailTo(traveller.email, /^A recovery code was used$/);

      const codes = await openTab(page, 'Authenticator app');
      await codes.getByText('9 recovery codes left').waitFor();
      await codes.getByRole('button', { name: 'Turn off' }).click();
      await assertAccessible(page, 'turning codes off');
      // Without the password: signing in was a moment ago.
      await codes.getByRole('button', { name: 'Turn off' }).click();
      await codes.getByText('We no longer ask for codes.').waitFor();
    });
    assert.ok((await signedIn(traveller)).token);
  });

  test('are set up and used by keyboard alone', async () => {
    const traveller = await newConfirmedTraveller();
    await visit('codes-by-keyboard', storageStateOf(Promise.resolve(traveller)), async ({ page, allow }) => {
      allow(/status of (409|422)/);
      await openTab(page, 'Authenticator app');
      const press = async (name: string) => {
        await page.getByRole('button', { name, exact: true }).focus();
        await page.keyboard.press('Enter');
      };
      await press('Set up');
      await page.getByRole('dialog').waitFor();
      await page.waitForFunction(() => document.activeElement?.closest('dialog'));
      await tabTo(page, 'password');
      await page.keyboard.type(traveller.password);
      await page.keyboard.press('Enter');
      const secret = await secretOn(page);
      await page.waitForFunction(() => (document.activeElement as HTMLInputElement).name === 'code');
      await page.keyboard.type(codeOf(secret));
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
      await press('I have saved them');
      await page.getByText('From now on, we ask for a code').waitFor();
      await press('Turn off');
      await page.getByRole('group', { name: /^Turn off codes\?/ }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'New recovery codes' }).waitFor();

      await signOut(page, traveller);
      await open(page, '/login');
      await page.getByLabel('E-mail').focus();
      await page.keyboard.type(traveller.email);
      await tabTo(page, 'password');
      await page.keyboard.type(traveller.password);
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => (document.activeElement as HTMLInputElement).name === 'code');
      await page.keyboard.type(codeOf(secret, 1));
      await page.keyboard.press('Enter');
      await page.waitForURL('**/dashboard/bookings');
    });
  });

  test('fit a phone of 320 px, in the dark and in French, at every step', async () => {
    const traveller = await newConfirmedTraveller();
    const options = { viewport: narrow, colorScheme: 'dark', storageState: traveller.storageState } as const;
    await visit('codes-narrow', options, async ({ page, allow }) => {
      allow(/status of (409|422)/);
      await open(page, `/fr${tab}`);
      await page.getByRole('button', { name: 'Mettre en place' }).click();
      const dialog = page.getByRole('dialog', { name: 'Confirmez que c’est bien vous' });
      await assertNoHorizontalOverflow(page, 'the proof');
      await dialog.getByLabel('Votre mot de passe').fill(traveller.password);
      await dialog.getByRole('button', { name: 'Confirmer' }).click();
      const secret = await secretOn(page);
      await assertAccessible(page, 'the picture to scan');
      await page.getByLabel('Code de l’application').fill(codeOf(secret));
      await page.getByRole('button', { name: 'Activer' }).click();
      await page.getByRole('heading', { name: 'Vos codes de secours' }).waitFor();
      await assertAccessible(page, 'the recovery codes');
    });
  });

  test('that come too late begin again with the password', async () => {
    const traveller = await newConfirmedTraveller();
    await visit('codes-late', storageStateOf(Promise.resolve(traveller)), async ({ page, allow }) => {
      allow(/status of (404|409)/);
      const { secret } = await setUp(page, traveller);
      await signOut(page, traveller);
      await open(page, '/login');
      await page.setViewportSize(phone);
      await page.route('**/api/auth/login', async (route) => {
        const response = await route.fetch();
        const { secondStep } = (await response.json()) as { secondStep: object };
        await route.fulfill({ response, json: { secondStep: { ...secondStep, token: 'over' } } });
      });
      await enterPassword(page, traveller);
      await page.getByLabel('Code from your app').fill(codeOf(secret, 1));
      await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('alert').getByText('That took longer than five minutes.').waitFor();
      await expect(page.getByLabel('E-mail')).toHaveCount(1);
    });
  });
});

async function openTab(page: Page, part: string) {
  await open(page, tab);
  const region = page.getByRole('region', { name: part });
  await region.waitFor();
  await page.locator('[class*=skeleton]').first().waitFor({ state: 'detached' });
  return region;
}

async function setUp(page: Page, traveller: Traveller): Promise<{ secret: string; recoveryCodes: string[] }> {
  const codes = await openTab(page, 'Authenticator app');
  await codes.getByRole('button', { name: 'Set up' }).click();
  await confirm(page, traveller);
  await codes.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const secret = await secretOn(page);
  await codes.getByLabel('Code from the app').fill(codeOf(secret));
  await codes.getByRole('button', { name: 'Turn on' }).click();
  await codes.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  const recoveryCodes = await codes.getByRole('listitem').allTextContents();
  assert.equal(recoveryCodes.length, 10);
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await codes.getByText('From now on, we ask for a code').waitFor();
  return { secret, recoveryCodes };
}

async function confirm(page: Page, { password }: Traveller): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

async function secretOn(page: Page): Promise<string> {
  const uri = await page.locator('a[href^="otpauth:"]').getAttribute('href');
  return new URL(uri!).searchParams.get('secret')!;
}

function codeOf(secret: string, stepsAway = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAway * 30_000 });
}

async function enterPassword(page: Page, { email, password }: Traveller): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function signOut(page: Page, { user }: Traveller): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: user.name }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
}

/** Until a field with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 20; presses++) {
    if (await page.evaluate((wanted) => (document.activeElement as HTMLInputElement).name === wanted, name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no field named ${name} within twenty tabs`);
}
