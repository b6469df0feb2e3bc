import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { BookingView } from '#contract/bookings.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { orderGiftCard } from '#test/gift-cards.ts';
import { cashOf } from '#test/ledger-balances.ts';
import { closeTestTours, createTestTour, dayAhead } from '#test/test-tour.ts';
import { minuteMs, resetClockAfterEach, runClockJobs } from '#test/time.ts';

describe('the test payment page', () => {
  let app: TestApp;
  let token: string;
  before(async () => {
    app = await testApp();
    ({ token } = await app.newTraveller());
  });
  resetClockAfterEach();
  closeTestTours();

  /** Two adults and a child for 125 €, paid at once; `language` is that of the booking. */
  async function begin({ payLater = false, language = 'en' } = {}): Promise<BookingView> {
    const tour = await createTestTour();
    const { body } = await app.send('POST', '/api/bookings', {
      token,
      headers: { 'accept-language': language },
      body: { tourId: tour.id, date: dayAhead(10), adults: 2, children: 1, ...(!payLater && { payment: 'now' }) },
    });
    return body;
  }

  const pathOf = ({ payment }: BookingView) => new URL(payment.redirectUrl!).pathname;
  const choose = (path: string, outcome: string) =>
    app.send('POST', path, {
      raw: `outcome=${outcome}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  async function open(path: string, headers = {}): Promise<string> {
    const response = await app.app(new Request(`http://localhost:3000${path}`, { headers }));
    assert.equal(response.status, 200);
    assert.match(response.headers.get('content-security-policy')!, /script-src 'self'/);
    return (await response.text()).replaceAll(/\s+/g, ' ').replaceAll('&#39;', "'");
  }

  test('names the tickets of a party that is more than adults and children', async () => {
    const tour = await createTestTour({ units: { family: 12_000, infant: 0 } });
    const { family, infant } = tour.options[0].units;
    const units = [family, infant].map((unitId) => ({ unitId, quantity: 1 }));
    const body = { tourId: tour.id, date: dayAhead(10), units, payment: 'now' };
    const booking = (await app.send('POST', '/api/bookings', { token, body })).body;
    const page = await open(pathOf(booking));
    assert.ok(page.includes('5 people · Family ticket (4 people) × 1, Infant × 1'), page);
  });

  test('leaves to the page that follows what is being paid', async () => {
    assert.match(await open(pathOf(await begin())), /<form method="post" data-paying="A walk of our own · €125">/);
  });

  test('names tour, start, party and sum, the rule for cancelling and until when the places are reserved', async () => {
    const booking = await begin();
    const page = await open(pathOf(booking));
    for (const shown of [
      `<h2>${booking.title}</h2>`,
      '10:00',
      '2 adults, 1 child',
      '€125',
      'Charged in EUR.',
      'Free cancellation until',
      'You have 15 minutes left. Your places are reserved until',
      'data-busy="Paying…"',
      `href="/bookings/${booking.id}"`,
    ])
      assert.ok(page.includes(shown), shown);
  });

  test('names the recipient of a gift card, and that it can be given back', async () => {
    const { payment } = await orderGiftCard(app, { token });
    const page = await open(new URL(payment.redirectUrl).pathname);
    assert.match(page, /<h2>Gift card for Bruno<\/h2>/);
    assert.ok(page.includes('withdraw from the purchase within 14 days'), page);
  });

  test('is in the language of the booking and in the chosen theme', async () => {
    const path = pathOf(await begin({ language: 'fr' }));
    const page = await open(path, { cookie: 'theme=dark' });
    assert.match(page, /<html lang="fr" data-theme="dark"/);
    assert.match(page, /2 adultes, 1 enfant/);
    assert.match(page, /<header>.*fill="var\(--sea\)".*<\/header>/, 'the logo is in the colours of the theme');
    assert.doesNotMatch(await open(path), /data-theme/);
  });

  test('keeps the booking when a card is declined, says so, and lets one try again', async () => {
    const booking = await begin();
    const path = pathOf(booking);
    const { status, headers } = await choose(path, 'declined');
    assert.deepEqual([status, headers.get('location')], [303, `${path}?declined`]);
    assert.match(
      await open(`${path}?declined`),
      /role="alert".*The card was declined.*Your booking is unchanged.*<h2>/,
      'above what is paid for',
    );
    assert.deepEqual(await cashOf(app, booking.id), { captured: 0, refunded: 0 });
    await choose(path, 'paid');
    assert.deepEqual(await cashOf(app, booking.id), { captured: 12_500, refunded: 0 });
    const paid = await open(`${path}?declined`);
    assert.match(paid, /Amount paid<\/span> <strong>€125<\/strong>.*This has been paid/);
    assert.doesNotMatch(paid, /Amount due|Total/);
  });

  test('takes the money once when the button was pressed twice', async () => {
    const booking = await begin();
    const path = pathOf(booking);
    const answers = await Promise.all([choose(path, 'paid'), choose(path, 'paid')]);
    for (const { status, headers } of answers)
      assert.deepEqual([status, headers.get('location')], [303, `/bookings/${booking.id}?payment=paid`]);
    assert.deepEqual(await cashOf(app, booking.id), { captured: 12_500, refunded: 0 });
  });

  test('has nothing more to pay when the places were given up or the time is over', async () => {
    const [givenUp, late] = [pathOf(await begin()), pathOf(await begin())];
    await choose(givenUp, 'abandoned');
    app.moveClock(16 * minuteMs);
    await runClockJobs(app);
    for (const path of [givenUp, late]) {
      const page = await open(path);
      assert.match(page, /This payment is closed, and nothing was charged/);
      assert.doesNotMatch(page, /<button/);
    }
  });

  test('can be left until the start where one pays later', async () => {
    const { id } = await begin({ payLater: true });
    const { body } = await app.send('POST', `/api/bookings/${id}/payment`, { token });
    const page = await open(new URL(body.redirectUrl).pathname);
    assert.match(page, /pay from your booking by .*10:00 \(\w+ time\)/);
    assert.match(page, /Cancel this payment/);
  });
});
