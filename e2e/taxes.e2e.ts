// A supplier names a fee in its prices, and takes it back; a traveller reads it in the cart.
import { expect, test } from '@playwright/test';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { open, phone, visit } from './marketplace.ts';
import { textsOf } from './texts.ts';
import { freeDay, tourNamed, withChildren } from './tours.ts';
import { newTraveller, signedIn } from './users.ts';

const inFrench = textsOf('fr');

test('a fee is named on a phone in French after a mistake, is shown in the cart, and is removed', async () => {
  const { storageState } = await signedIn(demoLogins.supplier);
  const { id: tourId } = await tourNamed(withChildren);
  await visit('taxes', { viewport: phone, storageState }, async ({ page, allow }) => {
    allow(/status of 422/);
    await open(page, '/fr/supplier/tours');
    await page.getByRole('link', { name: inFrench('supplier-areas', 'area_taxes') }).click();
    const add = page.getByRole('button', { name: inFrench('taxes', 'add'), exact: true });
    await add.click();
    await page.getByRole('link', { name: inFrench('taxes', 'name_en') }).waitFor();
    await assertAccessible(page, 'taxes with mistakes');
    await page.getByLabel(inFrench('taxes', 'name_en')).fill('Harbour fee');
    await page.getByLabel(inFrench('taxes', 'name_fr')).fill('Taxe du port');
    await page.getByLabel(inFrench('taxes', 'kind')).selectOption('perPersonMinor');
    await page.getByLabel(inFrench('taxes', 'per_person', { currency: 'EUR' })).fill('1,50');
    await page.getByLabel(inFrench('taxes', 'scope')).selectOption({ label: 'Barcelone' });
    await add.click();
    await page
      .getByRole('status')
      .getByText(inFrench('taxes', 'added', { name: 'Harbour fee' }))
      .waitFor();
    await expect(add).toBeEnabled();
    await assertAccessible(page, 'taxes');
    await assertNoHorizontalOverflow(page, 'taxes');
    await assertInCart(tourId);
    await page
      .getByRole('button', { name: inFrench('taxes', 'end_spoken', { name: 'Taxe du port', scope: 'Barcelone' }) })
      .click();
    const question = page.getByRole('group', { name: inFrench('taxes', 'end_question', { name: 'Taxe du port' }) });
    await question.getByRole('button', { name: inFrench('taxes', 'end'), exact: true }).click();
    await page
      .getByRole('status')
      .getByText(inFrench('taxes', 'ended', { name: 'Taxe du port' }))
      .waitFor();
  });
});

async function assertInCart(tourId: string): Promise<void> {
  const { token, storageState } = await newTraveller();
  await api('POST', '/cart', { token, body: { tourId, date: await freeDay(tourId), adults: 2 } });
  await visit('cart-with-taxes', { viewport: phone, storageState }, async ({ page }) => {
    await open(page, '/fr/cart');
    await page.getByText(/Taxe du port.*3/).waitFor();
    await assertAccessible(page, 'a cart with taxes');
    await assertNoHorizontalOverflow(page, 'a cart with taxes');
  });
}
