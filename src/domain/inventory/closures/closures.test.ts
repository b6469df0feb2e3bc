import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { addDays } from '#kernel/dates.ts';
import { newId } from '#kernel/ids.ts';
import { recurringJobs } from '#server/process/jobs.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';

const [first, second, third] = [dayAhead(10), dayAhead(11), dayAhead(12)];
const starts = [first, second, third].map((day) => `${day}T10:00`);

describe('closing departures', () => {
  let app: TestApp;
  let supplier: { token: string };
  let traveller: { token: string };
  before(async () => {
    app = await testApp();
    supplier = await app.signIn('supplier');
    traveller = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const ownTour = () => createTestTour({ useDemoSupplier: true, starts, moreOptions: [{ starts }] });
  const close = ({ id }: TestTour, body: object, { token } = supplier, headers?: Record<string, string>) =>
    app.send('POST', `/api/supplier/tours/${id}/closures`, { token, body, headers });
  const reopen = (id: string, { token } = supplier) => app.send('DELETE', `/api/supplier/closures/${id}`, { token });
  const list = ({ id }: TestTour, { token } = supplier) =>
    app.send('GET', `/api/supplier/tours/${id}/closures`, { token });
  const book = ({ id }: TestTour, body: object) =>
    app.send('POST', '/api/bookings', { token: traveller.token, body: { tourId: id, adults: 1, ...body } });

  /** The reason of each of the three days, null where the party can book. */
  async function reasons({ id }: TestTour, option?: string): Promise<(string | null)[]> {
    const query = `from=${first}&to=${third}${option ? `&option=${option}` : ''}`;
    const { body } = await app.send('GET', `/api/tours/${id}/availability?${query}`);
    return body.days.map((day: { reason: string | null }) => day.reason);
  }

  test('of days of a tour takes them off sale, and opens them again', async () => {
    const tour = await ownTour();
    const { status, body } = await close(tour, { from: second, to: third, reason: 'The boat is in the yard' });
    assert.equal(status, 201);
    assert.deepEqual([body.departures, body.seatsTaken], [4, 0]);
    const { from, to, optionId, departureId, cause, reason } = body.closure;
    const said = { from, to, optionId, departureId, cause, reason };
    assert.deepEqual(said, {
      from: second,
      to: third,
      optionId: null,
      departureId: null,
      cause: 'supplier',
      reason: 'The boat is in the yard',
    });
    assert.deepEqual(await reasons(tour), [null, 'closed', 'closed']);
    assert.equal((await book(tour, { date: second })).body.code, 'sold_out', 'as on a day without a departure');
    const departureOfDay = tour.options[0].departures[1]!.id;
    assert.equal((await book(tour, { departureId: departureOfDay })).body.code, 'departure_closed');
    const ofDay = await app.send('GET', `/api/tours/${tour.id}/availability?date=${second}`);
    assert.deepEqual([ofDay.body.available, ofDay.body.departures], [false, []]);
    assert.deepEqual((await list(tour)).body.data, [body.closure]);

    assert.deepEqual((await reopen(body.closure.id)).body, { departures: 4 });
    assert.deepEqual(await reasons(tour), [null, null, null]);
    assert.equal((await book(tour, { departureId: departureOfDay })).status, 201);
    assert.equal((await reopen(body.closure.id)).status, 404);
    assert.deepEqual((await list(tour)).body.data, []);
  });

  test('of one option or of one departure leaves the others on sale', async () => {
    const tour = await ownTour();
    const [one, other] = tour.options;
    await close(tour, { from: first, optionId: other!.id });
    await close(tour, { departureId: one.departures[2]!.id });
    assert.deepEqual(await reasons(tour), [null, null, null]);
    assert.deepEqual(await reasons(tour, one.id), [null, null, 'closed']);
    assert.deepEqual(await reasons(tour, other!.id), ['closed', null, null]);
  });

  test('that another closure covers stay closed when one is undone', async () => {
    const tour = await ownTour();
    const whole = await close(tour, { from: first, to: third });
    const day = await close(tour, { from: second });
    assert.deepEqual((await reopen(whole.body.closure.id)).body, { departures: 4 });
    assert.deepEqual(await reasons(tour), [null, 'closed', null]);
    assert.deepEqual((await reopen(day.body.closure.id)).body, { departures: 2 });
    assert.deepEqual(await reasons(tour), [null, null, null]);
  });

  test('touches no booking that exists: it can be read, and its hold is placed', async () => {
    const tour = await ownTour();
    const departureId = tour.options[0].departures[0]!.id;
    const { body: booked } = await book(tour, { departureId, adults: 2 });
    const body = { tourId: tour.id, departureId, adults: 1 };
    const { body: hold } = await app.send('POST', '/api/holds', { token: traveller.token, body });
    assert.equal((await close(tour, { from: first })).body.seatsTaken, 3);
    const after = await app.send('GET', `/api/bookings/${booked.id}`, { token: traveller.token });
    assert.equal(after.body.state, 'confirmed');
    const placing = { token: traveller.token, body: { holdId: hold.id } };
    assert.equal((await app.send('POST', '/api/bookings', placing)).body.state, 'confirmed');
    assert.equal((await book(tour, { departureId })).body.code, 'departure_closed');
  });

  test('applies to departures that are made later', async () => {
    const tour = await createTestTour({ useDemoSupplier: true, starts: [] });
    await app.services.database.db
      .insertInto('schedules')
      .values({
        id: newId(),
        optionId: tour.options[0].id,
        capacity: 8,
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        startTimes: ['10:00'],
      })
      .execute();
    const { body } = await close(tour, { from: second });
    assert.equal(body.departures, 0);
    await recurringJobs['extend-departures']!.run(app.services);
    await app.jobs.runDue();
    assert.deepEqual(await reasons(tour), [null, 'closed', null]);
    await reopen(body.closure.id);
    assert.deepEqual(await reasons(tour), [null, null, null]);
  });

  test('is for the supplier of the tour and for operators', async () => {
    const [tour, foreign] = [await ownTour(), await createTestTour({ starts })];
    assert.equal((await close(tour, { from: first }, traveller)).status, 403);
    assert.equal((await list(tour, traveller)).status, 403);
    const operator = await app.signIn('operator');
    const { body } = await close(foreign, { from: first }, operator);
    assert.equal((await reopen(body.closure.id, operator)).status, 200);
    assert.notEqual(foreign.supplierId, tour.supplierId);
    assert.equal((await close(foreign, { from: first })).status, 404);
    assert.equal((await list(foreign)).status, 404);
    const again = await close(foreign, { from: first }, operator);
    assert.equal((await reopen(again.body.closure.id)).status, 404);
  });

  test('refuses days that are over, in the wrong order, too many or of another tour', async () => {
    const [tour, other] = [await ownTour(), await ownTour()];
    const refusal = async (body: object) => {
      const response = await close(tour, body);
      assert.equal(response.status, 422);
      const [{ field, rule }] = response.body.fields;
      return [field, rule];
    };
    assert.deepEqual(await refusal({}), ['from', 'required']);
    assert.deepEqual(await refusal({ from: second, to: first }), ['to', 'choice']);
    assert.deepEqual(await refusal({ from: first, to: addDays(first, 366) }), ['to', 'choice']);
    assert.deepEqual(await refusal({ from: dayAhead(-3) }), ['from', 'date_past']);
    assert.deepEqual(await refusal({ from: first, optionId: other.options[0].id }), ['optionId', 'unknown_value']);
    const departureId = other.options[0].departures[0]!.id;
    assert.deepEqual(await refusal({ departureId }), ['departureId', 'unknown_value']);
    assert.deepEqual(await refusal({ departureId, from: first }), ['from', 'contradiction']);
  });

  test('under one key closes once', async () => {
    const tour = await ownTour();
    const key = { 'idempotency-key': newId() };
    const [one, again] = [
      await close(tour, { from: first }, supplier, key),
      await close(tour, { from: first }, supplier, key),
    ];
    assert.deepEqual(again.body, one.body);
    assert.equal((await list(tour)).body.data.length, 1);
  });
});
