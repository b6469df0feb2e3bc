// What a tour's page shows where the tour leaves something out, and what is claimed only where it is true (spec, section 2).
import assert from 'node:assert/strict';
import { expect, type Page, test } from '@playwright/test';
import type { TourView } from '#contract/catalogue.ts';
import { open, visit } from './marketplace.ts';
import { minimalTour, paidAtOnce, tourNamed, withChildren } from './tours.ts';

test.describe('a tour', () => {
  test('shows the rating and the number of its reviews', () =>
    visit('tour-rating', {}, async ({ page }) => {
      const { rating, review, name } = await tourNamed(withChildren);
      await open(page, `/tour/${withChildren}`);
      const head = page
        .getByRole('main')
        .locator('header')
        .filter({ has: page.getByRole('heading', { level: 1, name }) });
      await head.getByText(`Rated ${rating!.toFixed(1)} out of 5`).waitFor();
      await head.getByText(`${review} review`).waitFor();
    }));

  test('claims neither free cancellation, a refund nor paying later where its policy grants none', () =>
    visit('tour-no-claims', {}, async ({ page }) => {
      await open(page, `/tour/${paidAtOnce}`);
      await page.getByRole('complementary', { name: 'Booking' }).getByText('Non-refundable once booked.').waitFor();
      assert.equal(await page.getByText('Free cancellation').count(), 0);
      assert.equal(await page.getByText('Refund shown to the cent').count(), 0);
      await expect(page.getByText('Verified reviews · No tracking')).toHaveCount(1);
      assert.equal(await page.getByText('Book now and pay later').count(), 0);
    }));
});

test.describe('a tour that leaves things out', () => {
  test('says Ask price, Variable and Spanish, and shows the stock picture', () =>
    visit('tour-bare', {}, async ({ page }) => {
      await openWithResponse(page, minimalTour);
      const main = page.getByRole('main');
      await main.getByRole('complementary').getByText('Ask price').waitFor();
      await main.getByText('Variable', { exact: true }).waitFor();
      await main.getByText('Spanish', { exact: true }).waitFor();
      assert.equal(await main.locator('img[fetchpriority=high]').getAttribute('src'), '/posters/stock.svg');
      await expect(pictures(page)).toHaveCount(1);
    }));

  test('fills its sections from the description, or says what is not known yet', () =>
    visit('tour-bare-sections', {}, async ({ page }) => {
      await openWithResponse(page, minimalTour);
      for (const [name, text] of [
        ['What you will do', minimalTour.description],
        ['In detail', minimalTour.description],
        ['What is included', 'No information available.'],
        ['Meeting point', 'Will be informed after booking.'],
        ['Reviews', 'No reviews for this tour yet.'],
      ] as const) {
        await page.getByRole('tab', { name, exact: true }).click();
        await page.getByRole('tabpanel', { name, exact: true }).getByText(text).waitFor();
      }
    }));

  test('shows no empty section for facts that it has not given', () =>
    visit('tour-bare-facts', {}, async ({ page }) => {
      await openWithResponse(page, minimalTour);
      await page.getByRole('tab').first().waitFor();
      for (const name of ['Highlights', 'Itinerary', 'Practical information', 'Questions and answers'])
        assert.equal(await page.getByRole('heading', { name, exact: true }).count(), 0, name);
      assert.equal(await page.getByText('Group size').count(), 0);
      await page.getByRole('link', { name: /^Ask .+ a question$/ }).waitFor();
    }));

  test('calls an author without a name Traveler, and a review without stars has five', () =>
    visit('tour-bare-review', {}, async ({ page }) => {
      const [review] = (await tourNamed(withChildren)).reviews;
      await openWithResponse(page, {
        reviews: [{ ...review, author: '', rating: null, comment: 'Not a word too many.' }],
      });
      await page.getByRole('tab', { name: 'Reviews' }).click();
      const shown = page.getByRole('tabpanel', { name: 'Reviews', exact: true }).getByRole('listitem');
      await shown.getByText('Traveler', { exact: true }).waitFor();
      await shown.getByRole('img', { name: '5 stars out of 5' }).waitFor();
      await shown.getByText('Not a word too many.').waitFor();
      assert.match((await shown.locator('time').getAttribute('datetime'))!, /^\d{4}-\d\d-\d\d$/);
    }));

  test('has its own picture first, and no more than four small ones', () =>
    visit('tour-many-pictures', {}, async ({ page }) => {
      const { image, imageAlt } = await tourNamed(withChildren);
      const others = [1, 2, 3, 4, 5, 6].map((number) => ({ url: `/posters/stock.svg?${number}`, alt: '' }));
      await openWithResponse(page, { media: [others[0], { url: image, alt: imageAlt }, ...others.slice(1)] });
      const main = page.getByRole('main');
      assert.equal(await main.locator('img[fetchpriority=high]').getAttribute('src'), image);
      assert.deepEqual(await pictures(page).evaluateAll((all) => all.map((picture) => picture.getAttribute('src'))), [
        image,
        ...others.slice(0, 4).map(({ url }) => url),
      ]);
    }));
});

/** Those of the gallery, which open large. */
const pictures = (page: Page) => page.getByRole('main').getByRole('button').locator('img');

/** Comes to the tour by a link, and has the server's answer differ in some fields. */
async function openWithResponse(page: Page, fields: object): Promise<void> {
  const tour = await tourNamed(withChildren);
  await open(page, '/barcelona-l475');
  await page.route(/\/api\/tours\/[\w-]+\?/, async (route) => {
    const release = await route.fetch();
    await route.fulfill({ response: release, json: { ...((await release.json()) as TourView), ...fields } });
  });
  await page.getByRole('main').getByRole('link', { name: tour.name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: tour.name }).waitFor();
}
