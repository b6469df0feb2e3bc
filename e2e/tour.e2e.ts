// A tour's page: what it tells, and the form that checks seats before it books (spec, section 2; decisions 1, 2, 4 and 15).
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { open, phone, visit } from './marketplace.ts';
import { as, newTraveller } from './people.ts';
import { adultsOnly, daysOf, freeDay, takeAllSeats, tourNamed, withChildren, withoutReviews } from './tours.ts';

describe('what a tour tells', () => {
  test('stands below tabs that are anchors', () =>
    visit('tour-tabs', {}, async ({ page }) => {
      await open(page, `/tour/${withChildren}`);
      const tabs = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
      assert.deepEqual(await tabs.allInnerTexts(), [
        'What you will do',
        'In detail',
        'What is included',
        'Meeting point',
        'Reviews',
      ]);
      assert.deepEqual(await tabs.evaluateAll((links) => links.map((link) => link.getAttribute('href'))), [
        '#que-haras',
        '#detalle',
        '#incluye',
        '#punto',
        '#resenas',
      ]);
      await tabs.filter({ hasText: 'Reviews' }).click();
      await page.waitForURL(/#resenas$/);
      await page.waitForFunction(() => {
        const { top } = document.getElementById('resenas')!.getBoundingClientRect();
        return top >= 0 && top < innerHeight / 2;
      });
      assert.ok((await page.getByRole('region', { name: 'Reviews' }).getByText('Verified booking').count()) > 0);
      assert.ok((await page.getByRole('region', { name: 'What is included' }).getByRole('listitem').count()) > 0);
    }));

  test('opens at the section of its address', () =>
    visit('tour-anchor', {}, async ({ page }) => {
      await open(page, `/tour/${withChildren}#punto`);
      await page.waitForFunction(() => scrollY > 200);
    }));

  test('shows one large picture and four small ones that change places with it, by keyboard, too', () =>
    visit('tour-gallery', {}, async ({ page }) => {
      await open(page, `/tour/${withChildren}`);
      const small = page.getByRole('button', { name: /^Show large:/ });
      assert.equal(await small.count(), 4);
      const large = page.getByRole('main').locator('img[fetchpriority=high]');
      const before = await large.getAttribute('src');
      const wanted = await small.nth(2).locator('img').getAttribute('src');
      await small.nth(2).focus();
      await page.keyboard.press('Enter');
      assert.equal(await large.getAttribute('src'), wanted);
      await page.keyboard.press('Space');
      assert.equal(await large.getAttribute('src'), before);
      assert.ok((await large.getAttribute('alt'))!.length > 0);
    }));

  test('names the supplier, the place, the price per person and who the trader is', () =>
    visit('tour-facts', {}, async ({ page }) => {
      const tour = await tourNamed(withChildren);
      await open(page, `/tour/${withChildren}`);
      const main = page.getByRole('main');
      await main.getByText(`With ${tour.supplier.name}`).waitFor();
      await main.getByText('Barcelona, Spain').first().waitFor();
      await main.getByText('per person').waitFor();
      await main.getByText('Book now and pay later').waitFor();
      await main.getByText(tour.trader.legalName).waitFor();
    }));

  test('claims no rating before the first review', () =>
    visit('tour-new', {}, async ({ page }) => {
      await open(page, `/tour/${withoutReviews}`);
      await page.getByRole('main').getByText('New', { exact: true }).first().waitFor();
      await page.getByText('No reviews for this tour yet.').waitFor();
      assert.equal('aggregateRating' in (await structuredProduct(page)), false);
    }));

  test('is told to search engines as valid JSON, with the rating that stands on the page', () =>
    visit('tour-structured', {}, async ({ page }) => {
      const tour = await tourNamed(withChildren);
      await open(page, `/tour/${withChildren}`);
      const product = await structuredProduct(page);
      assert.equal(product.name, tour.name);
      assert.equal(product.aggregateRating?.reviewCount, tour.review);
      assert.equal(product.aggregateRating?.ratingValue, tour.rating);
      assert.equal(product.offers?.priceCurrency, tour.currency);
    }));

  test('is not there: the answer is a 404', () =>
    visit('tour-not-found', {}, async ({ page, allow }) => {
      allow(/status of 404/);
      const response = await page.goto('/tour/0199c0de-0000-7000-8000-000000000000');
      assert.equal(response!.status(), 404);
      await page.getByRole('heading', { level: 1, name: 'This page does not exist' }).waitFor();
    }));
});

describe('the booking form', () => {
  test('books nothing before seats were found, nor after the date or the party has changed', () =>
    visit('tour-book-now', {}, async ({ page }) => {
      const { id } = await tourNamed(withChildren);
      const day = await freeDay(id, 3);
      await open(page, `/tour/${id}`);
      const bookNow = page.getByRole('button', { name: 'Book now' });
      assert.ok(await bookNow.isDisabled());
      await check(page, day, 1);
      assert.ok(await bookNow.isEnabled());
      await page.getByRole('button', { name: 'More: Adults' }).click();
      assert.ok(await bookNow.isDisabled());
      await check(page, day, 2);
      assert.ok(await bookNow.isEnabled());
      await page.getByLabel('Children', { exact: true }).fill('1');
      assert.ok(await bookNow.isDisabled());
      await check(page, day, 2);
      await page.getByLabel('Date', { exact: true }).fill('2031-01-01');
      assert.ok(await bookNow.isDisabled());
      assert.equal(await page.getByText(/^Available:/).count(), 0);
    }));

  test('says Checking... while it asks, and that it failed when no answer came', () =>
    visit('tour-checking', {}, async ({ page, allow }) => {
      allow(/net::ERR_FAILED/);
      const { id } = await tourNamed(withChildren);
      await open(page, `/tour/${id}`);
      await page.getByRole('group', { name: 'Next dates' }).waitFor();
      let answer = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/availability?*', async (route) => {
        await held;
        await route.abort();
      });
      await page.getByLabel('Date', { exact: true }).fill(await freeDay(id));
      await page.getByRole('button', { name: 'Check availability' }).click();
      assert.ok(await page.getByRole('button', { name: 'Checking...' }).isDisabled());
      answer();
      await page.getByRole('alert').getByText('Availability could not be checked.').waitFor();
      assert.ok(await page.getByRole('button', { name: 'Book now' }).isDisabled());
    }));

  test('tells in red that a day is sold out', () =>
    visit('tour-sold-out', {}, async ({ page }) => {
      const { id } = await tourNamed('arthurs-seat-before-breakfast');
      const day = await freeDay(id);
      await takeAllSeats(id, day);
      await open(page, `/tour/${id}`);
      await submitCheck(page, day, 1);
      const message = page.getByRole('alert').getByText(/left for your party on this date/);
      await message.waitFor();
      const [red, green] = await message.evaluate((element) =>
        getComputedStyle(element.closest('[role=alert]')!)
          .color.match(/\d+(\.\d+)?/g)!
          .map(Number),
      );
      assert.ok(red! > green!, 'the message is red');
      assert.ok(await page.getByRole('button', { name: 'Book now' }).isDisabled());
    }));

  test('has no field for children where a tour is for adults only', () =>
    visit('tour-adults-only', {}, async ({ page }) => {
      await open(page, `/tour/${adultsOnly}`);
      await page.getByText('This tour is for adults only.').waitFor();
      assert.equal(await page.getByLabel('Children', { exact: true }).count(), 0);
    }));

  test('takes 1 to 20 adults and up to 10 children', () =>
    visit('tour-limits', {}, async ({ page }) => {
      await open(page, `/tour/${withChildren}`);
      const limits = (label: string) =>
        page
          .getByLabel(label, { exact: true })
          .evaluate(({ min, max, required }: HTMLInputElement) => ({ min, max, required }));
      assert.deepEqual(await limits('Adults'), { min: '1', max: '20', required: true });
      assert.deepEqual(await limits('Children'), { min: '0', max: '10', required: false });
      assert.ok(await page.getByRole('button', { name: 'Fewer: Adults' }).isDisabled());
      assert.equal(
        await page.getByLabel('Date', { exact: true }).evaluate((field: HTMLInputElement) => field.required),
        true,
      );
    }));

  test('says how few places are left only with their number', () =>
    visit('tour-few-left', {}, async ({ page }) => {
      const { id } = await tourNamed(withChildren);
      const days = (await daysOf(id)).filter(({ state }) => state !== 'none');
      await open(page, `/tour/${id}`);
      const shown = page.getByRole('group', { name: 'Next dates' }).getByRole('button');
      await shown.first().waitFor();
      const texts = await shown.allInnerTexts();
      for (const [index, text] of texts.entries()) {
        const { state, seatsLeft } = days[index]!;
        const left = /(\d+) places? left/.exec(text)?.[1];
        assert.equal(left === undefined ? null : Number(left), state === 'few_left' ? seatsLeft : null, text);
        assert.equal(/Sold out/.test(text), state === 'sold_out', text);
      }
      assert.ok(
        texts.some((text) => /left|Sold out/.test(text)),
        'the world has such a day',
      );
    }));

  test('names the currency that is charged beside the one that is shown', () =>
    visit('tour-charged', {}, async ({ page }) => {
      const { id } = await tourNamed(withChildren);
      await open(page, `/tour/${id}`);
      await check(page, await freeDay(id), 2);
      await page.getByText(/Charged in EUR\.\s+That is about \$\d+(\.\d\d)? \(USD\)\./).waitFor();
      await page.getByText(/^Free cancellation until .+\(Barcelona time\)$/).waitFor();
    }));

  test('books, says so, and goes to the bookings after a moment', () =>
    visit('tour-booked', as(newTraveller()), async ({ page }) => {
      const { id } = await tourNamed(withChildren);
      await open(page, `/fr/tour/${id}`);
      await page.getByLabel('Date', { exact: true }).fill(await freeDay(id, 1));
      await page.getByRole('button', { name: 'Vérifier la disponibilité' }).click();
      await page.getByRole('button', { name: 'Réserver maintenant' }).click();
      await page.getByRole('status').getByText('Réservation effectuée').waitFor();
      await page.waitForURL('**/fr/bookings');
    }));

  test('stays in reach on a phone', () =>
    visit('tour-bar', { viewport: phone }, async ({ page }) => {
      await open(page, `/tour/${withChildren}`);
      const toForm = page.getByRole('link', { name: 'Choose a date' });
      await toForm.waitFor();
      await toForm.click();
      await page.getByRole('button', { name: 'Check availability' }).waitFor();
      await toForm.waitFor({ state: 'hidden' });
    }));
});

async function submitCheck(page: Page, day: string, adults: number): Promise<void> {
  await page.getByLabel('Date', { exact: true }).fill(day);
  await page.getByLabel('Adults', { exact: true }).fill(String(adults));
  await page.getByRole('button', { name: 'Check availability' }).click();
}

async function check(page: Page, day: string, adults: number): Promise<void> {
  await submitCheck(page, day, adults);
  await page
    .getByRole('status')
    .getByText(/^Available:/)
    .waitFor();
}

type Product = {
  name: string;
  aggregateRating?: { reviewCount: number; ratingValue: number };
  offers?: { priceCurrency: string };
};

async function structuredProduct(page: Page): Promise<Product> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const things = blocks.flatMap((block) => JSON.parse(block) as { '@type': string }[]);
  return things.find((thing) => thing['@type'] === 'Product') as unknown as Product;
}
