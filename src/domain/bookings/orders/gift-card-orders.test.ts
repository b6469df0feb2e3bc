import assert from 'node:assert/strict';
import { afterEach, before, describe, test } from 'node:test';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { createGiftCard, giftCardBalance, sendPaymentOutcome } from '#test/gift-cards.ts';
import { closeTestTours, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';
import { minuteMs, resetClockAfterEach, runClockJobs } from '#test/time.ts';
import { useRates } from '#domain/pricing/exchange-rates.ts';

const day = dayAhead(10);

describe('an order that a gift card pays', () => {
  let app: TestApp;
  let traveller: { id: string; token: string };
  before(async () => {
    app = await testApp();
    traveller = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();
  afterEach(() => useRates([]));

  const call = (method: string, path: string, body?: object) =>
    app.send(method, `/api/${path}`, { token: traveller.token, body });
  async function hold(tour: TestTour): Promise<string> {
    const { status, body } = await call('POST', 'cart', { tourId: tour.id, date: day, adults: 1 });
    assert.equal(status, 201, JSON.stringify(body));
    return body.holdId;
  }
  /** Of 50 €, 100 € and 33.33 €. */
  async function holds(payLater = true): Promise<{ id: string }[]> {
    const ids = [];
    for (const adult of [5000, 10_000, 3333])
      ids.push({ id: await hold(await createTestTour({ payLater, units: { adult } })) });
    return ids;
  }
  const cards = ({ bookings }: any) =>
    Object.fromEntries(
      bookings.map(({ total, payment }: any) => [total.priceMinor, payment.giftCard?.priceMinor ?? 0]),
    );

  test('wholly is confirmed at once, and what is cancelled of it is refunded to the card', async () => {
    const card = await createGiftCard(app, traveller, { amountMinor: 20_000 });
    const { status, body } = await call('POST', 'orders', { holds: await holds(false), giftCardCode: card.code });
    assert.equal(status, 201, JSON.stringify(body));
    assert.deepEqual([body.state, body.due, body.redirectUrl], ['placed', null, null]);
    assert.deepEqual(cards(body), { 5000: 5000, 10000: 10_000, 3333: 3333 });
    assert.equal(await giftCardBalance(app, card.code), 1667);
    const { id } = body.bookings.find(({ total }: any) => total.priceMinor === 10_000);
    assert.equal((await call('POST', `bookings/${id}/cancellation`, {})).status, 200);
    assert.equal(await giftCardBalance(app, card.code), 11_667);
  });

  test('in part pays a share of each by largest remainder, and the rest is one payment', async () => {
    const card = await createGiftCard(app, traveller, { amountMinor: 10_001 });
    const { body } = await call('POST', 'orders', { holds: await holds(), giftCardCode: card.code, payment: 'now' });
    assert.deepEqual([body.state, body.due.priceMinor], ['unpaid', 8332]);
    // 100.01 by 50 : 100 : 33.33 are 27.275, 54.551 and 18.182.
    assert.deepEqual(cards(body), { 5000: 2728, 10000: 5455, 3333: 1818 });
    await sendPaymentOutcome(app, body.redirectUrl, 'paid');
    const { body: paid } = await call('GET', `orders/${body.id}`);
    assert.deepEqual([paid.state, paid.due], ['placed', null]);
    for (const { state, payment } of paid.bookings) assert.deepEqual([state, payment.state], ['confirmed', 'paid']);
  });

  test('that is not paid in time gives the card back what it paid', async () => {
    const card = await createGiftCard(app, traveller, { amountMinor: 10_000 });
    const { body } = await call('POST', 'orders', { holds: await holds(), giftCardCode: card.code, payment: 'now' });
    assert.equal(await giftCardBalance(app, card.code), 0);
    app.moveClock(16 * minuteMs);
    await runClockJobs(app);
    app.moveClock(0);
    assert.equal((await call('GET', `orders/${body.id}`)).body.state, 'expired');
    assert.equal(await giftCardBalance(app, card.code), 10_000);
  });

  test('in another currency pays at the rate of the day, to the minor unit of both', async () => {
    const asOf = new Date(Date.now() - 24 * 60 * minuteMs).toISOString().slice(0, 10);
    useRates([{ currency: 'USD', perEuro: 1.25, asOf }]);
    const card = await createGiftCard(app, traveller, { amountMinor: 2000, currency: 'USD' });
    const { status, body } = await call('POST', 'orders', { holds: await holds(), giftCardCode: card.code });
    assert.equal(status, 201, JSON.stringify(body));
    // 20 $ are 16.00 €, less the margin of 2 % 15.68 €: by 50 : 100 : 33.33 are 4.276, 8.553 and 2.851.
    assert.deepEqual(cards(body), { 5000: 428, 10000: 855, 3333: 285 });
    assert.equal(await giftCardBalance(app, card.code), 0);
  });

  test('is placed as a whole or not at all: an unknown or spent code books nothing', async () => {
    const card = await createGiftCard(app, traveller, { amountMinor: 5000 });
    const chosen = await holds();
    for (const giftCardCode of ['NOPE-NOPE-NOPE-NOPE'])
      assert.deepEqual(
        (await call('POST', 'orders', { holds: chosen, giftCardCode })).body.fields[0].field,
        'giftCardCode',
      );
    assert.equal((await call('POST', 'orders', { holds: chosen, giftCardCode: card.code })).status, 201);
    const refused = await call('POST', 'orders', { holds: await holds(), giftCardCode: card.code });
    assert.deepEqual([refused.status, refused.body.fields[0].rule], [422, 'spent']);
  });
});
