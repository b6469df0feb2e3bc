import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { cashOf } from '#test/ledger-balances.ts';
import { closeTestTours, countTakenSeats, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';
import { hourMs, moveClockTo, renewToken, resetClockAfterEach } from '#test/time.ts';
import { decideDepartures } from './decide-departures.ts';

const day = dayAhead(10);

describe('a departure that needs a least number of people', () => {
  let app: TestApp;
  let traveller: { id: string; email: string; token: string };
  before(async () => {
    app = await testApp();
    traveller = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  const tourForFour = (more: Parameters<typeof createTestTour>[0] = {}) =>
    createTestTour({ leastParty: { people: 4, hoursBefore: 48 }, policy: 'moderate', ...more });
  const start = (tour: TestTour) => tour.options[0].departures[0]!;
  const deadline = (tour: TestTour) => new Date(start(tour).startsAt.getTime() - 48 * hourMs);
  const post = async (path: string, body?: object) =>
    app.send('POST', `/api/${path}`, { token: (await renewToken(app, traveller)).token, body });
  const book = async ({ id }: TestTour, body: object = {}) => {
    const response = await post('bookings', { tourId: id, date: day, adults: 2, ...body });
    assert.equal(response.status, 201);
    return response.body;
  };
  const read = async (id: string) =>
    (await app.send('GET', `/api/bookings/${id}`, { token: (await renewToken(app, traveller)).token })).body;
  const pay = (redirectUrl: string) => app.send('POST', new URL(redirectUrl).pathname, { raw: 'outcome=paid' });
  const availability = async ({ id }: TestTour, query = `date=${day}`) =>
    (await app.send('GET', `/api/tours/${id}/availability?${query}`)).body;
  async function decideAt(instant: Date) {
    moveClockTo(app, instant);
    await decideDepartures(app.services);
    await app.jobs.runDue();
  }
  const mailsOf = async (bookingId: string) => {
    await app.jobs.runDue();
    const mails = app.services.database.db.selectFrom('mails').select(['event', 'recipient', 'bodyText']);
    return mails.where('event', 'like', `%${bookingId}%`).orderBy('event').execute();
  };

  test('says so before it is booked, in the calendar, on the booking, and in the list of bookings', async () => {
    const tour = await tourForFour();
    const decideBy = deadline(tour).toISOString();
    assert.deepEqual((await availability(tour)).departures[0].leastParty, { people: 4, decideBy });
    const { days } = await availability(tour, `from=${day}&to=${dayAhead(11)}`);
    assert.deepEqual(
      days.map(({ leastPeople }: { leastPeople: number | null }) => leastPeople),
      [4, null],
    );
    const booking = await book(tour);
    assert.deepEqual(booking.leastParty, { people: 4, coming: 2, decideBy, status: 'open' });
    assert.deepEqual(await read(booking.id), booking);
    await book(tour, { adults: 1 });
    await post('holds', { tourId: tour.id, date: day, adults: 1 });
    assert.equal((await read(booking.id)).leastParty.coming, 3, 'who only holds seats does not count');
    const { token } = await renewToken(app, traveller);
    const { data } = (await app.send('GET', '/api/bookings', { token })).body;
    assert.deepEqual(
      data.map((card: { leastParty: { coming: number } }) => card.leastParty.coming),
      [3, 3],
    );
    const [confirmed] = await mailsOf(booking.id);
    assert.match(confirmed!.bodyText, /It goes ahead with at least 4 people\. This is decided on/);
  });

  test('is called off at its deadline if too few have booked: all get everything back, and nothing new is sold', async () => {
    const tour = await tourForFour();
    const paid = await book(tour, { payment: 'now' });
    await pay(paid.payment.redirectUrl);
    const unpaid = await book(tour, { adults: 1 });
    const { body: hold } = await post('holds', { tourId: tour.id, date: day, adults: 1 });

    await decideAt(new Date(deadline(tour).getTime() - 1000));
    assert.equal((await read(paid.id)).state, 'confirmed');
    await decideAt(deadline(tour));
    for (const { id } of [paid, unpaid]) {
      const { state, leastParty } = await read(id);
      assert.deepEqual([state, leastParty.status], ['cancelled', 'called_off']);
    }
    assert.deepEqual(await cashOf(app, paid.id), { captured: 10_000, refunded: 10_000 });
    assert.equal(await countTakenSeats(app, start(tour).id), 0);
    assert.equal((await post('bookings', { holdId: hold.id })).body.code, 'hold_expired');
    const order = { tourId: tour.id, departureId: start(tour).id, adults: 1 };
    assert.equal((await post('bookings', order)).body.code, 'departure_closed');
    assert.equal((await availability(tour, `from=${day}&to=${day}`)).days[0].reason, 'closed');

    const cancelled = (await mailsOf(paid.id)).filter(({ event }) => event.startsWith('booking-cancelled'));
    assert.deepEqual(cancelled.map(({ recipient }) => recipient === traveller.email).sort(), [false, true]);
    const toTraveller = cancelled.find(({ recipient }) => recipient === traveller.email)!;
    assert.match(toTraveller.bodyText, /this tour is not going ahead\. It needed at least 4 people/);
    assert.match(toTraveller.bodyText, /Full refund of €100/);
  });

  test('runs if enough have booked, and is not called off when some cancel later', async () => {
    const tour = await tourForFour({ policy: 'flexible' });
    const [one, other] = [await book(tour), await book(tour, { adults: 1, children: 1 })];
    await decideAt(deadline(tour));
    assert.equal((await read(one.id)).leastParty.status, 'runs');
    assert.equal((await availability(tour)).departures[0].leastParty, null);
    assert.equal((await post(`bookings/${other.id}/cancellation`, {})).status, 200);
    await decideAt(new Date(deadline(tour).getTime() + hourMs));
    assert.equal((await read(one.id)).state, 'confirmed');
    assert.equal((await read(other.id)).leastParty, null);
    assert.equal((await book(tour, { adults: 1 })).leastParty.status, 'runs');
  });

  test('counts requests that wait for the supplier, and ends them too', async () => {
    const [enough, tooFew] = [
      await tourForFour({ confirmation: 'on-request' }),
      await tourForFour({ confirmation: 'on-request' }),
    ];
    const [many, few] = [await book(enough, { adults: 4 }), await book(tooFew, { adults: 3 })];
    assert.equal(few.leastParty.coming, 3);
    moveClockTo(app, deadline(tooFew));
    // Their suppliers have longer than usual to answer.
    for (const { id } of [many, few])
      await app.services.database.db
        .updateTable('bookings')
        .set({ decideBy: start(enough).startsAt })
        .where('id', '=', id)
        .execute();
    await decideDepartures(app.services);
    await app.jobs.runDue();
    assert.deepEqual([(await read(many.id)).state, (await read(few.id)).state], ['pending', 'cancelled']);
  });

  test('without bookings is closed at its deadline, for good', async () => {
    const tour = await tourForFour({ useDemoSupplier: true });
    await decideAt(deadline(tour));
    const supplier = await app.signIn('supplier');
    const { data } = (await app.send('GET', `/api/supplier/tours/${tour.id}/closures`, supplier)).body;
    assert.deepEqual(
      data.map(({ departureId, cause }: Record<string, string>) => [departureId, cause]),
      [[start(tour).id, 'too_few']],
    );
    const opening = await app.send('DELETE', `/api/supplier/closures/${data[0].id}`, supplier);
    assert.equal(opening.status, 404);
    await decideAt(deadline(tour));
    const again = (await app.send('GET', `/api/supplier/tours/${tour.id}/closures`, supplier)).body.data;
    assert.equal(again.length, 1, 'it is decided once');
  });

  test('ends an order of several tours that waits for its payment as a whole', async () => {
    const [needs, other] = [await tourForFour(), await createTestTour()];
    const holds = [];
    for (const { id } of [needs, other]) {
      const { body } = await post('cart', { tourId: id, date: day, adults: 1 });
      holds.push({ id: body.holdId });
    }
    // Shortly before the deadline, so that its time to pay goes beyond it.
    moveClockTo(app, new Date(deadline(needs).getTime() - 60_000));
    await app.services.database.db
      .updateTable('bookings')
      .set({ holdExpiresAt: new Date(deadline(needs).getTime() + hourMs) })
      .where(
        'id',
        'in',
        holds.map(({ id }) => id),
      )
      .execute();
    const placed = await post('orders', { holds, payment: 'now' });
    assert.equal(placed.status, 201, JSON.stringify(placed.body));
    await decideAt(deadline(needs));
    for (const { id } of holds) assert.equal((await read(id)).state, 'expired');
    assert.deepEqual(
      [await countTakenSeats(app, start(needs).id), await countTakenSeats(app, start(other).id)],
      [0, 0],
    );
  });
});
