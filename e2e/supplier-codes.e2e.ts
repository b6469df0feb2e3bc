// A supplier makes a promo code, a traveller books with it, and the supplier reads what it cost, pauses and ends it.
import { test } from '@playwright/test';
import type { BookingView } from '#contract/bookings.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { open, phone, visit } from './marketplace.ts';
import { textsOf } from './texts.ts';
import { freeDay, tourNamed, withChildren } from './tours.ts';
import { newTraveller, signedIn } from './users.ts';

const words = textsOf('es');

test('a code is made on a phone in Spanish after a mistake, used by a traveller, paused and ended', async () => {
  const { storageState } = await signedIn(demoLogins.supplier);
  const { id: tourId } = await tourNamed(withChildren);
  const code = `FARO${Date.now().toString(36).toUpperCase()}`;
  await visit('supplier-codes', { viewport: phone, storageState }, async ({ page, allow }) => {
    allow(/status of 422/);
    await open(page, '/es/supplier/tours');
    await page.getByRole('link', { name: words('supplier-areas', 'area_codes') }).click();
    const create = page.getByRole('button', { name: words('supplier-codes', 'create'), exact: true });
    await page.getByLabel(words('supplier-codes', 'code'), { exact: true }).fill('PADDLE10');
    await page.getByLabel(words('supplier-codes', 'percent')).fill('20');
    await create.click();
    await page.getByText('Este código no está disponible.').first().waitFor();
    await assertAccessible(page, 'a code that is taken');
    await page.getByLabel(words('supplier-codes', 'code'), { exact: true }).fill(code.toLowerCase());
    await page.getByLabel(words('supplier-codes', 'most'), { exact: true }).fill('5');
    await create.click();
    await page.getByText(words('supplier-codes', 'created', { code })).waitFor();
    const { token } = await newTraveller();
    const booked = await api<BookingView>('POST', '/bookings', {
      token,
      body: { tourId, date: await freeDay(tourId), adults: 2, code },
    });
    await page.reload();
    const row = page.getByRole('listitem').filter({ hasText: code });
    await row.getByText(words('supplier-codes', 'used_of', { taken: 1, most: 5 })).waitFor();
    await assertAccessible(page, 'codes');
    await assertNoHorizontalOverflow(page, 'codes, at 360');
    await row.getByRole('link', { name: words('supplier-codes', 'uses_spoken', { code }) }).click();
    await page.getByRole('link', { name: booked.reference }).waitFor();
    await assertAccessible(page, 'uses of a code');
    await assertNoHorizontalOverflow(page, 'uses of a code, at 360');
    await page.goBack();
    await row.getByRole('button', { name: words('supplier-codes', 'pause_spoken', { code }) }).click();
    await page.getByText(words('supplier-codes', 'paused', { code })).waitFor();
    await row.getByRole('button', { name: words('supplier-codes', 'end_spoken', { code }) }).click();
    const question = page.getByRole('group', { name: words('supplier-codes', 'end_question', { code }) });
    await question.getByRole('button', { name: words('supplier-codes', 'end'), exact: true }).click();
    await page.getByText(words('supplier-codes', 'ended', { code })).waitFor();
    await row.getByText(words('supplier-codes', 'state_ended'), { exact: true }).waitFor();
  });
});
