import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { type TestApp, testApp } from '#test/app.ts';

let shop: TestApp;

describe('measurements of browsers', () => {
  before(async () => void (shop = await testApp()));
  const report = (body: object) => shop.send('POST', '/api/measurements', { body });
  const counted = async () =>
    Number(/^page_largest_paint_seconds_count (\d+)$/m.exec((await shop.send('GET', '/metrics')).body)?.[1] ?? 0);

  test('are added up', async () => {
    const before = await counted();
    assert.equal((await report({ largestPaintSeconds: 0.8, layoutShift: 0 })).status, 204);
    assert.equal(await counted(), before + 1);
  });

  test('that cannot be are refused and not counted', async () => {
    const before = await counted();
    for (const body of [{ largestPaintSeconds: -1 }, { largestPaintSeconds: 601 }, { page: '/login' }])
      assert.equal((await report(body)).status, 422);
    assert.equal(await counted(), before);
  });
});
