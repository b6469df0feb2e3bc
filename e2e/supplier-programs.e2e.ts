// An owner connects a booking system: a key for its calls, and a webhook that sends it the events of bookings.
import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { open, phone, visit } from './marketplace.ts';
import { newSupplier, storageStateOf } from './users.ts';

test.describe('an owner', () => {
  test('connects a program on a phone by a key that is shown once and a webhook, and takes the key back', async () => {
    const supplier = await newSupplier(`Programs of the Coast ${Date.now()}`);
    const place = {
      ...(await storageStateOf(Promise.resolve(supplier))),
      viewport: phone,
    } as const;
    let key = '';
    await visit('supplier-programs', place, async ({ page, allow }) => {
      allow(/status of (409|422)/);
      await open(page, '/supplier/keys');
      await page.getByLabel('Which program is it for?').fill('Booking system');
      await page.getByRole('button', { name: 'Create the key' }).click();
      await page.getByText('Choose at least one.').first().waitFor();
      await page.getByLabel('Read tours').check();
      await page.getByRole('button', { name: 'Create the key' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Your password').fill(supplier.password);
      await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
      await page.getByRole('heading', { name: 'Copy the key for Booking system now' }).waitFor();
      key = await page.getByLabel('Key', { exact: true }).inputValue();
      await assertAccessible(page, 'a key that was just made');
      await assertNoHorizontalOverflow(page, 'keys, at 360');
      assert.equal((await api<{ total: number }>('GET', '/supplier/tours', { token: key })).total, 0);
      await page.getByRole('button', { name: 'I have saved it' }).click();

      await open(page, '/supplier/webhooks');
      await page.getByLabel('Address of the program').fill('https://127.0.0.1/told');
      await page.getByRole('button', { name: 'Add the webhook' }).click();
      await page.getByRole('heading', { name: 'Copy the secret for 127.0.0.1 now' }).waitFor();
      await assertAccessible(page, 'a webhook that was just made');
      await page.getByRole('link', { name: /^Log and settings/ }).click();
      await page.getByRole('button', { name: 'Send a test' }).click();
      await page.getByText('A test is on its way.').waitFor();
      await expect(async () => {
        await page.getByRole('button', { name: 'Reload' }).click();
        await page.getByText('The address leads into a private network').waitFor({ timeout: 500 });
      }).toPass({ timeout: 15_000 });
      await assertAccessible(page, 'the log of a webhook');
      await assertNoHorizontalOverflow(page, 'the log of a webhook, at 360');

      await open(page, '/supplier/keys');
      await page.getByRole('button', { name: 'Revoke the key Booking system' }).click();
      await page.getByRole('group').getByRole('button', { name: 'Revoke', exact: true }).click();
      await page.getByText('The key Booking system is revoked.').waitFor();
      await page.getByText('No program has a key yet.').waitFor();
    });
    await assert.rejects(api('GET', '/supplier/tours', { token: key }));
  });
});
