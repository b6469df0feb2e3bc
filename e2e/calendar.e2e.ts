// A supplier looks at the calendar of all departures, on a phone and by keyboard.
import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { ClosureView } from '#contract/suppliers/closures.ts';
import { demoLogins } from '#world/logins.ts';
import { addDays, isoWeekday } from '#kernel/dates.ts';
import { dayText } from '#web/ui/place-time.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { asJourney, journeyIn } from './journey.ts';
import { tabTo } from './keyboard.ts';
import { desktop, moving, open, phone, visit } from './marketplace.ts';
import { like } from './texts.ts';
import { freeDay, tourNamed, withChildren } from './tours.ts';
import { newSupplier, newTraveller, signedIn, storageStateOf } from './users.ts';

const supplierAt = async (viewport: typeof phone) => ({
  ...(await storageStateOf(signedIn(demoLogins.supplier))),
  viewport,
});

const dayShown = (page: Page): string | null => new URL(page.url()).searchParams.get('date');

let daysGiven = 0;

/** Further ahead than any other test books, since all tours are closed on it. */
async function farDay(tourId: string): Promise<string> {
  const from = addDays(new Date().toISOString().slice(0, 10), 60 + 20 * (test.info().parallelIndex % 4));
  const { days } = await api<{ days: { date: string; state: string }[] }>(
    'GET',
    `/tours/${tourId}/availability?from=${from}&to=${addDays(from, 18)}`,
  );
  const free = days.filter(({ state }) => state === 'available');
  return free[daysGiven++ % free.length]!.date;
}

test.describe('a supplier', () => {
  test('reads on a phone in Spanish and French that a day is closed, and why', async () => {
    const { token } = await signedIn(demoLogins.supplier);
    const { id } = await tourNamed(withChildren);
    const day = await freeDay(id);
    const body = { from: day, reason: 'Grúa en la plaza' };
    const { closure } = await api<{ closure: ClosureView }>('POST', `/supplier/tours/${id}/closures`, { token, body });
    await visit('calendar-phone', await supplierAt(phone), async ({ page }) => {
      await open(page, `/es/supplier/calendar?date=${day}&tour=${id}`);
      const departure = page.getByRole('article').filter({ hasText: 'Grúa en la plaza' }).first();
      await departure.getByText('Cerrada', { exact: true }).waitFor();
      await page.getByRole('grid').waitFor();
      await assertNoHorizontalOverflow(page, 'the calendar at 360');
      await assertAccessible(page, 'the calendar in Spanish');
      await open(page, `/fr/supplier/calendar?view=week&date=${day}&tour=${id}`);
      await page.getByRole('article').filter({ hasText: 'Grúa en la plaza' }).first().waitFor();
      await assertNoHorizontalOverflow(page, 'a week at 360');
      await assertAccessible(page, 'a week in French');
    });
    await api('DELETE', `/supplier/closures/${closure.id}`, { token });
  });

  test('goes through the month by keyboard, from a day to its departures and a day sheet', async () => {
    const { id } = await tourNamed(withChildren);
    const day = await freeDay(id);
    await visit('calendar-keyboard', await supplierAt(desktop), async ({ page }) => {
      await open(page, '/supplier');
      await page.getByRole('link', { name: 'Calendar', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Calendar' }).waitFor();
      await assertAccessible(page, 'the calendar');
      // Nothing of the middle of a month is near its ends.
      const middle = `${day.slice(0, 7)}-15`;
      await open(page, `/supplier/calendar?date=${middle}`);
      const grid = page.getByRole('grid');
      await tabTo(page, grid.locator('[tabindex="0"]'));
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/supplier/calendar?view=month&date=${addDays(middle, 8)}`);
      await grid
        .locator('[aria-selected="true"]')
        .filter({ hasText: String(Number(middle.slice(8)) + 8) })
        .waitFor();
      await page.getByRole('combobox', { name: 'Tour' }).selectOption(id);
      await page.waitForURL(`**&tour=${id}`);
      await open(page, `/supplier/calendar?view=day&date=${day}&tour=${id}`);
      assert.equal(dayShown(page), day);
      await page.getByRole('article').first().getByRole('link').click();
      await page.waitForURL('**/supplier/departures/*');
      await page.getByRole('button', { name: 'Print' }).waitFor();
    });
  });
});

test(
  'a day is closed for all tours by keyboard, travellers see it, and undone it is open',
  asJourney,
  journeyIn('fr-360', async ({ language, words, prefix, browser }) => {
    const { id } = await tourNamed(withChildren);
    const day = await farDay(id);
    const isOnSale = async () =>
      (await api<{ available: boolean }>('GET', `/tours/${id}/availability?date=${day}`)).available;
    const supplier = await storageStateOf(signedIn(demoLogins.supplier));
    await visit('calendar-close', { ...browser, ...supplier }, async ({ page }) => {
      await open(page, `${prefix}/supplier/calendar?date=${day}`);
      await page.getByRole('button', { name: words('calendar', 'do_close'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: words('calendar', 'preview') }).press('Enter');
      const close = dialog.getByRole('button', {
        name: like(words('calendar', 'count_close', { count: 2 }).replace('2', '{{count}}')),
      });
      await close.waitFor();
      await assertAccessible(page, 'a summary');
      await tabTo(page, close);
      await page.keyboard.press('Enter');
      const back = page
        .getByRole('main')
        .getByRole('button', { name: words('calendar', 'undo_close') })
        .first();
      await back.waitFor();
      assert.equal(await isOnSale(), false);
      // The message names the day, and the month marks it.
      const when = dayText(day, language);
      await page.getByRole('status').filter({ hasText: when }).waitFor();
      const chosen = page.getByRole('gridcell', { selected: true });
      await chosen
        .getByText(like(words('calendar', 'count_closed', { count: 2 }).replace('2', '{{count}}')))
        .waitFor({ state: 'attached' });
      await assertAccessible(page, 'a closed day');
      await assertNoHorizontalOverflow(page, 'a closed day');
      await back.click();
      await page
        .getByText(like(words('calendar', 'undone_close', { when: '{{when}}', count: 2 }).replace('2', '{{count}}')))
        .waitFor();
      assert.equal(await isOnSale(), true);
    });
  }),
);

test.describe('several days', () => {
  test('are closed on some weekdays alone', async () => {
    const { id } = await tourNamed(withChildren);
    const day = await farDay(id);
    await visit('calendar-weekdays', await supplierAt(phone), async ({ page }) => {
      await open(page, `/supplier/calendar?view=day&date=${day}&tour=${id}`);
      await page.getByRole('button', { name: 'Close days' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('To (included)').fill(addDays(day, 6));
      const weekdays = dialog.getByRole('group', { name: 'On these weekdays' });
      for (const box of await weekdays.getByRole('checkbox').all()) await box.uncheck();
      assert.ok(await dialog.getByRole('button', { name: 'Show what changes' }).isDisabled());
      const ofDay = weekdays.getByRole('checkbox').nth(isoWeekday(day) - 1);
      await ofDay.check();
      await assertAccessible(page, 'weekdays to close');
      const { departures } = await api<{ departures: number }>('POST', '/supplier/calendar/preview', {
        token: (await signedIn(demoLogins.supplier)).token,
        body: { from: day, to: day, tourIds: [id] },
      });
      await dialog.getByRole('button', { name: 'Show what changes' }).click();
      await dialog.getByRole('button', { name: new RegExp(`^Close ${departures} departure`) }).waitFor();
    });
  });
});

test.describe('by a drag', () => {
  const day = (number: number) => `${addDays(new Date().toISOString().slice(0, 8) + '01', 62).slice(0, 7)}-${number}`;
  const cell = (page: Page, number: number) => page.locator(`td[data-day="${day(number)}"]`);
  const said = (page: Page) => page.getByRole('status').filter({ hasText: /^Chosen days: / });
  const middleOf = async (locator: Locator) => {
    const { x, y, width, height } = (await locator.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };

  test('of the mouse, of a held finger and by keys the same days are chosen, and Escape lets go', () =>
    visit(
      'calendar-drag',
      supplierAt(desktop).then((supplier) => ({ ...supplier, hasTouch: true })),
      async ({ page, context }) => {
        await open(page, `/supplier/calendar?date=${day(11)}`);
        const selected = page.locator('td[aria-selected="true"]');
        const clear = page.getByRole('button', { name: 'Clear', exact: true });
        await cell(page, 11).hover();
        await page.mouse.down();
        await cell(page, 13).hover();
        await expect(selected, 'shown while it is dragged').toHaveCount(3);
        assert.equal(await said(page).count(), 0, 'said at the end');
        await page.keyboard.press('Escape');
        await expect(selected).toHaveCount(1);
        await page.mouse.up();
        await cell(page, 11).hover();
        await page.mouse.down();
        await cell(page, 13).hover();
        await page.mouse.up();
        const days = await said(page).innerText();
        await expect(selected).toHaveCount(3);
        assert.equal(dayShown(page), day(11), 'the day where the mouse was released is not opened');
        await assertAccessible(page, 'chosen days');
        await clear.click();

        const touch = await context.newCDPSession(page);
        const finger = async (type: 'touchStart' | 'touchMove' | 'touchEnd', number: number) =>
          touch.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: type === 'touchEnd' ? [] : [{ ...(await middleOf(cell(page, number))), id: 1 }],
          });
        await finger('touchStart', 11);
        // Held for so long, the day is chosen.
        await page
          .locator(`td[data-day="${day(11)}"]`)
          .and(selected)
          .waitFor();
        await setTimeout(500);
        for (const number of [12, 13]) await finger('touchMove', number);
        await finger('touchEnd', 13);
        assert.equal(await said(page).innerText(), days);
        await clear.click();

        await cell(page, 11).getByRole('link').focus();
        for (const key of [' ', 'Shift+ArrowRight', 'Shift+ArrowRight']) await page.keyboard.press(key);
        assert.equal(await said(page).innerText(), days);
        await page.keyboard.press('Escape');
        await said(page).waitFor({ state: 'detached' });
        await cell(page, 11).click();
        await cell(page, 13).click({ modifiers: ['Shift'] });
        assert.equal(await said(page).innerText(), days, 'by Shift and a click');
        assert.equal(dayShown(page), day(11));
      },
    ));

  test('a finger that moves at once scrolls', () =>
    visit(
      'calendar-scroll',
      supplierAt(phone).then((supplier) => ({ ...supplier, hasTouch: true, isMobile: true })),
      async ({ page, context }) => {
        await open(page, `/supplier/calendar?date=${day(11)}`);
        const { x, y } = await middleOf(cell(page, 11));
        const touch = await context.newCDPSession(page);
        const finger = (type: 'touchStart' | 'touchMove', up: number) =>
          touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y - up, id: 1 }] });
        await finger('touchStart', 0);
        for (const up of [30, 60, 90, 120]) await finger('touchMove', up);
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        await page.waitForFunction(() => scrollY > 50);
        assert.equal(await said(page).count(), 0);
      },
    ));

  test('to the edge of the window the page scrolls, and more days are chosen while the pointer rests there', () =>
    visit('calendar-edge', supplierAt({ width: 1280, height: 300 }), async ({ page }) => {
      await open(page, `/supplier/calendar?date=${day(11)}`);
      await cell(page, 11).evaluate((element) => element.scrollIntoView({ block: 'start' }));
      const { x, y } = await middleOf(cell(page, 11));
      const selected = page.locator('td[aria-selected="true"]');
      await expect(cell(page, 25)).not.toBeInViewport({ ratio: 0.5 });
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, 290, { steps: 3 });
      await expect(cell(page, 25)).toHaveAttribute('aria-selected', 'true');
      // And up again, beyond where it began: a week and a day.
      await page.mouse.move(x, 20, { steps: 3 });
      await expect(selected).toHaveCount(8);
      await expect(selected.first()).toBeInViewport();
      await page.mouse.up();
      await expect(said(page)).toHaveCount(1);
    }));

  test('of a finger to the edge the page scrolls, and a departure goes on to later times', async () => {
    const { id, name: title } = await tourNamed(withChildren);
    const free = await freeDay(id);
    const supplier = await supplierAt({ width: 360, height: 480 });
    const onPhone = { ...supplier, ...moving, hasTouch: true, isMobile: true };
    await visit('calendar-edge-finger', onPhone, async ({ page, context }) => {
      await open(page, `/supplier/calendar?view=day&date=${free}&tour=${id}`);
      const departure = page.locator('[data-departure] article').first();
      await departure.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      const { x, y } = await middleOf(departure);
      const touch = await context.newCDPSession(page);
      const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', to = y) =>
        touch.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x, y: to, id: 1 }],
        });
      await finger('touchStart');
      const label = page.locator('[aria-hidden="true"]').filter({ hasText: title });
      await label.waitFor();
      for (const to of [y + 40, 440, 460]) await finger('touchMove', to);
      // Later than within the window, in which a quarter of an hour is 12 pixels.
      await page.getByText(/^To .*, (1[89]|2\d):/).waitFor();
      await finger('touchEnd');
      await page.getByRole('dialog', { name: 'Move departure' }).waitFor();
    });
  });

  test('on to another day a departure is moved, after a look at whom that affects, and by its button as well', async () => {
    const { id } = await tourNamed(withChildren);
    const free = await freeDay(id);
    await visit('calendar-move', await supplierAt(desktop), async ({ page }) => {
      await open(page, `/supplier/calendar?view=week&date=${free}&tour=${id}`);
      const departure = page.locator(`section[data-day="${free}"] article`).first();
      const other = addDays(free, isoWeekday(free) === 7 ? -1 : 1);
      // The day, which is above it, stays in view.
      await departure.scrollIntoViewIfNeeded();
      const from = await middleOf(departure);
      const to = await middleOf(page.locator(`td[data-day="${other}"]`));
      const dialog = page.getByRole('dialog', { name: 'Move departure' });
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.keyboard.press('Escape');
      await page.mouse.up();
      await page.getByRole('status').filter({ hasText: 'Nothing was moved.' }).waitFor({ state: 'attached' });
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
      await dialog.getByText(/Nobody has booked|affected/).waitFor();
      assert.equal(await dialog.getByLabel('Day', { exact: true }).inputValue(), other);
      await assertAccessible(page, 'a departure that is moved');
      await page.keyboard.press('Escape');
      await tabTo(page, departure.getByRole('button', { name: /^Move: / }));
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: 'See who is affected' }).waitFor();
      assert.equal(await dialog.getByLabel('Day', { exact: true }).inputValue(), free);
    });
  });
});

test.describe('prices', () => {
  test('are changed for days that are chosen by the keyboard, and changed back', async () => {
    const { id } = await tourNamed(withChildren);
    const day = await farDay(id);
    // In the middle of its month, so that both ends are in sight.
    const [from, to] = [`${day.slice(0, 7)}-11`, `${day.slice(0, 7)}-13`];
    await visit('calendar-prices', await supplierAt(desktop), async ({ page, allow }) => {
      await open(page, `/supplier/calendar?date=${from}&tour=${id}`);
      const grid = page.getByRole('grid');
      await tabTo(page, grid.locator('[tabindex="0"]'));
      await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('Shift+ArrowRight');
      await page.getByText(/^Chosen days:/).waitFor();
      await page.getByRole('button', { name: 'Change prices' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change prices' });
      assert.deepEqual(
        [
          await dialog.getByLabel('From', { exact: true }).inputValue(),
          await dialog.getByLabel('To (included)').inputValue(),
        ],
        [from, to],
      );
      const tickets = dialog.getByLabel('Ticket', { exact: true }).locator('option');
      await expect(tickets).toHaveText(['Adult', 'Child', 'Private group']);
      const newPrice = dialog.getByLabel(/^Price of one/);
      assert.equal(await newPrice.inputValue(), '');
      assert.ok(await newPrice.evaluate((field: HTMLInputElement) => field.required));
      await newPrice.fill('99');
      await assertAccessible(page, 'the form of prices');
      await page.setViewportSize({ width: 360, height: 640 });
      await dialog.getByRole('button', { name: 'Show what changes' }).click();
      const change = dialog.getByRole('button', { name: /^Change the prices? of \d+ departure/ });
      await change.waitFor();
      for (const shown of [
        change,
        dialog.getByRole('heading', { name: 'Change prices' }),
        dialog.getByText(/will have this price/),
      ])
        assert.ok(
          await shown.evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight;
          }),
          'title, summary and button are in sight',
        );
      assert.ok(await change.evaluate((button) => button === document.activeElement));
      await page.keyboard.press('Enter');
      await page
        .getByText(/this price now/)
        .first()
        .waitFor();
      await assertNoHorizontalOverflow(page, 'changed prices at 360');
      await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).first().click();
      await page
        .getByText(/from before/)
        .first()
        .waitFor();
      allow(/net::ERR_FAILED/);
      await assertEarlierIsShown(page);
    });
  });
});

/** Where the first page of changes has none to show, and the first attempt to load the last one gets no answer. */
async function assertEarlierIsShown(page: Page): Promise<void> {
  const address = '/api/supplier/calendar/edits';
  let attempts = 0;
  await page.route(`**${address}*`, async (route) => {
    if (!route.request().url().includes('before=')) return route.fulfill({ json: { data: [], next: 'earlier' } });
    attempts += 1;
    if (attempts === 1) return route.abort();
    const { data } = await (await route.fetch({ url: new URL(address, page.url()).href })).json();
    return route.fulfill({ json: { data, next: null } });
  });
  await page.reload();
  await page.getByText('Latest closings and changes').click();
  const button = page.getByRole('button', { name: 'Show earlier ones' });
  await button.click();
  await page.getByRole('alert').getByText('That did not work. Please try again.').waitFor();
  await button.click();
  await page.locator('li:focus').getByText('Undone').waitFor();
  await expect(button).toHaveCount(0);
}

test('a supplier without a tour reads what comes before the calendar', () =>
  visit('calendar-new', storageStateOf(newSupplier(`New here ${Date.now()}`)), async ({ page }) => {
    await open(page, '/supplier/calendar');
    await page.getByText('Publish a tour first', { exact: false }).waitFor();
    await expect(page.getByRole('button', { name: 'Close days' })).toHaveCount(0);
    await assertAccessible(page, 'the calendar before the first tour');
  }));

test.describe('a traveller', () => {
  test('reads that the calendar is for partners', () =>
    visit('calendar-traveller', storageStateOf(newTraveller()), async ({ page }) => {
      await open(page, '/supplier/calendar');
      await page.getByRole('heading', { name: 'This page is for partners' }).waitFor();
    }));
});
