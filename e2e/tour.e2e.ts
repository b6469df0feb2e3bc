// A tour's page: what it shows, and the form that checks seats before it books (spec, section 2; decisions 1, 2, 4 and 15).
import assert from 'node:assert/strict';
import { expect, type Page, test } from '@playwright/test';
import { assertAccessible } from './axe.ts';
import { shiftOf, watchShifts } from './layout-shifts.ts';
import { desktop, marketplace, moving, open, phone, visit } from './marketplace.ts';
import { assertReadingOrder } from './reading-order.ts';
import { storageStateOf, newTraveller } from './users.ts';
import { assertLeavesForBookings } from './assert-leaves-for-bookings.ts';
import {
  adultsOnly,
  daysOf,
  freeDay,
  bookAllSeats,
  bookAllSeatsOf,
  dayOfSeveralStarts,
  tourNamed,
  withChildren,
  withGroupDays,
  withoutReviews,
} from './tours.ts';

test.describe('what a tour shows', () => {
  const names = ['What you will do', 'In detail', 'What is included', 'Meeting point', 'Reviews'];

  test('is below links to its sections where no scripts run', () =>
    visit('tour-anchors', { javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(`/tour/${withChildren}`);
      await page.locator('#book-now').getByText('Refund shown to the cent').waitFor();
      const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
      assert.deepEqual(await links.allInnerTexts(), names);
      assert.equal(await page.getByRole('tab').count(), 0);
      const targets = ['que-haras', 'detalle', 'incluye', 'punto', 'resenas'];
      for (const [index, target] of targets.entries()) {
        assert.equal(await links.nth(index).getAttribute('href'), `#${target}`);
        await page.getByRole('region', { name: names[index]!, exact: true }).waitFor();
      }
      await links.last().click();
      await page.waitForURL(/#resenas$/);
      const { y } = (await page.getByRole('heading', { level: 2, name: 'Reviews' }).boundingBox())!;
      assert.ok(y > 0 && y < desktop.height / 2, `the section begins at ${y}`);
    }));

  test('is on tabs: one is selected, arrows, Home and End go from one to the next', () =>
    visit('tour-tabs', {}, async ({ page }) => {
      await open(page, `/tour/${withChildren}`);
      const tabs = page.getByRole('tablist', { name: 'Sections' }).getByRole('tab');
      await expect(tabs).toHaveText(names);
      const panel = page.getByRole('tabpanel');
      const shows = async (name: string) => {
        await page.getByRole('tabpanel', { name, exact: true }).waitFor();
        await expect(panel, 'one panel is shown').toHaveCount(1);
        assert.deepEqual(
          await tabs.evaluateAll((all) => all.map((tab) => [tab.ariaSelected, (tab as HTMLElement).tabIndex])),
          names.map((one) => (one === name ? ['true', 0] : ['false', -1])),
        );
        const controlled = await page.getByRole('tab', { selected: true }).getAttribute('aria-controls');
        assert.equal(await panel.getAttribute('id'), controlled);
      };
      await shows('What you will do');
      await tabs.first().focus();
      for (const [key, name] of [
        ['ArrowRight', 'In detail'],
        ['ArrowLeft', 'What you will do'],
        ['ArrowLeft', 'Reviews'],
        ['ArrowRight', 'What you will do'],
        ['End', 'Reviews'],
        ['Home', 'What you will do'],
        ['ArrowRight', 'In detail'],
      ] as const) {
        await page.keyboard.press(key);
        await shows(name);
        await expect(page.getByRole('tab', { name, exact: true })).toBeFocused();
      }
      await page.waitForURL(/#detalle$/);
      await page.keyboard.press('Tab');
      assert.equal(await page.evaluate(() => document.activeElement!.id), 'detalle', 'the panel comes after its tab');
    }));

  test('changes its address with the tab that is opened, and Back opens the one before', () =>
    visit('tour-tab-address', {}, async ({ page }) => {
      await open(page, `/tour/${withChildren}`);
      await page.getByRole('tab', { name: 'Reviews' }).click();
      await page.waitForURL(/#resenas$/);
      const reviews = page.getByRole('tabpanel', { name: 'Reviews' });
      await page.waitForFunction(() => {
        const { top } = document.getElementById('resenas')!.getBoundingClientRect();
        return top >= 0 && top < innerHeight / 2;
      });
      await reviews.getByText('Verified booking').first().waitFor();
      await page.getByRole('tab', { name: 'What is included' }).click();
      await page.getByRole('tabpanel', { name: 'What is included' }).getByRole('listitem').first().waitFor();
      await page.goBack();
      await reviews.waitFor();
      await page.goBack();
      await page.getByRole('tabpanel', { name: 'What you will do' }).waitFor();
      await page.goto(`/tour/${withChildren}#punto`);
      await page.getByRole('tabpanel', { name: 'Meeting point' }).waitFor();
    }));

  test('opens at the section of its address', () =>
    visit('tour-anchor', {}, async ({ page }) => {
      await open(page, `/tour/${withChildren}#punto`);
      await page.getByRole('tabpanel', { name: 'Meeting point' }).waitFor();
      await page.waitForFunction(() => scrollY > 200);
    }));

  for (const [size, viewport] of [
    ['a phone', phone],
    ['a desk', desktop],
  ] as const)
    test(`moves nothing when its links become tabs and its typeface arrives late, on ${size}`, async () => {
      for (const hash of ['', '#resenas'])
        await visit(`tour-tabs-still-${size}${hash}`, { ...moving, viewport }, async ({ page }) => {
          let release = () => {};
          const released = new Promise<void>((resolve) => (release = resolve));
          await page.route('**/*.woff2', async (route) => {
            await released;
            await route.continue();
          });
          await watchShifts(page);
          await open(page, `/tour/${withChildren}${hash}`);
          await page.getByRole('tab', { selected: true }).waitFor();
          release();
          await page.evaluate(() => document.fonts.ready);
          await page.waitForLoadState('networkidle');
          const shift = await shiftOf(page);
          assert.ok(shift < 0.02, `${hash || 'the start'}: moved by ${shift}`);
        });
    });

  test('is accessible on each of its tabs', () =>
    visit('tour-tabs-axe', { viewport: phone }, async ({ page }) => {
      await open(page, `/tour/${withChildren}`);
      for (const name of names) {
        await page.getByRole('tab', { name }).click();
        await page.getByRole('tabpanel', { name }).waitFor();
        if (name === 'Reviews') await page.getByRole('button', { name: /^5 stars out of 5: / }).waitFor();
        await assertAccessible(page, name);
      }
    }));

  test('opens its pictures large, steps through them by keys, buttons and a swipe, and gives the focus back', () =>
    visit('tour-gallery', { viewport: phone, hasTouch: true }, async ({ page }) => {
      await open(page, `/tour/${withChildren}`);
      const { media } = await tourNamed(withChildren);
      const large = page.getByRole('main').locator('img[fetchpriority=high]');
      assert.ok((await large.getAttribute('alt'))!.length > 0);
      const small = page
        .getByRole('main')
        .getByRole('button')
        .filter({ has: page.locator('img:not([fetchpriority])') });
      assert.equal(await small.count(), media.length - 1);
      const shows = async (number: number) => {
        const dialog = page.getByRole('dialog', { name: `Picture ${number} of ${media.length}` });
        await dialog.getByRole('img', { name: media[number - 1]!.alt }).waitFor();
        return dialog;
      };
      await small.first().focus();
      await page.keyboard.press('Enter');
      await shows(2);
      await page.keyboard.press('ArrowLeft');
      await shows(1);
      await page.keyboard.press('End');
      await assertAccessible(page, 'a large picture');
      await (await shows(media.length)).getByRole('button', { name: 'Previous' }).click();
      // What a finger does: the browser scrolls, and stops at the next picture.
      const strip = (await shows(media.length - 1)).getByRole('list', { name: 'Pictures' });
      await strip.evaluate((list) => list.scrollBy({ left: list.clientWidth }));
      await (await shows(media.length)).getByRole('button', { name: 'Close' }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await expect(small.first()).toBeFocused();
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
      await page.getByRole('tab', { name: 'Reviews' }).click();
      await page.getByText('No reviews for this tour yet.').waitFor();
      assert.equal('aggregateRating' in (await structuredProduct(page)), false);
    }));

  test('is given to search engines as valid JSON, with the rating that the page shows', () =>
    visit('tour-structured', {}, async ({ page }) => {
      const tour = await tourNamed(withChildren);
      await open(page, `/tour/${withChildren}`);
      const product = await structuredProduct(page);
      assert.equal(product.name, tour.name);
      assert.equal(product.aggregateRating?.reviewCount, tour.review);
      assert.equal(product.aggregateRating?.ratingValue, tour.rating);
      assert.equal(product.offers?.priceCurrency, tour.chargedCurrency);
    }));

  test('is not there: the answer is a 404', () =>
    visit('tour-not-found', {}, async ({ page, allow }) => {
      allow(/status of 404/);
      const response = await page.goto('/tour/0199c0de-0000-7000-8000-000000000000');
      assert.equal(response!.status(), 404);
      await page.getByRole('heading', { level: 1, name: 'This page does not exist' }).waitFor();
    }));
});

test.describe('the booking form', () => {
  test('says in red that a day is sold out, and offers the next days for the same party', () =>
    visit('tour-sold-out', {}, async ({ page }) => {
      const { id } = await tourNamed('arthurs-seat-before-breakfast');
      const day = await freeDay(id);
      await bookAllSeats(id, day);
      await open(page, `/tour/${id}`);
      await submitCheck(page, day, 2);
      const message = page.getByRole('alert').getByText(/left for your group on this date/);
      await message.waitFor();
      const [red, green] = await message.evaluate((element) =>
        getComputedStyle(element.closest('[role=alert]')!)
          .color.match(/\d+(\.\d+)?/g)!
          .map(Number),
      );
      assert.ok(red! > green!, 'the message is red');
      assert.ok(await page.getByRole('button', { name: 'Book now' }).isDisabled());
      await page.getByRole('group', { name: 'Nearest dates with enough places' }).getByRole('button').first().click();
      await page.getByText(/^Available\./).waitFor();
      assert.notEqual(await page.getByLabel('Date', { exact: true }).inputValue(), day);
      assert.equal(await page.getByLabel('Adults', { exact: true }).inputValue(), '2');
    }));

  test('distinguishes a start that is sold out from one that is not offered for the party', () =>
    visit('tour-start-sold-out', {}, async ({ page }) => {
      const { id } = await tourNamed(adultsOnly);
      const { day, departures } = await dayOfSeveralStarts(id);
      const [first] = departures;
      await bookAllSeatsOf(id, first!);
      await open(page, `/tour/${id}`);
      await submitCheck(page, day, 2);
      const starts = page.getByRole('group', { name: 'Choose a departure' }).locator('label');
      await starts.first().waitFor();
      await expect(starts).toHaveCount(departures.length);
      await starts.first().getByText('Sold out', { exact: true }).waitFor();
      assert.ok(await starts.first().getByRole('radio').isDisabled());
      assert.equal(await page.getByText('Not available for this group').count(), 0);
    }));

  test('never shows the price of another option than the chosen one, also on the way back from sign-in', () =>
    visit('tour-price-of-option', {}, async ({ page }) => {
      const { id } = await tourNamed('safari-in-kenya');
      const { day, departures } = await dayOfSeveralStarts(id);
      const other = departures.find(({ optionId }) => optionId !== departures[0]!.optionId)!;
      const total = page.locator('#booking p').filter({ has: page.getByText('Total', { exact: true }) });
      const gate = Promise.withResolvers<void>();
      await page.route(/availability\?.*departure=/, async (route) => {
        await gate.promise;
        await route.continue();
      });
      await open(page, `/tour/${id}`);
      await submitCheck(page, day, 2);
      await total.waitFor();
      const priceOfFirst = await total.innerText();
      await page.locator('#booking input[name=departure]').nth(departures.indexOf(other)).check();
      await page.getByRole('button', { name: 'Checking...' }).waitFor();
      // No price until that of the other option is there.
      await total.waitFor({ state: 'detached' });
      gate.resolve();
      await total.waitFor();
      const priceOfOther = await total.innerText();
      assert.notEqual(priceOfOther, priceOfFirst);
      await page.unroute(/availability\?.*departure=/);
      await open(page, `/tour/${id}?date=${day}&adults=2&children=0&departure=${other.id}`);
      await total.waitFor();
      assert.equal(await total.innerText(), priceOfOther);
    }));

  test('loses what was wrong as soon as it is right', () =>
    visit('tour-error-goes', {}, async ({ page }) => {
      const { id } = await tourNamed(withChildren);
      await open(page, `/tour/${id}`);
      const date = page.getByLabel('Date', { exact: true });
      await date.fill('2020-02-02');
      await page.getByRole('button', { name: 'Check availability' }).click();
      await page.getByRole('alert').getByText('This date has passed.').waitFor();
      assert.equal(await date.getAttribute('aria-invalid'), 'true');
      await date.fill(await freeDay(id));
      await page.getByRole('alert').waitFor({ state: 'detached' });
      assert.equal(await date.getAttribute('aria-invalid'), null);
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

  test('says how few places are left only with their number, and no places where only private groups can go', () =>
    visit('tour-few-left', {}, async ({ page }) => {
      const seen: string[] = [];
      for (const slug of [withChildren, withGroupDays]) {
        const { id } = await tourNamed(slug);
        const days = (await daysOf(id)).filter(({ state }) => state !== 'none');
        await open(page, `/tour/${id}`);
        const shown = page.getByRole('group', { name: 'Next dates' }).locator('label');
        await shown.first().waitFor();
        for (const [index, text] of (await shown.allInnerTexts()).entries()) {
          const { state, seatsLeft } = days[index]!;
          const left = /(\d+) places? left/.exec(text)?.[1];
          assert.equal(left === undefined ? null : Number(left), state === 'few_left' ? seatsLeft : null, text);
          assert.equal(/Sold out/.test(text), state === 'sold_out', text);
          assert.equal(/private group/i.test(text), state !== 'sold_out' && seatsLeft === 0, text);
          seen.push(text);
        }
      }
      for (const words of [/left|Sold out/, /private group/i])
        assert.ok(
          seen.some((text) => words.test(text)),
          `the world has such a day: ${words}`,
        );
    }));

  test('names the currency that is charged beside the one that is shown', () =>
    visit('tour-charged', {}, async ({ page, context }) => {
      const { id } = await tourNamed(withChildren);
      const { origin } = await marketplace();
      await context.addCookies([{ name: 'currency', value: 'USD', url: origin }]);
      await open(page, `/tour/${id}`);
      await check(page, await freeDay(id), 2);
      await page.getByText(/Charged in EUR\.\s+≈\s\$\d+.*\. Exchange rates of \w+.* \d{4}\.$/).waitFor();
      await page.getByText(/^Free cancellation until .+\(Barcelona time\)\./).waitFor();
    }));

  test('books, says so, and goes to the bookings after a moment', () =>
    visit('tour-booked', storageStateOf(newTraveller()), async ({ page }) => {
      const { id } = await tourNamed(withChildren);
      await open(page, `/fr/tour/${id}`);
      await page.getByLabel('Date', { exact: true }).fill(await freeDay(id, 1));
      await page.getByRole('button', { name: 'Vérifier la disponibilité' }).click();
      await page.getByRole('button', { name: 'Réserver maintenant', disabled: false }).waitFor();
      await assertLeavesForBookings(page, 'Réservation effectuée', () =>
        page.getByRole('button', { name: 'Réserver maintenant' }).click(),
      );
      assert.equal(new URL(page.url()).pathname, '/fr/bookings');
    }));

  test('stays in reach on a phone', () =>
    visit('tour-bar', { viewport: phone }, async ({ page }) => {
      await open(page, `/tour/${withChildren}`);
      const toForm = page.getByRole('main').getByRole('link', { name: 'Choose a date' });
      await toForm.waitFor();
      await toForm.locator('..').getByText('per person', { exact: true }).waitFor();
      await assertReadingOrder(page);
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
    .getByText(/^Available\./)
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
