// A departure is cancelled while it is booked, paid and cancelled by travellers: a booking is refused or ends, and no seat is lost.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { sendPaymentOutcome } from '#test/gift-cards.ts';
import { closeTestTours, countTakenSeats, createTestTour, dayAhead } from '#test/test-tour.ts';

const rounds = 10;
const day = dayAhead(10);

describe('a departure that is cancelled at the moment', () => {
  let app: TestApp;
  let traveller: { token: string };
  let supplier: { token: string };
  before(async () => {
    app = await testApp();
    traveller = await app.newTraveller();
    supplier = await app.signIn('supplier');
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const post = (path: string, body: object = {}) => app.send('POST', `/api/${path}`, { token: traveller.token, body });

  test('at which it is booked, paid and cancelled: no booking is left on it', async () => {
    const outcomes = { ended: 0, refused: 0 };
    for (let round = 0; round < rounds; round++) {
      const tour = await createTestTour({ useDemoSupplier: true, units: { adult: 5000 }, capacity: 20 });
      const { id: departureId } = tour.options[0].departures[0]!;
      const order = { tourId: tour.id, date: day, adults: 1 };
      const early = await Promise.all([1, 2, 3].map(async () => (await post('bookings', order)).body));
      const { body: hold } = await post('holds', order);
      const { body: paying } = await post(`bookings/${early[0].id}/payment`);
      const cancelling = setTimeout(round * 2).then(async () => {
        const body = { reason: 'A storm.' };
        const path = `/api/supplier/departures/${departureId}/cancellation`;
        const both = [1, 2].map(() => app.send('POST', path, { token: supplier.token, body }));
        const answers = await Promise.all(both);
        await app.jobs.runDue();
        return answers;
      });
      const [answers, ...placed] = await Promise.all([
        cancelling,
        ...Array.from({ length: 5 }, (_, place) => setTimeout(place * 5).then(() => post('bookings', order))),
        post('bookings', { holdId: hold.id }),
        sendPaymentOutcome(app, paying.redirectUrl, 'paid'),
        post(`bookings/${early[1].id}/cancellation`),
      ]);
      for (const { status, body } of answers) assert.equal(status, 202, JSON.stringify(body));
      const bought = placed.slice(0, 6).filter(({ status }) => status === 201);
      for (const { status, body } of placed) assert.ok(status < 500, JSON.stringify(body));
      await app.jobs.runDue();
      const ids = [...early, ...bought.map(({ body }) => body)].map(({ id }) => id);
      for (const id of ids) {
        const { body } = await app.send('GET', `/api/bookings/${id}`, { token: traveller.token });
        assert.equal(body.state, 'cancelled');
      }
      assert.equal(await countTakenSeats(app, departureId), 0);
      outcomes.ended += bought.length;
      outcomes.refused += 6 - bought.length;
    }
    console.log('booked while it is cancelled', outcomes);
    assert.ok(outcomes.refused > 0);
  });
});
