import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { newId } from '#kernel/ids.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { archiveOf, somebody } from '#test/personal-traces.ts';
import { eraseAccount } from '#test/security.ts';
import { closeTestTours, createTestTour, type TestTour } from '#test/test-tour.ts';
import { createReview, type Person } from '#test/trips.ts';

let app: TestApp;
let tour: TestTour;
let author: Person;
let reviews: { id: string }[];

const mark = (person: Person | null, id: string, method = 'PUT') =>
  app.send(method, `/api/reviews/${id}/helpful`, person ? { token: person.token } : {});
const listed = async (query = '') => (await app.send('GET', `/api/tours/${tour.id}/reviews?pageSize=100${query}`)).body;
const countOf = async (id: string): Promise<number> =>
  (await listed()).data.find((review: { id: string }) => review.id === id).helpful;
const marksOf = async ({ token }: Person) =>
  (await app.send('GET', `/api/tours/${tour.id}/reviews/helpful`, { token })).body;

describe('a helpful review', () => {
  before(async () => {
    app = await testApp();
    tour = await createTestTour({ capacity: 100 });
    author = await app.newTraveller();
    reviews = [];
    for (const stars of [5, 3, 1]) reviews.push(await createReview(author, tour, { stars }));
  });
  closeTestTours();

  test('is marked once by each person, however often, and says how many it helped', async () => {
    const [one, other] = [await app.newTraveller(), await app.newTraveller()];
    const { id } = reviews[0]!;
    const both = await Promise.all([mark(one, id), mark(one, id)]);
    for (const { status, body } of both) assert.deepEqual([status, body], [200, { helpful: 1 }]);
    assert.deepEqual((await mark(other, id)).body, { helpful: 2 });
    assert.equal(await countOf(id), 2);
    assert.deepEqual(await marksOf(one), { helpful: [id], own: [] });
  });

  test('is removed, and again changes nothing', async () => {
    const one = await app.newTraveller();
    const { id } = reviews[1]!;
    await mark(one, id);
    assert.deepEqual((await mark(one, id, 'DELETE')).body, { helpful: 0 });
    assert.deepEqual((await mark(one, id, 'DELETE')).body, { helpful: 0 });
    assert.deepEqual(await marksOf(one), { helpful: [], own: [] });
  });

  test('is never one’s own, nor one of a tour that one sells', async () => {
    const { id } = reviews[0]!;
    const before = await countOf(id);
    const seller = await app.newTraveller();
    await app.services.database.db
      .insertInto('supplierMembers')
      .values({ supplierId: tour.supplierId, userId: seller.id })
      .execute();
    for (const person of [author, seller]) {
      const refused = await mark(person, id);
      assert.deepEqual([refused.status, refused.body.code], [409, 'own_review']);
      assert.deepEqual(new Set((await marksOf(person)).own), new Set(reviews.map((review) => review.id)));
    }
    assert.equal(await countOf(id), before);
  });

  test('cannot be marked without a session, and only where everyone can read it', async () => {
    const one = await app.newTraveller();
    assert.equal((await mark(null, reviews[0]!.id)).status, 401);
    assert.equal((await mark(one, newId())).status, 404);
    const { id } = reviews[2]!;
    await mark(one, id);
    const hide = (hiddenAt: Date | null) =>
      app.services.database.db.updateTable('reviews').set({ hiddenAt }).where('id', '=', id).execute();
    await hide(new Date());
    try {
      assert.equal((await mark(await app.newTraveller(), id)).status, 404);
      assert.equal((await mark(one, id, 'DELETE')).status, 200);
    } finally {
      await hide(null);
    }
    assert.equal(await countOf(id), 0);
  });

  test('comes before those that helped fewer, the newer first among equals', async () => {
    for (const review of [reviews[1]!, reviews[1]!, reviews[1]!]) await mark(await app.newTraveller(), review.id);
    const { data } = await listed('&sort=helpful');
    const ids = data.map((review: { id: string }) => review.id);
    assert.deepEqual(ids, [reviews[1]!.id, reviews[0]!.id, reviews[2]!.id]);
    assert.deepEqual(
      data.map((review: { helpful: number }) => review.helpful),
      data.map((review: { helpful: number }) => review.helpful).toSorted((a: number, b: number) => b - a),
    );
  });

  test('is in the export of the user who marked it, and its mark goes with the account', async () => {
    const who = await somebody('Petronila Garaikoetxea');
    const { id } = reviews[0]!;
    await mark(who, id);
    const before = await countOf(id);
    const [record] = (await archiveOf(who)).json('reviews');
    assert.equal(record.tour, 'A walk of our own');
    assert.ok(record.markedAt);
    const erased = await eraseAccount(app, who.token);
    assert.equal(erased.status, 204);
    assert.equal(await countOf(id), before - 1);
  });
});
