import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { balancesOf } from '#test/ledger-balances.ts';
import { closeTestTours, dayAhead, createTestTour } from '#test/test-tour.ts';
import { dayMs, hourMs, resetClockAfterEach, moveClockTo, renewToken, runClockJobs } from '#test/time.ts';

describe('attendance of a booking that the clock has completed', () => {
  let app: TestApp;
  before(async () => {
    app = await testApp();
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  /** Unpaid, of a tour of two hours that ended so long ago. It starts soon: 24 days ahead the clock would complete demo bookings too. */
  async function completed(agoMs: number) {
    const tour = await createTestTour({ useDemoSupplier: true, starts: [`${dayAhead(2)}T10:00`] });
    const traveller = await app.newTraveller();
    const order = { tourId: tour.id, date: dayAhead(2), adults: 1 };
    const { body } = await app.send('POST', '/api/bookings', { token: traveller.token, body: order });
    moveClockTo(app, new Date(tour.options[0].departures[0]!.startsAt.getTime() + 2 * hourMs + agoMs));
    await runClockJobs(app);
    const { token: supplier } = await app.signIn('supplier');
    const record = (attended: boolean) =>
      app.send('POST', `/api/supplier/bookings/${body.id}/attendance`, { token: supplier, body: { attended } });
    const { token } = await renewToken(app, traveller);
    const review = () =>
      app.send('POST', `/api/tours/${tour.id}/reviews`, {
        token,
        body: { bookingId: body.id, stars: 5, comment: 'A walk to remember for long.' },
      });
    return { id: body.id as string, record, review };
  }

  /** Of three adults, unpaid, a day after the tour. */
  async function completedParty() {
    const tour = await createTestTour({ useDemoSupplier: true, starts: [`${dayAhead(2)}T10:00`] });
    const { token } = await app.newTraveller();
    const order = { tourId: tour.id, date: dayAhead(2), adults: 3 };
    const { id } = (await app.send('POST', '/api/bookings', { token, body: order })).body;
    moveClockTo(app, new Date(tour.options[0].departures[0]!.startsAt.getTime() + dayMs));
    const supplier = await app.signIn('supplier');
    const record = (positions: number[], attended = true) =>
      app.send('POST', `/api/supplier/bookings/${id}/attendance`, {
        token: supplier.token,
        body: { attended, absent: positions },
      });
    const absent = async (positions: number[], attended = true) => {
      const { status, body } = await record(positions, attended);
      return [status, body.fields?.[0].field, body.fields?.[0].rule];
    };
    const statesOf = async (): Promise<string[]> => {
      const { body } = await app.send('GET', `/api/supplier/bookings/${id}/items`, { token: supplier.token });
      return body.data.map(({ state }: any) => state);
    };
    return { id: id as string, record, absent, statesOf };
  }

  test('makes a trip of it that may be reviewed, though it was not paid, and owes its supplier nothing', async () => {
    const { id, record, review } = await completed(dayMs);
    assert.equal((await review()).body.code, 'booking_state');
    const { status, body } = await record(true);
    assert.deepEqual([status, body.state, body.may.recordAttendance], [200, 'completed', false]);
    assert.equal((await review()).status, 201);
    assert.deepEqual(await balancesOf(app, id), {});
    assert.equal((await record(false)).body.code, 'booking_state');
  });

  test('is taken until 14 days after the tour, and makes a no-show of it', async () => {
    const { record, review } = await completed(14 * dayMs - hourMs);
    assert.equal((await record(false)).body.state, 'no_show');
    assert.equal((await review()).body.code, 'booking_state');
  });

  test('is recorded for each of a party: who did not come has a state of their own', async () => {
    const { id, absent, record, statesOf } = await completedParty();
    assert.deepEqual(await absent([4]), [422, 'absent', 'unknown_value']);
    assert.deepEqual(await absent([1, 2, 3]), [422, 'absent', 'contradiction']);
    assert.deepEqual(await absent([2], false), [422, 'absent', 'contradiction']);
    assert.deepEqual(await statesOf(), ['booked', 'booked', 'booked']);
    const { status, body } = await record([2]);
    assert.deepEqual([status, body.state, body.persons], [200, 'completed', 3]);
    assert.deepEqual(await statesOf(), ['attended', 'no_show', 'attended']);
    assert.deepEqual(await balancesOf(app, id), {});
    assert.equal((await record([1])).body.code, 'booking_state');
    assert.deepEqual(await statesOf(), ['attended', 'no_show', 'attended']);
  });

  test('is refused after 14 days', async () => {
    const { record } = await completed(14 * dayMs + hourMs);
    assert.equal((await record(true)).body.code, 'booking_state');
  });
});
