import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';
import { newId } from '#kernel/ids.ts';
import { personalBookings } from '../reading/personal-bookings.ts';

const minuteMs = 60_000;

describe('a pickup', () => {
  let app: TestApp;
  let token: string;
  let traveller: string;
  before(async () => {
    app = await testApp();
    ({ token, id: traveller } = await app.newTraveller());
  });
  checkInvariantsAfterEach();
  closeTestTours();

  async function offer(tour: TestTour, minutesBefore: number, name: string): Promise<string> {
    const db = app.services.database.db;
    const id = newId();
    await db
      .insertInto('pickupPoints')
      .values({ id, tourId: tour.id, position: minutesBefore, minutesBefore })
      .execute();
    await db
      .insertInto('pickupPointTexts')
      .values({ pickupPointId: id, language: 'en', name, zone: 'Centre' })
      .execute();
    return id;
  }

  const book = async (tour: TestTour) =>
    (await app.send('POST', '/api/bookings', { token, body: { tourId: tour.id, date: dayAhead(10), adults: 1 } })).body;
  const read = async (id: string) => (await app.send('GET', `/api/bookings/${id}/pickup`, { token })).body;
  const choose = (id: string, pickupPointId: string | null) =>
    app.send('PUT', `/api/bookings/${id}/pickup`, { token, body: { pickupPointId } });

  test('is chosen after the booking among the points of the tour, and shown to traveller and supplier with its time', async () => {
    const tour = await createTestTour({ useDemoSupplier: true });
    const hotel = await offer(tour, 25, 'Hotel Reina');
    const square = await offer(tour, 15, 'Plaza Mayor');
    const { id, pickup } = await book(tour);
    assert.equal(pickup, null);
    const offered = await read(id);
    assert.equal(offered.chosen, null);
    assert.deepEqual(
      offered.points.map(({ name, atLocal }: Record<string, string>) => [name, atLocal]),
      [
        ['Plaza Mayor', `${dayAhead(10)}T09:45`],
        ['Hotel Reina', `${dayAhead(10)}T09:35`],
      ],
    );
    assert.equal((await choose(id, hotel)).body.chosen, hotel);
    const shown = {
      name: 'Hotel Reina',
      zone: 'Centre',
      atLocal: `${dayAhead(10)}T09:35`,
      position: null,
      radiusMetres: null,
    };
    assert.deepEqual((await app.send('GET', `/api/bookings/${id}`, { token })).body.pickup, shown);
    const { body: calendar } = await app.send<string>('GET', `/api/bookings/${id}/calendar.ics`, {
      token,
      headers: { 'accept-language': 'en' },
    });
    const unfolded = calendar.replaceAll('\r\n ', '');
    assert.match(
      unfolded,
      /^LOCATION:Hotel Reina\\, Centre\\, /m,
      'where the driver comes to, and not the meeting point',
    );
    assert.match(unfolded, /Pick-up at 09:35: Hotel Reina\\, Centre/);
    const { token: supplier } = await app.signIn('supplier');
    const listed = async (page: number) =>
      (await app.send('GET', `/api/supplier/bookings?when=upcoming&page=${page}`, { token: supplier })).body.data;
    const found = (await Promise.all(Array.from({ length: 40 }, (_, page) => listed(page + 1)))).flat();
    assert.deepEqual(found.find((one: { id: string }) => one.id === id).pickup, shown);
    await app.services.database.db.updateTable('pickupPoints').set({ active: false }).where('id', '=', hotel).execute();
    assert.equal((await read(id)).points.length, 2, 'what was chosen stays, also when it is no longer offered');
    await choose(id, square);
    assert.equal((await read(id)).points.length, 1);
    assert.equal((await choose(id, null)).body.chosen, null);
    assert.equal((await app.send('GET', `/api/bookings/${id}`, { token })).body.pickup, null);
  });

  test('is refused at another tour’s point, too late, of a cancelled booking and by others', async () => {
    const tour = await createTestTour();
    const point = await offer(tour, 30, 'Plaza Mayor');
    const elsewhere = await offer(await createTestTour(), 30, 'Plaza Mayor');
    const { id } = await book(tour);
    const wrong = await choose(id, elsewhere);
    assert.deepEqual([wrong.status, wrong.body.fields[0].field], [422, 'pickupPointId']);
    const stranger = await app.newTraveller();
    const path = `/api/bookings/${id}/pickup`;
    assert.equal((await app.send('GET', path, { token: stranger.token })).status, 404);
    const body = { pickupPointId: point };
    assert.equal((await app.send('PUT', path, { token: stranger.token, body })).status, 404);
    const setStart = (startsAt: Date) =>
      app.services.database.db.updateTable('bookings').set({ startsAt }).where('id', '=', id).execute();
    await setStart(new Date(Date.now() + 151 * minuteMs));
    assert.equal((await choose(id, point)).status, 200);
    await setStart(new Date(Date.now() + 149 * minuteMs));
    assert.equal((await choose(id, null)).body.code, 'booking_state');
    await setStart(tour.options[0].departures[0]!.startsAt);
    await app.send('POST', `/api/bookings/${id}/cancellation`, { token, body: {} });
    assert.equal((await choose(id, null)).body.code, 'booking_state');
    assert.equal((await read(id)).until, null);
  });

  test('says where a traveller stays: it is exported with the personal data, and erased with the account', async () => {
    const tour = await createTestTour();
    const { id } = await book(tour);
    await choose(id, await offer(tour, 30, 'Hotel Reina'));
    const db = app.services.database.db;
    const person = { id: traveller, email: 'x@tests.example', ownsEmail: true, language: 'en' as const };
    const handedOut = async () => {
      const records = [];
      for await (const record of personalBookings.read(db, person)) records.push(record);
      return JSON.stringify(records).includes('Hotel Reina');
    };
    assert.ok(await handedOut());
    await personalBookings.erase(db, person, app.services);
    assert.ok(!(await handedOut()));
  });
});
