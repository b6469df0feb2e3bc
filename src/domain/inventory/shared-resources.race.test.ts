// Many clients, one guide and ten bikes, a real PostgreSQL: nothing is out twice, and nothing deadlocks.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import {
  closeTestTours,
  countTakenSeats,
  createTestResource,
  createTestTour,
  dayAhead,
  type TestTour,
} from '#test/test-tour.ts';
import type { BusyTime } from './resources/changed-times.ts';
import { replaceBusyTimes } from './resources/busy-times.ts';

const rounds = Number(process.env.RACE_ROUNDS ?? 20);
const day = dayAhead(11);

type Booked = { status: number; body: { id: string; code?: string } };

describe('tours that share what they need, with many clients at once', () => {
  let app: TestApp;
  let tokens: string[];
  before(async () => {
    app = await testApp();
    tokens = (await Promise.all([1, 2, 3, 4].map(() => app.newTraveller()))).map(({ token }) => token);
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const tokenOf = (client: number) => tokens[client % tokens.length]!;
  const isRefusal = ({ status, body }: Booked) => status === 409 && body.code === 'sold_out';

  const send = (tourId: string, client: number, adults: number): Promise<Booked> =>
    app.send('POST', '/api/bookings', { token: tokenOf(client), body: { tourId, date: day, adults } });

  async function book(tourId: string, client: number, adults: number): Promise<Booked> {
    const booked = await send(tourId, client, adults);
    assert.ok(booked.status === 201 || isRefusal(booked), `${booked.status} ${booked.body.code}`);
    return booked;
  }

  test('send one guide with one of three tours', async () => {
    for (let round = 0; round < rounds; round++) {
      const needs = [{ resourceId: await createTestResource(1), per: 'departure' as const }];
      const tours: TestTour[] = [];
      for (const time of ['10:00', '10:30', '11:00'])
        tours.push(await createTestTour({ starts: [`${day}T${time}`], needs }));
      await Promise.all(Array.from({ length: 30 }, (_, client) => book(tours[client % 3]!.id, client, 1)));
      const taken = await Promise.all(tours.map(({ options }) => countTakenSeats(app, options[0].departures[0]!.id)));
      assert.deepEqual(taken.toSorted(), [0, 0, 8]);
    }
  });

  test('send one guide with one of two tours, though both are booked while the second begins to need the guide', async () => {
    const { token } = await app.signIn('supplier');
    const call = (method: string, path: string, body: object) =>
      app.send(method, `/api/supplier/resources${path}`, { token, body });
    const need = { per: 'departure', quantity: 1, setUpMinutes: 0, cleanUpMinutes: 0 };
    const pause = () => new Promise((resolve) => setTimeout(resolve, 100));
    for (let round = 0; round < rounds / 10; round++) {
      const { id } = (await call('POST', '', { name: 'Ana', quantity: 1 })).body;
      const tours: TestTour[] = [];
      for (const time of ['10:00', '11:00'])
        tours.push(await createTestTour({ useDemoSupplier: true, starts: [`${day}T${time}`] }));
      const draw = ({ options }: TestTour) => call('PUT', `/${id}/options/${options[0].id}`, need);
      assert.equal((await draw(tours[0]!)).status, 200);
      const [locked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const holding = app.services.database.transaction(async (db) => {
        await sql`lock table audit_entries in share mode`.execute(db);
        locked.resolve();
        await gate.promise;
      });
      await locked.promise;
      // It locks the departures, and then waits with them for its audit entry.
      const drawn = draw(tours[1]!);
      await pause();
      const booked = [0, 1, 2, 3].map((client) => book(tours[client % 2]!.id, client, 1));
      await pause();
      gate.resolve();
      await Promise.all([holding, ...booked]);
      assert.equal((await drawn).status, 200);
      const taken = await Promise.all(tours.map(({ options }) => countTakenSeats(app, options[0].departures[0]!.id)));
      assert.ok(taken.includes(0) && taken.includes(2), `${taken}`);
    }
  });

  test('are sold on other days while the guide becomes busy on one, and on all while only what is past changes', async () => {
    const resourceId = await createTestResource(1);
    const starts = [`${day}T10:00`, `${dayAhead(17)}T10:00`];
    const { options } = await createTestTour({ starts, needs: [{ resourceId, per: 'departure' }] });
    const [near, far] = options[0].departures.map(({ id }) => id) as [string, string];
    const { database } = app.services;
    const busyWhileSold = async (sold: string[], times: BusyTime[]) => {
      const [locked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const selling = database.transaction(async (db) => {
        await sql`select from departures where id = any(${sold}::uuid[]) for no key update`.execute(db);
        locked.resolve();
        await gate.promise;
      });
      await locked.promise;
      const replacing = database.transaction(async (db) => {
        await sql`set local lock_timeout = '500ms'`.execute(db);
        await replaceBusyTimes(db, resourceId, times, app.services.clock.now());
      });
      await replacing.finally(() => gate.resolve());
      await selling;
    };
    const isOpen = async () => {
      const { rows } = await sql<{ open: boolean }>`select open from departures where id = ${near}`.execute(
        database.db,
      );
      return rows[0]!.open;
    };
    const [past, ahead] = [-3, 11].map((days) => ({
      from: new Date(`${dayAhead(days)}T00:00Z`),
      to: new Date(`${dayAhead(days)}T23:00Z`),
    })) as [BusyTime, BusyTime];
    await busyWhileSold([far], [past, ahead]);
    assert.equal(await isOpen(), false);
    await busyWhileSold([near, far], [ahead]);
    await assert.rejects(busyWhileSold([near], []), { code: '55P03' });
    await busyWhileSold([far], []);
    assert.equal(await isOpen(), true);
  });

  test('have as many bikes out as there are, while some are cancelled', async () => {
    for (let round = 0; round < rounds / 2; round++) {
      const needs = [{ resourceId: await createTestResource(10), per: 'seat' as const }];
      const tours: TestTour[] = [];
      for (const time of ['09:00', '10:30', '12:00', '13:30'])
        tours.push(await createTestTour({ starts: [`${day}T${time}`], needs }));
      await Promise.all(
        Array.from({ length: 48 }, async (_, client) => {
          const booked = await book(tours[client % 4]!.id, client, 1 + (client % 3));
          if (booked.status !== 201 || client % 5 > 1) return;
          const path = `/api/bookings/${booked.body.id}/cancellation`;
          const cancelled = await app.send('POST', path, { token: tokenOf(client), body: {} });
          assert.equal(cancelled.status, 200);
        }),
      );
      const taken = await Promise.all(tours.map(({ options }) => countTakenSeats(app, options[0].departures[0]!.id)));
      // Each of the four overlaps the next one.
      for (let at = 0; at < 3; at++) assert.ok(taken[at]! + taken[at + 1]! <= 10, `${taken}`);
    }
  });

  test('send two of three guides with one of two tours, and each rider with two of ten bikes', async () => {
    for (let round = 0; round < rounds; round++) {
      const [guides, bikes] = [await createTestResource(3), await createTestResource(10)];
      const needs = [
        { resourceId: guides, per: 'departure' as const, quantity: 2 },
        { resourceId: bikes, per: 'seat' as const, quantity: 2 },
      ];
      const start = { starts: [`${day}T10:00`], capacity: 4 };
      const rides = [await createTestTour({ ...start, needs }), await createTestTour({ ...start, needs })];
      const rental = await createTestTour({ ...start, needs: [{ resourceId: bikes, per: 'seat' }] });
      const tours = [...rides, rental];
      await Promise.all(Array.from({ length: 30 }, (_, client) => book(tours[client % 3]!.id, client, 1)));
      const [one, other, rented] = (await Promise.all(
        tours.map(({ options }) => countTakenSeats(app, options[0].departures[0]!.id)),
      )) as [number, number, number];
      assert.ok(Math.min(one, other) === 0 && Math.max(one, other) > 0, `${one} ${other}`);
      const used = 2 * (one + other) + rented;
      assert.ok(used >= 9 && used <= 10, `${used} bikes`);
    }
  });
});
