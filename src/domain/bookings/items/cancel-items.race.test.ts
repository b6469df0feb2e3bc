// Items of one booking are cancelled at the same moment: each returns its seat and its price once.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { sendPaymentOutcome } from '#test/gift-cards.ts';
import { cashOf } from '#test/ledger-balances.ts';
import { closeTestTours, countTakenSeats, createTestTour, dayAhead } from '#test/test-tour.ts';

const rounds = 10;

describe('items cancelled at the same moment', () => {
  let app: TestApp;
  let traveller: { token: string };
  before(async () => {
    app = await testApp();
    traveller = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const post = (path: string, body?: object) => app.send('POST', `/api/${path}`, { token: traveller.token, body });

  /** Four adults at 50 €. */
  async function booked(order = {}) {
    const tour = await createTestTour();
    const { body } = await post('bookings', { tourId: tour.id, date: dayAhead(10), adults: 4, ...order });
    const id = body.id as string;
    const startPayment = async () => (await post(`bookings/${id}/payment`)).body.redirectUrl as string;
    const cancel = (items?: number[]) => post(`bookings/${id}/cancellation`, items ? { items } : {});
    return { id, startPayment, cancel, seats: () => countTakenSeats(app, tour.options[0].departures[0]!.id) };
  }

  test('by two, the same one: it is cancelled once', async () => {
    for (let round = 0; round < rounds; round++) {
      const { id, startPayment, cancel, seats } = await booked();
      await sendPaymentOutcome(app, await startPayment(), 'paid');
      const responses = await Promise.all([cancel([2]), cancel([2]), cancel([2, 3])]);
      const done = responses.filter(({ status }) => status === 200);
      assert.equal(done.length, 1);
      const left = done[0]!.body.persons as number;
      assert.equal(await seats(), left);
      assert.deepEqual(await cashOf(app, id), { captured: 20_000, refunded: 20_000 - left * 5000 });
    }
  });

  test('one by one until none is left, and as a whole beside it: all is refunded once', async () => {
    for (let round = 0; round < rounds; round++) {
      const { id, startPayment, cancel, seats } = await booked();
      await sendPaymentOutcome(app, await startPayment(), 'paid');
      const steps = [() => cancel([1]), () => cancel([2]), () => cancel([3]), () => cancel([4]), () => cancel()];
      await Promise.all([...steps.slice(round % 5), ...steps.slice(0, round % 5)].map((step) => step()));
      assert.equal(await seats(), 0);
      assert.deepEqual(await cashOf(app, id), { captured: 20_000, refunded: 20_000 });
    }
  });

  test('while the booking is paid for: nothing is kept beyond what is left', async () => {
    for (let round = 0; round < rounds; round++) {
      const { id, startPayment, cancel, seats } = await booked();
      const page = await startPayment();
      const [first, second] = await Promise.all([cancel([1]), cancel([3]), sendPaymentOutcome(app, page, 'paid')]);
      assert.deepEqual([first.status, second.status], [200, 200]);
      assert.equal(await seats(), 2);
      const { captured, refunded } = await cashOf(app, id);
      assert.equal(captured - refunded, captured === 0 ? 0 : 10_000);
    }
  });
});
