// A supplier moves a departure: its traveller keeps the booking, or cancels it free of charge.
import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import type { BookingView } from '#contract/bookings.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { mailTo } from './mails.ts';
import { open, phone, visit } from './marketplace.ts';
import { freeDay, tourNamed, withChildren } from './tours.ts';
import { newTraveller, signedIn, storageStateOf } from './users.ts';

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
