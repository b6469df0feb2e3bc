import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { takeSeats } from '#domain/inventory/seats.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, countTakenSeats, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';
import { hourMs, moveClockTo, renewToken, resetClockAfterEach } from '#test/time.ts';

describe('an option with a cut-off of twelve hours', () => {
  let app: TestApp;
  let traveller: { id: string; token: string };
  const day = dayAhead(6);
  before(async () => {
    app = await testApp();
    traveller = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  const createBalloon = () =>
    createTestTour({
      starts: [`${day}T06:00`, `${day}T18:00`],
      cutOffMinutes: 720,
      moreOptions: [{ starts: [`${day}T06:00`] }],
    });
  const startOf = (tour: TestTour, n = 0) => tour.options[0].departures[n]!;
  /** Moves the clock to so many milliseconds after the cut-off of the first departure. */
  async function at(tour: TestTour, afterMs: number): Promise<void> {
    moveClockTo(app, new Date(startOf(tour).startsAt.getTime() - 12 * hourMs + afterMs));
    traveller = await renewToken(app, traveller);
  }
  const order = (tour: TestTour, body: object, path = '/api/bookings') =>
    app.send('POST', path, { token: traveller.token, body: { tourId: tour.id, adults: 1, ...body } });
  const outcome = ({ status, body }: { status: number; body: any }) =>
    status === 201 ? 201 : [status, body.fields?.[0]?.field, body.fields?.[0]?.rule];

  test('is booked until then, and refused from then on with the field that names the departure', async () => {
    const tour = await createBalloon();
    const departureId = startOf(tour).id;
    await at(tour, -60_000);
    assert.equal(outcome(await order(tour, { departureId })), 201);
    await at(tour, 0);
    for (const path of ['/api/bookings', '/api/holds'])
      assert.deepEqual(outcome(await order(tour, { departureId }, path)), [422, 'departureId', 'too_late']);
    assert.equal(await countTakenSeats(app, departureId), 1);
    const other = tour.options[1]!.departures[0]!;
    assert.equal(outcome(await order(tour, { departureId: other.id })), 201);
  });

  test('is booked by day on the next departure that is in time, and refused where there is none', async () => {
    const tour = await createBalloon();
    await at(tour, 0);
    assert.equal((await order(tour, { date: day })).body.startsAtLocal, `${day}T18:00`);
    await at(tour, 12 * hourMs);
    assert.deepEqual(outcome(await order(tour, { date: day, optionId: tour.options[0].id })), [
      422,
      'date',
      'too_late',
    ]);
  });

  test('keeps a hold that was made in time', async () => {
    const tour = await createBalloon();
    await at(tour, -60_000);
    const { body: hold } = await order(tour, { departureId: startOf(tour).id }, '/api/holds');
    await at(tour, 60_000);
    const placed = await app.send('POST', '/api/bookings', { token: traveller.token, body: { holdId: hold.id } });
    assert.equal(placed.status, 201);
  });

  test('takes no seat once the clock has passed it, also for a request that waited over it', async () => {
    const tour = await createBalloon();
    const { id, startsAt } = startOf(tour);
    const take = (afterMs: number) => {
      const now = new Date(startsAt.getTime() - 12 * hourMs + afterMs);
      return app.services.database.transaction(async (transaction) => {
        await takeSeats(transaction, { id, startsAt }, 1, now);
        await sql`update departures set taken = taken - 1 where id = ${id}`.execute(transaction);
      });
    };
    await take(-1);
    for (const late of [0, 1])
      await assert.rejects(take(late), {
        code: 'invalid_input',
        fields: [{ field: 'departureId', rule: 'too_late', params: undefined }],
      });
    await assert.rejects(take(12 * hourMs), { code: 'departure_closed' });
  });

  test('is too late in the calendar and no departure of the day, while another option of the day is free', async () => {
    const tour = await createBalloon();
    const [early, late] = [tour.options[0], tour.options[1]!];
    await at(tour, 0);
    const get = async (query: string) => (await app.send('GET', `/api/tours/${tour.id}/availability?${query}`)).body;
    const reasonFor = async (optionId: string) =>
      (await get(`from=${day}&to=${day}&option=${optionId}`)).days.map(({ reason }: any) => reason);
    const startsFor = async (optionId: string) =>
      (await get(`date=${day}&option=${optionId}`)).departures.map(({ startsAtLocal }: any) => startsAtLocal.slice(11));
    assert.deepEqual([await reasonFor(early.id), await startsFor(early.id)], [[null], ['18:00']]);
    assert.deepEqual([await reasonFor(late.id), await startsFor(late.id)], [[null], ['06:00']]);
    await at(tour, 12 * hourMs);
    assert.deepEqual([await reasonFor(early.id), await startsFor(early.id)], [['too_late'], []]);
    const { available, message } = await get(`date=${day}`);
    assert.deepEqual([available, message], [false, 'It is too late to book for this date.']);
  });

  test('has at most fourteen days', async () => {
    const [{ id }] = (await createTestTour()).options;
    const setCutOff = (minutes: number) =>
      sql`update options set cut_off_minutes = ${minutes} where id = ${id}`.execute(app.services.database.db);
    await setCutOff(14 * 24 * 60);
    for (const minutes of [-1, 14 * 24 * 60 + 1]) await assert.rejects(setCutOff(minutes), { code: '23514' });
  });
});
