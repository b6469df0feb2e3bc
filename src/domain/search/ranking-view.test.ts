import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { type TestApp, testApp } from '#test/app.ts';
import { fieldWeights } from './ranking.ts';

let shop: TestApp;

describe('the ranking', () => {
  before(async () => void (shop = await testApp()));

  test('shows the numbers that the search computes with, in the caller’s language', async () => {
    const { status, body } = await shop.send('GET', '/api/ranking', { headers: { 'accept-language': 'es' } });
    assert.equal(status, 200);
    assert.deepEqual(body.weights, fieldWeights);
    assert.deepEqual([body.guessedPercent, body.prior], [50, { reviews: 3, stars: 3.5 }]);
    const sorts = body.orders.map(({ sort }: { sort: string }) => sort);
    assert.deepEqual(sorts, ['relevance', 'popularity', 'rating', 'price', '-price', 'duration']);
    assert.match(body.orders[0].text, /título/);
  });
});
