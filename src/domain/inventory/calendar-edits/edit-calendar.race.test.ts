// An edit of many departures while clients book them or departures are made, on a real PostgreSQL: none has less than it has sold, none is
// forgotten, and nothing deadlocks.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, countTakenSeats, createTestTour, dayAhead } from '#test/test-tour.ts';
import { extendAll } from '../extend-departures.ts';

const clients = 8;
const days = Array.from({ length: 12 }, (_, day) => dayAhead(40 + day));

describe('an edit of the calendar, with clients who book', () => {
  let app: TestApp;
  let supplier: string;
  before(async () => {
    app = await testApp();
    supplier = (await app.signIn('supplier')).token;
  });
  checkInvariantsAfterEach();
  closeTestTours();

  test('takes no seat away that is sold', async () => {
    const tour = await createTestTour({
      useDemoSupplier: true,
      capacity: 6,
      starts: days.map((day) => `${day}T10:00`),
    });
    const travellers = await Promise.all(Array.from({ length: clients }, () => app.newTraveller()));
    const [last] = days.slice(-1);
    const edit = (capacity: number) =>
      app.send('POST', '/api/supplier/calendar/edits', {
        token: supplier,
        body: { from: days[0], to: last, tourIds: [tour.id], capacity },
      });
    const booking = travellers.map(async ({ token }) => {
      for (const date of days) {
        const { status, body } = await app.send('POST', '/api/bookings', {
          token,
          body: { tourId: tour.id, date, adults: 1 },
        });
        assert.ok(status === 201 || body.code === 'sold_out', `${status} ${body.code}`);
      }
    });
    const editing = (async () => {
      for (const capacity of [3, 5, 2, 4, 3]) assert.equal((await edit(capacity)).status, 201);
    })();
    await Promise.all([...booking, editing]);
    const taken = await Promise.all(tour.options[0].departures.map(({ id }) => countTakenSeats(app, id)));
    const { body } = await edit(1);
    assert.equal(body.refused, taken.filter((seats) => seats > 1).length);
    assert.equal(body.departures + body.refused, days.length);
  });

  test('of prices is the last entry of their history, though another change began before it and ended after it', async () => {
    const tour = await createTestTour({ useDemoSupplier: true, starts: days.map((day) => `${day}T10:00`) });
    const [{ id: optionId, units }] = tour.options;
    let end!: () => void;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const changing = app.services.database.transaction(async (transaction) => {
      await sql`select now()`.execute(transaction);
      await ended;
      const change = { priceMinor: 4000 };
      await transaction.updateTable('units').set(change).where('id', '=', units.adult!).execute();
    });
    await setTimeout(50);
    const body = { from: days[0], to: days[0], tourIds: [tour.id], price: { unit: 'adult', percent: 10 } };
    const edited = await app.send('POST', '/api/supplier/calendar/edits', { token: supplier, body });
    assert.equal(edited.status, 201, JSON.stringify(edited.body));
    end();
    await changing;
    const { rows } = await sql<{ price: number; rules: number }>`
      select (h.units ->> ${units.adult!})::int as price, jsonb_array_length(h.rules) as rules from price_history h
      where h.option_id = ${optionId} order by h.from_at desc limit 1`.execute(app.services.database.db);
    assert.deepEqual(rows, [{ price: 4000, rules: 1 }]);
  });

  test('chooses what is made as it begins, and undoing it opens what is made as that begins', async () => {
    const tour = await createTestTour({ useDemoSupplier: true, starts: [] });
    const [{ id: optionId }] = tour.options;
    const db = app.services.database.db;
    const post = (path: string, body?: object) =>
      app.send('POST', `/api/supplier/calendar/edits${path}`, { token: supplier, body });
    /** Departures of one day more are made, and not seen yet, when the call arrives. */
    const whileMaking = async (startTime: string, call: () => ReturnType<typeof post>) => {
      const rule = { weekdays: [1, 2, 3, 4, 5, 6, 7], startTimes: [startTime], capacity: 8 };
      const season = { seasonStartsOn: days[0]!, seasonEndsOn: days[1]! };
      await db
        .insertInto('schedules')
        .values({ id: newId(), optionId, ...rule, ...season })
        .execute();
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      const { promise: isMade, resolve: made } = Promise.withResolvers<void>();
      const making = app.services.database.transaction(async (transaction) => {
        await extendAll(transaction, app.services.clock.now());
        made();
        await ended;
      });
      await isMade;
      const answer = call();
      await setTimeout(200);
      end();
      await making;
      const { status, body } = await answer;
      assert.ok(status === 200 || status === 201, JSON.stringify(body));
      return body;
    };
    const open = async () => {
      const departures = db.selectFrom('departures').select('open').where('optionId', '=', optionId);
      return (await departures.execute()).map((one) => one.open);
    };
    const edit = await whileMaking('09:00', () => post('', { from: days[0], to: days[1], tourIds: [tour.id] }));
    assert.deepEqual([edit.departures, await open()], [2, [false, false]]);
    const undone = await whileMaking('15:00', () => post(`/${edit.id}/reversal`));
    assert.deepEqual([undone.departures, await open()], [4, [true, true, true, true]]);
  });
});
