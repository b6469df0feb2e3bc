// A tour that its supplier has paused or archived, for whoever comes by a bookmark, a mail or a list that is older.
import assert from 'node:assert/strict';
import { expect, type Page, test } from '@playwright/test';
import type { BookingView } from '#contract/bookings.ts';
import type { TourDraftView } from '#contract/suppliers/tour-drafts.ts';
import { wholeDocument } from '#domain/authoring/test-drafts.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { open, phone, visit } from './marketplace.ts';
import { freeDay, tourNamed } from './tours.ts';
import { newTraveller, newVerifiedSupplier, signedIn, type Traveller } from './users.ts';

const onPhone = { viewport: phone };

test.describe('the page of a tour that was on sale', () => {
  let supplier: Traveller;
  let operator: Traveller;
  test.beforeAll(async () => {
    [supplier, operator] = await Promise.all([newVerifiedSupplier('Quiet Lanes'), signedIn(demoLogins.operator)]);
  });

  const act = (id: string, action: string) => api('POST', `/supplier/tours/${id}/${action}`, { token: supplier.token });

  async function submitTour(title: string): Promise<string> {
    const { token } = supplier;
    const { id } = await api<TourDraftView>('POST', '/supplier/tours', { token, body: {} });
    await api('PUT', `/supplier/tours/${id}`, { token, body: { basedOn: 1, document: wholeDocument(title) } });
    await api('POST', `/supplier/tours/${id}/submission`, { token, body: { version: 2 } });
    return id;
  }

  async function publishTour(title: string): Promise<string> {
    const id = await submitTour(title);
    const body = { version: 2, outcome: 'approved' };
    await api('POST', `/admin/tours/${id}/review`, { token: operator.token, body });
    return id;
  }

  test('says that it is not on sale, and leads to its city and to tours like it; a booking of it is there as before', async () => {
    const title = `Doors of the Raval ${Date.now()}`;
    const id = await publishTour(title);
    const traveller = await newTraveller();
    const { token, storageState } = traveller;
    const trip = { tourId: id, date: await freeDay(id), adults: 2 };
    const booking = await api<BookingView>('POST', '/bookings', { token, body: trip });
    const { slug } = await tourNamed(id);
    await visit('off-sale', onPhone, async ({ page, allow }) => {
      allow(/status of 404/);
      await open(page, `/barcelona-l475?q=${encodeURIComponent(title)}`);
      const card = page.getByRole('main').getByRole('link', { name: title, exact: true });
      await card.waitFor();
      await act(id, 'pause');
      await card.click();
      await isOffSale(page, 'This tour is not on sale at the moment', title);
      await expect(page).toHaveTitle(`${title} · Senda`);

      const response = await page.goto(`/tour/${slug}`);
      assert.equal(response!.status(), 404);
      assert.match((await page.locator('meta[name=robots]').getAttribute('content'))!, /^noindex/);
      await isOffSale(page, 'This tour is not on sale at the moment', title);
      assert.equal(await page.getByRole('link', { name: 'Choose a date' }).count(), 0);
      const similar = page.getByRole('region', { name: 'You might also like' });
      await expect(similar.getByRole('article')).toHaveCount(4);
      await assertAccessible(page, 'a tour that is not on sale');
      await assertNoHorizontalOverflow(page, 'a tour that is not on sale');
      await similar.getByRole('article').first().getByRole('link').first().click();
      await page.getByRole('button', { name: 'Check availability' }).first().waitFor();
      await page.goBack();
      await page.getByRole('link', { name: 'All tours in Barcelona' }).click();
      await page.waitForURL('**/barcelona-l475');
      await page.getByRole('main').getByRole('article').first().waitFor();
    });
    await visit('off-sale-booked', { storageState }, async ({ page }) => {
      await open(page, `/bookings/${booking.id}`);
      await page.getByText(booking.reference).first().waitFor();
      await page.getByRole('heading', { name: title }).first().waitFor();
    });
  });

  test('says that it is no longer offered once it is archived, without scripts too', async () => {
    const title = `Wells of the Raval ${Date.now()}`;
    const id = await publishTour(title);
    await act(id, 'archive');
    for (const [prefix, said, link] of [
      ['', 'This tour is no longer offered', 'All tours in Barcelona'],
      ['/es', 'Este tour ya no se ofrece', 'Todos los tours en Barcelona'],
      ['/fr', 'Cette activité n’est plus proposée', 'Toutes les activités : Barcelone'],
    ] as const)
      await visit('archived', { javaScriptEnabled: false }, async ({ page, allow }) => {
        allow(/status of 404/);
        await page.goto(`${prefix}/tour/${id}`);
        await page.getByRole('heading', { level: 1, name: said }).waitFor();
        await page.getByText(title, { exact: true }).waitFor();
        const href = await page.getByRole('link', { name: link }).getAttribute('href');
        assert.equal(href, `${prefix}/barcelona-l475`);
      });
  });

  test('says nothing of a tour that is still reviewed', async () => {
    const title = `Not for anyone ${Date.now()}`;
    const id = await submitTour(title);
    await visit('in-review', {}, async ({ page, allow }) => {
      allow(/status of 404/);
      await page.goto(`/tour/${id}`);
      await page.getByRole('heading', { level: 1, name: 'This page does not exist' }).waitFor();
      assert.equal((await page.content()).includes(title), false);
    });
  });
});

async function isOffSale(page: Page, said: string, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: said }).waitFor();
  await page.getByText(title, { exact: true }).waitFor();
  await page.getByRole('region', { name: 'You might also like' }).getByRole('article').first().waitFor();
}
