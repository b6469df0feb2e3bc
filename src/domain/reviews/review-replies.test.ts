// Public replies of suppliers to reviews of their tours.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { newId } from '#kernel/ids.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour, type TestTour } from '#test/test-tour.ts';
import { type Person, createReview } from '#test/trips.ts';
import { traderNamed } from '#test/suppliers.ts';

describe('the answer to a review', () => {
  let app: TestApp;
  let tour: TestTour;
  let traveller: Person;
  let supplier: Person;
  let otherSupplier: Person;
  before(async () => {
    app = await testApp();
    tour = await createTestTour({ capacity: 40 });
    traveller = await app.newTraveller();
    [supplier, otherSupplier] = [await newSupplier(), await newSupplier()];
    const supplierId = await supplierOf(supplier);
    await app.services.database.db
      .updateTable('suppliers')
      .set({ state: 'verified', checkedAt: new Date() })
      .where('id', '=', supplierId)
      .execute();
    await app.services.database.db.updateTable('tours').set({ supplierId }).where('id', '=', tour.id).execute();
  });
  checkInvariantsAfterEach();
  closeTestTours();

  async function newSupplier(): Promise<Person> {
    const supplier = traderNamed(`Answers ${newId()}`);
    const email = `partner-${newId()}@tests.example`;
    const { status, body } = await app.send('POST', '/api/auth/register', {
      body: { email, password: 'a long walk by the sea', role: 'supplier', supplier },
    });
    assert.equal(status, 201, JSON.stringify(body));
    return { id: body.user.id, token: body.token };
  }
  async function supplierOf({ id }: Person): Promise<string> {
    const member = await app.services.database.db
      .selectFrom('supplierMembers')
      .select('supplierId')
      .where('userId', '=', id)
      .executeTakeFirstOrThrow();
    return member.supplierId;
  }
  const response = ({ token }: Person, id: string, reply: string, more: object = {}) =>
    app.send('PUT', `/api/supplier/reviews/${id}/reply`, { token, body: { reply, ...more } });
  const takeBack = ({ token }: Person, id: string) =>
    app.send('DELETE', `/api/supplier/reviews/${id}/reply`, { token });
  const list = async ({ token }: Person, query = '') =>
    (await app.send('GET', `/api/supplier/reviews?${query}`, { token })).body;
  async function shown(id: string) {
    const { data } = (await app.send('GET', `/api/tours/${tour.id}/reviews?pageSize=100`)).body;
    return data.find((one: { id: string }) => one.id === id);
  }

  test('is shown below it in the language it was written in, is changed and removed', async () => {
    const { id } = await createReview(traveller, tour, { language: 'fr' });
    assert.deepEqual([(await shown(id)).supplierReply, (await shown(id)).replyLanguage], [null, null]);
    const first = await response(supplier, id, '  Gracias, vuelve cuando quieras.  ', { language: 'es' });
    assert.equal(first.status, 200, JSON.stringify(first.body));
    const { supplierReply, replyLanguage } = await shown(id);
    assert.deepEqual([supplierReply, replyLanguage], ['Gracias, vuelve cuando quieras.', 'es']);
    await response(supplier, id, 'Thank you, come back soon.');
    assert.deepEqual(
      [(await shown(id)).supplierReply, (await shown(id)).replyLanguage],
      ['Thank you, come back soon.', 'en'],
    );
    assert.equal((await takeBack(supplier, id)).status, 204);
    assert.equal((await shown(id)).supplierReply, null);
    assert.equal((await takeBack(supplier, id)).status, 204);
  });

  test('belongs to its supplier: another supplier neither reads, writes nor removes it', async () => {
    const { id } = await createReview(traveller, tour);
    await response(supplier, id, 'Thank you.');
    assert.equal((await response(otherSupplier, id, 'Ha ha.')).status, 404);
    assert.equal((await takeBack(otherSupplier, id)).status, 404);
    assert.equal((await list(otherSupplier)).total, 0);
    assert.equal((await response(traveller, id, 'I am the partner.')).body.code, 'role_required');
    assert.equal((await shown(id)).supplierReply, 'Thank you.');
    assert.equal((await response(supplier, newId(), 'Thank you.')).status, 404);
  });

  test('is missing in the list of those without one, and of a hidden review there is nothing to answer', async () => {
    const [open, answered, hidden] = [
      await createReview(traveller, tour),
      await createReview(traveller, tour),
      await createReview(traveller, tour),
    ];
    await response(supplier, answered.id, 'Thank you.');
    const { token } = await app.signIn('operator');
    const decision = { outcome: 'hidden', basis: 'terms', reasons: 'Somebody else’s telephone number stands in it.' };
    assert.equal(
      (await app.send('POST', `/api/admin/reviews/${hidden.id}/decision`, { token, body: decision })).status,
      200,
    );
    const ids = async (query: string) => (await list(supplier, query)).data.map(({ id }: { id: string }) => id);
    assert.ok((await ids('answered=false')).includes(open.id) && !(await ids('answered=false')).includes(answered.id));
    assert.ok((await ids('answered=true')).includes(answered.id) && !(await ids('answered=true')).includes(open.id));
    assert.ok(!(await ids('pageSize=100')).includes(hidden.id));
    assert.equal((await response(supplier, hidden.id, 'Thank you.')).status, 404);
    assert.equal((await list(supplier)).data[0].title, 'A walk of our own');
  });

  test('is wanted first of what waits longest: the list begins with reviews that have none', async () => {
    const [early, answered, late] = [
      await createReview(traveller, tour),
      await createReview(traveller, tour),
      await createReview(traveller, tour),
    ];
    const writtenAt = [early, answered, late].map((_, minute) => new Date(Date.UTC(2026, 0, 1, 0, minute)));
    for (const [place, { id }] of [early, answered, late].entries())
      await app.services.database.db
        .updateTable('reviews')
        .set({ writtenAt: writtenAt[place]! })
        .where('id', '=', id)
        .execute();
    await response(supplier, answered.id, 'Thank you.');
    const { data } = await list(supplier, 'pageSize=100');
    const places = [early, late, answered].map(({ id }) => data.findIndex((one: { id: string }) => one.id === id));
    assert.deepEqual(
      places.toSorted((a, b) => a - b),
      places,
    );
    const replied = data.map(({ supplierReply }: { supplierReply: string | null }) => supplierReply !== null);
    assert.deepEqual(
      replied.toSorted((a: boolean, b: boolean) => Number(a) - Number(b)),
      replied,
    );
    assert.equal(data[0].id, early.id);
    assert.match(data[0].supplier, /^Answers /);
  });

  test('says something, in 1,500 characters at most', async () => {
    const { id } = await createReview(traveller, tour);
    for (const reply of ['', ' ', 'x'.repeat(1501)]) {
      const { status, body } = await response(supplier, id, reply);
      assert.deepEqual([status, body.fields[0].field], [422, 'reply']);
    }
  });
});
