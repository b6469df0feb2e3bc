// Links in mails: confirming an address, choosing a new password, reading a booking without an account.
import assert from 'node:assert/strict';
import { type Page, test } from '@playwright/test';
import type { BookingView } from '#contract/bookings.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible } from './axe.ts';
import { linkIn, mailTo } from './mails.ts';
import { open, phone, visit } from './marketplace.ts';
import { storageStateOf, newEmail, newTraveller, password, reauthenticate, signedIn } from './users.ts';
import { freeDay, tourNamed, withChildren } from './tours.ts';

const chosen = 'a walk in the hills';

test.describe('the address of a new account', () => {
  test('is confirmed by the link in the mail, after which no reminder is shown', () =>
    visit('confirm-email', { viewport: phone }, async ({ page }) => {
      const email = newEmail();
      await open(page, '/es/login?mode=register');
      await page.getByLabel('Correo electrónico').fill(email);
      await page.getByLabel('Contraseña', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Crear cuenta' }).click();
      await page.getByText(`Confirma tu dirección ${email}`).waitFor();
      await assertAccessible(page, 'the reminder');
      await page.getByRole('button', { name: 'Reenviar el enlace' }).click();
      await page.getByRole('status').getByText(`Hemos enviado un enlace nuevo a ${email}.`).waitFor();

      const link = linkIn(await mailTo(email, /^Confirma tu correo electrónico$/));
      assert.match(link, /^\/es\/confirm-email#/);
      await open(page, link);
      await assertAccessible(page, 'confirming');
      await page.getByRole('button', { name: 'Sí, es mi dirección' }).click();
      await page.getByRole('status').getByText(`${email} está confirmada.`).waitFor();
      await page.getByRole('link', { name: 'Ir a mi área personal' }).click();
      await page.getByRole('heading', { level: 1, name: 'Mis reservas' }).waitFor();
      assert.equal(await page.getByText('Confirma tu dirección').count(), 0);
    }));

  test('is not confirmed by a link that is made up', () =>
    visit('confirm-email-made-up', {}, async ({ page, allow }) => {
      allow(/status of 404/);
      await open(page, '/confirm-email#made-up');
      await page.getByRole('button', { name: 'Yes, this is my address' }).click();
      await page.getByRole('alert').getByText('This link no longer works').waitFor();
    }));

  test('that is changed counts in the interface once it is confirmed', async () => {
    const traveller = await newTraveller();
    const next = newEmail();
    await reauthenticate(traveller);
    await api('PUT', '/auth/me', { token: traveller.token, body: { email: next } });
    await visit('change-email', storageStateOf(Promise.resolve(traveller)), async ({ page }) => {
      await open(page, linkIn(await mailTo(next, /^Please confirm your new e-mail address$/)));
      await page.getByRole('button', { name: 'Yes, this is my address' }).click();
      await page.getByRole('link', { name: 'Go to my dashboard' }).click();
      await page.getByRole('main').getByText(next, { exact: true }).waitFor();
    });
    assert.match(
      await mailTo(traveller.email, /^Your e-mail address is about to change$/),
      /choose a new password now/,
    );
  });
});

test.describe('a forgotten password', () => {
  test('is replaced: requested from the sign-in page, chosen by the link, used to sign in', async () => {
    const { email } = await newTraveller();
    await visit('forgot-password', {}, async ({ page, allow }) => {
      allow(/status of (404|422)/);
      await open(page, '/login');
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
      await assertAccessible(page, 'asking for a new password');
      await page.getByLabel('E-mail').fill(email);
      await page.getByRole('button', { name: 'Send me a link' }).click();
      await page.getByRole('status').getByText(`If there is an account for ${email}`).waitFor();

      const link = linkIn(await mailTo(email, /^Reset your password for /));
      await open(page, link);
      await assertAccessible(page, 'choosing it');
      await choose(page, 'password');
      await page.getByRole('alert').getByText('This password is too easy to guess.').waitFor();
      await page.waitForFunction(() => (document.activeElement as HTMLInputElement).name === 'password');
      assert.equal(await page.getByLabel('Password', { exact: true }).inputValue(), 'password');
      await choose(page, chosen);
      await page.getByRole('status').getByText('Your new password is saved.').waitFor();

      await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(chosen);
      await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.waitForURL('**/dashboard/bookings');

      await open(page, link);
      await choose(page, 'a third quiet walk');
      await page.getByRole('alert').getByText('This link no longer works').waitFor();
      await page.getByRole('link', { name: 'Request a new link' }).click();
      await page.waitForURL('**/forgot-password');
    });
  });

  test('shows the same text if there is no account', () =>
    visit('forgot-password-unknown', {}, async ({ page }) => {
      const email = newEmail();
      await open(page, '/fr/forgot-password');
      await page.getByLabel('E-mail').fill(email);
      await page.getByRole('button', { name: 'Envoyer le lien' }).click();
      await page.getByRole('status').getByText(`S’il existe un compte avec l’adresse ${email}`).waitFor();
    }));
});

test.describe('a booking without an account', () => {
  test('is shown by the link of its mail, to read', async () => {
    const { email, token } = await newTraveller();
    const { id: tourId, name } = await tourNamed(withChildren);
    const date = await freeDay(tourId);
    const booking = await api<BookingView>('POST', '/bookings', { token, body: { tourId, date, persons: 1 } });
    const link = linkIn(await mailTo(email, /^Confirmed: /));
    await visit('find-booking', { viewport: phone }, async ({ page }) => {
      await open(page, link);
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.getByText(booking.reference).first().waitFor();
      await page.getByText('You can view this booking here.').waitFor();
      await page.getByText('Not paid yet', { exact: true }).first().waitFor();
      // What it costs is the affair of who pays: the link is shared, too.
      await page.getByText('The places are booked. They are not paid for yet.').waitFor();
      assert.equal(await page.getByRole('main').getByText(/€/).count(), 0);
      assert.equal(await page.getByRole('button', { name: /^Pay / }).count(), 0);
      await page.getByRole('img', { name: /^QR code/ }).waitFor();
      assert.equal(await page.getByRole('button', { name: /Cancel/ }).count(), 0);
      assert.equal((await page.content()).includes(email), false);
      await assertAccessible(page, 'the booking');
    });
  });

  test('is cancelled by the link of the mail about the suspension of an account', async () => {
    const { email, token, user } = await newTraveller();
    const { id: tourId } = await tourNamed(withChildren);
    const date = await freeDay(tourId);
    await api<BookingView>('POST', '/bookings', { token, body: { tourId, date, persons: 1 } });
    const operator = await signedIn(demoLogins.operator);
    const body = { reason: 'Somebody else had the password.' };
    await api('POST', `/admin/users/${user.id}/suspension`, { token: operator.token, body });
    await visit('cancel-suspended', { viewport: phone }, async ({ page }) => {
      await open(page, linkIn(await mailTo(email, /^Your account is suspended$/)));
      await page.getByText('With this code you can view and cancel').waitFor();
      await page.getByRole('button', { name: 'Cancel booking' }).click();
      await page
        .getByRole('dialog')
        .getByText(/free|refund|pay/i)
        .first()
        .waitFor();
      await page.getByRole('button', { name: 'Yes, cancel' }).click();
      await page
        .getByRole('status')
        .getByText(/is cancelled/)
        .waitFor();
      await page.getByRole('button', { name: 'Cancel booking' }).waitFor({ state: 'detached' });
      await assertAccessible(page, 'the cancelled booking');
    });
  });

  test('is not found by a wrong code, and what was typed stays', () =>
    visit('find-booking-wrong', {}, async ({ page, allow }) => {
      allow(/status of 404/);
      await open(page, '/es/login');
      await page.getByRole('link', { name: 'Ver una reserva sin iniciar sesión' }).click();
      await page.getByLabel('Localizador').fill('sn 7k3m q9xa');
      await page.getByLabel('Código').fill('AAAA-AAAA');
      await page.getByRole('button', { name: 'Ver la reserva' }).click();
      await page.getByRole('alert').getByText('No hay ninguna reserva con ese localizador').waitFor();
      assert.equal(await page.getByLabel('Localizador').inputValue(), 'sn 7k3m q9xa');
      assert.equal(await page.getByLabel('Código').inputValue(), 'AAAA-AAAA');
      await page.getByRole('link', { name: 'Ir al contenido' }).press('Enter');
      assert.equal(await page.getByLabel('Localizador').inputValue(), 'sn 7k3m q9xa', 'the fragment is no reference');
    }));
});

async function choose(page: Page, secret: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Save the new password' }).click();
}
