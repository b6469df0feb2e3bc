// Many wrong passwords at once: what they cost others, and how long anyone waits.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type TestApp, testApp } from '#test/app.ts';
import { call, newBrowser, newEmail, password, signUp } from '#test/browser.ts';

describe('a rush of wrong passwords', () => {
  let app: TestApp;
  // As costly as where the product runs.
  before(async () => {
    app = await testApp();
    app.services.config.passwordHashing = 'rfc9106';
  });
  after(() => void (app.services.config.passwordHashing = 'trivial'));

  test('from one address is refused beyond its share, and another address still signs in', async () => {
    const email = newEmail('ana');
    await signUp(app, email);
    const rush = Array.from({ length: 60 }, () =>
      call(app, 'login', { body: { email, password: 'not hers at all' }, browser: newBrowser('203.0.113.1') }),
    );
    const owner = await call(app, 'login', { body: { email, password }, browser: newBrowser('198.51.100.7') });
    assert.equal(owner.status, 200, JSON.stringify(owner.body));
    const responses = await Promise.all(rush);
    const refused = responses.filter(({ status }) => status === 503);
    assert.ok(refused.length >= 60 - 22, `${refused.length} refused`);
    for (const response of refused) assert.ok(Number(response.headers.get('retry-after')) > 0);
    assert.ok(responses.every(({ status }) => status === 401 || status === 503));
  });

  test('from many addresses is refused in time, a change of password too', async () => {
    const browser = await signUp(app);
    const rush = Array.from({ length: 100 }, (_, number) =>
      call(app, 'login', {
        body: { email: newEmail('nobody'), password: 'not hers at all' },
        browser: newBrowser(`203.0.113.${number}`),
      }),
    );
    // How long a task waits is the subject of bounded-pool.test.ts.
    const change = call(app, 'changePassword', {
      browser,
      body: { currentPassword: 'wrong', password: 'another long harbour' },
    });
    const statuses = (await Promise.all([...rush, change])).map(({ status }) => status);
    assert.ok(statuses.includes(503), String(new Set(statuses)));
    assert.ok(statuses.every((status) => [401, 422, 503].includes(status)));
  });
});
