// Resources as suppliers keep them: what is sold stays, whatever they change.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { resourcesMax } from '#contract/suppliers/resources.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { newMember, newOwner } from '#test/identities.ts';
import { closeTestTours, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';
import { changeDuration } from './change-ahead.ts';

const day = dayAhead(14);
const at = (time: string) => [`${day}T${time}`];

describe('a resource of a supplier', () => {
  let app: TestApp;
  let supplier: { token: string };
  let traveller: { token: string };
  before(async () => {
    app = await testApp();
    supplier = await app.signIn('supplier');
    traveller = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const call = (method: string, path = '', body?: object, token = supplier.token) =>
    app.send(method, `/api/supplier/resources${path}`, { token, ...(body && { body }) });
  const add = async (name: string, quantity: number): Promise<string> => {
    const { status, body } = await call('POST', '', { name, quantity });
    assert.equal(status, 201, JSON.stringify(body));
    return body.id;
  };
  const own = (time: string) => createTestTour({ useDemoSupplier: true, starts: at(time) });
  const draw = (id: string, tour: TestTour, need: object = {}) =>
    call('PUT', `/${id}/options/${tour.options[0].id}`, {
      per: 'departure',
      quantity: 1,
      setUpMinutes: 0,
      cleanUpMinutes: 0,
      ...need,
    });
  const book = (tour: TestTour, adults: number) =>
    app.send('POST', '/api/bookings', { token: traveller.token, body: { tourId: tour.id, date: day, adults } });
  const seatsLeft = async (tour: TestTour) =>
    (await app.send('GET', `/api/tours/${tour.id}/availability?date=${day}&adults=1`)).body.departures[0].seatsLeft;
  const fieldOf = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.fields?.[0]?.field];

  test('is shared by the options that draw on it from then on, and no longer when they stop', async () => {
    const id = await add('The boat', 1);
    const [walk, ride] = [await own('10:00'), await own('11:00')];
    assert.equal((await book(walk, 2)).status, 201);
    assert.equal((await draw(id, walk)).status, 200);
    const { body } = await draw(id, ride, { cleanUpMinutes: 15 });
    assert.deepEqual(
      body.needs.map(({ optionId, cleanUpMinutes }: any) => [optionId, cleanUpMinutes]).sort(),
      [
        [walk.options[0].id, 0],
        [ride.options[0].id, 15],
      ].sort(),
    );
    assert.ok(!body.choices.some(({ tourId }: any) => tourId === walk.id));
    assert.equal(await seatsLeft(ride), 0, 'the boat is out with the walk');
    const ofTour = async (tourId: string, { token } = supplier) => {
      const { body } = await app.send('GET', `/api/supplier/tour-resources?tourId=${tourId}`, { token });
      const boat = body.data.find((one: any) => one.id === id);
      return boat && [boat.needs.map((one: any) => [one.optionId, one.cleanUpMinutes]), boat.choices.length];
    };
    assert.deepEqual(await ofTour(ride.id), [[[ride.options[0].id, 15]], 0], 'what of one tour draws on it');
    const elsewhere = await createTestTour({ starts: at('15:00') });
    assert.deepEqual(await ofTour(elsewhere.id), [[], 0], 'nothing of a tour of others');
    assert.equal(await ofTour(ride.id, await newOwner(app)), undefined);
    assert.equal((await call('DELETE', `/${id}/options/${walk.options[0].id}`)).status, 204);
    assert.equal(await seatsLeft(ride), 8);
    assert.equal((await call('DELETE', `/${id}/options/${walk.options[0].id}`)).status, 404);
  });

  test('never becomes less than what is sold needs', async () => {
    const id = await add('Bikes', 10);
    const [walk, ride] = [await own('10:00'), await own('11:00')];
    await draw(id, walk, { per: 'seat' });
    await draw(id, ride, { per: 'seat' });
    await book(walk, 4);
    await book(ride, 3);
    const refused = await call('PUT', `/${id}`, { name: 'Bikes', quantity: 6 });
    assert.deepEqual(fieldOf(refused), [422, 'quantity']);
    assert.match(refused.body.fields[0].message, /more is already sold/);
    assert.deepEqual(fieldOf(await draw(id, walk, { per: 'seat', quantity: 2 })), [422, 'quantity']);
    // With an hour to clean up, both would still fit; as departures they need one each.
    assert.equal((await draw(id, walk, { per: 'departure', quantity: 7 })).status, 200);
    assert.deepEqual(fieldOf(await draw(id, walk, { per: 'departure', quantity: 11 })), [422, 'quantity']);
    assert.deepEqual(fieldOf(await call('PUT', `/${id}`, { name: 'Bikes', quantity: 5 })), [422, 'quantity']);
    const { status, body } = await call('PUT', `/${id}`, { name: 'City bikes', quantity: 12 });
    assert.deepEqual([status, body.name, body.quantity, body.options], [200, 'City bikes', 12, 2]);
    assert.equal(await seatsLeft(ride), 2, 'seven of twelve are out, and three are sold');
  });

  test('is reserved for as long as a tour takes, which cannot become too long for what is sold', async () => {
    const id = await add('Nico', 1);
    const [walk, ride] = [await own('10:00'), await own('12:00')];
    await draw(id, walk);
    await draw(id, ride);
    await book(walk, 1);
    assert.equal(await seatsLeft(ride), 8);
    const last = (minutes: number) =>
      app.services.database.transaction((db) =>
        changeDuration(db, { tourId: walk.id, now: new Date(), language: 'fr' }, async () => {
          await sql`update tours set duration_minutes = ${minutes} where id = ${walk.id}`.execute(db);
        }),
      );
    await last(150);
    assert.equal(await seatsLeft(ride), 0);
    await last(120);
    await book(ride, 1);
    await assert.rejects(last(150), ({ code, fields }: any) => {
      assert.equal(code, 'invalid_input');
      assert.match(fields[0].params.start, /^\d+ \S+ \d{4}, 1[02]\sh$/);
      return true;
    });
  });

  test('goes if nothing draws on it, and is put aside otherwise', async () => {
    const [unused, used] = [await add('Kayaks', 3), await add('Ana', 1)];
    const tour = await own('10:00');
    await draw(used, tour);
    assert.deepEqual((await call('DELETE', `/${unused}`)).body, { isArchived: false });
    assert.equal((await call('GET', `/${unused}`)).status, 404);
    assert.deepEqual((await call('DELETE', `/${used}`)).body, { isArchived: true });
    const { data } = (await call('GET')).body;
    assert.deepEqual([data.at(-1).isArchived, data.find(({ id }: any) => id === used).options], [true, 1]);
    assert.deepEqual(fieldOf(await draw(used, await own('12:00'))), [422, 'optionId']);
    assert.equal((await draw(used, tour, { setUpMinutes: 5 })).status, 200, 'it stays in force');
    assert.equal((await call('POST', `/${used}/restoration`)).body.isArchived, false);
  });

  test('beyond the most there can be is refused, and what to do about it is said', async () => {
    const { token, supplierId } = await newOwner(app);
    await sql`insert into resources (id, supplier_id, name, quantity)
      select gen_random_uuid(), ${supplierId}, 'Bike ' || n, 1 from generate_series(1, ${resourcesMax}::int) n`.execute(
      app.services.database.db,
    );
    const { status, body } = await call('POST', '', { name: 'One more', quantity: 1 }, token);
    assert.equal(status, 422);
    const message = `You have ${resourcesMax} already, the most there can be. Remove one that you no longer need first.`;
    assert.deepEqual(body.fields, [{ field: 'name', rule: 'too_many', message }]);
  });

  test('is its supplier’s alone, managers keep it and guides do not see it', async () => {
    const id = await add('Van', 1);
    const stranger = await newOwner(app);
    for (const [method, path, body] of [
      ['GET', `/${id}`],
      ['PUT', `/${id}`, { name: 'Mine', quantity: 1 }],
      ['DELETE', `/${id}`],
      ['POST', `/${id}/restoration`],
    ] as const)
      assert.equal((await call(method, path, body, stranger.token)).status, 404, method);
    const foreign = await createTestTour({ starts: at('10:00') });
    assert.equal((await draw(id, foreign)).status, 404);
    const manager = await newMember(app, stranger.supplierId, 'manager');
    assert.equal((await call('POST', '', { name: 'Raft', quantity: 1 }, manager.token)).status, 201);
    const guide = await newMember(app, stranger.supplierId, 'guide');
    assert.equal((await call('GET', '', undefined, guide.token)).status, 403);
  });
});
