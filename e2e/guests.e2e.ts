// A guest books without a password, and a supplier moves a departure: its traveller keeps the booking, or cancels it free of charge.
import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import type { BookingView } from '#contract/bookings.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { inDatabase } from './completed-trips.ts';
import { mailTo } from './mails.ts';
import { desktop, open, phone, visit } from './marketplace.ts';
import { freeDay, tourNamed, withChildren } from './tours.ts';
import { newEmail, newTraveller, signedIn, storageStateOf } from './users.ts';

/** Settings are used for a second more. */
async function allowGuests(isAllowed: boolean): Promise<void> {
  await inDatabase(
    `insert into settings (key, value, updated_at) values ('guestCheckout', $1, now())
     on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`,
    [JSON.stringify(isAllowed)],
  );
  await new Promise((resolve) => setTimeout(resolve, 1500));
}

/** The newest code, which is another one than `last`. */
async function codeFor(email: string, last?: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const [code] = /\b\d{4} \d{4}\b/.exec(await mailTo(email, /^Your code: /))!;
    if (code !== last) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no new code for ${email}`);
}

test.describe('a guest', () => {
  test.beforeAll(() => allowGuests(true));
  test.afterAll(() => allowGuests(false));

  test('books with a name, an address and a code, and comes back in French by the reference', async () => {
    const email = newEmail();
    const { id, name } = await tourNamed(withChildren);
    const date = await freeDay(id, 2);
    let [reference, code] = ['', ''];
    await visit('guest-checkout', { viewport: phone }, async ({ page, allow }) => {
      allow(/status of 422/);
      for (const path of ['/orders/none', '/cart', `/tours/${id}/book?date=${date}&adults=2`]) {
        await open(page, path);
        await page.waitForURL(`**/login?next=${encodeURIComponent(path)}`);
        await page.getByRole('link', { name: 'Book without an account' }).waitFor();
      }
      await page.getByRole('link', { name: 'Book without an account' }).click();
      await page.getByRole('heading', { level: 1, name: 'Book without an account' }).waitFor();
      await page.getByRole('main').getByText(name).first().waitFor();
      await assertAccessible(page, 'guest checkout');
      await page.getByRole('button', { name: 'Send me a code' }).click();
      await page.getByRole('alert').getByText('Your name: Please fill this in.').waitFor();
      await page.getByLabel('Your name').fill('Gil Guest');
      await page.getByLabel('E-mail').fill(email);
      await page.getByRole('button', { name: 'Send me a code' }).click();
      await page.getByText(`We have sent an e-mail to ${email}.`).waitFor();
      await assertAccessible(page, 'the code of a guest');
      await page.getByLabel('Code', { exact: true }).fill('1234 5678');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page
        .getByRole('alert')
        .getByText(/incorrect or has already been used/)
        .waitFor();
      code = await codeFor(email);
      await page.getByLabel('Code', { exact: true }).fill(code);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.waitForURL(`**/tours/${id}/book?date=${date}&adults=2`);
      await page.getByRole('button', { name: 'Book now' }).click();
      await page.getByText('Booking completed successfully!').waitFor();
      const mail = await mailTo(email, /^Confirmed: /);
      assert.match(mail, /Hello Gil/);
      reference = /SN-\w{4}-\w{4}/.exec(mail)![0];
    });
    await visit('guest-comes-back', { viewport: desktop }, async ({ page }) => {
      await open(page, '/fr/find-booking');
      await page.getByRole('link', { name: /Pas de code/ }).click();
      // Both pages have the same heading.
      await page.waitForURL('**/fr/*?find');
      await page.getByRole('heading', { level: 1, name: 'Retrouver votre réservation' }).waitFor();
      await page.getByLabel('Référence').fill(reference.toLowerCase());
      await page.getByLabel('E-mail').fill(email);
      await page.getByRole('button', { name: 'Envoyez-moi un code' }).click();
      // In the language of the first booking.
      await page.getByLabel('Code', { exact: true }).fill(await codeFor(email, code));
      await page.getByRole('button', { name: 'Continuer' }).click();
      await page.waitForURL('**/fr/bookings');
      await page
        .getByRole('article')
        .filter({ hasText: date.slice(0, 4) })
        .waitFor();
    });
  });
});

test.describe('a supplier', () => {
  test('moves a departure after a look at whom that affects; one keeps the booking, the other cancels it free of charge', async () => {
    const { id: tourId } = await tourNamed(withChildren);
    const day = await freeDay(tourId, 6);
    const travellers = [await newTraveller(), await newTraveller()] as const;
    const bookings: BookingView[] = [];
    for (const { token } of travellers) {
      const departureId = bookings[0]?.departureId;
      const body = { tourId, ...(departureId ? { departureId } : { date: day }), adults: 2 };
      bookings.push(await api<BookingView>('POST', '/bookings', { token, body }));
    }
    const [first, second] = bookings as [BookingView, BookingView];
    const supplier = { ...(await storageStateOf(signedIn(demoLogins.supplier))), viewport: phone };
    await visit('move-departure', supplier, async ({ page }) => {
      await open(page, `/es/supplier/departures/${first.departureId}`);
      await page.getByRole('button', { name: 'Cambiar hora o punto de encuentro' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Hora de salida').fill('21:37');
      await dialog.getByLabel('Punto de encuentro de esta salida').fill('Plaça Reial, la fuente');
      await dialog.getByLabel('Motivo').fill('La catedral está cerrada.');
      await dialog.getByRole('button', { name: 'Ver a quién afecta' }).click();
      await dialog.getByText('puede cancelar gratis').nth(1).waitFor();
      await assertAccessible(page, 'moving a departure');
      await assertNoHorizontalOverflow(page, 'moving a departure at 360');
      await dialog.getByRole('button', { name: 'Cambiar y avisar' }).click();
      await page.getByText(/^La salida ha cambiado/).waitFor();
      await page.getByText('Plaça Reial, la fuente').waitFor();
    });
    await visit('keep-booking', storageStateOf(Promise.resolve(travellers[0])), async ({ page }) => {
      await open(page, `/bookings/${first.id}`);
      const choice = page.getByRole('region', { name: 'The partner has changed this tour' });
      await choice.getByText('‘La catedral está cerrada.’').waitFor();
      await choice.getByText(/cancel it with a full refund until/).waitFor();
      await assertAccessible(page, 'a booking that its supplier has changed');
      await choice.getByRole('button', { name: 'Keep my booking' }).click();
      await page.getByText('Thank you. Your booking stays as it is now.').waitFor();
      await choice.getByRole('button').first().waitFor({ state: 'detached' });
    });
    const other = { ...(await storageStateOf(Promise.resolve(travellers[1]))), viewport: phone };
    await visit('cancel-free', other, async ({ page }) => {
      await open(page, `/fr/bookings/${second.id}`);
      await page.getByRole('button', { name: 'Annuler et être remboursé' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Oui, annuler' }).click();
      await page.getByRole('region', { name: 'Le partenaire a modifié cette activité' }).waitFor({ state: 'detached' });
    });
    const after = await Promise.all(
      travellers.map(({ token }, index) => api<BookingView>('GET', `/bookings/${bookings[index]!.id}`, { token })),
    );
    assert.deepEqual(
      after.map(({ state, startsAtLocal }) => [state, startsAtLocal.slice(11)]),
      [
        ['confirmed', '21:37'],
        ['cancelled', '21:37'],
      ],
    );
    assert.match(await mailTo(travellers[1].email, /^Change to your tour/), /La catedral está cerrada/);
  });
});
