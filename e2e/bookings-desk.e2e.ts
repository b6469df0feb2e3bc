// An operator finds a booking, reads all of it in one place and cancels it.
import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import type { BookingView } from '#contract/bookings.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { inDatabase } from './completed-trips.ts';
import { openArea } from './console-menu.ts';
import { mailTo } from './mails.ts';
import { desktop, marketplace, open, phone, visit } from './marketplace.ts';
import { newTraveller, signedIn, storageStateOf, type Traveller } from './users.ts';
import { textsOf } from './texts.ts';
import { freeDay, tourNamed, withChildren } from './tours.ts';

const operator = () => storageStateOf(signedIn(demoLogins.operator));

async function book(): Promise<{ booking: BookingView; email: string; name: string }> {
  const { token, email, user } = await newTraveller();
  const { id: tourId } = await tourNamed(withChildren);
  const body = { tourId, date: await freeDay(tourId), adults: 2, payment: 'later' };
  return { booking: await api<BookingView>('POST', '/bookings', { token, body }), email, name: user.name };
}

/** Eight adults, so that there is enough to refund for two operators. */
async function bookPaid(): Promise<{ reference: string; email: string; name: string }> {
  const { token, email, user } = await newTraveller();
  const { id: tourId } = await tourNamed(withChildren);
  const body = { tourId, date: await freeDay(tourId, 8), adults: 8, payment: 'now' };
  const { reference, payment } = await api<BookingView>('POST', '/bookings', { token, body });
  const { origin } = await marketplace();
  await fetch(new URL(new URL(payment.redirectUrl!).pathname, origin), {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'paid' }),
    redirect: 'manual',
  });
  return { reference, email, name: user.name };
}

/** The role is read with each request. */
async function newOperator(): Promise<Traveller> {
  const traveller = await newTraveller();
  await inDatabase("update users set role = 'admin', second_factor_grace_from = now() where id = $1", [
    traveller.user.id,
  ]);
  return signedIn(traveller);
}

test.describe('the desk for bookings', () => {
  test('finds a booking by the e-mail of its traveller and cancels it with a reason, on a phone in Spanish', async () =>
    visit('desk-cancel', { ...(await operator()), viewport: phone }, async ({ page, allow }) => {
      allow(/status of 422/);
      const { booking, email } = await book();
      await open(page, '/es/admin');
      await openArea(page, textsOf('es'), 'bookings');
      await page.getByLabel('Buscar por').fill(email);
      await page.getByRole('button', { name: 'Buscar' }).click();
      await page.getByRole('main').getByRole('link', { name: booking.reference }).click();
      await page.getByRole('heading', { level: 1, name: `Reserva ${booking.reference}` }).waitFor();
      const cancel = page.getByRole('button', { name: 'Cancelar esta reserva' });
      await cancel.click();
      await cancel.click();
      await page.getByRole('link', { name: 'Motivos' }).waitFor();
      const reason = 'El puente del camino está cerrado.';
      await page.getByLabel('Motivos').fill(reason);
      await cancel.click();
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
      const order = page.getByLabel('Sort by');
      await expect(order).toHaveValue('-booked');
      await page.getByLabel('Tour from').fill(booking.date);
      await page.getByLabel('Tour until').fill(booking.date);
      await page.getByLabel('State').selectOption('Confirmed');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(order).toHaveValue('-start');
      await order.selectOption('Start, earliest first');
      await page.waitForURL('**sort=start');
      await page.getByRole('main').getByRole('link', { name: booking.reference }).click();
      await page.getByRole('heading', { name: 'Ledger' }).waitFor();
      await page.getByText(email, { exact: true }).first().waitFor();
      await page.getByRole('main').getByRole('link', { name }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
    }));

  test('refunds more than the terms grant, above the limit with a second operator, on a phone in French', async () =>
    visit('desk-refund', { ...(await operator()), viewport: phone }, async ({ page, allow }) => {
      allow(/status of 422/);
      const { reference, email, name } = await bookPaid();
      const reason = 'Le guide est arrivé en retard.';
      await open(page, '/fr/admin');
      await page.getByLabel('Trouver une réservation').fill(reference.toLowerCase());
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/fr/admin/bookings/${reference}`);
      const refunds = page.getByRole('region', { name: 'Remboursement au-delà des conditions' });
      const amount = refunds.getByLabel(/^Montant en /);
      const give = refunds.getByRole('button', { name: 'Rembourser', exact: true });
      const question = page.getByRole('dialog');
      await refunds.getByLabel('Motif').fill('court');
      for (const [typed, fault] of [
        ['abc', /Nous n’arrivons pas à lire ce montant/],
        ['1,000', /Nous n’arrivons pas à lire ce montant/],
        ['99 999', /ou moins\.$/],
      ] as const) {
        await amount.fill(typed);
        await give.click();
        await expect(amount).toHaveAccessibleDescription(fault);
        await expect(refunds.getByLabel('Motif')).toHaveAccessibleDescription(/au moins 10/);
        await expect(question).toHaveCount(0);
      }
      await refunds.getByLabel('Motif').fill(reason);
      await amount.fill('10,00');
      await give.click();
      await expect(question).toHaveAccessibleName(new RegExp(`^Rembourser 10.* à ${name}\\s\\?$`));
      await assertAccessible(page, 'the question before a refund');
      await question.getByRole('button', { name: 'Retour' }).click();
      await expect(give).toBeFocused();
      await page.reload();
      await expect(amount).toHaveValue('10,00');
      await expect(refunds.getByLabel('Motif')).toHaveValue(reason);
      await give.click();
      await question.getByRole('button', { name: /^Rembourser 10/ }).click();
      await page.getByText(/^10.+sont remboursés au voyageur\.$/).waitFor();
      assert.match(await mailTo(email, /refund/i), /to the original payment method/);
      await refunds.getByLabel(/^Montant en /).fill('150');
      await refunds.getByLabel('Motif').fill(reason);
      await give.click();
      await question.getByRole('button', { name: /^Proposer 150/ }).click();
      await refunds.getByText('Vous l’avez proposé : un autre opérateur doit décider.').waitFor();
      await assertAccessible(page, 'a proposed refund');
      await assertNoHorizontalOverflow(page, 'a proposed refund');

      const second = await newOperator();
      await visit('desk-approve', storageStateOf(Promise.resolve(second)), async ({ page: other }) => {
        await open(other, '/admin');
        await other.getByRole('link', { name: /to approve$/ }).click();
        await other.waitForURL('**/admin/bookings?refund=to_approve');
        await other.getByRole('main').getByRole('link', { name: reference }).click();
        await other.getByRole('button', { name: 'Approve' }).click();
        await other.getByText(new RegExp(`goes to ${name} at once`)).waitFor();
        await other.getByRole('button', { name: 'Approve' }).click();
        await other.getByText(/^Approved: .+ is being refunded\.$/).waitFor();
        await other.getByText('Goodwill, borne by the marketplace').first().waitFor();
        await assertAccessible(other, 'an approved refund');
      });
    }));

  test('is accessible and fits, light and dark', async () =>
    visit('desk-places', await operator(), async ({ page }) => {
      const { booking } = await book();
      for (const [place, heading] of [
        ['/fr/admin/bookings', 'Réservations'],
        [`/fr/admin/bookings/${booking.reference}`, `Réservation ${booking.reference}`],
      ] as const)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
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
