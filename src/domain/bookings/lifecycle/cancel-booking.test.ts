import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { balancesOf, cashOf } from '#test/ledger-balances.ts';
import { closeTestTours, dayAhead, createTestTour, countTakenSeats, setTerms } from '#test/test-tour.ts';
import { policyView } from '#domain/pricing/cancellation-policy.ts';
import { hourMs, resetClockAfterEach, moveClockTo, renewToken } from '#test/time.ts';

const day = dayAhead(10);

describe('cancelling a booking', () => {
  let app: TestApp;
  let traveller: { id: string; token: string };
  before(async () => {
    app = await testApp();
    traveller = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  /** One adult for 50 €, of which the marketplace keeps 15 %. */
  async function booked({ paid = true, price = 5000 } = {}) {
    const tour = await createTestTour({ policy: 'moderate', units: { adult: price } });
    const { body } = await app.send('POST', '/api/bookings', {
      token: traveller.token,
      body: { tourId: tour.id, date: day, adults: 1 },
    });
    await setTerms(app, body.id);
    if (paid) {
      const { redirectUrl } = (await app.send('POST', `/api/bookings/${body.id}/payment`, { token: traveller.token }))
        .body;
      await app.send('POST', new URL(redirectUrl).pathname, { raw: 'outcome=paid' });
    }
    return { id: body.id as string, departure: tour.options[0].departures[0]! };
  }

  /** So many hours before the start, with a minute to spare. */
  async function cancel(id: string, startsAt: Date, hoursBefore: number) {
    moveClockTo(app, new Date(startsAt.getTime() - hoursBefore * hourMs - 60_000));
    const { token } = await renewToken(app, traveller);
    const quote = (await app.send('GET', `/api/bookings/${id}/cancellation`, { token })).body;
    const { status, body } = await app.send('POST', `/api/bookings/${id}/cancellation`, {
      token,
      body: { reason: 'A broken leg' },
    });
    assert.equal(status, 200, JSON.stringify(body));
    assert.equal(quote.paid ? quote.refund.priceMinor : 0, body.refunded?.priceMinor ?? 0);
    return { quote, body };
  }

  test('early gives all back and leaves nothing in the books', async () => {
    const { id, departure } = await booked();
    const { quote, body } = await cancel(id, departure.startsAt, 72);
    assert.deepEqual([quote.refundPercent, quote.kept.priceMinor, quote.paid], [100, 0, true]);
    assert.deepEqual(
      [body.status, body.state, body.payment.state, body.can.cancel, body.ticket],
      ['Cancelled', 'cancelled', 'refunded', false, null],
    );
    assert.deepEqual(await cashOf(app, id), { captured: 5000, refunded: 5000 });
    assert.deepEqual(await balancesOf(app, id), { cash: 0, commission: 0, supplier: 0, traveller: 0 });
    assert.equal(await countTakenSeats(app, departure.id), 0);
  });

  test('is by the rule that its tour is held and sold under', async () => {
    const { token } = traveller;
    const tour = await createTestTour({ policy: 'moderate' });
    const hold = await app.send('POST', '/api/holds', { token, body: { tourId: tour.id, date: day, adults: 1 } });
    const { body: placed } = await app.send('POST', '/api/bookings', { token, body: { holdId: hold.body.id } });
    const { body: booking } = await app.send('GET', `/api/bookings/${placed.id}`, { token });
    assert.deepEqual(booking.policy, policyView('moderate'));
  });

  test('refunds by the terms that it was sold with, whatever the rule says by then', async () => {
    const { id, departure } = await booked();
    const tiers = [
      { hoursBefore: 48, refundPercent: 80 },
      { hoursBefore: 12, refundPercent: 60 },
    ];
    await setTerms(app, id, tiers);
    const { body: before } = await app.send('GET', `/api/bookings/${id}`, { token: traveller.token });
    assert.deepEqual(before.policy, { key: 'moderate', tiers });
    assert.equal(before.freeCancellationUntil, null);
    const { quote, body } = await cancel(id, departure.startsAt, 24);
    assert.deepEqual([quote.refundPercent, quote.refund.priceMinor, body.payment.state], [60, 3000, 'partly_refunded']);
    assert.deepEqual(await cashOf(app, id), { captured: 5000, refunded: 3000 });
  });

  test('later gives half back, and supplier and marketplace keep their shares of the other half', async () => {
    const { id, departure } = await booked();
    const { quote, body } = await cancel(id, departure.startsAt, 24);
    assert.deepEqual([quote.refundPercent, body.payment.state], [50, 'partly_refunded']);
    assert.deepEqual(await cashOf(app, id), { captured: 5000, refunded: 2500 });
    assert.deepEqual(await balancesOf(app, id), { cash: 2500, commission: -375, supplier: -2125, traveller: 0 });
    assert.equal(await countTakenSeats(app, departure.id), 0);
  });

  test('in the last hours gives nothing back, yet the seat is free again', async () => {
    const { id, departure } = await booked();
    const { quote, body } = await cancel(id, departure.startsAt, 1);
    assert.deepEqual([quote.refundPercent, body.refunded, body.payment.state], [0, null, 'paid']);
    assert.deepEqual(await balancesOf(app, id), { cash: 5000, commission: -750, supplier: -4250, traveller: 0 });
    assert.equal(await countTakenSeats(app, departure.id), 0);
  });

  test('says in the list of bookings what comes back to the cent, and that nothing does of what was paid', async () => {
    const [early, unpaid, later, late] = [
      await booked(),
      await booked({ paid: false }),
      await booked({ price: 4999 }),
      await booked(),
    ];
    const refundOf = async ({ id, departure }: typeof early, hoursBefore: number) => {
      await cancel(id, departure.startsAt, hoursBefore);
      const { body } = await app.send('GET', '/api/bookings?when=past', await renewToken(app, traveller));
      const { refunded, payment } = body.data.find((one: { id: string }) => one.id === id);
      return [refunded?.priceMinor ?? null, payment.state];
    };
    assert.deepEqual(await refundOf(early, 72), [5000, 'refunded']);
    assert.deepEqual(await refundOf(unpaid, 72), [null, 'none']);
    assert.deepEqual(await refundOf(later, 24), [2500, 'partly_refunded']);
    assert.deepEqual(await refundOf(late, 1), [null, 'paid']);
  });

  test('of odd cents splits them without losing one', async () => {
    const { id, departure } = await booked({ price: 4999 });
    await cancel(id, departure.startsAt, 30);
    const balances = await balancesOf(app, id);
    assert.deepEqual(await cashOf(app, id), { captured: 4999, refunded: 2500 });
    assert.equal(balances.cash! + balances.commission! + balances.supplier!, 0);
    assert.equal(balances.traveller, 0);
  });

  test('unpaid moves no money: what is refunded was never charged', async () => {
    const { id, departure } = await booked({ paid: false });
    const { quote, body } = await cancel(id, departure.startsAt, 72);
    assert.deepEqual([quote.paid, body.payment.state], [false, 'none']);
    assert.deepEqual(await cashOf(app, id), { captured: 0, refunded: 0 });
    assert.deepEqual(await balancesOf(app, id), {});
  });

  test('unpaid and late leaves no debt on any side', async () => {
    const { id, departure } = await booked({ paid: false });
    await cancel(id, departure.startsAt, 24);
    assert.deepEqual(await balancesOf(app, id), {});
  });

  test('twice is refused the second time and changes nothing more', async () => {
    const { id, departure } = await booked();
    await cancel(id, departure.startsAt, 100);
    const again = await app.send('POST', `/api/bookings/${id}/cancellation`, {
      token: (await renewToken(app, traveller)).token,
      body: {},
    });
    assert.deepEqual([again.status, again.body.code], [409, 'booking_state']);
    assert.deepEqual(await cashOf(app, id), { captured: 5000, refunded: 5000 });
    assert.equal(await countTakenSeats(app, departure.id), 0);
  });

  test('is over once the tour has started', async () => {
    const { id, departure } = await booked();
    moveClockTo(app, new Date(departure.startsAt.getTime() + 1000));
    const { token } = await renewToken(app, traveller);
    assert.equal((await app.send('GET', `/api/bookings/${id}/cancellation`, { token })).body.code, 'booking_state');
    assert.equal(
      (await app.send('POST', `/api/bookings/${id}/cancellation`, { token, body: {} })).body.code,
      'booking_state',
    );
    assert.equal((await app.send('GET', `/api/bookings/${id}`, { token })).body.can.cancel, false);
    assert.equal(await countTakenSeats(app, departure.id), 1);
  });

  test('of another user is not found, nor read, quoted or paid', async () => {
    const { id, departure } = await booked({ paid: false });
    const { token } = await app.newTraveller();
    const calls = [
      ['GET', ''],
      ['GET', '/cancellation'],
      ['POST', '/cancellation'],
      ['POST', '/payment'],
    ] as const;
    for (const [method, rest] of calls) {
      const { status } = await app.send(method, `/api/bookings/${id}${rest}`, {
        token,
        body: rest === '/cancellation' && method === 'POST' ? {} : undefined,
      });
      assert.equal(status, 404, `${method} ${rest}`);
    }
    assert.equal(await countTakenSeats(app, departure.id), 1);
  });
});
