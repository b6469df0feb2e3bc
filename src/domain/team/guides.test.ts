// A guide meets the travellers of the departures that are assigned to them, and sees neither others nor money.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { newMember, newOwner, type Somebody } from '#test/identities.ts';
import { closeTestTours, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';

const day = dayAhead(9);

describe('a guide', () => {
  let app: TestApp;
  let owner: Somebody & { supplierId: string };
  let manager: Somebody;
  let guide: Somebody;
  let tour: TestTour;
  before(async () => {
    app = await testApp();
    owner = await newOwner(app);
    manager = await newMember(app, owner.supplierId, 'manager');
    guide = await newMember(app, owner.supplierId, 'guide');
    tour = await createTestTour({ starts: [`${day}T10:00`, `${day}T12:00`, `${day}T14:00`] });
    await sql`update tours set supplier_id = ${owner.supplierId} where id = ${tour.id}`.execute(
      app.services.database.db,
    );
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const idOf = (index: number) => tour.options[0].departures[index]!.id;
  const assign = (index: number, guides: readonly string[], { token }: Somebody = manager) =>
    app.send('PUT', `/api/supplier/departures/${idOf(index)}/guides`, { token, body: { guides } });
  const sheet = (index: number, { token }: Somebody = guide) =>
    app.send('GET', `/api/supplier/departures/${idOf(index)}`, { token });
  const listed = async () => {
    const { body } = await app.send('GET', `/api/supplier/departures?from=${day}&to=${day}`, { token: guide.token });
    return body.data.map(({ id }: { id: string }) => id);
  };
  const book = async (index: number) => {
    const { token } = await app.newTraveller();
    const body = { tourId: tour.id, departureId: idOf(index), adults: 2 };
    const booked = await app.send('POST', '/api/bookings', { token, body });
    assert.equal(booked.status, 201, JSON.stringify(booked.body));
    return booked.body;
  };

  test('sees the departures that are assigned to them and no others', async () => {
    assert.deepEqual(await listed(), []);
    const assigned = await assign(0, [guide.id]);
    assert.deepEqual([assigned.status, assigned.body.guides.map(({ id }: Somebody) => id)], [200, [guide.id]]);
    assert.deepEqual(await listed(), [idOf(0)]);
    assert.equal((await sheet(0)).status, 200);
    assert.equal((await sheet(1)).status, 404);
    assert.deepEqual((await sheet(0, owner)).body.departure.guides.length, 1);
    await assign(0, []);
    assert.deepEqual([(await sheet(0)).status, await listed()], [404, []]);
  });

  test('reads who comes and how to reach them, and no amount', async () => {
    await book(0);
    await assign(0, [guide.id]);
    const { body } = await sheet(0);
    const [booking] = body.bookings;
    assert.ok(booking.traveller.email);
    assert.deepEqual([booking.total, booking.due, booking.lines], [null, null, []]);
    assert.doesNotMatch(JSON.stringify(body), /"price(Minor)?":\d/);
    assert.match(JSON.stringify((await sheet(0, manager)).body), /"priceMinor":5000/);
  });

  test('records attendance there, without reading an amount, and nowhere else', async () => {
    await assign(2, [guide.id]);
    const [mine, other] = [await book(2), await book(1)];
    await sql`update bookings set starts_at = now() - interval '1 hour' where id in (${mine.id}, ${other.id})`.execute(
      app.services.database.db,
    );
    const record = (id: string) =>
      app.send('POST', `/api/supplier/bookings/${id}/attendance`, { token: guide.token, body: { attended: true } });
    const { status, body } = await record(mine.id);
    assert.deepEqual([status, body.state, body.total, body.lines], [200, 'completed', null, []]);
    assert.equal((await record(other.id)).status, 404);
    assert.equal(
      (await app.send('GET', `/api/supplier/bookings/${other.id}/answers`, { token: guide.token })).status,
      404,
    );
    assert.equal(
      (await app.send('GET', `/api/supplier/bookings/${mine.id}/answers`, { token: guide.token })).status,
      200,
    );
  });

  test('is a member of the supplier: no one else is assigned', async () => {
    const stranger = await app.newTraveller();
    for (const id of [stranger.id, newId(), (await newOwner(app)).id]) {
      const { status, body } = await assign(1, [guide.id, id]);
      assert.deepEqual([status, body.fields?.[0].field, body.fields?.[0].rule], [422, 'guides', 'unknown_value']);
    }
    assert.deepEqual((await sheet(1, owner)).body.departure.guides, []);
  });

  test('who is removed from the team leads no departure any more', async () => {
    const leaving = await newMember(app, owner.supplierId, 'guide');
    assert.equal((await assign(1, [leaving.id])).body.guides.length, 1);
    await app.send('DELETE', `/api/supplier/team/${leaving.id}`, { token: owner.token });
    assert.deepEqual((await sheet(1, owner)).body.departure.guides, []);
  });

  test('is assigned by owners and managers of that supplier alone', async () => {
    assert.equal((await assign(1, [guide.id], guide)).status, 403);
    assert.equal((await assign(1, [guide.id], await newOwner(app))).status, 404);
    assert.equal((await assign(1, [guide.id, guide.id], owner)).status, 200);
  });
});
