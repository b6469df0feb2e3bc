// What was chosen in the booking box is sold before it is booked: nothing dearer is chosen in its place.
import assert from 'node:assert/strict';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { AvailabilityView, DepartureView } from '#contract/bookings.ts';
import { formatMoney } from '#kernel/money.ts';
import { api } from './api.ts';
import { assertAccessible } from './axe.ts';
import { open, phone, visit } from './marketplace.ts';
import { textsOf } from './texts.ts';
import {
  adultsOnly,
  bookAllSeats,
  bookAllSeatsOf,
  bookButton,
  dayOfSeveralStarts,
  daysOf,
  tourNamed,
  withGroupDays,
  withPrivateVisits,
} from './tours.ts';
import { newEmail, newTraveller, password, storageStateOf } from './users.ts';

const desk = { width: 1440, height: 900 };

test.describe('the booking box after what was chosen is sold', () => {
  test('says that the chosen start was sold while the traveller signed in, and books no other one unseen', () =>
    visit('box-sold-meanwhile', { viewport: phone }, async ({ page }) => {
      const { id } = await tourNamed(adultsOnly);
      const { day, departures } = await dayOfSeveralStarts(id);
      // The dearer one of the two.
      const chosen = departures[0]!;
      await open(page, `/tour/${id}?date=${day}&adults=2&children=0`);
      const start = page.locator('#booking input[name=departure]').first();
      await start.check();
      await bookButton(page, 'Book now', false).click();
      await page.getByLabel('Your name').waitFor();
      await page.goBack();
      await expect(start).toBeChecked();
      await bookButton(page, 'Book now', false).click();
      await bookAllSeatsOf(id, chosen);
      await page.getByLabel('Your name').fill('Ana Prieto');
      await page.getByLabel('E-mail').fill(newEmail());
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Continue to your booking' }).click();
      await page.waitForURL(`**/tour/${id}?*departure=${chosen.id}`);
      const time = chosen.startsAtLocal.slice(11);
      await page
        .getByRole('alert')
        .getByText(
          new RegExp(`^Just sold out, and nothing has been booked: .+ ${time}\\. We have selected the next best: `),
        )
        .waitFor();
      await page.getByText('Your start is no longer available.').waitFor();
      await expect(page.getByRole('button', { name: 'Book now', exact: true })).toHaveCount(1);
      assert.equal(await page.getByText(/^Available\./).count(), 0);
      await bookButton(page, 'Book now', false).waitFor();
    }));

  test('offers the nearest days in the refusal where the last places of a day were sold meanwhile', async () => {
    const signedIn = await storageStateOf(newTraveller());
    await visit('box-last-sold', { ...signedIn, viewport: desk }, async ({ page, allow }) => {
      allow(/status of 409/);
      const { id } = await tourNamed(adultsOnly);
      const { day, departures } = await dayOfSeveralStarts(id);
      await open(page, `/tour/${id}?date=${day}&adults=2&children=0`);
      const bookNow = bookButton(page, 'Book now', false);
      await bookNow.waitFor();
      for (const departure of departures) await bookAllSeatsOf(id, departure);
      await bookNow.click();
      const scrolled = await page.evaluate(() => scrollY);
      const next = page.getByRole('group', { name: 'Nearest dates with enough places:' }).getByRole('button').first();
      await next.waitFor();
      await page.waitForFunction(
        (button) => button!.getBoundingClientRect().bottom < innerHeight,
        await next.elementHandle(),
      );
      // Once, and the page stays where it is.
      const refusal = page.locator('#booking').getByRole('alert');
      assert.match(
        await refusal.innerText(),
        /^Booking failed\s+Those places have just been sold, and nothing has been booked\.$/,
      );
      assert.equal(await page.evaluate(() => scrollY), scrolled);
      // The calendar lets a full day be chosen: it can be waited for.
      await page.getByRole('button', { name: 'Choose a date' }).click();
      await page.locator('[data-state=sold_out][aria-current=date]').click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('group', { name: 'Waitlist' }).waitFor();
      await next.click();
      await bookNow.waitFor();
    });
  });

  for (const [language, viewport] of [
    ['en', phone],
    ['es', desk],
    ['fr', desk],
  ] as const)
    test(`chooses no private group in place of the last places, and offers it beside the next dates (${language}, ${viewport.width} px)`, async () => {
      const words = textsOf(language);
      const signedIn = await storageStateOf(newTraveller());
      await visit('box-dearer', { ...signedIn, viewport }, async ({ page, allow }) => {
        allow(/status of 409/);
        const { id } = await tourNamed(withPrivateVisits);
        const { day, shared, group } = await dayWithGroup(id);
        await open(page, `${language === 'en' ? '' : `/${language}`}/tour/${id}?date=${day}&adults=2&children=0`);
        const bookNow = bookButton(page, words('tour-detail', 'book_now'));
        await expect(bookNow).toBeEnabled();
        for (const departure of shared) await bookAllSeatsOf(id, departure);
        await bookNow.click();
        const refusal = page.locator('#booking').getByRole('alert').getByText(words('book-tour', 'sold_out'));
        await refusal.waitFor();
        const sameDay = page.getByRole('group', { name: words('book-tour', 'same_day') });
        const price = ({ charged }: DepartureView) =>
          formatMoney({ amountMinor: charged!.priceMinor, currency: 'EUR' }, language);
        await sameDay.getByRole('button').getByText(price(group)).waitFor();
        const dates = page.getByRole('group', { name: words('book-tour', 'next_starts') }).getByRole('button');
        await expect(dates).toHaveCount(3);
        for (const date of await dates.all()) await date.getByText(price(shared[0]!)).waitFor();
        await expect(bookNow).toBeDisabled();
        assert.equal(await page.locator('#booking [name=departure]:checked').count(), 0);
        await assertAccessible(page, 'what is offered after a refusal');
        if (viewport === desk)
          for (const start of (await page.locator('label:has([name=departure])').all()).slice(0, 2))
            await expect(start).toBeInViewport({ ratio: 0.95 });
        await sameDay.getByRole('button').click();
        await expect(bookNow).toBeEnabled();
        await totalOf(page).getByText(price(group)).waitFor();
      });
    });

  for (const [size, viewport] of [
    ['a desk', desk],
    ['a phone', phone],
  ] as const)
    test(`shows the nearest date that is chosen on ${size}, where a date was typed before`, () =>
      visit(`box-nearest-${viewport.width}`, { viewport }, async ({ page }) => {
        const { id } = await tourNamed('arthurs-seat-before-breakfast');
        const day = (await daysOf(id, { ahead: 10 })).filter(({ state }) => state === 'available')[2]!.date;
        await bookAllSeats(id, day);
        await open(page, `/tour/${id}`);
        const strip = page.getByRole('group', { name: 'Next dates' });
        await strip.waitFor();
        const date = page.getByLabel('Date', { exact: true });
        await date.fill(day);
        await strip.getByRole('radio', { checked: true }).waitFor();
        await page.getByRole('group', { name: 'Nearest dates with enough places' }).getByRole('button').last().click();
        const found = page.locator('#booking').getByText(/^Available\./);
        await found.waitFor();
        // Beside the text of the tour the days are folded again, as after any press: what was found takes their place.
        if (size === 'a desk') {
          await expect(strip).toBeHidden();
          for (const shown of [date, found]) await expect(shown).toBeInViewport({ ratio: 1 });
        } else {
          const [all, one] = await Promise.all(
            [strip, strip.locator('label:has(:checked)')].map((part) => part.boundingBox()),
          );
          assert.ok(one!.x >= all!.x && one!.x + one!.width <= all!.x + all!.width, 'the day is in the strip');
        }
      }));

  test('has room in the calendar of the narrowest phone for what each day says, in text of at least 12 px, and in larger text', async () => {
    const { id } = await tourNamed('arthurs-seat-before-breakfast');
    const day = (await daysOf(id, { ahead: 10 })).find(({ state }) => state === 'available')!.date;
    await bookAllSeats(id, day);
    for (const language of ['en', 'es', 'fr'] as const)
      await visit(`box-calendar-320-${language}`, { viewport: { width: 320, height: 640 } }, async ({ page }) => {
        const words = textsOf(language);
        await open(page, `${language === 'en' ? '' : `/${language}`}/tour/${id}?date=${day}`);
        await page.getByRole('button', { name: words('tour-detail', 'choose_date') }).click();
        const grid = page.getByRole('grid');
        await grid.locator('[data-state=sold_out]').getByText(words('book-tour', 'day_sold_out')).first().waitFor();
        await grid.locator('[data-state=available]').first().waitFor();
        const { smallest, outside } = await textIn(grid);
        assert.ok(smallest >= 12, `text of ${smallest} px`);
        assert.deepEqual(outside, []);
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '130%'));
        assert.deepEqual((await textIn(grid)).outside, []);
        assert.ok(await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth));
      });
  });

  test('chooses no private group by itself on a day without places, and offers dates that cost less', () =>
    visit('box-groups-only', { viewport: desk }, async ({ page }) => {
      const { id } = await tourNamed(withGroupDays);
      const groupDay = (await daysOf(id, { ahead: 10, adults: 2 })).find(
        ({ seatsLeft, privateGroupsLeft }) => seatsLeft === 0 && privateGroupsLeft > 0,
      )!;
      await open(page, `/tour/${id}?date=${groupDay.date}&adults=2&children=0`);
      await page
        .locator('#booking')
        .getByText(/^Only private groups are available on this date, from /)
        .waitFor();
      await page
        .getByRole('group', { name: 'Nearest dates with enough places:' })
        .getByRole('button')
        .first()
        .waitFor();
      assert.equal(await page.getByText(/^Available\./).count(), 0);
      await expect(bookButton(page)).toBeDisabled();
      const group = page.locator('#booking [name=departure]').first();
      await group.check();
      await page.getByText(/^Available\./).waitFor();
      await expect(group).toBeChecked();
      await expect(bookButton(page)).toBeEnabled();
    }));
});

/** A day with a private group beside places for two. */
async function dayWithGroup(id: string): Promise<{ day: string; shared: DepartureView[]; group: DepartureView }> {
  for (const { date: day } of await daysOf(id, { ahead: 60, adults: 2 })) {
    const { departures } = await api<AvailabilityView>('GET', `/tours/${id}/availability?date=${day}&adults=2`);
    const [shared, groups] = [false, true].map((isGroup) =>
      departures.filter(({ privateGroup, hasRoom }) => hasRoom && privateGroup === isGroup),
    );
    if (shared!.length > 0 && groups!.length > 0) return { day, shared: shared!, group: groups![0]! };
  }
  throw new Error('no day with both');
}

/** The smallest text in the cells, and what reaches beyond its cell. */
const textIn = (grid: Locator) =>
  grid.evaluate((element) => {
    const outside: string[] = [];
    let smallest = Number.POSITIVE_INFINITY;
    for (const text of element.querySelectorAll('th, strong, small')) {
      const cell = text.closest('td, th')!.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        smallest = Math.min(smallest, Number.parseFloat(getComputedStyle(text).fontSize));
        if (left < cell.left || right > cell.right || top < cell.top || bottom > cell.bottom)
          outside.push(text.textContent);
      }
    }
    return { smallest, outside };
  });

const totalOf = (page: Page) =>
  page
    .locator('#book-now')
    .getByRole('paragraph')
    .filter({ hasText: /^Total/ });
