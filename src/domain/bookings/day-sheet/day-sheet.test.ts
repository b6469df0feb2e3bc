import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';
import { statementsOf } from '#test/statements.ts';

const day = dayAhead(9);

describe('the day sheet of a departure', () => {
  let app: TestApp;
  let supplier: string;
  before(async () => {
    app = await testApp();
    supplier = (await app.signIn('supplier')).token;
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const own = (more: Parameters<typeof createTestTour>[0] = {}) =>
    createTestTour({ useDemoSupplier: true, starts: [`${day}T10:00`], capacity: 12, ...more });
  const departureOf = (tour: TestTour) => tour.options[0].departures[0]!.id;
  const book = async (tour: TestTour, party: object = { adults: 2 }) => {
    const traveller = await app.newTraveller();
    const body = { tourId: tour.id, date: day, ...party };
    const booked = await app.send('POST', '/api/bookings', { token: traveller.token, body });
    assert.equal(booked.status, 201, JSON.stringify(booked.body));
    return { traveller, booking: booked.body };
  };
  const sheet = (tour: TestTour, token = supplier) =>
    app.send('GET', `/api/supplier/departures/${departureOf(tour)}`, { token });
  const listed = async (tour: TestTour, from = day, to = day) => {
    for (let page = 1; ; page++) {
      const path = `/api/supplier/departures?from=${from}&to=${to}&pageSize=50&page=${page}`;
      const { data, total } = (await app.send('GET', path, { token: supplier })).body;
      const found = data.find(({ id }: { id: string }) => id === departureOf(tour));
      if (found || page * 50 >= total) return found;
    }
  };

  test('names everyone who comes, with their people, phone and what is still to be paid', async () => {
    const tour = await own({ units: { adult: 5000, child: 2500 } });
    const { traveller, booking } = await book(tour, { adults: 2, children: 1 });
    await app.send('PUT', '/api/auth/me', { token: traveller.token, body: { phone: '+34600111222' } });
    const { departure, bookings } = (await sheet(tour)).body;
    assert.deepEqual(
      [departure.bookings, departure.people, departure.seatsTaken, departure.seatsLeft, departure.toDecide],
      [1, 3, 3, 9, 0],
    );
    const [one] = bookings;
    assert.deepEqual(
      [one.id, one.reference, one.phone, one.due.priceMinor, one.items.map(({ kind }: any) => kind)],
      [booking.id, booking.reference, '+34 600 11 12 22', 12_500, ['adult', 'adult', 'child']],
    );
    assert.equal(one.earning.received.priceMinor, 0);
  });

  test('says where and until when, also where the departure has no meeting point of its own', async () => {
    const tour = await own();
    const { db } = app.services.database;
    await sql`update tours set duration_minutes = 150 where id = ${tour.id}`.execute(db);
    await sql`update tour_texts set meeting_point = 'Under the clock' where tour_id = ${tour.id}`.execute(db);
    const { departure } = (await sheet(tour)).body;
    const { meetingPoint, meetsAt, startsAtLocal, endsAtLocal } = departure;
    assert.deepEqual(
      [meetingPoint, meetsAt, startsAtLocal, endsAtLocal],
      [null, 'Under the clock', `${day}T10:00`, `${day}T12:30`],
    );
    await sql`update departures set meeting_point = 'At the harbour' where id = ${departureOf(tour)}`.execute(db);
    assert.equal((await sheet(tour)).body.departure.meetsAt, 'At the harbour');
  });

  test('names the questions that are not answered yet, by person', async () => {
    const tour = await own();
    const { db } = app.services.database;
    const ask = async (label: string, per: string, position: number) => {
      const id = randomUUID();
      await db
        .insertInto('questions')
        .values({ id, tourId: tour.id, position, kind: 'text', per, required: true })
        .execute();
      await db.insertInto('questionTexts').values({ questionId: id, language: 'en', label }).execute();
      return id;
    };
    await ask('Your hotel', 'booking', 0);
    const shoes = await ask('Shoe size', 'person', 1);
    const { booking, traveller } = await book(tour);
    const answers = [{ questionId: shoes, person: 1, value: '42' }];
    await app.send('PUT', `/api/bookings/${booking.id}/answers`, { token: traveller.token, body: { answers } });
    const { departure, bookings } = (await sheet(tour)).body;
    const [one] = bookings;
    assert.equal(departure.unanswered, 1);
    assert.deepEqual(
      one.unanswered.map(({ label, person }: any) => [label, person]),
      [
        ['Your hotel', 0],
        ['Shoe size', 2],
      ],
    );
    assert.equal(one.openQuestions, 2);
  });

  test('has requests without a name, and no cancelled bookings', async () => {
    const tour = await own({ confirmation: 'on-request' });
    await book(tour);
    const gone = await book(tour);
    await app.send('POST', `/api/bookings/${gone.booking.id}/cancellation`, { token: gone.traveller.token, body: {} });
    const { departure, bookings } = (await sheet(tour)).body;
    assert.deepEqual([departure.bookings, departure.people, departure.toDecide], [0, 0, 1]);
    assert.deepEqual([bookings.length, bookings[0].traveller, bookings[0].phone], [1, null, null]);
  });

  test('does not count who cancelled of a party', async () => {
    const tour = await own();
    const { traveller, booking } = await book(tour, { adults: 3 });
    const path = `/api/bookings/${booking.id}/cancellation`;
    await app.send('POST', path, { token: traveller.token, body: { items: [2] } });
    const { departure, bookings } = (await sheet(tour)).body;
    assert.deepEqual([departure.people, departure.seatsTaken], [2, 2]);
    assert.deepEqual(
      bookings[0].items.map(({ state }: any) => state),
      ['booked', 'cancelled', 'booked'],
    );
  });

  test('belongs to its supplier and the operator, not to other suppliers or travellers', async () => {
    const tour = await createTestTour({ starts: [`${day}T10:00`] });
    assert.equal((await sheet(tour)).status, 404);
    assert.equal((await sheet(tour, (await app.newTraveller()).token)).status, 403);
    assert.equal((await sheet(tour, (await app.signIn('operator')).token)).status, 200);
    assert.equal(await listed(tour), undefined);
  });

  test('takes as many statements for twenty bookings as for one', async () => {
    const tour = await own({ capacity: 60 });
    await book(tour);
    const counted = () => statementsOf(app, () => sheet(tour));
    const ofOne = await counted();
    for (let more = 0; more < 19; more++) await book(tour, { adults: 1 });
    assert.equal(await counted(), ofOne);
  });

  test('is found by its day, closed only if it is booked', async () => {
    const [empty, booked] = [await own(), await own()];
    await book(booked);
    assert.deepEqual([(await listed(empty)).people, (await listed(booked)).people], [0, 2]);
    for (const tour of [empty, booked])
      await sql`update departures set open = false where id = ${departureOf(tour)}`.execute(app.services.database.db);
    assert.deepEqual([await listed(empty), (await listed(booked)).open], [undefined, false]);
    assert.equal(await listed(booked, dayAhead(10), dayAhead(11)), undefined);
  });

  test('is listed for at most 38 days', async () => {
    const ask = (to: string) =>
      app.send('GET', `/api/supplier/departures?from=${dayAhead(1)}&to=${to}`, { token: supplier });
    assert.equal((await ask(dayAhead(38))).status, 200);
    for (const to of [dayAhead(39), dayAhead(0)]) {
      const { status, body } = await ask(to);
      assert.deepEqual([status, body.fields[0].field], [422, 'to']);
    }
  });
});
