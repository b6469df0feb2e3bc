// A supplier moves a booking to another departure, and its traveller says what becomes of it.
import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import type { BookingView } from '#contract/bookings.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { inDatabase } from './completed-trips.ts';
import { mailTo } from './mails.ts';
import { desktop, open, phone, visit } from './marketplace.ts';
import { freeDay, tourNamed, withChildren } from './tours.ts';
import { newTraveller, signedIn, storageStateOf, type Traveller } from './users.ts';

const reason = 'The guide is ill that day.';

async function booked(): Promise<{ traveller: Traveller; booking: BookingView }> {
  const traveller = await newTraveller();
  const { id: tourId } = await tourNamed(withChildren);
  const body = { tourId, date: await freeDay(tourId, 3), adults: 2 };
  return { traveller, booking: await api<BookingView>('POST', '/bookings', { token: traveller.token, body }) };
}

/** For one more, on the same departure. */
const bookedOn = ({ tourId, date, departureId }: BookingView, { token }: Traveller): Promise<BookingView> =>
  api<BookingView>('POST', '/bookings', { token, body: { tourId, date, departureId, adults: 1 } });

const supplierAt = async (viewport: typeof phone) => ({
  ...(await storageStateOf(signedIn(demoLogins.supplier))),
  viewport,
});
const travellerAt = async (traveller: Traveller, viewport: typeof phone) => ({
  ...(await storageStateOf(signedIn(traveller))),
  viewport,
});

test.describe('a supplier', () => {
  test('moves a booking to another departure with a reason, which its traveller reads and accepts', async () => {
    const { traveller, booking } = await booked();
    const { reference, id } = booking;
    await visit('move-booking', await supplierAt(phone), async ({ page }) => {
      await open(page, `/supplier?find=${reference}`);
      await page.getByRole('button', { name: `Move: ${booking.title}, ${reference}` }).click();
      const dialog = page.getByRole('dialog', { name: 'Move this booking' });
      await dialog.getByRole('radio').first().check();
      await assertAccessible(page, 'moving a booking');
      await assertNoHorizontalOverflow(page, 'moving a booking');
      await dialog.getByLabel('Reason').fill(reason);
      await dialog.getByRole('button', { name: 'Move and notify' }).click();
      await page.getByText(`${reference} is moved to`).waitFor();
    });
    const after = await api<BookingView>('GET', `/bookings/${id}`, { token: traveller.token });
    assert.notEqual(after.startsAtLocal, booking.startsAtLocal);
    assert.equal(after.total.priceMinor, booking.total.priceMinor);
    assert.ok((await mailTo(traveller.email, /^Change to your tour/)).includes(reason));
    await visit('moved-booking', await travellerAt(traveller, desktop), async ({ page }) => {
      await open(page, `/bookings/${id}`);
      const notice = page.getByRole('region', { name: 'The partner has changed this tour' });
      await notice.getByText(reason).waitFor();
      await assertAccessible(page, 'a booking that was moved');
      await notice.getByRole('button', { name: 'Keep my booking' }).click();
      await page.getByText('Thank you. Your booking stays as it is now.').waitFor();
    });
    const accepted = await api<BookingView>('GET', `/bookings/${id}`, { token: traveller.token });
    assert.deepEqual([accepted.supplierChange!.freeUntil, accepted.supplierChange!.acceptedAt !== null], [null, true]);
  });

  test('moves a booking from its day sheet, and its traveller cancels it with a full refund', async () => {
    const { traveller, booking } = await booked();
    const { id, departureId } = booking;
    const other = await bookedOn(booking, traveller);
    await inDatabase(`update bookings set refund_tiers = '[]' where id = $1`, [id]);
    await visit('move-from-sheet', await supplierAt(desktop), async ({ page }) => {
      await open(page, `/supplier/departures/${departureId}`);
      for (const one of [booking, other]) {
        await page.getByRole('searchbox').fill(one.reference);
        await page.getByRole('button', { name: `Move: ${one.title}, ${one.reference}` }).click();
        const dialog = page.getByRole('dialog', { name: 'Move this booking' });
        await dialog.getByRole('radio').nth(1).check();
        await dialog.getByLabel('Reason').fill(reason);
        await dialog.getByRole('button', { name: 'Move and notify' }).click();
        await page.getByText(`${one.reference} is moved to`).waitFor();
        // Of the second move as of the first.
        await expect(page.locator(':focus')).toContainText(one.reference);
        await page.getByRole('article').filter({ hasText: one.reference }).waitFor({ state: 'detached' });
      }
    });
    await visit('cancel-moved', await travellerAt(traveller, phone), async ({ page }) => {
      await open(page, `/bookings/${id}`);
      await page.getByRole('button', { name: 'Cancel with a full refund' }).click();
      await page.getByRole('dialog').waitFor();
      await assertNoHorizontalOverflow(page, 'cancelling what was moved');
      await page.getByRole('dialog').getByText('cancelling is free').waitFor();
      await page.getByRole('button', { name: 'Yes, cancel' }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    });
    const after = await api<BookingView>('GET', `/bookings/${id}`, { token: traveller.token });
    assert.equal(after.state, 'cancelled');
  });

  test('reads that a departure has filled since the form was opened, and chooses among those that are left', async () => {
    const { booking } = await booked();
    const { reference } = booking;
    const { token } = await signedIn(demoLogins.supplier);
    await visit('move-to-full', await supplierAt(phone), async ({ page, allow }) => {
      allow(/status of 409.*\/api\/supplier\/bookings\/[\w-]+\/moves/);
      await open(page, `/supplier?find=${reference}`);
      await page.getByRole('button', { name: `Move: ${booking.title}, ${reference}` }).click();
      const dialog = page.getByRole('dialog', { name: 'Move this booking' });
      const first = dialog.getByRole('radio').first();
      await first.check();
      const target = await first.inputValue();
      const choice = dialog.locator('label').filter({ has: page.locator(`input[value="${target}"]`) });
      const seats = Number(/(\d+) place/.exec(await choice.innerText())![1]);
      const entry = await api<{ id: string }>('POST', `/supplier/departures/${target}/entries`, {
        token,
        body: { kind: 'block', seats, note: 'For a school.' },
      });
      await dialog.getByLabel('Reason').fill(reason);
      await dialog.getByRole('button', { name: 'Move and notify' }).click();
      await dialog.getByRole('alert').getByText('Not enough places left').waitFor();
      await dialog.locator(`input[value="${target}"]`).waitFor({ state: 'detached' });
      await dialog.getByRole('radio').first().check();
      assert.equal(await dialog.getByLabel('Reason').inputValue(), reason);
      await assertAccessible(page, 'a departure that has filled');
      await dialog.getByRole('button', { name: 'Move and notify' }).click();
      await page.getByText(`${reference} is moved to`).waitFor();
      await api('DELETE', `/supplier/entries/${entry.id}`, { token });
    });
  });
});
