import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { findSupplierBooking } from '#test/suppliers.ts';
import { closeTestTours, countTakenSeats, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';

const day = dayAhead(10);

describe('a tour with a family ticket and infants on a lap', () => {
  let app: TestApp;
  let boat: TestTour;
  let traveller: { token: string };
  before(async () => {
    app = await testApp();
    boat = await createTestTour({
      units: { adult: 5000, child: 2500, infant: 0, family: 12_000 },
      limits: { family: { mostPerBooking: 2 } },
      labels: { family: { en: 'Family pass', es: 'Pase familiar' } },
      capacity: 6,
      useDemoSupplier: true,
    });
    traveller = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const units = (chosen: Record<string, number>) =>
    Object.entries(chosen).map(([kind, quantity]) => ({ unitId: boat.options[0].units[kind], quantity }));
  const book = (chosen: Record<string, number>, more: object = {}) =>
    app.send('POST', '/api/bookings', {
      token: traveller.token,
      body: { tourId: boat.id, date: day, units: units(chosen), ...more },
    });
  const availabilityOf = (query: string, headers = {}) =>
    app.send('GET', `/api/tours/${boat.id}/availability?date=${day}&currency=EUR&${query}`, { headers });
  const refusal = ({ status, body }: { status: number; body: any }) => [
    status,
    body.fields?.[0].field ?? body.code,
    body.fields?.[0].rule,
  ];

  test('names its units with their size, ages and limits, in the language of the reader', async () => {
    const ages = { adult: [15, null], child: [3, 14], infant: [0, 2], family: [null, null] } as const;
    for (const [kind, [minAge, maxAge]] of Object.entries(ages))
      await app.services.database.db
        .updateTable('units')
        .set({ minAge, maxAge })
        .where('id', '=', boat.options[0].units[kind]!)
        .execute();
    const english = (await app.send('GET', `/api/tours/${boat.id}`)).body.options[0];
    assert.deepEqual(
      english.units.map(({ kind, label, seats, adults, children, least, most, minAge, maxAge }: any) => [
        kind,
        label,
        seats,
        adults,
        children,
        least,
        most,
        minAge,
        maxAge,
      ]),
      [
        ['adult', 'Adult', 1, 1, 0, 1, null, 15, null],
        ['child', 'Child', 1, 0, 1, 1, null, 3, 14],
        ['infant', 'Infant', 0, 0, 1, 1, null, 0, 2],
        ['family', 'Family pass', 4, 2, 2, 1, 2, null, null],
      ],
    );
    const labelsIn = async (language: string) =>
      (
        await app.send('GET', `/api/tours/${boat.id}`, { headers: { 'accept-language': language } })
      ).body.options[0].units
        .slice(2)
        .map(({ label }: any) => label);
    assert.deepEqual(await labelsIn('es'), ['Bebé', 'Pase familiar']);
    assert.deepEqual(await labelsIn('fr'), ['Bébé', 'Family pass']);
  });

  test('is quoted by the kinds of tickets, and has room by their seats', async () => {
    const { status, body } = await availabilityOf('units=adult-2_infant-1_family-1');
    assert.equal(status, 200);
    assert.deepEqual([body.departures[0].hasRoom, body.quote.total.priceMinor], [true, 22_000]);
    assert.deepEqual(
      body.quote.lines.map(({ label, quantity, people }: any) => [label, quantity, people]),
      [
        [null, 2, 1],
        ['Infant', 1, 1],
        ['Family pass', 1, 4],
      ],
    );
    const full = (await availabilityOf('units=adult-3_family-1')).body;
    assert.deepEqual([full.available, full.departures[0].hasRoom, full.quote], [false, false, null]);
    const days = `units=family-1&from=${day}&to=${day}`;
    const calendar = await app.send('GET', `/api/tours/${boat.id}/availability?currency=EUR&${days}`);
    assert.equal(calendar.body.days[0].from.priceMinor, 12_000);
  });

  test('refuses tickets that it does not sell, infants alone, too many, and what is no choice', async () => {
    for (const [query, rule] of [
      ['units=senior-1', 'not_sold'],
      ['units=infant-1', 'needs_adult'],
      ['units=family-3', 'too_big'],
      ['units=adult-1_adult-1', 'unknown_value'],
      ['units=dog-1', 'unknown_value'],
      ['units=adult-0', 'unknown_value'],
    ])
      assert.deepEqual(refusal(await availabilityOf(query!)), [422, 'units', rule]);
    assert.equal((await availabilityOf('units=nonsense')).status, 422);
    assert.deepEqual(refusal(await book({ infant: 1 })), [422, 'units', 'needs_adult']);
    assert.deepEqual(refusal(await book({ family: 3 })), [422, 'units', 'too_big']);
  });

  test('books the seats of the tickets, and names them to traveller and supplier', async () => {
    const departure = boat.options[0].departures[0]!.id;
    const expectedTotal = { priceMinor: 12_000, currency: 'EUR' };
    const { status, body } = await book({ family: 1, infant: 1 }, { expectedTotal });
    assert.equal(status, 201);
    assert.deepEqual([body.adults, body.children, body.persons, body.total.priceMinor], [2, 3, 5, 12_000]);
    assert.equal(await countTakenSeats(app, departure), 4);
    assert.deepEqual(refusal(await book({ adult: 3 })), [409, 'sold_out', undefined]);
    const headers = { 'accept-language': 'es' };
    const found = await app.send('GET', `/api/bookings/${body.id}`, { token: traveller.token, headers });
    assert.deepEqual(
      found.body.lines.map(({ label }: any) => label),
      ['Pase familiar', 'Bebé'],
    );
    const seen = await findSupplierBooking(app, body.id);
    assert.deepEqual(
      seen.lines.map(({ label, people, quantity }: any) => [label, people, quantity]),
      [
        ['Family pass', 4, 1],
        ['Infant', 1, 1],
      ],
    );
    await app.send('POST', `/api/bookings/${body.id}/cancellation`, { token: traveller.token, body: {} });
    assert.equal(await countTakenSeats(app, departure), 0);
  });

  test('still sells adults and children by their numbers', async () => {
    const body = { tourId: boat.id, date: day, adults: 2, children: 1 };
    const booked = await app.send('POST', '/api/bookings', { token: traveller.token, body });
    assert.deepEqual([booked.status, booked.body.total.priceMinor], [201, 12_500]);
    await app.send('POST', `/api/bookings/${booked.body.id}/cancellation`, { token: traveller.token, body: {} });
  });
});
