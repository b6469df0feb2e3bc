import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { balancesOf, cashOf } from '#test/ledger-balances.ts';
import { giftCardBalance, createGiftCard, sendPaymentOutcome } from '#test/gift-cards.ts';
import { closeTestTours, dayAhead, createTestTour, setTerms } from '#test/test-tour.ts';
import { hourMs, resetClockAfterEach, minuteMs, moveClockTo, renewToken, runClockJobs } from '#test/time.ts';

describe('a payment that arrives after its booking was cancelled', () => {
  let app: TestApp;
  let traveller: { id: string; token: string };
  before(async () => {
    app = await testApp();
    traveller = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  /** One adult for 50 €, with a commission of 15 %; half is refunded from 72 to 24 hours before. */
  async function booked(more: object = {}) {
    const tour = await createTestTour({ useDemoSupplier: true });
    const { status, body } = await app.send('POST', '/api/bookings', {
      token: traveller.token,
      body: { tourId: tour.id, date: dayAhead(10), adults: 1, ...more },
    });
    assert.equal(status, 201, JSON.stringify(body));
    await setTerms(app, body.id);
    return { id: body.id as string, startsAt: tour.options[0].departures[0]!.startsAt };
  }
  const startPaying = async (id: string): Promise<string> =>
    (await app.send('POST', `/api/bookings/${id}/payment`, { token: traveller.token })).body.redirectUrl;
  async function cancel(id: string, startsAt: Date, hoursBefore: number) {
    moveClockTo(app, new Date(startsAt.getTime() - hoursBefore * hourMs - minuteMs));
    const { token } = await renewToken(app, traveller);
    assert.equal((await app.send('POST', `/api/bookings/${id}/cancellation`, { token, body: {} })).status, 200);
  }

  const halfRetained = { cash: 2500, commission: -375, supplier: -2125, traveller: 0 };

  test('leaves in the books what the policy keeps', async () => {
    const { id, startsAt } = await booked();
    const paying = await startPaying(id);
    await cancel(id, startsAt, 24);
    assert.deepEqual(await balancesOf(app, id), {});
    await sendPaymentOutcome(app, paying, 'paid');
    assert.deepEqual(await cashOf(app, id), { captured: 5000, refunded: 2500 });
    assert.deepEqual(await balancesOf(app, id), halfRetained);
    const { payment } = (await app.send('GET', `/api/bookings/${id}`, await renewToken(app, traveller))).body;
    assert.equal(payment.state, 'partly_refunded');
  });

  test('by a second attempt, after the first was paid, is refunded and leaves the first as it was', async () => {
    const { id, startsAt } = await booked();
    const first = await startPaying(id);
    await sendPaymentOutcome(app, first, 'abandoned');
    await sendPaymentOutcome(app, await startPaying(id), 'paid');
    await cancel(id, startsAt, 24);
    assert.deepEqual(await balancesOf(app, id), halfRetained);
    await sendPaymentOutcome(app, first, 'paid');
    assert.deepEqual(await cashOf(app, id), { captured: 10_000, refunded: 7500 });
    assert.deepEqual(await balancesOf(app, id), halfRetained);
  });

  test('is kept whole where nothing is refunded, and refunded whole where all is', async () => {
    for (const [hours, kept] of [
      [1, 5000],
      [100, 0],
    ] as const) {
      const { id, startsAt } = await booked();
      const paying = await startPaying(id);
      await cancel(id, startsAt, hours);
      await sendPaymentOutcome(app, paying, 'paid');
      assert.deepEqual(await cashOf(app, id), { captured: 5000, refunded: 5000 - kept });
      app.moveClock(0);
    }
  });

  test('adds to what a gift card paid no more than is kept of both', async () => {
    const { code } = await createGiftCard(app, traveller, { amountMinor: 1000 });
    const { id, startsAt } = await booked({ giftCardCode: code });
    const paying = await startPaying(id);
    await cancel(id, startsAt, 24);
    assert.deepEqual(await balancesOf(app, id), { gift_card: 1000, commission: -150, supplier: -850, traveller: 0 });
    await sendPaymentOutcome(app, paying, 'paid');
    assert.deepEqual(await cashOf(app, id), { captured: 4000, refunded: 2500 });
    assert.equal(await giftCardBalance(app, code), 0);
  });

  test('is refunded whole where the supplier cancelled', async () => {
    const { id } = await booked();
    const paying = await startPaying(id);
    const { token } = await app.signIn('supplier');
    const cancelled = await app.send('POST', `/api/supplier/bookings/${id}/cancellation`, {
      token,
      body: { reason: 'Storm' },
    });
    assert.equal(cancelled.body.state, 'cancelled', JSON.stringify(cancelled.body));
    await sendPaymentOutcome(app, paying, 'paid');
    assert.deepEqual(await cashOf(app, id), { captured: 5000, refunded: 5000 });
    assert.deepEqual(await balancesOf(app, id), { cash: 0, traveller: 0 });
  });
});

describe('a booking that is not paid', () => {
  let app: TestApp;
  before(async () => {
    app = await testApp();
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  test('leaves no debt to its supplier, whether it is cancelled or takes place', async () => {
    const tour = await createTestTour({ policy: 'strict' });
    const traveller = await app.newTraveller();
    const book = async () =>
      (
        await app.send('POST', '/api/bookings', {
          token: traveller.token,
          body: { tourId: tour.id, date: dayAhead(10), adults: 1 },
        })
      ).body.id as string;
    const [cancelled, over] = [await book(), await book()];
    assert.deepEqual(await balancesOf(app, over), {});
    await app.send('POST', `/api/bookings/${cancelled}/cancellation`, { token: traveller.token, body: {} });
    moveClockTo(app, new Date(tour.options[0].departures[0]!.startsAt.getTime() + 24 * hourMs));
    await runClockJobs(app);
    const { token } = await renewToken(app, traveller);
    assert.equal((await app.send('GET', `/api/bookings/${over}`, { token })).body.state, 'completed');
    for (const id of [cancelled, over]) assert.deepEqual(await balancesOf(app, id), {});
  });
});
