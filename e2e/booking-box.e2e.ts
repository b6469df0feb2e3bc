// The booking box of a tour's page: the next days, when it requests availability, and the total.
import assert from 'node:assert/strict';
import { expect, type Page, type Route, test } from '@playwright/test';
import type { AvailabilityView, BookingView } from '#contract/bookings.ts';
import { addDays } from '#kernel/dates.ts';
import { dateFormat } from '#kernel/formats.ts';
import { formatMoney } from '#kernel/money.ts';
import { assertAccessible } from './axe.ts';
import { open, phone, visit } from './marketplace.ts';
import { newTraveller, storageStateOf } from './users.ts';
import {
  adultsOnly,
  bookAllSeatsOf,
  bookButton,
  dayOfSeveralStarts,
  daysOf,
  freeDay,
  priceChange,
  tourNamed,
  withChildren,
  withFamilyTicket,
  withSeasons,
} from './tours.ts';

const desk = { width: 1440, height: 900 };

/** Of an adult in the tour with seasons. */
const usualEuros = 52;
const euros = ({ from }: Awaited<ReturnType<typeof priceChange>>[0]): string =>
  formatMoney({ amountMinor: from!.priceMinor, currency: 'EUR' }, 'en');
const fullDay = (date: string): string =>
  dateFormat('en', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(`${date}T00:00:00Z`),
  );

test.describe('the booking box', () => {
  test('requests availability when the date or the party changes, and books nothing before the answer', () =>
    visit('tour-book-now', {}, async ({ page }) => {
      const { id } = await tourNamed(withChildren);
      const day = await freeDay(id, 3);
      await open(page, `/tour/${id}`);
      const bookNow = page.getByRole('button', { name: 'Book now' });
      let asked = Promise.withResolvers<{ question: string; release: () => void }>();
      await page.route(/availability\?date=/, async (route) => {
        const { searchParams } = new URL(route.request().url());
        const question = ['date', 'adults', 'children'].map((name) => searchParams.get(name)).join(' ');
        await new Promise<void>((release) => asked.resolve({ question, release }));
        await route.continue();
      });
      assert.ok(await bookNow.isDisabled());
      const changes: [() => Promise<void>, string][] = [
        [() => page.getByLabel('Date', { exact: true }).fill(day), `${day} 1 0`],
        [() => page.getByRole('button', { name: 'More: Adults' }).click(), `${day} 2 0`],
        [() => page.getByLabel('Children', { exact: true }).fill('1'), `${day} 2 1`],
        [() => page.getByRole('button', { name: 'Check availability' }).click(), `${day} 2 1`],
      ];
      for (const [change, expected] of changes) {
        asked = Promise.withResolvers();
        await change();
        const { question, release } = await asked.promise;
        assert.equal(question, expected);
        assert.ok(await bookNow.isDisabled());
        assert.equal(await page.getByText(/^Available\./).count(), 0);
        release();
        await page.getByText(/^Available\./).waitFor();
        await expect(bookNow).toBeEnabled();
      }
    }));

  test('says Checking... during the request, and that it failed when no response came', () =>
    visit('tour-checking', {}, async ({ page, allow }) => {
      allow(/net::ERR_FAILED/);
      const { id } = await tourNamed(withChildren);
      await open(page, `/tour/${id}`);
      await page.getByRole('group', { name: 'Next dates' }).waitFor();
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/availability?*', async (route) => {
        await held;
        await route.abort();
      });
      await page.getByLabel('Date', { exact: true }).fill(await freeDay(id));
      assert.ok(await page.getByRole('button', { name: 'Checking...' }).isDisabled());
      release();
      await page.getByRole('alert').getByText('We could not check availability.').waitFor();
      assert.ok(await page.getByRole('button', { name: 'Book now' }).isDisabled());
    }));

  test('offers its next days as one radio group with price and places or as sold out, by arrow keys, too', () =>
    visit('tour-days', {}, async ({ page }) => {
      const { id } = await tourNamed(withChildren);
      const days = (await daysOf(id)).filter(({ state }) => state !== 'none');
      const roomOf = ({ seatsLeft }: (typeof days)[number]) =>
        seatsLeft > 0 ? `${seatsLeft} places?` : 'private groups?';
      await open(page, `/tour/${id}`);
      const offered = page.getByRole('group', { name: 'Next dates' }).getByRole('radio');
      await offered.first().focus();
      assert.equal(await page.getByLabel('Date', { exact: true }).inputValue(), '', 'none is chosen by itself');
      await page.keyboard.press('Space');
      for (const [index, day] of days.slice(0, 3).entries()) {
        if (index > 0) await page.keyboard.press('ArrowRight');
        await page.waitForFunction((chosen) => new URLSearchParams(location.search).get('date') === chosen, day.date);
        assert.ok(await offered.nth(index).isChecked());
        assert.equal(await page.getByLabel('Date', { exact: true }).inputValue(), day.date);
        const text = day.state === 'sold_out' ? 'Sold out' : `€\\d+[^]*\\b${roomOf(day)}`;
        assert.match(await offered.nth(index).locator('..').innerText(), new RegExp(text, 'i'));
        await page.getByText(day.state === 'sold_out' ? /^No places left/ : /^Available\./).waitFor();
      }
    }));

  test('keeps the day in use where it is when its result comes, its foot in the window and clear of what is above, and the refusal in full', () =>
    visit('box-grows', { viewport: desk }, async ({ page }) => {
      const { id } = await tourNamed(adultsOnly);
      await open(page, `/tour/${id}`);
      const first = page.locator('label:not([data-reason]):has(+ label:not([data-reason])) > [name=day]').first();
      await first.waitFor();
      await page.evaluate(() => scrollTo(0, 400));
      const topOf = (radio: typeof first) => radio.evaluate((element) => element.getBoundingClientRect().top);
      // The day after it may be in the next row.
      const next = first.locator('xpath=../following-sibling::label[1]').locator('[name=day]');
      const before = [await topOf(first), await topOf(next)];
      await first.evaluate((radio) => radio.focus({ preventScroll: true }));
      for (const [index, key] of ['Space', 'ArrowRight'].entries()) {
        await page.keyboard.press(key);
        await bookButton(page, 'Book now', false).waitFor();
        await page.getByText(/^Charged in/).waitFor();
        assert.ok(Math.abs((await topOf(page.locator(':focus'))) - before[index]!) < 2);
      }
      for (const height of [720, 900]) {
        await page.setViewportSize({ width: 1280, height });
        const [end, top, bottom] = await page.locator('#book-now').evaluate((foot) => {
          const { top, bottom } = foot.getBoundingClientRect();
          return [foot.closest('form')!.firstElementChild!.getBoundingClientRect().bottom, top, bottom];
        });
        assert.ok(end <= top && bottom <= height, `${end} ${top} ${bottom}`);
      }
      const closed = (await daysOf(id, { ahead: 2 })).find(({ reason }) => reason === 'closed')!;
      await open(page, `/tour/${id}?date=${closed.date}`);
      const refusal = page.locator('#booking').getByRole('alert');
      await refusal.waitFor();
      const bottom = await refusal.evaluate((element) => element.getBoundingClientRect().bottom);
      const foot = await page.locator('#book-now').evaluate((element) => element.getBoundingClientRect().top);
      assert.ok(bottom < foot && bottom < desk.height);
    }));

  test('has a calendar of months with price and places, by keyboard, too', () =>
    visit('box-calendar', {}, async ({ page }) => {
      const { id } = await tourNamed(withChildren);
      const days = await daysOf(id, { ahead: 33 });
      const free = days.find(
        ({ state, seatsLeft }, n) => state === 'available' && seatsLeft > 0 && days[n - 1]?.reason === 'closed',
      );
      await open(page, `/tour/${id}?date=${addDays(free!.date, -1)}&adults=1&children=0`);
      const opener = page.getByRole('button', { name: 'Choose a date' });
      await opener.focus();
      await page.keyboard.press('Enter');
      const calendar = page.getByRole('dialog', { name: 'Choose a date' });
      await calendar.getByText('Total price in EUR for 1 adult, rounded up, and the places left.').waitFor();
      await calendar.locator('table[aria-busy=false]').waitFor();
      await assertAccessible(page, 'the calendar');
      const focused = calendar.locator('[tabindex="0"]');
      assert.match(await focused.innerText(), /no departures$/);
      await calendar
        .locator('p')
        .getByText(/\d{4} · no departures$/)
        .waitFor();
      for (const key of ['PageDown', 'PageUp', 'ArrowRight']) await page.keyboard.press(key);
      await calendar.locator('table[aria-busy=false]').waitFor();
      const [, , day] = free!.date.split('-');
      assert.match(await focused.innerText(), new RegExp(`\\b${Number(day)}\\b[^]*€\\d+\\s+${free!.seatsLeft} left`));
      await page.keyboard.press('Enter');
      await calendar.waitFor({ state: 'detached' });
      await expect(page.getByLabel('Date', { exact: true })).toHaveValue(free!.date);
      await expect(opener).toBeFocused();
      await page.getByText(/^Available\./).waitFor();
    }));

  test('has the prices of the seasons in its calendar, charges that of the day and says why it differs', () =>
    visit('box-seasons', storageStateOf(newTraveller()), async ({ page }) => {
      const { id } = await tourNamed(withSeasons);
      const [before, after] = await priceChange(id);
      await open(page, `/tour/${id}?date=${before.date}&adults=1&children=0`);
      await totalOf(page, euros(before)).waitFor();
      await page.getByRole('button', { name: 'Choose a date' }).click();
      const calendar = page.getByRole('dialog', { name: 'Choose a date' });
      const dayOf = (day: typeof after) =>
        calendar.getByRole('button', { name: new RegExp(`${fullDay(day.date)}: .*${euros(day)}`) });
      await dayOf(before).waitFor();
      await dayOf(after).click();
      await totalOf(page, euros(after)).waitFor();
      if (after.from!.price !== usualEuros) await page.getByText(/^(High|Low) season$/).waitFor();
      await bookButton(page, 'Book now', false).click();
      await page.waitForURL('**/bookings?new=*');
    }));

  test('books nothing at another price than it shows, and shows the new one', () =>
    visit('box-price-changed', storageStateOf(newTraveller()), async ({ page, allow }) => {
      allow(/status of 409/);
      const { id } = await tourNamed(withChildren);
      const showRightTotal = await showTotalOfOneEuro(page);
      await open(page, `/tour/${id}?date=${await freeDay(id, 2)}&adults=2&children=0`);
      const bookNow = bookButton(page, 'Book now', false);
      await totalOf(page, '€1').waitFor();
      await showRightTotal();
      await bookNow.click();
      await page.getByRole('alert').getByText('The price has changed. Nothing has been booked').waitFor();
      await totalOf(page, '€58').waitFor();
      await bookNow.click();
      await page.waitForURL('**/bookings?new=*');
    }));

  test('says so to who has a booking at the same time', () =>
    visit('box-already-booked', storageStateOf(newTraveller()), async ({ page }) => {
      const { id } = await tourNamed(withChildren);
      const day = await freeDay(id, 2);
      await open(page, `/tour/${id}?date=${day}`);
      await page.getByText('Total', { exact: true }).waitFor();
      const again = page.getByText(/^You already have a booking at this time: .+, 1 person\./);
      assert.equal(await again.count(), 0);
      await bookButton(page, 'Book now', false).click();
      await page.waitForURL('**/bookings?new=*');
      await open(page, `/tour/${id}?date=${day}`);
      await again.waitFor();
      await assertAccessible(page, 'a second booking at the same time');
      await again.getByRole('link', { name: 'See the booking' }).click();
      await page.waitForURL('**/bookings/*');
    }));

  test('sells a family ticket and a baby on a lap, and names them on the ticket', () =>
    visit('box-tickets', storageStateOf(newTraveller()), async ({ page }) => {
      const { id } = await tourNamed(withFamilyTicket);
      await open(page, `/tour/${id}?date=${await freeDay(id, 4)}`);
      await page.getByRole('button', { name: 'Other ticket types' }).click();
      const tickets = page.getByRole('group', { name: 'Tickets' });
      const total = page.locator('#booking p').filter({ hasText: 'Total' });
      await tickets.getByRole('button', { name: 'More: Family pass' }).click();
      await tickets.getByRole('button', { name: 'More: Baby on your lap' }).click();
      await tickets.getByLabel('Adults', { exact: true }).fill('0');
      await page.getByText('Family pass (4 people) × 1', { exact: true }).waitFor();
      await total.getByText('ISK 36,900').waitFor();
      await assertAccessible(page, 'tickets');
      await page.reload();
      await tickets.getByLabel('Family pass', { exact: true }).waitFor();
      assert.equal(await tickets.getByLabel('Family pass', { exact: true }).inputValue(), '1');
      await total.getByText('ISK 36,900').waitFor();
      await bookButton(page, 'Book now', false).click();
      await page.waitForURL('**/bookings?new=*');
      await open(page, `/bookings/${new URL(page.url()).searchParams.get('new')}`);
      const bought = '5 people · Baby on your lap × 1, Family pass (4 people) × 1';
      await page.getByRole('definition').getByText(bought).first().waitFor();
    }));

  test('books the last start of a day as the first: each has a quote of its own', async () => {
    const signedIn = await storageStateOf(newTraveller());
    await visit('box-last-start', { ...signedIn, viewport: desk }, async ({ page }) => {
      const { id } = await tourNamed(adultsOnly);
      const { day, departures } = await dayOfSeveralStarts(id);
      await open(page, `/tour/${id}?date=${day}&adults=2&children=0`);
      await page.locator('#booking input[name=departure]').last().check();
      const sent = page.waitForResponse((response) => response.url().endsWith('/api/bookings'));
      await bookButton(page, 'Book now', false).click();
      const booking = (await (await sent).json()) as BookingView;
      assert.equal(booking.startsAtLocal, departures.at(-1)!.startsAtLocal);
      await page.waitForURL('**/bookings?new=*');
    });
  });

  test('says at the number of adults how many can go where no departure has room for as many, and offers no wait', () =>
    visit('box-too-many', { viewport: phone }, async ({ page }) => {
      const { id } = await tourNamed(withChildren);
      const day = await freeDay(id, 14);
      await open(page, `/es/tour/${id}?date=${day}&adults=14`);
      await page.getByText(/^Disponible\./).waitFor();
      const adults = page.getByLabel('Adultos', { exact: true });
      await adults.fill('20');
      const most = 'En esta fecha caben 14 personas como máximo.';
      await page.locator('main form').getByText(most).waitFor();
      assert.deepEqual(
        await adults.evaluate((field: HTMLInputElement) => [
          field.ariaInvalid,
          document.getElementById(field.getAttribute('aria-describedby')!)?.textContent,
        ]),
        ['true', most],
      );
      const strip = page.getByRole('group', { name: /20 personas/ });
      await strip.getByText('14 plazas').first().waitFor();
      assert.equal(await page.getByText(/Apúntate: si se libera/).count(), 0);
      await assertAccessible(page, 'a party that is too large');
      await page.getByRole('button', { name: 'Consultar para 14 personas' }).click();
      await page.getByText(/^Disponible\./).waitFor();
      assert.deepEqual([await adults.getAttribute('aria-invalid'), await adults.inputValue()], [null, '14']);
    }));

  test('takes a date that is deleted on a sold-out day for none', () =>
    visit('box-date-deleted', { viewport: phone }, async ({ page }) => {
      const { id } = await tourNamed(adultsOnly);
      const { day, departures } = await dayOfSeveralStarts(id);
      for (const departure of departures) await bookAllSeatsOf(id, departure);
      await open(page, `/tour/${id}?date=${day}&adults=2&children=0`);
      await page.getByRole('group', { name: 'Nearest dates with enough places:' }).waitFor();
      await page.locator('p', { hasText: /^No places left for your group on this date\.$/ }).waitFor();
      await page.getByLabel('Date', { exact: true }).fill('');
      await page.getByText('Choose a date to see the total.').waitFor();
    }));

  test('is booked from the bar below a phone’s page once its total is known, and what comes of it is in view', async () => {
    const signedIn = await storageStateOf(newTraveller());
    await visit('box-bar', { ...signedIn, viewport: phone }, async ({ page, allow }) => {
      allow(/status of 409/);
      const { id } = await tourNamed(withChildren);
      const showRightTotal = await showTotalOfOneEuro(page);
      await open(page, `/tour/${id}?date=${await freeDay(id, 2)}&adults=2&children=0`);
      const bar = page.locator('div:has(> p:has-text("Total") + button):not(#book-now)').last();
      await bar.getByText('€1', { exact: true }).waitFor();
      const confirm = bar.getByRole('button', { name: /^(?:Review and book|Book now)$/ });
      await confirm.click();
      await bar.waitFor({ state: 'detached' });
      await page.evaluate(() => scrollTo(0, 0));
      await showRightTotal();
      await confirm.click();
      const refused = page.getByRole('alert').getByText('The price has changed. Nothing has been booked');
      await page.waitForFunction(
        (text) => text!.getBoundingClientRect().bottom < innerHeight,
        await refused.elementHandle(),
      );
      // Again until the way to the refusal has ended, and until the new total was in view, to which a press leads.
      await expect(async () => {
        if (page.url().includes('/bookings?new=')) return;
        await page.evaluate(() => scrollTo(0, 0));
        await expect(bar.getByText('€58', { exact: true })).toBeVisible({ timeout: 1000 });
        await confirm.click({ timeout: 1000 });
        await page.waitForURL('**/bookings?new=*', { timeout: 5000 });
      }).toPass();
    });
  });
});

/** Shows a price that is not the tour's, as if it had changed since, until the returned function is called. */
async function showTotalOfOneEuro(page: Page): Promise<() => Promise<void>> {
  const asked = /availability\?date=/;
  await page.route(asked, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as AvailabilityView;
    answer.quote!.total.priceMinor = 100;
    await route.fulfill({ json: answer });
  });
  // The booking is sent as if that quote had expired.
  const expire = async (route: Route) => {
    const { quoteId: _, ...body } = route.request().postDataJSON() as Record<string, unknown>;
    await route.continue({ postData: { ...body, expectedTotal: { priceMinor: 100, currency: 'EUR' } } });
  };
  await page.route('**/api/bookings', expire, { times: 1 });
  return () => page.unroute(asked);
}

const totalOf = (page: Page, amount: string) =>
  page
    .getByRole('paragraph')
    .filter({ hasText: /^Total/ })
    .getByText(amount, { exact: true });
