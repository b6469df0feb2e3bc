// Booking, paying, and what a traveller finds afterwards (spec, sections 2, 4, 8; decisions, 'Availability and booking').
import assert from 'node:assert/strict';
import { expect, type Page, test } from '@playwright/test';
import type { BookingCardView, BookingView } from '#contract/bookings.ts';
import { formatMoney } from '#kernel/money.ts';
import { demoLogins } from '#world/logins.ts';
import { api } from './api.ts';
import { assertLeavesForBookings } from './assert-leaves-for-bookings.ts';
import { assertAccessible } from './axe.ts';
import { assertPressedOnce } from './assert-pressed-once.ts';
import { open, visit } from './marketplace.ts';
import { storageStateOf, newTraveller, signedIn } from './users.ts';
import { completeByClock, createCompletedTrip } from './completed-trips.ts';
import { freeDay, paidAtOnce, bookAllSeats, tourNamed, withChildren } from './tours.ts';

test.describe('the book page', () => {
  test('books for a date and some persons and goes to the bookings after 1.5 s', () =>
    visit('book', storageStateOf(newTraveller()), async ({ page }) => {
      const { id, name } = await tourNamed(withChildren);
      await open(page, `/tours/${id}/book`);
      const date = await freeDay(id, 2);
      await fillIn(page, date, 2);
      const sent = page.waitForRequest('**/api/bookings');
      await assertLeavesForBookings(page, 'Booking completed successfully!', async () => {
        const now = page.getByRole('button', { name: 'Book now' });
        await now.click();
        await page.getByRole('status').getByText('Booking completed successfully!').waitFor();
        assert.ok(await now.isDisabled(), 'one press books once');
      });
      // The token identifies the owner, so no userId is sent.
      assert.partialDeepStrictEqual((await sent).postDataJSON(), { tourId: id, date, persons: 2 });
      const booked = page.getByRole('article').filter({ hasText: name });
      await booked.getByText('Not paid yet', { exact: true }).waitFor();
      await booked.getByText('2 people').waitFor();
      await booked.getByRole('link', { name: /^View/ }).click();
      await assertShown(page, { title: name, date, status: 'Confirmed', badge: 'Not paid yet', party: '2 adults' });
    }));

  test('says that the seats have just been sold, and finds other days', () =>
    visit('book-sold-out', storageStateOf(newTraveller()), async ({ page, allow }) => {
      allow(/status of 409/);
      const { id } = await tourNamed('string-your-own-marionette');
      const day = await freeDay(id, 2);
      await open(page, `/tours/${id}/book`);
      await fillIn(page, day, 2);
      await bookAllSeats(id, day);
      await page.getByRole('button', { name: 'Book now' }).click();
      await page
        .getByRole('alert')
        .getByText(/have just been sold/)
        .waitFor();
      await fillIn(page, await freeDay(id, 2), 2);
      await expect(page.getByText(/have just been sold/)).toHaveCount(0);
      await page.getByRole('button', { name: 'Book now' }).click();
      await page.getByText('Booking completed successfully!').waitFor();
    }));

  test('wants a date, and takes 1 to 20 persons', () =>
    visit('book-rules', storageStateOf(newTraveller()), async ({ page }) => {
      const placed: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && placed.push(new URL(request.url()).pathname));
      const { id } = await tourNamed(withChildren);
      await open(page, `/tours/${id}/book`);
      const book = page.getByRole('button', { name: 'Book now' });
      await book.click();
      await page.getByRole('alert').getByText('Date: Choose a date.').waitFor();
      await page.getByLabel('Date', { exact: true }).fill(await freeDay(id));
      await page.getByLabel('Adults', { exact: true }).fill('0');
      assert.equal(await page.getByLabel('Adults', { exact: true }).inputValue(), '1');
      await page.getByLabel('Adults', { exact: true }).fill('21');
      assert.equal(await page.getByLabel('Adults', { exact: true }).inputValue(), '20');
      assert.deepEqual(
        placed.filter((path) => path === '/api/bookings'),
        [],
      );
    }));

  test('shows Booking error without a response or on a server error, and keeps the choice', () =>
    visit('book-failed', storageStateOf(newTraveller()), async ({ page, allow }) => {
      allow(/net::ERR_FAILED|status of 500/);
      const { id } = await tourNamed(withChildren);
      const day = await freeDay(id, 3);
      await page.route('**/api/bookings', (route) => route.abort());
      await open(page, `/tours/${id}/book`);
      await fillIn(page, day, 3);
      await page.getByRole('button', { name: 'Book now' }).click();
      await page.getByRole('alert').getByText('Booking error').waitFor();
      await page.unroute('**/api/bookings');
      await page.route('**/api/bookings', (route) =>
        route.fulfill({ status: 500, json: { status: 500, code: 'internal', detail: 'The mistake is ours.' } }),
      );
      await page.getByRole('button', { name: 'Book now' }).click();
      await page.getByRole('alert').filter({ hasText: 'Booking error' }).getByText('The mistake is ours.').waitFor();
      assert.equal(await page.getByLabel('Date', { exact: true }).inputValue(), day);
      assert.equal(await page.getByLabel('Adults', { exact: true }).inputValue(), '3');
    }));

  test('says in place that one has to sign in when the session ends on it', () =>
    visit('book-session-over', storageStateOf(newTraveller()), async ({ page }) => {
      const { id } = await tourNamed(withChildren);
      await open(page, `/tours/${id}/book`);
      await page.getByLabel('Adults', { exact: true }).waitFor();
      await page.evaluate(() => localStorage.removeItem('token'));
      await page.getByText('Please login to book a tour.').waitFor();
      assert.equal(new URL(page.url()).pathname, `/tours/${id}/book`);
    }));
});

test.describe('paying at once', () => {
  test('leads over the payment page to the bookings, and to a confirmed one with its ticket', () =>
    visit('pay-now', storageStateOf(newTraveller()), async ({ page }) => {
      const { id, name } = await tourNamed(withChildren);
      await open(page, `/tours/${id}/book`);
      await fillIn(page, await freeDay(id, 2), 2);
      await page.getByRole('radio', { name: /^Pay now/ }).check();
      await page.getByRole('button', { name: 'Book and pay' }).click();
      await page.waitForURL('**/pay/test/*');
      await page.getByRole('region', { name: 'Order summary' }).getByRole('heading', { name }).waitFor();
      await assertLeavesForBookings(page, 'Booking completed successfully!', () =>
        page.getByRole('button', { name: /^Pay €/ }).click(),
      );
      const booked = page.getByRole('article').filter({ hasText: name });
      await booked.getByText('Confirmed', { exact: true }).waitFor();
      await booked.getByRole('link', { name: /^View/ }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.getByText('Paid', { exact: true }).waitFor();
      assert.equal(await page.getByText('Booking completed successfully!').count(), 0);
      const reference = await page
        .getByRole('navigation', { name: 'You are here' })
        .locator('[aria-current]')
        .innerText();
      const code = page.getByRole('img', { name: `QR code of booking ${reference}` });
      assert.ok((await code.locator('path').getAttribute('d'))!.length > 500);
    }));

  test('says of places that are held that they are to pay, until they are paid', () =>
    visit('pay-pending', storageStateOf(newTraveller()), async ({ page }) => {
      const booking = await bookPaidAtOnce(page);
      await page.getByText('Not paid yet', { exact: true }).waitFor();
      await page.getByText(/We hold your places until/).waitFor();
      await assertPressedOnce(page, {
        button: page.getByRole('button', { name: /^Pay \$.+ now$/ }),
        busy: 'Taking you to the payment page…',
        sendsTo: '**/api/bookings/*/payment',
      });
      await page.waitForURL('**/pay/test/*');
      const pay = { button: page.getByRole('button', { name: /^Pay \$/ }), busy: 'Paying…', sendsTo: '**/pay/test/*' };
      await assertLeavesForBookings(page, 'Booking completed successfully!', () => assertPressedOnce(page, pay));
      await open(page, `/bookings/${booking}`);
      await page.getByText('Confirmed', { exact: true }).waitFor();
    }));

  test('whose result the provider reports after the browser is back is completed then', () =>
    visit('pay-told-late', storageStateOf(newTraveller()), async ({ page }) => {
      const booking = await bookPaidAtOnce(page);
      let hasOutcome = false;
      await page.route(`**/api/bookings/${booking}*`, async (route) => {
        if (hasOutcome) return route.continue();
        const response = await route.fetch();
        const late = { ...((await response.json()) as BookingView), status: 'Pending', state: 'on_hold' };
        await route.fulfill({ json: late });
      });
      await page.getByRole('button', { name: /^Pay \$.+ now$/ }).click();
      await page.waitForURL('**/pay/test/*');
      await assertLeavesForBookings(page, 'Booking completed successfully!', async () => {
        await page.getByRole('button', { name: /^Pay \$/ }).click();
        await page.getByText('Pending', { exact: true }).waitFor();
        await page.getByRole('status').getByText('We are confirming your payment.').waitFor();
        assert.equal(await page.getByRole('button', { name: /^Pay / }).count(), 0);
        await assertAccessible(page, 'confirming the payment');
        hasOutcome = true;
      });
    }));

  test('that is abandoned leaves an expired booking, and leads to other dates and tours', () =>
    visit('pay-abandoned', storageStateOf(newTraveller()), async ({ page }) => {
      const booking = await bookPaidAtOnce(page);
      await page.getByRole('button', { name: /^Pay \$.+ now$/ }).click();
      await page.waitForURL('**/pay/test/*');
      await page.getByText('Other test results').click();
      await page.getByRole('button', { name: 'Card is declined' }).click();
      await page.getByRole('alert').getByText('The card was declined, so nothing was charged.').waitFor();
      await assertAccessible(page, 'declined');
      await page.getByText('Other test results').click();
      await page.getByRole('button', { name: 'Release my places' }).click();
      await page.waitForURL(`**/bookings/${booking}`);
      await page.getByText('Expired', { exact: true }).waitFor();
      await page.getByText(/your places were released\. Nothing was charged\.$/).waitFor();
      await page.getByText('Nothing to pay.').waitFor();
      await assertAccessible(page, 'expired');
      await page.getByRole('link', { name: 'Other dates' }).waitFor();
      assert.equal(await page.getByRole('button', { name: /^Pay / }).count(), 0);
      assert.equal(await page.getByRole('heading', { name: 'Your ticket' }).count(), 0);
      await page.getByRole('link', { name: 'Similar tours' }).click();
      await page.getByRole('article').first().waitFor();
    }));
});

test.describe('a booking', () => {
  test('that does not exist is not found', () =>
    visit('booking-not-found', storageStateOf(newTraveller()), async ({ page, allow }) => {
      allow(/status of 404/);
      await open(page, '/bookings/0199c0de-0000-7000-8000-000000000000');
      await page.getByRole('heading', { level: 1, name: 'Booking not found.' }).waitFor();
      await open(page, '/bookings/nonsense');
      await page.getByRole('heading', { level: 1, name: 'Booking not found.' }).waitFor();
    }));

  test('of another user is not found either', () =>
    visit('booking-of-another', storageStateOf(newTraveller()), async ({ page, allow }) => {
      allow(/status of 404/);
      const { token } = await newTraveller();
      const { id: tourId } = await tourNamed(withChildren);
      const other = await api<BookingView>('POST', '/bookings', {
        token,
        body: { tourId, date: await freeDay(tourId), persons: 1 },
      });
      await open(page, `/fr/bookings/${other.id}`);
      await page.getByRole('heading', { level: 1, name: 'Réservation introuvable' }).waitFor();
      assert.equal(await page.getByText(other.reference).count(), 0);
    }));

  test('on request can be withdrawn', () =>
    visit('booking-withdrawn', storageStateOf(newTraveller()), async ({ page }) => {
      const { id, name } = await tourNamed('yacana-llama-of-the-milky-way');
      await open(page, `/tours/${id}/book`);
      await fillIn(page, await freeDay(id), 1);
      await page.getByRole('button', { name: 'Request to book' }).click();
      await page.getByText(/^We have sent your request to the partner/).waitFor();
      await page.waitForURL('**/bookings?new=*');
      await page.getByRole('article').getByRole('link', { name: 'View' }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.getByText('Pending', { exact: true }).waitFor();
      await page.getByText(/you pay nothing/).waitFor();
      await page.getByText('You pay only once the partner has accepted.').waitFor();
      assert.equal(await page.getByText('Waiting for your payment.').count(), 0);
      await page.getByRole('button', { name: 'Withdraw request' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Yes, withdraw' }).click();
      await page.getByText(/^Your request for .+ is withdrawn\.$/).waitFor();
      await page.getByText('Cancelled', { exact: true }).waitFor();
    }));

  test('says Completed once the tour is over, in the list and by itself; on the wire it stays Confirmed', () =>
    visit('booking-completed', storageStateOf(newTraveller()), async ({ page }) => {
      await open(page, '/');
      const token = await tokenOf(page);
      const { id: tourId } = await tourNamed(withChildren);
      const id = await createCompletedTrip(token, tourId);
      await completeByClock(id, 2);
      await api('POST', '/bookings', { token, body: { tourId, date: await freeDay(tourId), persons: 1 } });
      const { status, state } = await api<BookingView>('GET', `/bookings/${id}`, { token });
      assert.deepEqual([status, state], ['Confirmed', 'completed']);
      await open(page, '/bookings');
      const kind = (name: string) =>
        page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });
      await kind('Upcoming').getByText('Not paid yet', { exact: true }).waitFor();
      const badge = kind('Past').getByText(/^(Confirmed|Completed)$/);
      assert.equal(await badge.innerText(), 'Completed');
      await kind('Past').getByRole('link', { name: /^View/ }).click();
      await page.getByText('Completed', { exact: true }).waitFor();
      await page.getByRole('heading', { name: 'Ticket used' }).waitFor();
      assert.equal(await page.getByRole('heading', { name: 'Cancellation policy' }).count(), 0);
      assert.equal(await page.getByText('Confirmed', { exact: true }).count(), 0);
    }));

  test('is cancelled from the list by two presses, only where it is confirmed', () =>
    visit('booking-cancelled-from-list', storageStateOf(newTraveller()), async ({ page }) => {
      await open(page, '/');
      const token = await tokenOf(page);
      const { id: tourId, name } = await tourNamed(withChildren);
      await api('POST', '/bookings', { token, body: { tourId, date: await freeDay(tourId), persons: 1 } });
      await open(page, '/dashboard/bookings');
      await page.getByRole('button', { name: `Cancel ${name}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel' }).click();
      await page.getByText(`‘${name}’ is cancelled.`).waitFor();
      await open(page, '/bookings');
      await page.getByRole('article').getByText('Cancelled', { exact: true }).waitFor();
      assert.equal(await page.getByRole('button', { name: `Cancel ${name}` }).count(), 0);
    }));
});

test.describe('the demo traveller', () => {
  test('has 3 upcoming trips, 3 wishes and 2 reviews, and finds the samples', () =>
    visit('demo-traveller', storageStateOf(signedIn(demoLogins.traveller)), async ({ page }) => {
      await open(page, '/dashboard');
      await page.waitForURL('**/dashboard/bookings');
      const main = page.getByRole('main');
      for (const badge of ['3 upcoming trips', '3 wishlist', '2 reviews'])
        await main.getByRole('link', { name: badge, exact: true }).waitFor();
      await main.getByRole('article').first().waitFor();
      assert.deepEqual(
        (
          await main
            .getByRole('article')
            .getByText(/^(Not paid yet|Pending|Confirmed|Cancelled)$/)
            .allInnerTexts()
        ).toSorted(),
        ['Confirmed', 'Not paid yet', 'Pending'],
      );
      assert.equal(
        await main.getByRole('button', { name: /^Cancel / }).count(),
        2,
        'Cancel stands only on confirmed ones',
      );
      await expect(main.getByRole('article').getByRole('link', { name: 'View' })).toHaveCount(3);
      await goToTab(page, 'Reviews & Ratings');
      await main.getByRole('heading', { name: 'Your reviews' }).waitFor();
      await expect(main.getByRole('img', { name: /stars? out of 5/ })).toHaveCount(2);
      await goToTab(page, 'Travel History');
      await main.getByRole('article').first().waitFor();
      await expect(main.getByRole('article')).toHaveCount(3);
      assert.match(await main.getByRole('heading', { level: 2 }).first().innerText(), /^20\d\d$/);
      await goToTab(page, 'Wishlist');
      for (const title of ['Safari in Kenya', 'Hot Air Balloon in Cappadocia', 'Kayaking in Norway'])
        await main.getByRole('heading', { name: title }).waitFor();
    }));

  test('reviews a trip that was made, once', () =>
    visit('demo-review', storageStateOf(signedIn(demoLogins.traveller)), async ({ page }) => {
      await open(page, '/dashboard/reviews');
      const main = page.getByRole('main');
      await main.getByRole('button', { name: /^Write a review:/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: '4 stars out of 5' }).check({ force: true });
      await dialog.getByLabel('Your comment').fill('A lantern for each of us, and nobody in a hurry.');
      await dialog.getByRole('button', { name: 'Publish review' }).click();
      await main.getByText('Thank you. Your review is published.').waitFor();
      await main.getByText('A lantern for each of us, and nobody in a hurry.').waitFor();
      await main.getByRole('link', { name: '3 reviews', exact: true }).waitFor();
      await expect(main.getByRole('button', { name: /^Write a review:/ })).toHaveCount(0);
    }));
});

test.describe('a wishlist entry', () => {
  test('made before signing in is there afterwards', () =>
    visit('wish-merged', {}, async ({ page }) => {
      const { name } = await tourNamed(withChildren);
      const { email, password } = await newTraveller();
      await open(page, `/tour/${withChildren}`);
      const heart = page.getByRole('button', { name: `Save to wishlist: ${name}` });
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await open(page, '/login?next=%2Fdashboard%2Fwishlist');
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.waitForURL('**/dashboard/wishlist');
      await page.getByRole('main').getByRole('heading', { name }).waitFor();
      await page.getByRole('main').getByRole('link', { name: '1 wishlist', exact: true }).waitFor();
      await page.waitForFunction(() => localStorage.getItem('wishlist') === null);
    }));

  test('is taken off the list and put back', () =>
    visit('wish-removed', storageStateOf(newTraveller()), async ({ page }) => {
      const { name } = await tourNamed(withChildren);
      await open(page, `/tour/${withChildren}`);
      const saved = page.waitForResponse(
        (response) => response.url().includes('/api/wishlist/') && response.request().method() === 'PUT',
      );
      await page.getByRole('button', { name: `Save to wishlist: ${name}` }).click();
      await saved;
      await open(page, '/dashboard/wishlist');
      await page.getByRole('button', { name: `Remove ${name}` }).click();
      await page.getByText('Your wishlist is empty').waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('button', { name: `Remove ${name}` }).waitFor();
    }));
});

async function fillIn(page: Page, day: string, persons: number): Promise<void> {
  await page.getByLabel('Date', { exact: true }).fill(day);
  await page.getByLabel('Adults', { exact: true }).fill(String(persons));
  await page.getByRole('region', { name: 'Your booking' }).getByText('Total', { exact: true }).waitFor();
}

type Shown = { title: string; date: string; status: string; badge: string; party: string };

/** The page of the signed-in user's only booking shows what the server has stored. */
async function assertShown(page: Page, { title, date, status, badge, party }: Shown): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  const token = await tokenOf(page);
  const { data } = await api<{ data: BookingCardView[] }>('GET', '/bookings', { token });
  const booking = await api<BookingView>('GET', `/bookings/${data[0]!.id}`, { token });
  assert.deepEqual([booking.date, booking.status], [date, status]);
  const main = page.getByRole('main');
  const fact = (name: string) => main.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
  const day = new Intl.DateTimeFormat('en', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date));
  const when = await fact('Start').innerText();
  for (const part of [...day.split(/[ ,]+/), booking.startsAtLocal.slice(11)])
    assert.ok(when.includes(part), `‘${part}’ in ‘${when}’`);
  await fact('Travellers').getByText(party, { exact: true }).waitFor();
  await fact('Option').getByText(booking.optionName, { exact: true }).waitFor();
  for (const text of [badge, booking.supplier.name, booking.meetingPoint])
    await main.getByText(text, { exact: true }).first().waitFor();
  await main.getByText(booking.reference).first().waitFor();
  const { priceMinor, currency } = booking.total;
  await main
    .getByText(formatMoney({ amountMinor: priceMinor, currency }, 'en'), { exact: true })
    .first()
    .waitFor();
}

async function goToTab(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Sections of your dashboard' }).getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Books a tour that is paid at once, leaves the payment page and opens the booking; returns its id. */
async function bookPaidAtOnce(page: Page): Promise<string> {
  const { id } = await tourNamed(paidAtOnce);
  await open(page, `/tours/${id}/book`);
  await fillIn(page, await freeDay(id, 2), 2);
  await page.getByRole('button', { name: 'Book and pay' }).click();
  await page.waitForURL('**/pay/test/*');
  const { data } = await api<{ data: BookingCardView[] }>('GET', '/bookings', { token: await tokenOf(page) });
  await open(page, `/bookings/${data[0]!.id}`);
  return data[0]!.id;
}

const tokenOf = async (page: Page): Promise<string> => (await page.evaluate(() => localStorage.getItem('token')))!;
