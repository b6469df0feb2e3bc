import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { dayAhead } from '#test/test-tour.ts';
import { newId } from '#kernel/ids.ts';
import type { Context } from '#platform/http/caller.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { usablePromoCode } from '../codes/use-promo-code.ts';

describe('taking seats again and again', () => {
  let app: TestApp;
  before(async () => {
    app = await testApp();
  });
  checkInvariantsAfterEach();

  test('is slowed down for one account, and says for how long', async () => {
    const strict = { ...app.services, config: { ...app.services.config, rateLimitScale: 1 } };
    const { id } = await app.newTraveller();
    for (let turn = 0; turn < 20; turn++) await throttle(strict, 'orders', id);
    await assert.rejects(throttle(strict, 'orders', id), (error: { code: string; retryAfterSeconds: number }) => {
      assert.equal(error.code, 'too_many_requests');
      assert.ok(error.retryAfterSeconds > 0 && error.retryAfterSeconds <= 900);
      return true;
    });
  });

  test('counts holds and bookings of the account alike', async () => {
    const { token, id } = await app.newTraveller();
    const before = await tries(app);
    const tourId = (await app.send('GET', '/api/tours?pageSize=1')).body.data[0].id;
    await app.send('POST', '/api/holds', { token, body: { tourId, persons: 1 } });
    await app.send('POST', '/api/bookings', { token, body: { tourId, persons: 1 } });
    assert.equal((await tries(app)) - before, 2, id);
  });

  test('counts promo codes that are tried, also those that do not exist', async () => {
    const before = await tries(app);
    const tourId = (await app.send('GET', '/api/tours?pageSize=1')).body.data[0].id;
    for (const code of ['SUMMER24', 'SUMMER25'])
      await app.send('GET', `/api/tours/${tourId}/availability?date=${dayAhead(10)}&adults=1&code=${code}`);
    assert.equal((await tries(app)) - before, 2);
  });

  test('refuses the sixty-first code that a user tries, and looks at none of them any more', async () => {
    const { services } = app;
    const strict = { ...services, config: { ...services.config, rateLimitScale: 1 } };
    const address = '192.0.2.61';
    const context = { ...strict, caller: { address } } as Context;
    const attempt = () => usablePromoCode(context, 'GUESSED', { id: newId(), currency: 'EUR' });
    for (let turn = 0; turn < 60; turn++) await assert.rejects(attempt(), { code: 'invalid_input' });
    await assert.rejects(attempt(), { code: 'too_many_requests' });
  });
});

async function tries({ services }: TestApp): Promise<number> {
  const { rows } = await services.database.pool.query<{ sum: number | null }>(
    'select sum(count) as sum from throttles',
  );
  return Number(rows[0]!.sum ?? 0);
}
