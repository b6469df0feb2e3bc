import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { isoWeekday } from '#kernel/dates.ts';
import { type TestResponse, checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { lookupCode } from './look-up-booking.ts';
import { closeTestTours, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';

describe('a booking read without an account', () => {
  let app: TestApp;
  let tour: TestTour;
  let traveller: { email: string; token: string };
  let booking: { id: string; reference: string };
  let code: string;
  before(async () => {
    app = await testApp();
    tour = await createTestTour({ capacity: 20 });
    traveller = await app.newTraveller();
    booking = (await place({ adults: 2 })).body;
    code = await codeIn(`booking-confirmed:${booking.id}`);
  });
  after(() => app.moveClock(0));
  checkInvariantsAfterEach();
  closeTestTours();

  const place = (party: object): Promise<TestResponse> =>
    app.send('POST', '/api/bookings', {
      token: traveller.token,
      body: { tourId: tour.id, departureId: tour.options[0].departures[0]!.id, ...party },
    });
  const lookUp = (body: object, address?: string) => app.send('POST', '/api/bookings/lookup', { body, address });

  async function mailOf(event: string): Promise<string | undefined> {
    await app.jobs.runDue();
    const { db } = app.services.database;
    const mail = await db.selectFrom('mails').select('bodyText').where('event', '=', event).executeTakeFirst();
    return mail?.bodyText;
  }
  const codeIn = async (event: string) => /\/find-booking#[\w-]+\/([\w-]+)/.exec((await mailOf(event))!)![1]!;

  test('is found by its reference and the code of the traveller’s mail, however they are typed', async () => {
    assert.match(code, /^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    const found = await lookUp({ reference: booking.reference, code });
    assert.deepEqual([found.status, found.body.id, found.body.state], [200, booking.id, 'confirmed']);
    const typed = await lookUp({
      reference: ` ${booking.reference.toLowerCase().replaceAll('-', ' ')}`,
      code: code.toLowerCase().replace('-', ''),
    });
    assert.deepEqual(typed.body, found.body);
  });

  test('shows what the traveller sees and allows no change', async () => {
    const { body: own } = await app.send('GET', `/api/bookings/${booking.id}`, { token: traveller.token });
    const { body: found } = await lookUp({ reference: booking.reference, code });
    assert.equal(own.can.cancel, true);
    assert.deepEqual(found, {
      ...own,
      can: { cancel: false, withdraw: false, change: false, pay: false, review: false, repeat: false },
      payment: { ...own.payment, redirectUrl: null },
      isShared: true,
    });
    assert.equal(JSON.stringify(found).includes(traveller.email), false);
  });

  test('names the languages that are spoken on its day, and what to bring', async () => {
    const db = app.services.database.db;
    const weekday = isoWeekday(dayAhead(10));
    const languageDays = [
      { language: 'es', weekdays: [weekday] },
      { language: 'fr', weekdays: [(weekday % 7) + 1] },
    ];
    await sql`update tours set facts = ${JSON.stringify({ languageDays })} where id = ${tour.id}`.execute(db);
    await sql`update tour_texts set facts = ${JSON.stringify({ toBring: ['A hat'] })} where tour_id = ${tour.id}`.execute(
      db,
    );
    const { body: found } = await lookUp({ reference: booking.reference, code });
    const { body: placed } = await place({ adults: 1 });
    for (const { guideLanguages, toBring } of [found, placed])
      assert.deepEqual([guideLanguages, toBring], [['es'], ['A hat']]);
  });

  test('is not in the supplier’s mail', async () => {
    assert.equal((await mailOf(`booking-confirmed:${booking.id}:supplier`))!.includes(code), false);
  });

  test('is not found, in the same words, by a wrong code, another booking’s code or an unknown reference', async () => {
    const { body: other } = await place({ adults: 1 });
    const misses = [
      await lookUp({ reference: booking.reference, code: 'AAAA-AAAA' }),
      await lookUp({ reference: other.reference, code }),
      await lookUp({ reference: 'SN-2222-2222', code }),
      await lookUp({ reference: '-', code: '-' }),
    ];
    for (const { status, body } of misses) assert.deepEqual([status, body], [404, misses[0]!.body]);
  });

  test('is none while seats are only held', async () => {
    const { body: hold } = await app.send('POST', '/api/holds', {
      token: traveller.token,
      body: { tourId: tour.id, departureId: tour.options[0].departures[0]!.id, adults: 1 },
    });
    const { pool } = app.services.database;
    const { rows } = await pool.query('select reference from bookings where id = $1', [hold.id]);
    const held = { reference: rows[0].reference, code: lookupCode(app.services.secrets, hold.id) };
    assert.equal((await lookUp(held)).status, 404);
  });

  test('names the field that is missing', async () => {
    const { status, body } = await lookUp({ reference: ' ' });
    assert.equal(status, 422);
    assert.deepEqual(
      body.fields.map(({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`).toSorted(),
      ['code required', 'reference required'],
    );
  });

  test('takes ten tries of one reference in a quarter of an hour, and thirty from one place', async () => {
    const { config } = app.services;
    const scale = config.rateLimitScale;
    config.rateLimitScale = 1;
    const quarterMs = 900_000;
    app.moveClock(quarterMs - (Date.now() % quarterMs));
    try {
      for (let turn = 0; turn < 10; turn++)
        assert.equal((await lookUp({ reference: 'SN-3333-3333', code: 'x' }, `192.0.2.${turn}`)).status, 404);
      const eleventh = await lookUp({ reference: 'sn 3333 3333', code: 'x' }, '192.0.2.77');
      assert.equal(eleventh.status, 429);
      for (let turn = 0; turn < 30; turn++)
        assert.equal((await lookUp({ reference: `SN-4444-${4000 + turn}`, code: 'x' }, '198.51.100.7')).status, 404);
      assert.equal((await lookUp({ reference: 'SN-5555-5555', code: 'x' }, '198.51.100.7')).status, 429);
    } finally {
      config.rateLimitScale = scale;
      app.moveClock(0);
    }
  });
});
