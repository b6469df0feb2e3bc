// Tours that the operator features: a row of the home page, and no other place.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { addDays } from '#kernel/dates.ts';
import { featuredMax } from '#kernel/choices/featured-tours.ts';
import { type TestApp, testApp } from '#test/app.ts';

describe('featured tours', () => {
  let app: TestApp;
  let token: string;
  let ids: string[];
  const list = async (query: string): Promise<string[]> =>
    (await app.send('GET', `/api/tours?${query}`)).body.data.map(({ id }: { id: string }) => id);
  before(async () => {
    app = await testApp();
    ({ token } = await app.signIn('operator'));
    ids = await list('pageSize=14');
  });
  const save = (featured: unknown) =>
    app.send('PUT', '/api/admin/settings/featuredTours', { token, body: { value: JSON.stringify(featured) } });
  after(() => save([]));
  const today = () => app.services.clock.now().toISOString().slice(0, 10);

  test('are those of today in the order of the operator, and leave every other list as it is', async () => {
    const [first, second, third] = ids as [string, string, string];
    assert.deepEqual(await list('featured=true'), []);
    const running = { from: addDays(today(), -1), until: today() };
    const { status } = await save([
      { tour: third, ...running },
      { tour: first, from: today(), until: addDays(today(), 3) },
      { tour: second, from: addDays(today(), 1), until: addDays(today(), 2) },
      { tour: second, from: addDays(today(), -3), until: addDays(today(), -1) },
      { tour: '018f0000-0000-7000-8000-000000000000', ...running },
      { tour: third, ...running },
    ]);
    assert.equal(status, 200);
    assert.deepEqual(await list('featured=true'), [third, first]);
    assert.deepEqual(await list('pageSize=14'), ids);
    const search = async () => (await app.send('GET', '/api/tours/search')).body;
    const found = await search();
    assert.ok(found.total > 14);
    await save([]);
    assert.deepEqual(await search(), found);
    assert.deepEqual(await list('featured=true'), []);
  });

  test('are twelve at most, each from a day to the same or a later one', async () => {
    const one = (tour: string) => ({ tour, from: today(), until: today() });
    assert.equal((await save(ids.slice(0, featuredMax).map(one))).status, 200);
    for (const [wrong, field] of [
      [ids.slice(0, featuredMax + 1).map(one), 'featuredTours'],
      [[{ ...one(ids[0]!), until: addDays(today(), -1) }], 'featuredTours'],
      [[{ ...one(ids[0]!), until: 'soon' }], 'featuredTours.0.until'],
      [[one('kayak')], 'featuredTours.0.tour'],
    ] as const)
      assert.equal((await save(wrong)).body.fields[0].field, field);
  });

  test('are added and removed one by one, while another operator does the same; those that are over make room', async () => {
    const change = async (tour: string, { path = '', from = today(), until = today() } = {}) => {
      const sent = { token, body: { tour, from, until } };
      const { status, body } = await app.send('POST', `/api/admin/featured-tours${path}`, sent);
      return status === 204 ? 204 : [body.fields[0].field, body.fields[0].rule];
    };
    const over = { from: addDays(today(), -3), until: addDays(today(), -1) };
    await save(ids.slice(0, featuredMax).map((tour) => ({ tour, ...over })));
    const [first, second] = ids as [string, string];
    assert.deepEqual(await Promise.all([change(first), change(second), change(first)]), [204, 204, 204]);
    assert.deepEqual((await list('featured=true')).toSorted(), [first, second].toSorted());
    const { data } = (await app.send('GET', '/api/admin/audit?act=setting_change', { token })).body;
    assert.deepEqual(
      data.slice(0, 2).map(({ before: was, after: is }: any) => [JSON.parse(was).length, JSON.parse(is).length]),
      [
        [1, 2],
        [featuredMax, 1],
      ],
    );
    assert.equal(await change(first, { path: '/removal' }), 204);
    assert.deepEqual(await list('featured=true'), [second]);
    for (const tour of ids.slice(2, featuredMax + 1)) assert.equal(await change(tour), 204);
    assert.deepEqual(await change(first), ['tour', 'featured_full']);
    assert.deepEqual(await change(first, over), ['until', 'ends_first']);
    assert.deepEqual(await change(first, { from: addDays(today(), 2), until: today() }), ['until', 'ends_first']);
  });
});
