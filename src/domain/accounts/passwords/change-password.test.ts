import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { type TestApp, testApp } from '#test/app.ts';
import { type Browser, call, newBrowser, newEmail, password, signUp } from '#test/browser.ts';

const chosen = 'three quiet boats';

describe('a password', () => {
  let app: TestApp;
  before(async () => void (app = await testApp()));

  const change = (browser: Browser, currentPassword: string, next: string) =>
    call(app, 'changePassword', { browser, body: { currentPassword, password: next } });
  const signIn = async (email: string, secret: string) => {
    const browser = newBrowser();
    const { status } = await call(app, 'login', { browser, body: { email, password: secret } });
    return { browser, status };
  };
  const emailOf = async (browser: Browser) => (await call(app, 'getMe', { browser })).body.email as string;
  const refused = ({ status, fields }: Awaited<ReturnType<typeof change>>) => [
    status,
    ...(fields ?? []).map(({ field, rule }) => `${field} ${rule}`),
  ];

  test('is changed by who knows the present one; the other sessions end, and a mail says so', async () => {
    const here = await signUp(app);
    const email = await emailOf(here);
    const { browser: elsewhere } = await signIn(email, password);
    assert.equal((await change(here, password, chosen)).status, 204);
    assert.equal((await call(app, 'getMe', { browser: here })).status, 200);
    assert.equal((await call(app, 'refresh', { browser: here })).status, 200);
    assert.equal((await call(app, 'getMe', { browser: elsewhere })).status, 401);
    assert.equal((await call(app, 'refresh', { browser: elsewhere })).status, 401);
    assert.equal((await signIn(email, password)).status, 401);
    assert.equal((await signIn(email, chosen)).status, 200);
    await app.jobs.runDue();
    const mails = await app.services.database.db
      .selectFrom('mails')
      .select('subject')
      .where('recipient', '=', email)
      .where('event', 'like', 'password_changed:%')
      .execute();
    assert.equal(mails.length, 1);
  });

  test('stays where the present one is wrong, and the session with it', async () => {
    const browser = await signUp(app);
    assert.deepEqual(refused(await change(browser, 'not hers at all', chosen)), [
      422,
      'currentPassword wrong_password',
    ]);
    assert.equal((await signIn(await emailOf(browser), password)).status, 200);
  });

  test('has to be a good one', async () => {
    const email = newEmail('ana');
    const browser = await signUp(app, email);
    assert.deepEqual(refused(await change(browser, password, 'short')), [422, 'password too_short']);
    assert.deepEqual(refused(await change(browser, password, 'password1')), [422, 'password password_common']);
    assert.deepEqual(refused(await change(browser, password, `${email}!`)), [422, 'password password_common']);
    assert.equal((await signIn(email, password)).status, 200);
  });

  test('is not guessed at length by who finds a browser signed in', async () => {
    const scale = app.services.config.rateLimitScale;
    const browser = await signUp(app);
    app.services.config.rateLimitScale = 1;
    try {
      for (let tries = 0; tries < 10; tries++)
        assert.equal((await change(browser, `guess ${tries}`, chosen)).status, 422);
      const { status, headers } = await change(browser, password, chosen);
      assert.equal(status, 429);
      assert.ok(Number(headers.get('retry-after')) > 0);
    } finally {
      app.services.config.rateLimitScale = scale;
    }
  });

  test('is changed once by two who try at the same moment', async () => {
    const browser = await signUp(app);
    const responses = await Promise.all([
      change(browser, password, chosen),
      change(browser, password, `${chosen} too`),
    ]);
    assert.deepEqual(responses.map(({ status }) => status).sort(), [204, 422]);
  });

  test('makes what was mailed for a forgotten one useless', async () => {
    const browser = await signUp(app);
    const email = await emailOf(browser);
    await call(app, 'requestPasswordReset', { body: { email } });
    await app.jobs.runDue();
    const { bodyText } = await app.services.database.db
      .selectFrom('mails')
      .select('bodyText')
      .where('recipient', '=', email)
      .where('event', 'like', 'reset_password:%')
      .executeTakeFirstOrThrow();
    const token = /#(\S+)/.exec(bodyText)![1]!;
    assert.equal((await change(browser, password, chosen)).status, 204);
    const reset = await call(app, 'resetPassword', { body: { token, password: 'somebody else chose this' } });
    assert.equal(reset.status, 404);
  });

  test('cannot be changed without a session', async () => {
    assert.equal((await change(newBrowser(), password, chosen)).status, 401);
  });
});
