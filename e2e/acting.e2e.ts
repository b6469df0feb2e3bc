// An operator acts for a traveller: what it does is under a banner, the traveller is notified, and the audit log records it.
import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import type { BookingView } from '#contract/bookings.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { mailTo } from './mails.ts';
import { open, phone, visit } from './marketplace.ts';
import { freeDay, tourNamed, withChildren } from './tours.ts';
import { newTraveller, signedIn, storageStateOf } from './users.ts';

const reason = 'She cannot sign in and has to fly home.';

test('an operator cancels a booking for its traveller under a banner that stays, and finds both acts in the audit log', async () => {
  const { token, email, user } = await newTraveller();
  const { id: tourId } = await tourNamed(withChildren);
  const body = { tourId, date: await freeDay(tourId, 2), adults: 2 };
  const { id, reference } = await api<BookingView>('POST', '/bookings', { token, body });
  const asOperator = await storageStateOf(signedIn(demoLogins.operator));
  await visit('acting', { ...asOperator, viewport: phone }, async ({ page }) => {
    await open(page, `/admin/users/${user.id}`);
    const start = page.getByRole('region', { name: 'Act for this traveller' });
    await start.getByLabel('Reason').fill(reason);
    await start.getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL('**/admin/acting/*');
    const banner = page.getByRole('region', { name: `Acting for ${user.name}` });
    await banner.getByText(/until \d\d:\d\d \w+/).waitFor();
    assert.ok((await banner.boundingBox())!.height < 100, 'it leaves a phone its screen');
    await page.getByText(`Reason: ${reason}`).waitFor();
    await expect(page.locator('summary', { hasText: 'Menu:' })).toContainText('Users');
    await assertAccessible(page, 'acting for a traveller');
    await assertNoHorizontalOverflow(page, 'acting for a traveller, at 360');
    const cancel = page.getByRole('button', { name: `Cancel ${reference}` });
    await cancel.click();
    await page.getByRole('status').getByText('Nothing was paid').waitFor();
    await page.getByRole('button', { name: 'Keep the booking' }).click();
    await cancel.click();
    const confirm = page.getByRole('button', { name: 'Cancel for the traveller' });
    await confirm.click();
    await page.getByText(`${reference} is cancelled.`).waitFor();
    await expect(banner).toBeInViewport();
    // On each page of the console, and on that of the traveller in place of beginning again.
    await open(page, '/admin/bookings');
    await expect(banner).toBeInViewport();
    await open(page, `/admin/users/${user.id}`);
    await page.getByRole('link', { name: '1 booking' }).waitFor();
    await expect(start).toHaveCount(0);
    await page.getByRole('link', { name: 'To the bookings of this traveller' }).click();
    await page.waitForURL('**/admin/acting/*');
    await page.reload();
    await banner.getByRole('button', { name: 'Stop acting' }).click();
    await page.getByText('You no longer act for this traveller.').waitFor();
    await expect(banner).toHaveCount(0);
    assert.ok((await mailTo(email, /support/i)).includes(reason));
    for (const [subject, act] of [
      [email, 'Began to act for a traveller'],
      [reference, 'Cancelled a booking for its traveller'],
    ] as const) {
      await open(page, `/admin/audit?subject=${encodeURIComponent(subject)}`);
      const entry = page.getByRole('list', { name: 'Entries' }).getByRole('listitem').filter({ hasText: act });
      await entry.getByText(reason).waitFor();
    }
  });
  const after = await api<BookingView>('GET', `/bookings/${id}`, { token });
  assert.equal(after.state, 'cancelled');
});
