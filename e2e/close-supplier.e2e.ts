// An owner closes the account of a supplier, and an operator opens it again.
import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import { demoLogins } from '#world/logins.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { desktop, open, phone, visit } from './marketplace.ts';
import { openedCase } from './operator-cases.ts';
import { newConfirmedTraveller, newSupplier, signedIn, storageStateOf } from './users.ts';

test.describe('an owner', () => {
  test('closes the account on a phone and is a traveller from then on; an operator opens it again for its next owner', async () => {
    const name = `Lamps of the Coast ${Date.now()}`;
    const supplier = await newSupplier(name);
    const asOwner = { ...(await storageStateOf(Promise.resolve(supplier))), viewport: phone };
    await visit('close-supplier', asOwner, async ({ page, allow }) => {
      // The password is required before an account is closed.
      allow(/status of 409.*\/api\/supplier\/closing/);
      await open(page, '/supplier/team');
      await page.getByText('Close the partner account', { exact: true }).click();
      await page.getByText('Only we can open the account again', { exact: false }).waitFor();
      await assertAccessible(page, 'closing the account');
      await assertNoHorizontalOverflow(page, 'closing the account, at 360');
      await page.getByRole('button', { name: 'Close the account' }).click();
      const sure = page.getByLabel(`I want the account of ${name} to be closed.`);
      await expect(sure).toBeFocused();
      await assertAccessible(page, 'closing the account, without being sure');
      await sure.check();
      await page.getByRole('button', { name: 'Close the account' }).click();
      const proof = page.getByRole('dialog');
      await proof.getByLabel('Your password').fill(supplier.password);
      await proof.getByRole('button', { name: 'Confirm', exact: true }).click();
      await page.waitForURL('**/supplier/closed');
      await page.getByText(`${name} is closed. You can still sign in as a traveller.`).waitFor();
      await page.getByText('Only we can open the account again', { exact: false }).waitFor();
      await assertAccessible(page, 'a closed account');
      await assertNoHorizontalOverflow(page, 'a closed account, at 360');
      await page.waitForFunction(() => localStorage.getItem('token') === null);
    });
    const { user } = await signedIn(supplier);
    assert.equal(user.role, 'client');
    const successor = await newConfirmedTraveller();
    const asOperator = { ...(await storageStateOf(signedIn(demoLogins.operator))), viewport: desktop };
    await visit('reopen-supplier', asOperator, async ({ page }) => {
      await open(page, `/admin/suppliers?state=all&find=${encodeURIComponent(name)}`);
      const card = await openedCase(page.getByRole('article', { name }));
      await card.getByText('Closed by its owner', { exact: false }).waitFor();
      await card.getByText('Open this account again', { exact: true }).click();
      await card.getByLabel('E-mail address of the owner').fill(successor.email);
      await card.getByLabel('Reasons').fill('The owner has asked us for it.');
      await assertAccessible(page, 'opening an account again');
      await card.getByRole('button', { name: 'Open again' }).click();
      await page.getByText(`${name} is open again.`).waitFor();
    });
    assert.equal((await signedIn(successor)).user.member_role, 'owner');
    assert.equal((await signedIn(supplier)).user.role, 'client');
  });

  test('reads which bookings are ahead, and cannot close the account before', async () => {
    const asOwner = { ...(await storageStateOf(signedIn(demoLogins.supplier))), viewport: desktop };
    await visit('close-with-bookings', asOwner, async ({ page }) => {
      await open(page, '/supplier/team');
      await page.getByText('Close the partner account', { exact: true }).click();
      await page.getByText(/bookings? (is|are) still ahead/).waitFor();
      await assertAccessible(page, 'bookings that are ahead');
      assert.equal(await page.getByRole('button', { name: 'Close the account' }).count(), 0);
      assert.ok((await page.getByRole('main').getByRole('link', { name: /^SN-/ }).count()) > 0);
    });
  });
});
