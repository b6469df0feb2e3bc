import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { newSupplier, type Person, publish, wholeDocument } from '#domain/authoring/test-drafts.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour, dayAhead } from '#test/test-tour.ts';

describe('a supplier who looks for a booking', () => {
  let app: TestApp;
  let supplier: Person;
  before(async () => {
    app = await testApp();
    supplier = await app.signIn('supplier');
  });
  checkInvariantsAfterEach();
  closeTestTours();

  async function booked(name: string, day: string, more: Parameters<typeof createTestTour>[0] = {}) {
    const tour = await createTestTour({ useDemoSupplier: true, starts: [`${day}T10:00`], ...more });
    return book(tour.id, name, day);
  }
  async function book(tourId: string, name: string, date: string) {
    const traveller = await app.newTraveller();
    await app.send('PUT', '/api/auth/me', { token: traveller.token, body: { name } });
    const body = { tourId, date, adults: 1 };
    const { status, body: booking } = await app.send('POST', '/api/bookings', { token: traveller.token, body });
    assert.equal(status, 201, JSON.stringify(booking));
    return { booking, traveller };
  }
  async function found(query: Record<string, string>, { token } = supplier): Promise<string[]> {
    const search = new URLSearchParams({ ...query, pageSize: '50' });
    const { status, body } = await app.send('GET', `/api/supplier/bookings?${search}`, { token });
    assert.equal(status, 200, JSON.stringify(body));
    assert.equal(body.total, body.data.length);
    return body.data.map(({ reference }: { reference: string }) => reference);
  }

  test('finds it by its reference in any spelling, by e-mail, and by the beginnings of a name', async () => {
    const { booking, traveller } = await booked('Ximena Zubizarreta', dayAhead(8));
    const { reference } = booking;
    const [, first, second] = reference.split('-');
    const parts = [
      first,
      `${first}-${second}`,
      `${first}${second}`.toLowerCase(),
      `SN-${first}`,
      `${first}-${second[0]}`,
    ];
    const spellings = [reference, reference.toLowerCase().replaceAll('-', ' '), traveller.email, 'zubi xim', 'XIMENA'];
    spellings.push(...parts);
    for (const find of spellings) assert.deepEqual(await found({ find }), [reference], find);
    for (const find of ['Zubizarretas', 'imena', 'SN-AAAA-AAAA', '%', "'"])
      assert.deepEqual(await found({ find }), [], find);
  });

  test('finds all of a tour by its title, narrowed by days and state', async () => {
    const one = await booked('Yolanda Quijano', dayAhead(8));
    const later = await booked('Yolanda Quijano', dayAhead(12));
    const both = await found({ find: 'quijano' });
    assert.deepEqual(both, [one.booking.reference, later.booking.reference]);
    assert.deepEqual(await found({ find: 'quijano', from: dayAhead(9) }), [later.booking.reference]);
    assert.deepEqual(await found({ find: 'quijano', to: dayAhead(8) }), [one.booking.reference]);
    assert.deepEqual(await found({ find: 'quijano', status: 'Cancelled' }), []);
    const ofTour = await found({ find: 'walk own', from: dayAhead(12), to: dayAhead(12) });
    assert.ok(ofTour.includes(later.booking.reference) && !ofTour.includes(one.booking.reference));
  });

  test('does not learn who made a request, nor what others have booked elsewhere', async () => {
    const request = await booked('Wilhelmina Orozco', dayAhead(8), { confirmation: 'on-request' });
    assert.deepEqual(await found({ find: 'wilhelmina' }), []);
    assert.deepEqual(await found({ find: request.booking.reference }), [request.booking.reference]);
    const elsewhere = await booked('Wilhelmina Orozco', dayAhead(8), { useDemoSupplier: false });
    assert.deepEqual(await found({ find: 'wilhelmina' }), []);
    assert.deepEqual(await found({ find: elsewhere.booking.reference }), []);
    assert.deepEqual(await found({ find: elsewhere.booking.reference.slice(3) }), []);
  });

  test('finds a traveller among few bookings and among many', async () => {
    const own = await newSupplier(app);
    const { id } = await publish(app, own, wholeDocument('Lamps of the port'));
    const one = await book(id, 'Zacarias Querol', dayAhead(20));
    const other = await book(id, 'Zenobia Querol', dayAhead(20));
    const check = async () => {
      for (const find of ['zacarias', 'quer zac', one.traveller.email])
        assert.deepEqual(await found({ find }, own), [one.booking.reference], find);
      assert.deepEqual(await found({ find: 'zac zen' }, own), []);
    };
    await check();
    const { db } = app.services.database;
    await sql`
      insert into bookings
      select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'reference', 'COPY' || n))).*
      from bookings b, generate_series(1, 301) n where b.id = ${other.booking.id}`.execute(db);
    await check();
    await sql`delete from bookings where reference like 'COPY%'`.execute(db);
  });
});
