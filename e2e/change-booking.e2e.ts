// Another date for a booking: one that costs more and is paid, one that gives money back, and a change that is dropped again. Fewer people on
// the same date.
import assert from 'node:assert/strict';
import { type Locator, type Page, test } from '@playwright/test';
import type { BookingView } from '#contract/bookings.ts';
import type { Language } from '#kernel/languages.ts';
import { formatMoney } from '#kernel/money.ts';
import { api } from './api.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { tabTo } from './keyboard.ts';
import { asJourney, journeyIn } from './journey.ts';
import { open, phone, visit } from './marketplace.ts';
import { like, textsOf } from './texts.ts';
import { bookAllSeats, freeDay, priceChange, tourNamed, withChildren, withSeasons } from './tours.ts';
import { newTraveller } from './users.ts';

const inEnglish = textsOf('en');

test(
  'another date that costs more is paid, from the list, after coming back to the payment once',
  asJourney,
  journeyIn('fr-360', async ({ language, words, prefix, browser }) => {
    const { storageState, token, booking, cheap, dear, moreMinor } = await bookedForTwo('cheap', language);
    const more = shown(moreMinor, language);
    await visit('change-paid', { ...browser, storageState }, async ({ page }) => {
      await open(page, `${prefix}/bookings`);
      await changeButton(page, language).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(words('booking-change', 'choose')).waitFor();
      await assertAccessible(page, 'the choices of a change');
      // Escape closes the calendar in it, and it stays.
      await dialog.getByRole('button', { name: words('tour-detail', 'choose_date') }).click();
      const calendar = page.getByRole('dialog', { name: words('tour-detail', 'choose_date') });
      await calendar.waitFor();
      await page.keyboard.press('Escape');
      await calendar.waitFor({ state: 'hidden' });
      await dialog.getByText(words('booking-change', 'choose')).waitFor();
      // In the currency of the booking, whatever the page shows.
      await dialog.getByText(shown(booking.total.priceMinor, language)).first().waitFor();
      assert.equal(await dialog.getByText('≈').count(), 0);
      await dateField(dialog, language).fill(dear);
      const submit = dialog.getByRole('button', { name: words('booking-change', 'submit_more', { amount: more }) });
      await submit.waitFor();
      await sumIn(dialog, words('booking-change', 'price_before'), shown(booking.total.priceMinor, language));
      await sumIn(dialog, words('booking-change', 'pay_now'), more);
      await assertAccessible(page, 'the price of a change');
      await assertNoHorizontalOverflow(page, 'the price of a change');
      await submit.click();
      await page.waitForURL('**/pay/test/*');
      assert.equal((await read(token, booking)).date, cheap);
      // Back without paying: the card says what waits, and leads to the payment again.
      await open(page, `${prefix}/bookings`);
      const pending = page.getByRole('region', { name: words('booking-detail', 'change_pending') });
      await pending.getByText(like(words('booking-detail', 'change_pending_until'))).waitFor();
      assert.equal(await changeButton(page, language).count(), 0);
      await assertAccessible(page, 'a change that waits for its payment');
      await pending.getByRole('link', { name: words('booking-detail', 'change_pay', { amount: more }) }).click();
      await page.waitForURL('**/pay/test/*');
      await page.getByText(words('payment-page', 'change_to')).waitFor();
      await assertAccessible(page, 'the payment of a change');
      await page.getByRole('button', { name: like(words('payment-page', 'pay')) }).click();
      await page.waitForURL('**?payment=change');
      await page
        .getByRole('status')
        .getByText(like(words('booking-detail', 'change_paid')))
        .waitFor();
      await assertAccessible(page, 'a booking that was changed');
    });
    const changed = await read(token, booking);
    assert.deepEqual([changed.date, changed.total.priceMinor], [dear, booking.total.priceMinor + moreMinor]);
    assert.deepEqual([changed.payment.state, changed.change], ['paid', null]);
  }),
);

test(
  'another date that costs less gives the difference back, by keyboard',
  asJourney,
  journeyIn('en-1280', async ({ language, words, prefix, browser }) => {
    const { storageState, token, booking, cheap, moreMinor } = await bookedForTwo('dear', language);
    const back = shown(moreMinor, language);
    await visit('change-refunded', { ...browser, storageState }, async ({ page }) => {
      await open(page, `${prefix}/bookings/${booking.id}`);
      const button = page.getByRole('button', { name: words('booking-detail', 'change'), exact: true });
      await tabTo(page, button);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: words('booking-detail', 'change_title') });
      await tabTo(page, dialog.getByRole('button', { name: words('tour-detail', 'choose_date') }));
      await page.keyboard.press('Enter');
      const calendar = page.getByRole('dialog', { name: words('tour-detail', 'choose_date') });
      await calendar.locator('[tabindex="0"]:focus').waitFor();
      // A day is chosen once it is known that it can be.
      await calendar.locator('[role=grid][aria-busy=false]').waitFor();
      const days = Math.round((Date.parse(cheap) - Date.parse(booking.date)) / 86_400_000);
      for (let day = 0; day < Math.abs(days); day++) await page.keyboard.press(days < 0 ? 'ArrowLeft' : 'ArrowRight');
      await page.keyboard.press('Enter');
      await calendar.waitFor({ state: 'hidden' });
      assert.equal(await dateField(dialog, language).inputValue(), cheap);
      const submit = dialog.getByRole('button', { name: words('booking-change', 'submit_back', { amount: back }) });
      await submit.waitFor();
      await sumIn(dialog, words('booking-change', 'back_money'), back);
      await dialog.getByText(words('booking-change', 'rule_all')).waitFor();
      await dialog.getByText(like(words('booking-change', 'free_until'))).waitFor();
      await assertAccessible(page, 'a change that gives money back');
      await tabTo(page, submit);
      await page.keyboard.press('Enter');
      // The outcome takes the focus, which reads it out.
      await page.waitForFunction(
        (text) => document.activeElement !== document.body && document.activeElement?.textContent?.includes(text),
        words('booking-change', 'done_back', { amount: back }).split('{{moment}}').at(-1)!,
      );
      await dialog.waitFor({ state: 'hidden' });
      await page.getByRole('heading', { name: words('booking-detail', 'when_and_who') }).waitFor();
      await page
        .getByText(new RegExp(`${Number(cheap.slice(8))}.*${cheap.slice(0, 4)}`))
        .first()
        .waitFor();
      await assertAccessible(page, 'a booking that was changed for less');
    });
    const changed = await read(token, booking);
    assert.deepEqual([changed.date, changed.refunded?.priceMinor], [cheap, moreMinor]);
  }),
);

test(
  'one of four is dropped by a change: what comes back is said to the cent before, by keyboard and with the ticket of the others',
  asJourney,
  journeyIn('es-360', async ({ language, words, prefix, browser }) => {
    const { token, storageState } = await newTraveller();
    const { id: tourId } = await tourNamed(withChildren);
    const party = { adults: 3, children: 1, date: await freeDay(tourId, 4), payment: 'now' };
    const booking = await paid(token, language, { tourId, ...party });
    const adultMinor = booking.lines.find(({ kind }) => kind === 'adult')!.unitPriceMinor;
    const sum = (amountMinor: number) => formatMoney({ amountMinor, currency: booking.total.currency }, language);
    await visit('one-dropped', { ...browser, storageState }, async ({ page }) => {
      await open(page, `${prefix}/bookings/${booking.id}`);
      await page.getByRole('button', { name: words('booking-detail', 'change'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      const what = words('tour-detail', 'adults');
      const fewer = dialog.getByRole('button', { name: words('common', 'fewer', { what }) });
      await fewer.focus();
      await page.keyboard.press('Enter');
      const submit = dialog.getByRole('button', {
        name: words('booking-change', 'submit_back', { amount: sum(adultMinor) }),
      });
      await submit.waitFor();
      const dropped = dialog.getByRole('group', { name: words('booking-change', 'dropped') });
      await dropped.getByText(sum(adultMinor)).waitFor();
      await sumIn(dialog, words('booking-change', 'price_after'), sum(booking.total.priceMinor - adultMinor));
      await sumIn(dialog, words('booking-change', 'back_money'), sum(adultMinor));
      await dialog.getByText(words('booking-change', 'dropped_all')).waitFor();
      await dialog.getByText(like(words('booking-change', 'free_until'))).waitFor();
      await assertAccessible(page, 'a change that drops a person');
      await assertNoHorizontalOverflow(page, 'a change that drops a person');
      await submit.click();
      await dialog.waitFor({ state: 'hidden' });
      await page
        .getByText(
          [words('common', 'unit_adult', { count: 2 }), words('common', 'unit_child', { count: 1 })].join(', '),
        )
        .first()
        .waitFor();
      await page.getByText(words('booking-detail', 'items_cancelled', { count: 1 }), { exact: true }).waitFor();
      await assertAccessible(page, 'a booking of which a change has dropped one');
    });
    const left = await read(token, booking);
    assert.deepEqual([left.adults, left.children, left.itemsCancelled, left.state], [2, 1, 1, 'confirmed']);
    assert.deepEqual([left.ticket?.text, left.refunded?.priceMinor], [booking.ticket?.text, adultMinor]);
  }),
);

test.describe('another date for a booking', () => {
  test('that is sold out meanwhile says so, and keeps what was chosen: in English on a phone', async () => {
    const { token, storageState } = await newTraveller();
    const { id: tourId } = await tourNamed(withChildren);
    const [date, full] = [await freeDay(tourId), await freeDay(tourId)];
    const booking = await api<BookingView>('POST', '/bookings', { token, body: { tourId, date, adults: 2 } });
    await visit('change-refused', { viewport: phone, storageState }, async ({ page, allow }) => {
      allow(/status of 409/);
      await open(page, `/bookings/${booking.id}`);
      await page.getByRole('button', { name: inEnglish('booking-detail', 'change'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dateField(dialog, 'en').fill(full);
      await dialog.getByText(inEnglish('booking-change', 'price_after')).waitFor();
      await bookAllSeats(tourId, full);
      await dialog.locator('[type=submit]').click();
      await dialog.getByRole('alert').getByText(inEnglish('booking-change', 'sold_out')).waitFor();
      assert.equal(await dateField(dialog, 'en').inputValue(), full);
      await assertAccessible(page, 'a change that was refused');
      await dateField(dialog, 'en').fill(date);
      await dialog.getByText(inEnglish('booking-change', 'choose')).waitFor();
    });
    assert.equal((await read(token, booking)).date, date);
  });

  test('that is full leads to the nearest day with places in one press: in English on a phone', async () => {
    const { token, storageState } = await newTraveller();
    const { id: tourId } = await tourNamed(withChildren);
    const [date, full] = [await freeDay(tourId), await freeDay(tourId)];
    const booking = await api<BookingView>('POST', '/bookings', { token, body: { tourId, date, adults: 2 } });
    await bookAllSeats(tourId, full);
    await visit('change-to-near-day', { viewport: phone, storageState }, async ({ page }) => {
      await open(page, `/bookings/${booking.id}`);
      await page.getByRole('button', { name: inEnglish('booking-detail', 'change'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dateField(dialog, 'en').fill(full);
      const nearest = dialog.getByRole('group', { name: inEnglish('book-tour', 'next_starts') }).getByRole('button');
      await nearest.first().waitFor();
      await assertAccessible(page, 'a change to a full day');
      await assertNoHorizontalOverflow(page, 'a change to a full day');
      await nearest.first().click();
      await dialog.getByText(inEnglish('booking-change', 'price_after')).waitFor();
      assert.notEqual(await dateField(dialog, 'en').inputValue(), full);
      await dialog.locator('[type=submit]').click();
      await dialog.waitFor({ state: 'hidden' });
    });
    assert.ok(![date, full].includes((await read(token, booking)).date));
  });

  test('is chosen beside the own one, which is not called sold out by its own places: in French on a phone', async () => {
    const words = textsOf('fr');
    const { token, storageState } = await newTraveller();
    const { id: tourId } = await tourNamed(withChildren);
    const date = await freeDay(tourId);
    const booking = await api<BookingView>('POST', '/bookings', { token, body: { tourId, date, adults: 2 } });
    await bookAllSeats(tourId, date);
    await visit('change-own-day', { viewport: phone, storageState }, async ({ page }) => {
      await open(page, `/fr/bookings/${booking.id}`);
      await page.getByRole('button', { name: words('booking-detail', 'change'), exact: true }).click();
      const own = words('tour-detail', 'your_date');
      await page.getByRole('button', { name: words('tour-detail', 'choose_date') }).click();
      const day = page.getByRole('grid').locator('[aria-current=date]');
      await day.getByText(own).last().waitFor();
      assert.equal(await day.getByText(words('book-tour', 'day_sold_out')).count(), 0);
      assert.equal(
        await day.locator('strong').evaluate((number) => getComputedStyle(number).textDecorationLine),
        'none',
      );
    });
  });

  test('beyond the last on sale leads to the nearest before it: in English on a phone', async () => {
    const { token, storageState } = await newTraveller();
    const { id: tourId } = await tourNamed(withChildren);
    const date = await freeDay(tourId);
    const booking = await api<BookingView>('POST', '/bookings', { token, body: { tourId, date, adults: 2 } });
    await visit('change-far-ahead', { viewport: phone, storageState }, async ({ page }) => {
      await open(page, `/bookings/${booking.id}`);
      await page.getByRole('button', { name: inEnglish('booking-detail', 'change'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dateField(dialog, 'en').fill(`${new Date().getFullYear() + 3}-02-01`);
      await dialog.getByText(like(inEnglish('availability', 'onSaleUntil'))).waitFor();
      await dialog
        .getByRole('group', { name: inEnglish('book-tour', 'next_starts') })
        .getByRole('button')
        .last()
        .click();
      await dialog.getByText(inEnglish('booking-change', 'price_after')).waitFor();
    });
  });

  test('that is not paid after all is dropped, and the booking stays: in Spanish', async () => {
    const words = textsOf('es');
    const { storageState, token, booking, dear } = await bookedForTwo('cheap', 'es');
    const quote = await api<{ total: { priceMinor: number; currency: string } }>(
      'POST',
      `/bookings/${booking.id}/change-quote`,
      { token, body: { departureId: await departureOn(booking.tourId, dear) } },
    );
    await api('POST', `/bookings/${booking.id}/changes`, {
      token,
      body: {
        departureId: await departureOn(booking.tourId, dear),
        expectedTotal: { priceMinor: quote.total.priceMinor, currency: quote.total.currency },
      },
    });
    await visit('change-dropped', { viewport: phone, storageState }, async ({ page }) => {
      await open(page, `/es/bookings/${booking.id}`);
      await page.getByRole('button', { name: words('booking-detail', 'change_drop') }).click();
      await page.getByRole('status').getByText(words('booking-detail', 'change_dropped')).waitFor();
      await page.getByRole('button', { name: words('booking-detail', 'change'), exact: true }).waitFor();
      await assertAccessible(page, 'after a change was dropped');
    });
    const after = await read(token, booking);
    assert.deepEqual([after.date, after.change, after.lastChange], [booking.date, null, 'expired']);
  });
});

const shown = (amountMinor: number, language: Language): string =>
  formatMoney({ amountMinor, currency: 'EUR' }, language);

const read = (token: string, { id }: BookingView): Promise<BookingView> => api('GET', `/bookings/${id}`, { token });

/** Of the only booking in the list. */
const changeButton = (page: Page, language: Language): Locator =>
  page.getByRole('article').getByText(textsOf(language)('booking-list', 'change'), { exact: true });

const dateField = (dialog: Locator, language: Language): Locator =>
  dialog.getByLabel(textsOf(language)('tour-detail', 'date'), { exact: true });

async function sumIn(dialog: Locator, name: string, amount: string): Promise<void> {
  await dialog
    .locator('dl > div')
    .filter({ has: dialog.page().getByText(name, { exact: true }) })
    .getByText(amount, { exact: true })
    .waitFor();
}

async function departureOn(tourId: string, date: string): Promise<string> {
  const { departures } = await api<{ departures: { id: string; hasRoom: boolean }[] }>(
    'GET',
    `/tours/${tourId}/availability?date=${date}&adults=2`,
  );
  return departures.find(({ hasRoom }) => hasRoom)!.id;
}

/** Two adults on a day beside one of another price, paid. */
async function bookedForTwo(on: 'cheap' | 'dear', language: Language) {
  const { token, storageState } = await newTraveller();
  const { id: tourId } = await tourNamed(withSeasons);
  const pair = (await priceChange(tourId)).toSorted((one, other) => one.from!.priceMinor - other.from!.priceMinor);
  const [cheap, dear] = pair.map(({ date }) => date) as [string, string];
  const body = { tourId, adults: 2, date: on === 'cheap' ? cheap : dear, payment: 'now' };
  const booking = await paid(token, language, body);
  const moreMinor = 2 * (pair[1]!.from!.priceMinor - pair[0]!.from!.priceMinor);
  return { token, storageState, booking, cheap, dear, moreMinor };
}

/** The payment page leads back in the language of the booking. */
async function paid(token: string, language: Language, body: object): Promise<BookingView> {
  const { id, payment } = await api<BookingView>('POST', '/bookings', { token, language, body });
  await fetch(payment.redirectUrl!, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ outcome: 'paid' }),
  });
  const booking = await api<BookingView>('GET', `/bookings/${id}`, { token });
  assert.equal(booking.payment.state, 'paid');
  return booking;
}
