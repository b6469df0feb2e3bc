// What operators do about people and partners, and how they find out who did it.
import assert from 'node:assert/strict';
import { expect, type Page, test } from '@playwright/test';
import type { TourCardView } from '#contract/catalogue.ts';
import type { SupplierView } from '#contract/suppliers/suppliers.ts';
import { fold } from '#kernel/slugs.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { mailTo } from './mails.ts';
import { desktop, open, phone, visit } from './marketplace.ts';
import { newTraveller, signedIn, storageStateOf } from './users.ts';

const still = { reducedMotion: 'reduce' } as const;
const operator = async () => ({ ...(await storageStateOf(signedIn(demoLogins.operator))), ...still });
const reasons = 'Three bookings were disputed without a cause.';

const area = (page: Page) => page.getByRole('navigation', { name: 'Sections of the operator area' });
const statusOf = (token: string) =>
  api('GET', '/auth/me', { token }).then(
    () => 'in',
    () => 'out',
  );

/** Not the one that other tests sign in as. */
async function somePartner(token: string): Promise<SupplierView> {
  const query = 'state=verified&pageSize=100';
  const { data } = await api<{ data: SupplierView[] }>('GET', `/admin/suppliers?${query}`, { token });
  const { supplier: own } = demoLogins.supplier;
  for (const supplier of data)
    if (fold(supplier.name) !== own.replaceAll('-', ' ') && (await tourOf(supplier.name))) return supplier;
  throw new Error('nobody sells');
}

async function tourOf(name: string): Promise<string | undefined> {
  const { data } = await api<{ data: TourCardView[] }>('GET', '/tours?pageSize=100');
  return data.find(({ supplier }) => supplier.name === name)?.slug;
}

test.describe('the operator', () => {
  test('finds a traveller, suspends them with reasons and restores them, and the log says who did it', async () =>
    visit('console-users', await operator(), async ({ page, allow }) => {
      allow(/status of 422/);
      const { user, email, token } = await newTraveller();
      await open(page, '/admin');
      await area(page).getByRole('link', { name: 'Users' }).click();
      await page.getByLabel('Name, e-mail or id').fill(email);
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('main').getByRole('link', { name: user.name }).click();
      await page.getByRole('heading', { name: 'Suspend this user' }).waitFor();
      await page.getByRole('button', { name: 'End all sessions' }).waitFor();
      await assertAccessible(page, 'a user');
      await page.getByRole('button', { name: 'Suspend', exact: true }).click();
      await page.getByRole('link', { name: 'Reasons' }).waitFor();
      assert.equal(await statusOf(token), 'in', 'without reasons nothing happens');
      await page.getByLabel('Reasons').fill(reasons);
      await page.getByRole('button', { name: 'Suspend', exact: true }).click();
      await page.getByText(`${user.name} is suspended.`).waitFor();
      await page.getByText('Not signed in anywhere').waitFor();
      assert.equal(await statusOf(token), 'out');
      assert.ok((await mailTo(email, /suspended/)).includes(reasons));
      await page.getByLabel('Reasons').fill('It was another person.');
      await page.getByRole('button', { name: 'Restore', exact: true }).click();
      await page.getByText(`${user.name} is restored.`).waitFor();

      await area(page).getByRole('link', { name: 'Audit log' }).click();
      await page.getByText(/^The chain is intact from /).waitFor();
      await page.getByLabel('To whom or what').fill(email);
      await page.getByLabel('What', { exact: true }).selectOption('Suspended a user');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.waitForURL('**/admin/audit?**');
      const entries = page.getByRole('list', { name: 'Entries' }).getByRole('listitem');
      await entries.filter({ hasText: reasons }).waitFor();
      assert.equal(await entries.count(), 1);
      await assertAccessible(page, 'the audit log');
    }));

  test('suspends a partner, whose tours leave the shop, and restores it', async () =>
    visit('console-suppliers', { ...(await operator()), viewport: phone }, async ({ page, allow }) => {
      allow(/status of 404/);
      const { token } = await signedIn(demoLogins.operator);
      const supplier = await somePartner(token);
      const slug = await tourOf(supplier.name);
      const isOnSale = () =>
        api('GET', `/tours/${slug}`).then(
          () => true,
          () => false,
        );
      try {
        await open(page, `/admin/suppliers?state=verified`);
        await page.getByLabel('Name or e-mail').fill(supplier.name);
        await page.getByRole('button', { name: 'Search' }).click();
        const partner = page.getByRole('article', { name: supplier.name });
        await partner.getByText('Suspend this partner').click();
        await partner.getByLabel('Reasons').fill(reasons);
        await partner.getByRole('button', { name: 'Suspend', exact: true }).click();
        await page.getByText(`${supplier.name} is suspended.`).waitFor();
        // Answers that are kept are dropped within a second.
        await expect.poll(isOnSale).toBe(false);
        await assertAccessible(page, 'a suspended partner');
        await open(page, `/tour/${slug}`);
        await page.getByRole('heading', { level: 1, name: 'This page does not exist' }).waitFor();
        await open(page, '/admin/suppliers?state=suspended');
        await partner.getByLabel('Reasons').fill('The documents have come.');
        await partner.getByRole('button', { name: 'Restore', exact: true }).click();
        await page.getByText(`${supplier.name} is restored.`).waitFor();
        await expect.poll(isOnSale).toBe(true);
      } finally {
        const body = { reason: 'The end of a test.' };
        await api('POST', `/admin/suppliers/${supplier.id}/restoration`, { token, body }).catch(() => undefined);
      }
    }));

  test('changes a setting, finds who changed it, and takes the change back', async () =>
    visit('console-settings', await operator(), async ({ page, allow }) => {
      allow(/status of 422/);
      const { user, token } = await signedIn(demoLogins.operator);
      const label = 'Hours in which a partner decides on a request';
      const hours = async () =>
        (await api<{ decideWithinHours: number }>('GET', '/partner-terms', { token })).decideWithinHours;
      await open(page, '/admin');
      await area(page).getByRole('link', { name: 'Settings' }).click();
      await page.getByLabel(label, { exact: true }).fill('0');
      await page.getByRole('button', { name: `Save: ${label}` }).click();
      await page.getByText('One field needs your attention').waitFor();
      assert.equal(await page.locator(':focus').getAttribute('name'), 'decideWithinHours');
      await page.locator(':focus').fill('36');
      await page.keyboard.press('Enter');
      await page.getByText(`Saved: ${label}`).waitFor();
      // A process knows within a second.
      await expect.poll(hours).toBe(36);
      const setting = page.getByRole('listitem').filter({ has: page.getByLabel(label, { exact: true }) });
      await setting.getByText(`Last changed by ${user.name}`).waitFor();
      await setting.getByText('Changes', { exact: true }).click();
      await assertAccessible(page, 'the settings');

      await area(page).getByRole('link', { name: 'Audit log' }).click();
      await page.getByLabel('What', { exact: true }).selectOption('Changed a setting');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('list', { name: 'Entries' }).getByText('From 48 to 36').first().waitFor();

      await area(page).getByRole('link', { name: 'Settings' }).click();
      await setting.getByText('Changes', { exact: true }).click();
      await setting.getByRole('button', { name: 'Restore 48' }).first().click();
      await setting.getByLabel(label, { exact: true }).and(page.locator('[value="48"]')).waitFor();
      await expect.poll(hours).toBe(48);
    }));

  test('finds each place accessible, on a phone and wide, light and dark', async () =>
    visit('console-places', await operator(), async ({ page }) => {
      const { user } = await newTraveller();
      for (const [index, place] of [
        '/users',
        `/users/${user.id}`,
        '/audit',
        '/settings',
        '/suppliers?state=verified',
      ].entries())
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, ...still });
          await open(page, `${['', '/es', '/fr'][index % 3]}/admin${place}`);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await page.getByRole('main').getByRole('textbox').or(page.getByRole('searchbox')).first().waitFor();
          await assertAccessible(page, `/admin${place}`);
          for (const viewport of [{ width: 320, height: 640 }, desktop]) {
            await page.setViewportSize(viewport);
            await assertNoHorizontalOverflow(page, `/admin${place} at ${viewport.width}`);
          }
        }
    }));
});
