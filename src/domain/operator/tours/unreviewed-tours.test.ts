import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour } from '#test/test-tour.ts';

describe('tours that were not reviewed', () => {
  let app: TestApp;
  let token: string;
  before(async () => {
    app = await testApp();
    ({ token } = await app.signIn('operator'));
  });
  closeTestTours();

  const list = async (query = '') => (await app.send('GET', `/api/admin/tours/unreviewed${query}`, { token })).body;
  const lookOver = async (id: string) => (await app.send('POST', `/api/admin/tours/${id}/look-over`, { token })).status;

  test('are listed latest first in pages, until an operator says once that they were read', async () => {
    const { id } = await createTestTour({});
    const first = await list();
    assert.equal(first.data[0].id, id);
    assert.ok(first.total >= 50);
    const second = await list(`?before=${first.next}`);
    const ids = [...first.data, ...second.data].map((tour: { id: string }) => tour.id);
    assert.deepEqual([first.data.length, ids.length, ids], [25, new Set(ids).size, ids.toSorted().toReversed()]);
    assert.deepEqual([await lookOver(id), await lookOver(id)], [204, 204]);
    const left = await list();
    assert.notEqual(left.data[0].id, id);
    assert.equal(left.total, first.total - 1);
    const { data } = (await app.send('GET', `/api/admin/audit?subject=${id}`, { token })).body;
    assert.deepEqual(
      data.map(({ act }: { act: string }) => act),
      ['tour_look_over'],
    );
    assert.equal(await lookOver('018f0000-0000-7000-8000-000000000000'), 404);
  });
});
