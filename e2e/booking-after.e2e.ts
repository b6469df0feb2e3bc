// What a traveller sees right after booking: the new ticket, and what happens next.
import assert from 'node:assert/strict';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { BookingView } from '#contract/bookings.ts';
import { formatMoney } from '#kernel/money.ts';
import { api } from './api.ts';
import { assertLeavesForBookings } from './assert-leaves-for-bookings.ts';
import { assertAccessible } from './axe.ts';
import { headingHasFocus } from './keyboard.ts';
import { open, phone, visit } from './marketplace.ts';
import { freeDay, paidAtOnce, tourNamed, withChildren } from './tours.ts';
import { newTraveller, type Traveller } from './users.ts';

const onRequest = 'yacana-llama-of-the-milky-way';

test.describe('after booking', () => {
  test('to pay later, the ticket and what happens next come first, also after a reload', async () => {
    const traveller = await newTraveller();
    await visit('after-later', { storageState: traveller.storageState, viewport: phone }, async ({ page }) => {
      await chooseOn(page, withChildren);
      await page.getByText(/^Nothing is charged today\. Pay online by .+ \(Barcelona time\)\.$/).waitFor();
      await page.getByRole('button', { name: 'Book now' }).click();
      await page.waitForURL('**/bookings?new=*');
      await headingHasFocus(page);
      // It is not over: what is to be paid, and until when, comes before the ticket.
      await page.getByText(/^Pay €.+ by .+ \(Barcelona time\)\.$/).waitFor();
      await assertAbove(
        page.getByRole('button', { name: /^Pay €.+ now$/ }),
        page.getByRole('img', { name: /^QR code/ }),
      );
      await page.getByRole('article').getByText('Not paid yet', { exact: true }).waitFor();
      // Once, and its short name in the list and on the ticket.
      await expect(page.getByText(/\bPay (€|now\b)/)).toHaveCount(2);
      await expect(page.getByText('Not paid yet', { exact: true })).toHaveCount(2);
      await assertBooked(page, traveller, null);
      await assertAccessible(page, 'after booking');
      await assertOnePageOfPaper(page);
      await page.reload();
      await headingHasFocus(page);
      await expect(page).toHaveTitle(/^Your places are booked\s· /);
      await assertBooked(page, traveller, null);
      // It was booked before, so what is new is the payment.
      const { total } = await newBooking(page, traveller);
      const amount = formatMoney({ amountMinor: total.priceMinor, currency: total.currency }, 'en');
      await page.getByRole('button', { name: `Pay ${amount} now` }).click();
      await page.waitForURL('**/pay/test/*');
      await assertLeavesForBookings(page, `Payment received: ${amount}`, () =>
        page.getByRole('button', { name: /^Pay €/ }).click(),
      );
      await page.getByRole('article').getByText('Confirmed', { exact: true }).waitFor();
      assert.equal(await page.getByText('Booking completed successfully!').count(), 0);
    });
  });

  test('and paying now, it says what was paid', async () => {
    const traveller = await newTraveller();
    await visit('after-now', { storageState: traveller.storageState }, async ({ page }) => {
      await chooseOn(page, withChildren);
      await page.getByRole('radio', { name: /^Pay now/ }).check();
      await page.getByRole('button', { name: 'Book and pay' }).click();
      await page.waitForURL('**/pay/test/*');
      await page.getByRole('button', { name: /^Pay €/ }).click();
      await page.waitForURL('**/bookings?new=*');
      const { total } = await newBooking(page, traveller);
      const paid = formatMoney({ amountMinor: total.priceMinor, currency: total.currency }, 'en');
      await assertBooked(page, traveller, `Paid · ${paid}`);
      assert.equal(await page.getByText('Not paid yet', { exact: true }).count(), 0);
    });
  });

  test('on request, it says who answers by when, and shows no ticket', async () => {
    const traveller = await newTraveller();
    await visit('after-request', { storageState: traveller.storageState }, async ({ page }) => {
      await chooseOn(page, onRequest);
      await page.getByRole('button', { name: 'Request to book' }).click();
      await page.waitForURL('**/bookings?new=*');
      await page.getByRole('heading', { level: 1, name: 'Request sent' }).waitFor();
      await step(page, 'Answer from the partner').getByText(answerBy).waitFor();
      await step(page, 'Payment').getByText('You pay only once the partner has accepted.').waitFor();
      await step(page, 'E-mail').getByText(traveller.email).waitFor();
      assert.equal(await page.getByRole('heading', { name: 'Your ticket' }).count(), 0);
      await page.getByRole('article').waitFor();
      await expect(page.getByText(answerBy)).toHaveCount(1);
    });
  });

  test('the list is as always for the booking of another, an unknown one and one cancelled since', async () => {
    const traveller = await newTraveller();
    const other = await bookingOf(await newTraveller());
    const cancelled = await bookingOf(traveller);
    await api('POST', `/bookings/${cancelled.id}/cancellation`, { token: traveller.token, body: {} });
    await visit('after-foreign', { storageState: traveller.storageState }, async ({ page, allow }) => {
      allow(/status of 4(04|22)/);
      for (const id of [other.id, 'nonsense', cancelled.id]) {
        await open(page, `/bookings?new=${id}`);
        await page.getByRole('heading', { level: 1, name: 'My bookings' }).waitFor();
        await page.getByRole('article').getByText('Cancelled', { exact: true }).waitFor();
        assert.equal(await page.getByRole('heading', { name: 'What happens next' }).count(), 0);
        assert.equal(await page.getByText(other.reference).count(), 0);
      }
    });
  });
});

for (const [language, pay, confirming] of [
  ['en', /^Pay €/, 'Confirming your payment…'],
  ['es', /^Pagar /, 'Confirmando tu pago…'],
  ['fr', /^Payer /, 'Confirmation de votre paiement…'],
] as const)
  test(`back from the payment page what is being paid is named before the page has loaded, in ${language}`, async () => {
    const { token, storageState } = await newTraveller();
    const { id: tourId } = await tourNamed(withChildren);
    const body = { tourId, date: await freeDay(tourId), persons: 1 };
    const { id, title, total } = await api<BookingView>('POST', '/bookings', { token, language, body });
    const { redirectUrl } = await api<{ redirectUrl: string }>('POST', `/bookings/${id}/payment`, { token, language });
    await visit(`confirming-${language}`, { storageState, viewport: phone }, async ({ page }) => {
      await page.goto(redirectUrl);
      const { promise: isSlow, resolve: goOn } = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await isSlow;
        await route.continue();
      });
      await page.getByRole('button', { name: pay }).click();
      const status = page.getByRole('main').getByRole('status');
      await status.getByText(confirming, { exact: true }).waitFor();
      const amount = formatMoney({ amountMinor: total.priceMinor, currency: total.currency }, language);
      await status.getByText(`${title} · ${amount}`, { exact: true }).waitFor();
      assert.equal(await page.evaluate(() => sessionStorage.getItem('paying')), null);
      await assertAccessible(page, 'a payment that is being confirmed');
      goOn();
      await page.waitForURL('**/bookings?new=*');
    });
  });

test('a booking that was paid and is cancelled names its refund in the list', async () => {
  const { token, storageState } = await newTraveller();
  const { id: tourId } = await tourNamed(withChildren);
  const body = { tourId, date: await freeDay(tourId), persons: 1 };
  const { id, total } = await api<BookingView>('POST', '/bookings', { token, body });
  await visit('cancelled-refund', { storageState, viewport: phone }, async ({ page }) => {
    const { redirectUrl } = await api<{ redirectUrl: string }>('POST', `/bookings/${id}/payment`, { token });
    await page.request.post(redirectUrl, { form: { outcome: 'paid' } });
    await api('POST', `/bookings/${id}/cancellation`, { token, body: {} });
    for (const [language, words] of [
      ['en', 'Refunded: '],
      ['es', 'Reembolso: '],
      ['fr', 'Remboursement : '],
    ] as const) {
      const amount = formatMoney({ amountMinor: total.priceMinor, currency: total.currency }, language);
      await open(page, `${language === 'en' ? '' : `/${language}`}/bookings`);
      await page
        .getByRole('article')
        .getByText(words + amount, { exact: true })
        .waitFor();
    }
    await assertAccessible(page, 'a refund in the list of bookings');
  });
});

test('a booking that was paid and is cancelled without a refund says so on its page', async () => {
  const { token, storageState } = await newTraveller();
  const { id: tourId } = await tourNamed(paidAtOnce);
  const body = { tourId, date: await freeDay(tourId), persons: 1 };
  const { id } = await api<BookingView>('POST', '/bookings', { token, body });
  await visit('cancelled-no-refund', { storageState, viewport: phone }, async ({ page }) => {
    const { redirectUrl } = await api<{ redirectUrl: string }>('POST', `/bookings/${id}/payment`, { token });
    await page.request.post(redirectUrl, { form: { outcome: 'paid' } });
    await api('POST', `/bookings/${id}/cancellation`, { token, body: {} });
    await open(page, `/bookings/${id}`);
    await page.getByText('No refund', { exact: true }).waitFor();
  });
});

async function assertAbove(one: Locator, other: Locator): Promise<void> {
  const [{ y: first }, { y: second }] = [(await one.boundingBox())!, (await other.boundingBox())!];
  assert.ok(first < second, `${first} is not above ${second}`);
}

const answerBy = /^The partner has until .+ time\) to reply\./;

async function chooseOn(page: Page, slug: string): Promise<void> {
  const { id } = await tourNamed(slug);
  await open(page, `/tours/${id}/book?date=${await freeDay(id, 2)}&adults=2`);
  await page.getByRole('region', { name: 'Your booking' }).getByText('Total', { exact: true }).waitFor();
}

const step = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });

async function newBooking(page: Page, { token }: Traveller): Promise<BookingView> {
  return api('GET', `/bookings/${new URL(page.url()).searchParams.get('new')}`, { token });
}

async function assertBooked(page: Page, traveller: Traveller, payment: string | null): Promise<void> {
  const booking = await newBooking(page, traveller);
  const name = payment === null ? 'Your places are booked' : 'You’re booked';
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await page.getByRole('img', { name: `QR code of booking ${booking.reference}` }).waitFor();
  const ticket = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Your ticket' }) });
  const { title, meetingPoint, supplier } = booking;
  for (const text of [title, 'Local time in Barcelona', meetingPoint, supplier.phone, ...booking.toBring.slice(0, 1)])
    await ticket.getByText(text).waitFor();
  await page.getByRole('button', { name: 'Add to calendar' }).waitFor();
  if (payment) await step(page, 'Payment').getByText(payment).waitFor();
  else assert.equal(await step(page, 'Payment').count(), 0);
  await step(page, 'E-mail').getByText(`Your confirmation is on its way to ${traveller.email}.`).waitFor();
  await step(page, 'Cancellation')
    .getByText(/^Free cancellation until .+ \(Barcelona time\)$/)
    .waitFor();
  await step(page, 'Cancellation').getByText('No refund after that.').waitFor();
  const meeting = step(page, 'Meeting point');
  await meeting.getByText(booking.meetingPoint, { exact: true }).waitFor();
  await meeting.getByRole('img', { name: 'Meeting point on the map' }).waitFor();
  await meeting.getByText('Open in Maps').waitFor();
}

async function assertOnePageOfPaper(page: Page): Promise<void> {
  for (const paper of [
    { format: 'A4' },
    { format: 'A4', landscape: true },
    { format: 'Letter', landscape: true },
    { format: 'A3' },
  ]) {
    const pages = (await page.pdf(paper)).toString('latin1').match(/\/Type\s*\/Page\b/g);
    assert.equal(pages?.length, 1, JSON.stringify(paper));
  }
}

async function bookingOf({ token }: Traveller): Promise<BookingView> {
  const { id: tourId } = await tourNamed(withChildren);
  return api('POST', '/bookings', { token, body: { tourId, date: await freeDay(tourId), persons: 1 } });
}
