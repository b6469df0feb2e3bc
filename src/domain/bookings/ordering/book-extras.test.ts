import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { countExtrasTaken } from '#test/extras.ts';
import { findSupplierBooking } from '#test/suppliers.ts';
import { closeTestTours, countTakenSeats, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';
import { expireHolds } from '../jobs.ts';

const day = dayAhead(10);

describe('a tour with extras', () => {
  let app: TestApp;
  let ride: TestTour;
  let other: TestTour;
  let token: string;
  before(async () => {
    app = await testApp();
    ride = await createTestTour({
      useDemoSupplier: true,
      extras: [
        { label: 'Helmet', stock: 4 },
        { label: 'Photos', per: 'booking', priceMinor: 1500, most: 1 },
        { label: 'Picnic', priceMinor: 1250, least: 2, most: 3 },
      ],
      moreOptions: [{ extras: [{ label: 'Oxygen' }] }],
    });
    other = await createTestTour({ extras: [{ label: 'Umbrella' }] });
    ({ token } = await app.newTraveller());
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const [helmet, photos, picnic] = [0, 1, 2];
  const extras = (chosen: Record<number, number>) =>
    Object.entries(chosen).map(([at, quantity]) => ({ extraId: ride.options[0].extras[Number(at)]!, quantity }));
  const send = (path: string, body: object, headers = {}) =>
    app.send('POST', `/api/${path}`, { token, headers, body: { tourId: ride.id, date: day, adults: 2, ...body } });
  const book = (chosen: Record<number, number>, body: object = {}, headers = {}) =>
    send('bookings', { extras: extras(chosen), ...body }, headers);
  const quote = (chosen: Record<number, number>, more = '') => {
    const query = extras(chosen).map(({ extraId, quantity }) => `${extraId}-${quantity}`);
    return app.send('GET', `/api/tours/${ride.id}/availability?date=${day}&adults=2&extras=${query.join('_')}${more}`);
  };
  const cancel = (id: string, items?: number[]) =>
    app.send('POST', `/api/bookings/${id}/cancellation`, { token, body: items ? { items } : {} });
  const helmetsTaken = () => countExtrasTaken(app, ride.options[0].departures[0]!.id, ride.options[0].extras[helmet]!);
  const refusal = ({ status, body }: { status: number; body: any }) => [status, body.code, body.fields?.[0].field];
  const linesOf = (lines: any[]) =>
    lines.map(({ kind, label, quantity, totalMinor }) => [kind, label, quantity, totalMinor]);

  test('says which ones it has, for whom, at what price and how many are left', async () => {
    const { body } = await app.send('GET', `/api/tours/${ride.id}/availability?date=${day}&adults=2`);
    const [ofFirst, ofSecond] = [0, 1].map((at) =>
      body.extras.filter(({ optionId }: any) => optionId === ride.options[at]!.id),
    );
    assert.deepEqual(
      ofFirst.map(({ label, per, price, least, most }: any) => [label, per, price.priceMinor, least, most]),
      [
        ['Helmet', 'person', 500, 1, 2],
        ['Photos', 'booking', 1500, 1, 1],
        ['Picnic', 'person', 1250, 2, 2],
      ],
    );
    assert.deepEqual(
      ofSecond.map(({ label }: any) => label),
      ['Oxygen'],
    );
    assert.deepEqual(body.departures[0].extrasLeft, { [ride.options[0].extras[helmet]!]: 4 });
  });

  test('are lines of the quote, of the hold and of the booking, at one price', async () => {
    const chosen = { [helmet]: 2, [photos]: 1 };
    const expected = [
      ['adult', null, 2, 10_000],
      ['extra', 'Helmet', 2, 1000],
      ['extra', 'Photos', 1, 1500],
    ];
    const quoted = (await quote(chosen)).body.quote;
    assert.deepEqual([linesOf(quoted.lines), quoted.total.priceMinor], [expected, 12_500]);
    const booked = await book(chosen, { expectedTotal: { priceMinor: 12_500, currency: 'EUR' } });
    assert.equal(booked.status, 201);
    assert.deepEqual([linesOf(booked.body.lines), booked.body.total.priceMinor], [expected, 12_500]);
    const shown = (await app.send('GET', `/api/bookings/${booked.body.id}`, { token })).body;
    assert.deepEqual(linesOf(shown.lines), expected);
    assert.equal(await helmetsTaken(), 2);
    await cancel(booked.body.id);
    assert.equal(await helmetsTaken(), 0);
    const held = (await send('holds', { extras: extras(chosen) })).body;
    assert.deepEqual(linesOf(held.quote.lines), expected);
    const placed = await app.send('POST', '/api/bookings', { token, body: { holdId: held.id } });
    assert.deepEqual([linesOf(placed.body.lines), await helmetsTaken()], [expected, 2]);
    await cancel(placed.body.id);
  });

  test('are never sold beyond their stock, and the refusal names them', async () => {
    const { body: first } = await book({ [helmet]: 3 }, { adults: 3 });
    const refused = await book({ [helmet]: 2 });
    assert.deepEqual(refusal(refused), [409, 'extra_sold_out', 'extras']);
    assert.equal(refused.body.fields[0].message, 'Only 1 of ‘Helmet’ left on this departure.');
    assert.deepEqual(refusal(await quote({ [helmet]: 2 })), [409, 'extra_sold_out', 'extras']);
    assert.equal(await countTakenSeats(app, ride.options[0].departures[0]!.id), 3);
    await cancel(first.id);
    const { body: second } = await book({ [helmet]: 2 });
    assert.equal(await helmetsTaken(), 2);
    await cancel(second.id);
    assert.equal(await helmetsTaken(), 0);
  });

  test('are refused by field where they are unknown, of another tour or option, too many or too few', async () => {
    const before = await countTakenSeats(app, ride.options[0].departures[0]!.id);
    const bookWith = (...chosen: { extraId: string; quantity: number }[]) => send('bookings', { extras: chosen });
    const [ofHelmet] = extras({ [helmet]: 1 });
    const refusals = [
      await bookWith({ extraId: newId(), quantity: 1 }),
      await bookWith({ extraId: other.options[0].extras[0]!, quantity: 1 }),
      await book({}, { optionId: ride.options[0].id, extras: [{ extraId: ride.options[1]!.extras[0]!, quantity: 1 }] }),
      await bookWith(ofHelmet!, ofHelmet!),
      await book({ [helmet]: 3 }),
      await book({ [photos]: 2 }),
      await book({ [picnic]: 1 }),
      await quote({ [photos]: 2 }),
    ].map(refusal);
    for (const one of refusals) assert.deepEqual(one, [422, 'invalid_input', 'extras']);
    for (const quantity of [0, -1, 1.5, 41, 1e12])
      assert.deepEqual(refusal(await bookWith({ ...ofHelmet!, quantity })), [
        422,
        'invalid_input',
        'extras.0.quantity',
      ]);
    assert.deepEqual(refusal(await bookWith({ extraId: 'helmet', quantity: 1 })), [
      422,
      'invalid_input',
      'extras.0.extraId',
    ]);
    assert.equal(await countTakenSeats(app, ride.options[0].departures[0]!.id), before);
    assert.equal(await helmetsTaken(), 0);
  });

  test('of a person go with one who cancels, if there are more of them than people, and those of the booking stay', async () => {
    const { body: booked } = await book({ [helmet]: 3, [photos]: 1 }, { adults: 3 });
    assert.equal((await cancel(booked.id, [2])).status, 200);
    const left = (await app.send('GET', `/api/bookings/${booked.id}`, { token })).body;
    assert.deepEqual(linesOf(left.lines), [
      ['adult', null, 2, 10_000],
      ['extra', 'Helmet', 2, 1000],
      ['extra', 'Photos', 1, 1500],
    ]);
    assert.deepEqual([left.total.priceMinor, left.itemsCancelled, await helmetsTaken()], [12_500, 2, 2]);
    // By itself, while all of the party stay.
    assert.equal((await cancel(booked.id, [7])).status, 200);
    const without = (await app.send('GET', `/api/bookings/${booked.id}`, { token })).body;
    assert.deepEqual([without.persons, without.total.priceMinor], [2, 11_000]);
    // No person is left.
    const { body: ended } = await cancel(booked.id, [1, 3]);
    assert.deepEqual([ended.state, await helmetsTaken()], ['cancelled', 0]);
  });

  test('are released once when a hold expires', async () => {
    const held = (await send('holds', { extras: extras({ [helmet]: 2 }) })).body;
    assert.equal(await helmetsTaken(), 2);
    await sql`update bookings set hold_expires_at = now() - interval '1 minute' where id = ${held.id}`.execute(
      app.services.database.db,
    );
    await expireHolds(app.services);
    await expireHolds(app.services);
    assert.equal(await helmetsTaken(), 0);
  });

  test('are shown to the supplier', async () => {
    const { body: booked } = await book({ [helmet]: 1 });
    const row = await findSupplierBooking(app, booked.id);
    assert.deepEqual(linesOf(row.lines)[1], ['extra', 'Helmet', 1, 500]);
    await cancel(booked.id);
  });
});
