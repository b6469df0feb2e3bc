// An owner connects a booking system: a key for its calls, and a webhook that sends it the events of bookings, and sends again what was not
// accepted.
import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { inDatabase } from './completed-trips.ts';
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
      await page.getByText('You see the key only once').waitFor();
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
      const log = page.getByRole('region', { name: 'What was sent' });
      const reads = (...texts: string[]) =>
        expect(async () => {
          await page.getByRole('button', { name: 'Reload' }).click();
          for (const [index, text] of texts.entries())
            await expect(log.getByRole('listitem').nth(index)).toContainText(text, { timeout: 500 });
        }).toPass({ timeout: 20_000 });
      await reads('The address leads into a private network');
      await log.getByRole('button', { name: /^Send again now: Test of / }).click();
      await page.getByText('It is on its way again.').waitFor();
      await reads('2 attempts');
      await expect(log.getByRole('listitem')).toHaveCount(1);
      // Seven of its eight attempts are over.
      const id = page.url().split('/').at(-1);
      await inDatabase('update webhook_deliveries set attempts = 7, due_at = now() where endpoint_id = $1', [id]);
      await reads('Given up');
      await log.getByText('8 attempts').waitFor();
      await assertAccessible(page, 'the log of a webhook');
      await assertNoHorizontalOverflow(page, 'the log of a webhook, at 360');
      await log.getByRole('button', { name: /^Send again: Test of / }).click();
      await page.getByText('It is on its way again.').waitFor();
      await reads('1 attempt', 'Given up');
      const [again, first] = await log.getByText('"type":"test"').allTextContents();
      assert.ok(first && again === first, 'the same message');
      await log.getByRole('link', { name: 'Not accepted', exact: true }).click();
      await expect(log.getByRole('listitem')).toHaveCount(2);
      await log.getByRole('link', { name: 'Accepted', exact: true }).click();
      await log.getByText('Nothing was accepted yet.').waitFor();

      await open(page, '/supplier/keys');
      await page.getByRole('button', { name: 'Revoke the key Booking system' }).click();
      await page.getByRole('group').getByRole('button', { name: 'Revoke', exact: true }).click();
      await page.getByText('The key Booking system is revoked.').waitFor();
      await page.getByText('No program has a key yet.').waitFor();
    });
    await assert.rejects(api('GET', '/supplier/tours', { token: key }));
  });
});
