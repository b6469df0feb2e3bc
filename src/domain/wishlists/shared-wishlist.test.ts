// A wishlist that others see by its link.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { type TestApp, testApp } from '#test/app.ts';
import type { Person } from '#test/trips.ts';

describe('a shared wishlist', () => {
  let app: TestApp;
  let tours: { id: string }[];
  let owner: Person;
  before(async () => {
    app = await testApp();
    tours = (await app.send('GET', '/api/tours?pageSize=3&lang=fr&currency=EUR')).body.data;
    owner = await app.newTraveller();
    for (const [place, { id }] of tours.entries()) {
      // Two of one millisecond would have no order.
      app.moveClock(place * 1000);
      await app.send('PUT', `/api/wishlist/${id}`, { token: owner.token });
    }
    app.moveClock(0);
  });

  const share = ({ token }: Person, body: object = {}) => app.send('PUT', '/api/wishlist/sharing', { token, body });
  const linkOf = async ({ token }: Person) => (await app.send('GET', '/api/wishlist/sharing', { token })).body.link;
  const stop = ({ token }: Person) => app.send('DELETE', '/api/wishlist/sharing', { token });
  const read = (code: string, query = '') => app.send('GET', `/api/shared-wishlists/${code}?${query}`);

  test('is read by anyone who has the link, as cards in their language and currency, and says nothing of its owner', async () => {
    assert.equal(await linkOf(owner), null);
    const { status, body: link } = await share(owner);
    assert.equal(status, 200, JSON.stringify(link));
    assert.match(link.code, /^[\w-]{22}$/);
    assert.equal(link.url, `http://localhost:3000/wishlist/${link.code}`);
    const { body } = await read(link.code, 'lang=fr&currency=EUR');
    assert.deepEqual(body.data, tours.toReversed());
    assert.deepEqual([body.title, body.total], [null, 3]);
    assert.deepEqual(Object.keys(body).toSorted(), ['data', 'page', 'pageSize', 'title', 'total']);
    assert.equal((await read(link.code, 'pageSize=2&page=2')).body.data.length, 1);
  });

  test('keeps its link when it gets a title, and follows what its owner adds and removes', async () => {
    const person = await app.newTraveller();
    const { code } = (await share(person)).body;
    assert.equal((await read(code)).body.total, 0);
    const titled = (await share(person, { title: ' Our summer ' })).body;
    assert.deepEqual([titled.code, titled.title], [code, 'Our summer']);
    assert.deepEqual(await linkOf(person), titled);
    await app.send('PUT', `/api/wishlist/${tours[0]!.id}`, { token: person.token });
    assert.deepEqual([(await read(code)).body.title, (await read(code)).body.total], ['Our summer', 1]);
    await app.send('DELETE', `/api/wishlist/${tours[0]!.id}`, { token: person.token });
    assert.equal((await read(code)).body.total, 0);
    assert.equal((await share(person, { title: '' })).body.title, null);
  });

  test('is gone when it is revoked, and shared again has another link', async () => {
    const person = await app.newTraveller();
    const { code } = (await share(person)).body;
    assert.equal((await stop(person)).status, 204);
    assert.deepEqual([(await read(code)).status, await linkOf(person)], [404, null]);
    assert.equal((await stop(person)).status, 204);
    const again = (await share(person)).body;
    assert.notEqual(again.code, code);
    assert.equal((await read(code)).status, 404);
  });

  test('is each traveller’s own to share, and shared at the same moment it has one link', async () => {
    const [person, stranger] = [await app.newTraveller(), await app.newTraveller()];
    const [one, two] = await Promise.all([share(person), share(person)]);
    assert.equal(one.body.code, two.body.code);
    await stop(stranger);
    assert.equal((await linkOf(person)).code, one.body.code);
    assert.equal((await app.send('GET', '/api/wishlist/sharing')).status, 401);
    const { status, body } = await share(person, { title: 'x'.repeat(81) });
    assert.deepEqual([status, body.fields[0].field], [422, 'title']);
  });

  test('has no code but its own', async () => {
    for (const code of ['x', 'null', owner.id, '%20']) assert.equal((await read(code)).status, 404, code);
  });
});
