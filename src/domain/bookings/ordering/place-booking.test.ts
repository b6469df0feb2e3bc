import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { QuoteView } from '#contract/bookings.ts';
import { newId } from '#kernel/ids.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, dayAhead, createTestTour, type TestTour, countTakenSeats } from '#test/test-tour.ts';

const day = dayAhead(10);

describe('placing a booking', () => {
  let app: TestApp;
  let tour: TestTour;
  let traveller: { id: string; token: string };
  before(async () => {
    app = await testApp();
    tour = await createTestTour({ capacity: 100 });
    traveller = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const book = (body: object, { token } = traveller) => app.send('POST', '/api/bookings', { token, body });
  const refusal = ({ status, body }: { status: number; body: any }) => [
    status,
    body.fields?.[0].field ?? body.code,
    body.fields?.[0].rule,
  ];
  const bookingsOf = async ({ token } = traveller): Promise<number> =>
    (await app.send('GET', '/api/bookings', { token })).body.total;

  test('with persons books so many adults, confirmed and paid later', async () => {
    const { status, body } = await book({ userId: traveller.id, tourId: tour.id, date: day, persons: 2 });
    assert.equal(status, 201);
    assert.deepEqual(
      [body.tourId, body.status, body.state, body.persons, body.adults, body.children, body.date],
      [tour.id, 'Confirmed', 'confirmed', 2, 2, 0, day],
    );
    assert.deepEqual(body.total, { price: 100, priceMinor: 10_000, currency: 'EUR' });
    assert.deepEqual([body.payment.kind, body.payment.state, body.payment.redirectUrl], ['later', 'due', null]);
    assert.match(body.reference, /^SN-\w{4}-\w{4}$/);
    assert.match(body.ticket.text, new RegExp(`^${body.reference} [0-9A-Z]{16}$`));
    assert.deepEqual((await app.send('GET', `/api/bookings/${body.id}`, { token: traveller.token })).body, body);
  });

  test('with adults and children books both and takes a seat for each', async () => {
    const departure = tour.options[0].departures[0]!.id;
    const taken = await countTakenSeats(app, departure);
    const { status, body } = await book({ tourId: tour.id, date: day, adults: 2, children: 1 });
    assert.equal(status, 201);
    assert.deepEqual([body.persons, body.adults, body.children, body.total.priceMinor], [3, 2, 1, 12_500]);
    assert.equal(await countTakenSeats(app, departure), taken + 3);
  });

  test('with units books exactly these, in the option they belong to', async () => {
    const two = await createTestTour({ moreOptions: [{ units: { adult: 9000, senior: 7000 } }] });
    const option = two.options[1]!;
    const { status, body } = await book({
      tourId: two.id,
      date: day,
      units: [{ unitId: option.units.senior, quantity: 2 }],
    });
    assert.equal(status, 201);
    assert.deepEqual([body.optionName, body.total.priceMinor, body.lines[0].kind], ['Option 2', 14_000, 'senior']);
    const mixed = [
      { unitId: option.units.senior, quantity: 1 },
      { unitId: two.options[0].units.adult, quantity: 1 },
    ];
    assert.deepEqual(refusal(await book({ tourId: two.id, date: day, units: mixed })), [422, 'units', 'unknown_value']);
  });

  test('with units is a party as any other: twenty adults, ten children, one of them of age', async () => {
    const family = await createTestTour({
      units: { adult: 5000, senior: 4000, child: 0 },
      capacity: 100,
      payLater: false,
    });
    const { adult, senior, child } = family.options[0].units as Record<string, string>;
    const party = (...chosen: [unitId: string | undefined, quantity: number][]) => ({
      tourId: family.id,
      date: day,
      units: chosen.map(([unitId, quantity]) => ({ unitId, quantity })),
    });
    const hold = (body: object) => app.send('POST', '/api/holds', { token: traveller.token, body });
    for (const [chosen, rule] of [
      [party([child, 2]), 'needs_adult'],
      [party([adult, 21]), 'too_big'],
      [party([adult, 11], [senior, 10]), 'too_big'],
      [party([adult, 1], [child, 11]), 'too_big'],
    ] as const) {
      assert.deepEqual(refusal(await book(chosen)), [422, 'units', rule]);
      assert.deepEqual(refusal(await hold(chosen)), [422, 'units', rule]);
    }
    assert.equal(await countTakenSeats(app, family.options[0].departures[0]!.id), 0);
    const largest = await book(party([adult, 10], [senior, 10], [child, 10]));
    assert.deepEqual([largest.status, largest.body.persons, largest.body.state], [201, 30, 'on_hold']);
    // The child costs nothing; who comes along with it pays, and pays first.
    const { body } = await book(party([senior, 1], [child, 1]));
    assert.deepEqual([body.state, body.payment.due.priceMinor], ['on_hold', 4000]);
  });

  test('without a departure takes the default option’s earliest with enough seats, and names its time', async () => {
    const twice = await createTestTour({ capacity: 4, starts: [`${day}T16:00`, `${day}T08:30`] });
    const starts = [];
    for (const adults of [3, 3, 1, 1])
      starts.push((await book({ tourId: twice.id, date: day, adults })).body.startsAtLocal?.slice(11));
    assert.deepEqual(starts, ['08:30', '16:00', '08:30', '16:00']);
    assert.deepEqual(refusal(await book({ tourId: twice.id, date: day, adults: 1 })), [409, 'sold_out', undefined]);
  });

  test('with a departure takes that one, and refuses one of another tour, day or option', async () => {
    const twice = await createTestTour({ starts: [`${day}T09:00`, `${day}T15:00`] });
    const departureId = twice.options[0].departures[1]!.id;
    assert.equal((await book({ tourId: twice.id, departureId, adults: 1 })).body.startsAtLocal, `${day}T15:00`);
    assert.deepEqual(refusal(await book({ tourId: tour.id, departureId, adults: 1 })), [
      422,
      'departureId',
      'unknown_value',
    ]);
    assert.deepEqual(refusal(await book({ tourId: twice.id, departureId, date: dayAhead(11), adults: 1 })), [
      422,
      'date',
      'unknown_value',
    ]);
    assert.deepEqual(refusal(await book({ tourId: twice.id, departureId, optionId: newId(), adults: 1 })), [
      422,
      'optionId',
      'unknown_value',
    ]);
  });

  test('for another user is refused on userId, and nothing is written', async () => {
    const alone = await createTestTour();
    const before = await bookingsOf();
    const response = await book({ userId: newId(), tourId: alone.id, date: day, persons: 1 });
    assert.deepEqual(refusal(response), [422, 'userId', 'not_yours']);
    assert.equal(await bookingsOf(), before);
    assert.equal(await countTakenSeats(app, alone.options[0].departures[0]!.id), 0);
  });

  test('takes no more than is left: the refusal takes nothing', async () => {
    const small = await createTestTour({ capacity: 3 });
    const departure = small.options[0].departures[0]!.id;
    assert.equal((await book({ tourId: small.id, date: day, adults: 2 })).status, 201);
    assert.deepEqual(refusal(await book({ tourId: small.id, date: day, adults: 2 })), [409, 'sold_out', undefined]);
    assert.deepEqual(refusal(await book({ tourId: small.id, date: dayAhead(11), adults: 1 })), [
      409,
      'sold_out',
      undefined,
    ]);
    assert.equal(await countTakenSeats(app, departure), 2);
  });

  test('at another price than was shown is refused with the quote of now, and nothing is written', async () => {
    const before = await bookingsOf();
    const request = { tourId: tour.id, date: day, persons: 2 };
    const priceRefused = async (body: object) => {
      const answer = await book(body);
      assert.deepEqual(refusal(answer), [409, 'price_changed', undefined]);
      const { total, lines } = answer.body.current as QuoteView;
      return { total: total.priceMinor, lines: lines.map(({ kind, quantity }) => [kind, quantity]) };
    };
    for (const expectedTotal of [
      { priceMinor: 9_900, currency: 'EUR' },
      { priceMinor: 10_000, currency: 'USD' },
    ])
      assert.deepEqual(await priceRefused({ ...request, expectedTotal }), { total: 10_000, lines: [['adult', 2]] });
    assert.equal(await bookingsOf(), before);
    assert.equal((await book({ ...request, expectedTotal: { priceMinor: 10_000, currency: 'EUR' } })).status, 201);
  });

  test('on a departure that was closed or has started is refused as closed', async () => {
    const closed = await createTestTour();
    const departureId = closed.options[0].departures[0]!.id;
    await sql`update departures set open = false where id = ${departureId}`.execute(app.services.database.db);
    assert.deepEqual(refusal(await book({ tourId: closed.id, departureId, adults: 1 })), [
      409,
      'departure_closed',
      undefined,
    ]);
    const past = await createTestTour({ starts: [`${dayAhead(-1)}T10:00`] });
    assert.deepEqual(
      refusal(await book({ tourId: past.id, departureId: past.options[0].departures[0]!.id, adults: 1 })),
      [409, 'departure_closed', undefined],
    );
  });

  test('names the field that is wrong', async () => {
    const post = async (body: object) => refusal(await book(body));
    const good = { tourId: tour.id, date: day, adults: 1 };
    assert.deepEqual(await post({ ...good, date: dayAhead(-2) }), [422, 'date', 'date_past']);
    assert.deepEqual(await post({ ...good, date: dayAhead(-1) }), [422, 'date', 'date_past']);
    assert.deepEqual(await post({ tourId: tour.id, adults: 1 }), [422, 'date', 'required']);
    assert.deepEqual(await post({ date: day, adults: 1 }), [422, 'tourId', 'required']);
    assert.deepEqual(await post({ tourId: tour.id, date: day }), [422, 'persons', 'required']);
    assert.deepEqual(await post({ ...good, persons: 1 }), [422, 'persons', 'contradiction']);
    assert.deepEqual(await post({ ...good, adults: 21 }), [422, 'adults', 'too_big']);
    assert.deepEqual(await post({ ...good, children: 11 }), [422, 'children', 'too_big']);
    assert.deepEqual(await post({ ...good, guests: 4 }), [422, 'guests', 'unknown_field']);
    assert.deepEqual(await post({ ...good, tourId: newId() }), [404, 'not_found', undefined]);
    const adultsOnly = await createTestTour({ units: { adult: 100 } });
    assert.deepEqual(await post({ ...good, tourId: adultsOnly.id, children: 1 }), [422, 'children', 'not_sold']);
  });

  test('of a private group takes every seat for one price', async () => {
    const boat = await createTestTour({ units: { group: 30_000 }, capacity: 6 });
    assert.equal((await book({ tourId: boat.id, date: day, adults: 7 })).status, 409);
    const { body } = await book({ tourId: boat.id, date: day, adults: 2, children: 1 });
    assert.deepEqual([body.total.priceMinor, body.persons, body.lines.length], [30_000, 3, 1]);
    const forAdults = await createTestTour({ units: { group: 30_000 }, limits: { group: { minAge: 18 } } });
    const refused = await book({ tourId: forAdults.id, date: day, adults: 2, children: 1 });
    assert.deepEqual([refused.status, refused.body.fields[0].field], [422, 'children']);
    assert.equal(await countTakenSeats(app, boat.options[0].departures[0]!.id), 6);
    assert.equal((await book({ tourId: boat.id, date: day, adults: 1 })).status, 409);
  });

  test('of something free is confirmed at once, whatever payment was requested', async () => {
    const free = await createTestTour({ units: { adult: 0 }, payLater: false });
    const { status, body } = await book({ tourId: free.id, date: day, adults: 1, payment: 'now' });
    assert.deepEqual(
      [status, body.status, body.payment.state, body.payment.redirectUrl],
      [201, 'Confirmed', 'none', null],
    );
  });

  test('needs a session', async () => {
    assert.equal(
      (await app.send('POST', '/api/bookings', { body: { tourId: tour.id, date: day, adults: 1 } })).status,
      401,
    );
  });
});
