import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { newId } from '#kernel/ids.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { countWishlist } from './wishlist-queries.ts';

describe('a wishlist', () => {
  let app: TestApp;
  let tours: { id: string; title: string }[];
  before(async () => {
    app = await testApp();
    tours = (await app.send('GET', '/api/tours?pageSize=3&lang=fr&currency=EUR')).body.data;
  });

  test('keeps tours, latest first, as cards in the requested language and currency', async () => {
    const { id, token } = await app.newTraveller();
    for (const [place, tour] of tours.entries()) {
      // Two of one millisecond would have no order.
      app.moveClock(place * 1000);
      assert.equal((await app.send('PUT', `/api/wishlist/${tour.id}`, { token })).status, 200);
    }
    app.moveClock(0);
    const { body } = await app.send('GET', '/api/wishlist?lang=fr&currency=EUR', { token });
    assert.deepEqual(
      body.data.map((one: { id: string }) => one.id),
      tours.map((tour) => tour.id).toReversed(),
    );
    const { addedAt, ...card } = body.data.at(-1);
    assert.deepEqual(card, tours[0]);
    assert.ok(Date.parse(addedAt) > 0);
    const second = (await app.send('GET', '/api/wishlist?pageSize=2&page=2', { token })).body;
    assert.deepEqual([second.data.length, second.total], [1, 3]);
    assert.equal(await countWishlist(app.services.database.db, id), 3);
  });

  test('adding again changes nothing, not even the moment', async () => {
    const { token } = await app.newTraveller();
    const path = `/api/wishlist/${tours[0]!.id}`;
    const [first] = await Promise.all([app.send('PUT', path, { token }), app.send('PUT', path, { token })]);
    const again = await app.send('PUT', path, { token });
    assert.deepEqual(again.body, first.body);
    assert.deepEqual((await app.send('GET', path, { token })).body, first.body);
  });

  test('removing works, and again changes nothing', async () => {
    const { token } = await app.newTraveller();
    const path = `/api/wishlist/${tours[0]!.id}`;
    await app.send('PUT', path, { token });
    assert.equal((await app.send('DELETE', path, { token })).status, 204);
    assert.equal((await app.send('DELETE', path, { token })).status, 204);
    assert.equal((await app.send('GET', path, { token })).status, 404);
    assert.equal((await app.send('GET', '/api/wishlist', { token })).body.total, 0);
  });

  test('takes no tour that does not exist and needs a session', async () => {
    const { token } = await app.newTraveller();
    assert.equal((await app.send('PUT', `/api/wishlist/${newId()}`, { token })).status, 404);
    assert.equal((await app.send('PUT', '/api/wishlist/safari', { token })).status, 404);
    assert.equal((await app.send('PUT', `/api/wishlist/${tours[0]!.id}`)).status, 401);
  });

  test('belongs to its traveller: another traveller neither sees nor removes it', async () => {
    const [owner, stranger] = [await app.newTraveller(), await app.newTraveller()];
    const path = `/api/wishlist/${tours[0]!.id}`;
    await app.send('PUT', path, { token: owner.token });
    await app.send('DELETE', path, { token: stranger.token });
    assert.equal((await app.send('GET', path, { token: stranger.token })).status, 404);
    assert.equal((await app.send('GET', path, { token: owner.token })).status, 200);
  });

  test('a tour off sale is on no list and in no count, but the list says that it is saved, and it is there again when on sale', async () => {
    const { id, token } = await app.newTraveller();
    const path = `/api/wishlist/${tours[0]!.id}`;
    await app.send('PUT', path, { token });
    const setStatus = (status: string) =>
      app.services.database.db.updateTable('tours').set({ status }).where('id', '=', tours[0]!.id).execute();
    await setStatus('paused');
    try {
      const { total, offSale } = (await app.send('GET', '/api/wishlist', { token })).body;
      assert.deepEqual([total, offSale], [0, 1]);
      assert.equal(await countWishlist(app.services.database.db, id), 0);
    } finally {
      await setStatus('published');
    }
    assert.equal((await app.send('GET', path, { token })).status, 200);
  });
});
