// A partner that is suspended signs in, reads why, and appeals.
import { expect, test } from '@playwright/test';
import type { SupplierView } from '#contract/suppliers/suppliers.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { open, phone, visit } from './marketplace.ts';
import { newSupplier, signedIn } from './users.ts';

const reason = 'Two tours were sold that never took place, on the third and on the ninth of this month.';
const appeal = 'Both were called off in time because of a storm, and everybody got their money back.';

test('a suspended partner lands on the decision when signing in, takes everything along, appeals there, and finds what became of it', async () => {
  const supplier = await newSupplier(`Storms of the Coast ${Date.now()}`);
  const { id } = await api<SupplierView>('GET', '/supplier', { token: supplier.token });
  const { token } = await signedIn(demoLogins.operator);
  const body = { reason, category: 'fraud', basis: 'terms' };
  await api('POST', `/admin/suppliers/${id}/suspension`, { token, body });
  await visit('suspended-partner', { viewport: phone }, async ({ page, allow }) => {
    allow(/status of 409.*\/api\/auth\/login/);
    const signIn = async () => {
      await open(page, '/supplier/login');
      await page.getByLabel('E-mail').fill(supplier.email);
      await page.getByLabel('Password', { exact: true }).fill(supplier.password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.waitForURL('**/digital-services-law/notice#**');
      await page.getByRole('heading', { level: 1, name: 'Decision and appeal' }).waitFor();
    };
    await signIn();
    await page.getByText('The account is suspended.').waitFor();
    await page.getByText('Our terms of use were broken.').waitFor();
    await page.getByText(reason).waitFor();
    await page.getByText('its area is closed').waitFor();
    await page.getByText(/You can appeal until .+ \d{4}, free of charge/).waitFor();
    await page.getByRole('heading', { name: 'What happens next' }).waitFor();
    await assertAccessible(page, 'the decision about a suspended partner');
    await assertNoHorizontalOverflow(page, 'the decision about a suspended partner, at 360');
    await page.reload();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download everything' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^storms-of-the-coast-.*\.zip$/);
    await page.getByText('Downloaded.').waitFor();
    await page.getByLabel('Why is the decision wrong?').fill(appeal);
    await page.getByRole('button', { name: 'Send appeal' }).press('Enter');
    await expect(page.locator(':focus')).toContainText('We have received your appeal');
    await page.getByText('Appealed: under review').waitFor();
    await assertAccessible(page, 'an appeal that was sent');
    await signIn();
    await page.getByText('Appealed: under review').waitFor();
    await page.getByText(appeal).waitFor();
    await expect(page.getByLabel('Why is the decision wrong?')).toHaveCount(0);
  });
  await api('POST', `/admin/suppliers/${id}/restoration`, { token, body: { reason: 'The end of a test.' } });
});
