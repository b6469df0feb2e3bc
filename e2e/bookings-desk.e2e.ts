// An operator finds a booking, reads all of it in one place and cancels it.
import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import type { BookingView } from '#contract/bookings.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { mailTo } from './mails.ts';
import { desktop, open, phone, visit } from './marketplace.ts';
import { newTraveller, signedIn, storageStateOf } from './users.ts';
import { freeDay, tourNamed, withChildren } from './tours.ts';

const still = { reducedMotion: 'reduce' } as const;
const operator = async () => ({ ...(await storageStateOf(signedIn(demoLogins.operator))), ...still });

async function book(): Promise<{ booking: BookingView; email: string; name: string }> {
  const { token, email, user } = await newTraveller();
  const { id: tourId } = await tourNamed(withChildren);
  const body = { tourId, date: await freeDay(tourId), adults: 2, payment: 'later' };
  return { booking: await api<BookingView>('POST', '/bookings', { token, body }), email, name: user.name };
}

test.describe('the desk for bookings', () => {
  test('finds a booking by the e-mail of its traveller and cancels it with a reason, on a phone in Spanish', async () =>
    visit('desk-cancel', { ...(await operator()), viewport: phone }, async ({ page, allow }) => {
      allow(/status of 422/);
      const { booking, email } = await book();
      await open(page, '/es/admin');
      await page
        .getByRole('navigation', { name: 'Secciones del área del operador' })
        .getByRole('link', { name: 'Reservas' })
        .click();
      await page.getByLabel('Buscar por').fill(email);
      await page.getByRole('button', { name: 'Buscar' }).click();
      await page.getByRole('main').getByRole('link', { name: booking.reference }).click();
      await page.getByRole('heading', { level: 1, name: `Reserva ${booking.reference}` }).waitFor();
      await page.getByRole('button', { name: 'Cancelar esta reserva' }).click();
      await page.getByRole('link', { name: 'Motivo' }).waitFor();
      const reason = 'El puente del camino está cerrado.';
      await page.getByLabel('Motivo').fill(reason);
      await page.getByRole('button', { name: 'Cancelar esta reserva' }).click();
      await page.getByText(`${booking.reference} está cancelada.`).waitFor();
      await page.getByRole('main').getByText(reason).waitFor();
      assert.ok((await mailTo(email, /cancelled|cancelada/i)).includes(reason));
      await assertAccessible(page, 'a cancelled booking');
      await assertNoHorizontalOverflow(page, 'a cancelled booking');
    }));

  test('narrows the bookings down by day and state, and leads to the user', async () =>
    visit('desk-find', { ...(await operator()), viewport: desktop }, async ({ page }) => {
      const { booking, email, name } = await book();
      await open(page, '/admin/bookings');
      await page.getByRole('heading', { name: 'The latest bookings first' }).waitFor();
      await page.getByLabel('Tour from').fill(booking.date);
      await page.getByLabel('Tour until').fill(booking.date);
      await page.getByLabel('State').selectOption('Confirmed');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('heading', { name: 'The latest date of the tour first' }).waitFor();
      await page.getByRole('main').getByRole('link', { name: booking.reference }).click();
      await page.getByRole('heading', { name: 'Ledger' }).waitFor();
      await page.getByText(email, { exact: true }).first().waitFor();
      await page.getByRole('main').getByRole('link', { name }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
    }));

  test('is accessible and fits, light and dark', async () =>
    visit('desk-places', await operator(), async ({ page }) => {
      const { booking } = await book();
      for (const [place, heading] of [
        ['/fr/admin/bookings', 'Réservations'],
        [`/fr/admin/bookings/${booking.reference}`, `Réservation ${booking.reference}`],
      ] as const)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, ...still });
          await open(page, place);
          await page.getByRole('heading', { level: 1, name: heading }).waitFor();
          await page.getByRole('main').getByRole('listitem').last().waitFor();
          await assertAccessible(page, place);
          for (const viewport of [{ width: 320, height: 640 }, phone, desktop]) {
            await page.setViewportSize(viewport);
            await assertNoHorizontalOverflow(page, `${place} at ${viewport.width}`);
          }
        }
    }));
});
