// Codes of an authenticator app as a second factor: turning them on, signing in with them, and recovery codes.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { type TestApp, testApp } from '#test/app.ts';
import { type Browser, call, newBrowser, newEmail, password, refreshCookieOf, type CallResult } from '#test/browser.ts';
import {
  totpCodeOf,
  mailEventsTo,
  reauthenticate,
  enableTotp,
  wrongTotpCodeOf,
  signUpConfirmed,
} from '#test/security.ts';

const minuteMs = 60_000;
/** Two half minutes: far enough that no earlier code is taken, near enough for everything else. */
const nextCode = 61_000;
let app: TestApp;

const fieldOf = ({ status, fields }: CallResult) => [status, fields?.[0]?.field, fields?.[0]?.rule];
const wrongCode = [422, 'code', 'wrong_code'];

async function half(email: string, browser = newBrowser()): Promise<string> {
  const { status, body } = await call(app, 'login', { body: { email, password }, browser });
  assert.equal(status, 200);
  assert.deepEqual(Object.keys(body), ['secondStep'], JSON.stringify(body));
  return body.secondStep.token;
}
/** One after the other: of many passwords at once some are refused. */
async function halves(email: string, count: number): Promise<string[]> {
  const tokens: string[] = [];
  while (tokens.length < count) tokens.push(await half(email));
  return tokens;
}
const finish = (token: string, code: string, browser = newBrowser()) =>
  call(app, 'finishSignIn', { body: { token, code }, browser });

type WithCodes = { email: string; browser: Browser; secret: string; recoveryCodes: string[] };

async function withCodes(name: string, aheadMs = 0): Promise<WithCodes> {
  app.moveClock(aheadMs);
  const email = newEmail(name);
  const browser = await signUpConfirmed(app, email);
  const codes = await enableTotp(app, browser);
  app.moveClock(aheadMs + nextCode);
  return { email, browser, ...codes };
}

describe('codes of an app', () => {
  before(async () => {
    app = await testApp();
    // A code is valid for half a minute.
    app.stopClock(true);
  });
  afterEach(() => app.moveClock(0));
  after(() => app.stopClock(false));

  test('are turned on by a proof and a first code, and notified by mail', async () => {
    const email = newEmail('ana');
    const browser = await signUpConfirmed(app, email);
    assert.equal((await call(app, 'startTotp', { browser })).code, 'proof_required');
    assert.equal((await call(app, 'confirmTotp', { browser, body: { code: '123456' } })).code, 'security_state');
    await reauthenticate(app, browser);
    const { body } = await call(app, 'startTotp', { browser });
    const uri = new URL(body.uri);
    assert.equal(uri.protocol, 'otpauth:');
    assert.equal(uri.searchParams.get('secret'), body.secret);
    assert.equal(uri.searchParams.get('issuer'), 'Senda');
    assert.match(body.qr.path, /^M0 0h7v1h-7z/);
    assert.deepEqual((await call(app, 'getTotp', { browser })).body, {
      since: null,
      recoveryCodesLeft: 0,
      requiredFrom: null,
    });
    // No code is required until the app has shown that it has the secret.
    assert.ok((await call(app, 'login', { body: { email, password } })).body.token);

    const wrong = wrongTotpCodeOf(app, body.secret);
    assert.deepEqual(fieldOf(await call(app, 'confirmTotp', { browser, body: { code: wrong } })), wrongCode);
    const spaced = totpCodeOf(app, body.secret).replace(/(...)/, '$1 ');
    const { body: made } = await call(app, 'confirmTotp', { browser, body: { code: spaced } });
    assert.equal(new Set(made.recoveryCodes).size, 10);
    assert.match(made.recoveryCodes[0], /^[2-9A-Z]{4}(-[2-9A-Z]{4}){3}$/);
    const { body: state } = await call(app, 'getTotp', { browser });
    assert.ok(state.since);
    assert.equal(state.recoveryCodesLeft, 10);
    assert.ok((await mailEventsTo(app, email)).includes('totp_on'));
    assert.equal((await call(app, 'startTotp', { browser })).code, 'security_state');
  });

  test('are taken in the digits of any script, and what looks like a code is only a wrong one', async () => {
    const { email, browser, secret } = await withCodes('abir');
    const inScript = (zero: number, code: string) =>
      code.replace(/[0-9]/g, (digit) => String.fromCodePoint(zero + Number(digit)));
    const [arabicIndic, fullWidth] = [0x0660, 0xff10];
    const code = totpCodeOf(app, secret);
    for (const zero of [arabicIndic, fullWidth]) {
      const wrong = inScript(zero, wrongTotpCodeOf(app, secret));
      assert.deepEqual(fieldOf(await finish(await half(email), wrong)), wrongCode);
    }
    assert.equal((await finish(await half(email), inScript(arabicIndic, code))).status, 200);

    await reauthenticate(app, browser);
    await call(app, 'removeTotp', { browser });
    const { secret: next } = (await call(app, 'startTotp', { browser })).body;
    for (const wrong of ['１２３', '٠١٢٣٤٥٦', 'é23456', '１２３４５６７８９０'])
      assert.deepEqual(fieldOf(await call(app, 'confirmTotp', { browser, body: { code: wrong } })), wrongCode, wrong);
    const typed = inScript(fullWidth, totpCodeOf(app, next));
    assert.equal((await call(app, 'confirmTotp', { browser, body: { code: typed } })).status, 200);
  });

  test('begun and left are over after a quarter of an hour; begun again, only the new secret counts', async () => {
    const browser = await signUpConfirmed(app);
    await reauthenticate(app, browser);
    const { secret } = (await call(app, 'startTotp', { browser })).body;
    app.moveClock(16 * minuteMs);
    await call(app, 'refresh', { browser });
    const late = await call(app, 'confirmTotp', { browser, body: { code: totpCodeOf(app, secret) } });
    assert.equal(late.code, 'security_state');
    await reauthenticate(app, browser);
    const { secret: next } = (await call(app, 'startTotp', { browser })).body;
    assert.notEqual(next, secret);
    const old = await call(app, 'confirmTotp', { browser, body: { code: totpCodeOf(app, secret) } });
    assert.deepEqual(fieldOf(old), wrongCode);
    assert.equal((await call(app, 'confirmTotp', { browser, body: { code: totpCodeOf(app, next) } })).status, 200);
  });

  test('are required after the password, which alone opens nothing', async () => {
    const { email, secret } = await withCodes('bea');
    const browser = newBrowser();
    const token = await half(email, browser);
    assert.equal(browser.cookies.size, 0);
    assert.equal((await call(app, 'getMe', { browser: { ...newBrowser(), token } })).status, 401);
    assert.equal((await call(app, 'refresh', { browser })).status, 401);
    assert.deepEqual(fieldOf(await finish(token, wrongTotpCodeOf(app, secret), browser)), wrongCode);
    assert.equal(browser.cookies.size, 0);
    const { status, body } = await finish(token, totpCodeOf(app, secret), browser);
    assert.equal(status, 200, JSON.stringify(body));
    assert.equal(body.user.email, email);
    assert.ok(refreshCookieOf(browser));
    assert.equal((await call(app, 'getMe', { browser })).status, 200);
    assert.equal((await call(app, 'refresh', { browser })).status, 200);
  });

  test('are not requested after a wrong password, in the same words as for everyone', async () => {
    const { email } = await withCodes('cleo');
    const known = await call(app, 'login', { body: { email, password: 'not hers at all' } });
    const unknown = await call(app, 'login', { body: { email: newEmail('nobody'), password: 'not hers at all' } });
    assert.deepEqual([known.status, known.body], [401, unknown.body]);
  });

  test('are taken one half minute early and late, not two, and never again', async () => {
    const { email, secret } = await withCodes('dora');
    for (const far of [-2, 2])
      assert.deepEqual(fieldOf(await finish(await half(email), totpCodeOf(app, secret, far))), wrongCode, `${far}`);
    const early = totpCodeOf(app, secret, 1);
    assert.equal((await finish(await half(email), early)).status, 200);
    assert.deepEqual(fieldOf(await finish(await half(email), early)), wrongCode, 'the same again');
    const passed = totpCodeOf(app, secret, 0);
    assert.deepEqual(fieldOf(await finish(await half(email), passed)), wrongCode, 'one before it');
    app.moveClock(nextCode + 60_000);
    assert.equal((await finish(await half(email), totpCodeOf(app, secret))).status, 200);
  });

  test('that turned the codes on do not sign in as well', async () => {
    const email = newEmail('elsa');
    const browser = await signUpConfirmed(app, email);
    await reauthenticate(app, browser);
    const { secret } = (await call(app, 'startTotp', { browser })).body;
    const code = totpCodeOf(app, secret);
    assert.equal((await call(app, 'confirmTotp', { browser, body: { code } })).status, 200);
    assert.deepEqual(fieldOf(await finish(await half(email), code)), wrongCode);
  });

  test('let one of two in who use the same at once', async () => {
    const { email, secret } = await withCodes('fay');
    const tokens = [await half(email), await half(email)];
    const code = totpCodeOf(app, secret);
    const both = await Promise.all(tokens.map((token) => finish(token, code)));
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 422]);
  });

  test('have five minutes, and one session, for a right password', async () => {
    const { email, secret } = await withCodes('greta');
    const token = await half(email);
    app.moveClock(nextCode + 5 * minuteMs);
    const late = await finish(token, totpCodeOf(app, secret));
    assert.deepEqual([late.status, late.code], [404, 'not_found']);
    const fresh = await half(email);
    assert.equal((await finish(fresh, totpCodeOf(app, secret))).status, 200);
    app.moveClock(nextCode + 6 * minuteMs);
    assert.equal((await finish(fresh, totpCodeOf(app, secret))).status, 404);
    assert.equal((await finish('made-up', totpCodeOf(app, secret))).status, 404);
  });

  test('are not entered from a foreign page', async () => {
    const { email, secret } = await withCodes('hana');
    const body = { token: await half(email), code: totpCodeOf(app, secret) };
    assert.equal((await call(app, 'finishSignIn', { body, origin: 'https://evil.example' })).code, 'malformed');
    assert.equal((await call(app, 'finishSignIn', { body })).status, 200);
  });

  test('stay after a new password, but what the old one had opened half is closed', async () => {
    const { email, secret } = await withCodes('ines');
    const token = await half(email);
    await call(app, 'requestPasswordReset', { body: { email } });
    await app.jobs.runDue();
    const mail = await app.services.database.db
      .selectFrom('mails')
      .select('bodyText')
      .where('recipient', '=', email)
      .where('event', 'like', 'reset_password:%')
      .executeTakeFirstOrThrow();
    const link = /#([\w-]{43})/.exec(mail.bodyText)![1]!;
    await call(app, 'resetPassword', { body: { token: link, password } });
    assert.equal((await finish(token, totpCodeOf(app, secret))).status, 404);
    assert.equal((await finish(await half(email), totpCodeOf(app, secret))).status, 200);
  });

  test('are turned off by a proof, and notified by mail', async () => {
    const { email, browser, recoveryCodes } = await withCodes('jill');
    app.moveClock(11 * minuteMs);
    await call(app, 'refresh', { browser });
    assert.equal((await call(app, 'removeTotp', { browser })).code, 'proof_required');
    await reauthenticate(app, browser);
    const token = await half(email);
    assert.equal((await call(app, 'removeTotp', { browser })).status, 204);
    assert.equal((await call(app, 'removeTotp', { browser })).status, 404);
    assert.deepEqual((await call(app, 'getTotp', { browser })).body, {
      since: null,
      recoveryCodesLeft: 0,
      requiredFrom: null,
    });
    assert.deepEqual(fieldOf(await finish(token, recoveryCodes[0]!)), wrongCode);
    assert.ok((await call(app, 'login', { body: { email, password } })).body.token);
    assert.ok((await mailEventsTo(app, email)).includes('totp_off'));
  });

  test('are stored so that the table gives no secret away', async () => {
    const { browser, secret, recoveryCodes } = await withCodes('kira');
    const { id } = (await call(app, 'getMe', { browser })).body;
    const { pool } = app.services.database;
    const { rows } = await pool.query('select * from totp where user_id = $1', [id]);
    const { rows: codes } = await pool.query('select code_hash from recovery_codes where user_id = $1', [id]);
    const encrypted: Buffer = rows[0].encrypted_secret;
    const { Secret } = await import('otpauth');
    assert.equal(encrypted.includes(Buffer.from(Secret.fromBase32(secret).bytes)), false);
    assert.equal(codes.length, 10);
    for (const { code_hash } of codes)
      assert.equal(
        recoveryCodes.some((code) => code_hash.includes(code)),
        false,
      );
  });
});

describe('a recovery code', () => {
  before(async () => void (app = await testApp()));
  afterEach(() => app.moveClock(0));

  test('replaces a code once, however it is typed, and is notified by mail', async () => {
    const { email, browser, recoveryCodes } = await withCodes('lola');
    const [code] = recoveryCodes;
    assert.equal((await finish(await half(email), ` ${code!.toLowerCase().replaceAll('-', ' ')}`)).status, 200);
    assert.deepEqual(fieldOf(await finish(await half(email), code!)), wrongCode);
    assert.equal((await call(app, 'getTotp', { browser })).body.recoveryCodesLeft, 9);
    assert.ok((await mailEventsTo(app, email)).includes('recovery_code_used'));
    const { bodyText } = await app.services.database.db
      .selectFrom('mails')
      .select('bodyText')
      .where('recipient', '=', email)
      .where('event', 'like', 'recovery_code_used:%')
      .executeTakeFirstOrThrow();
    assert.match(bodyText, /9 recovery codes are left/);
  });

  test('used by two callers at once lets one in', async () => {
    const { email, browser, recoveryCodes } = await withCodes('mara');
    for (const code of recoveryCodes.slice(0, 3)) {
      const tokens = [await half(email), await half(email)];
      const both = await Promise.all(tokens.map((token) => finish(token, code)));
      assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 422]);
    }
    assert.equal((await call(app, 'getTotp', { browser })).body.recoveryCodesLeft, 7);
  });

  test('is not used up by a token that another caller was faster with', async () => {
    const { email, browser, recoveryCodes } = await withCodes('nora');
    const token = await half(email);
    const both = await Promise.all(recoveryCodes.slice(0, 2).map((code) => finish(token, code)));
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 404]);
    assert.equal((await call(app, 'getTotp', { browser })).body.recoveryCodesLeft, 9);
  });

  test('of before no longer works when new ones were made, for which a proof is needed', async () => {
    const { email, browser, recoveryCodes } = await withCodes('olga');
    const { status, body } = await call(app, 'renewRecoveryCodes', { browser });
    assert.equal(status, 200);
    assert.equal(body.recoveryCodes.length, 10);
    assert.deepEqual(fieldOf(await finish(await half(email), recoveryCodes[0]!)), wrongCode);
    assert.equal((await finish(await half(email), body.recoveryCodes[0]!)).status, 200);
    assert.ok((await mailEventsTo(app, email)).includes('recovery_codes_renewed'));
    app.moveClock(12 * minuteMs);
    await call(app, 'refresh', { browser });
    assert.equal((await call(app, 'renewRecoveryCodes', { browser })).code, 'proof_required');
    const without = await signUpConfirmed(app);
    await reauthenticate(app, without);
    assert.equal((await call(app, 'renewRecoveryCodes', { browser: without })).code, 'security_state');
  });

  test('of another user is a wrong code', async () => {
    const { recoveryCodes } = await withCodes('pia');
    const { email } = await withCodes('rosa');
    assert.deepEqual(fieldOf(await finish(await half(email), recoveryCodes[0]!)), wrongCode);
  });
});

describe('guessing codes', () => {
  let scale: number;
  before(async () => {
    app = await testApp();
    scale = app.services.config.rateLimitScale;
  });
  afterEach(() => {
    app.moveClock(0);
    app.services.config.rateLimitScale = scale;
  });

  /** Until the windows of the throttles begin again: no test is cut in two by their end. */
  const toNextWindow = () => 720 * minuteMs - (Date.now() % (720 * minuteMs));

  test('ends after ten, wherever they come from, and the owner hears of it once', async () => {
    const { email, secret } = await withCodes('sara', toNextWindow());
    const tokens = await halves(email, 11);
    app.services.config.rateLimitScale = 1;
    const from = (number: number) => newBrowser(`203.0.113.${number}`);
    for (let tries = 0; tries < 10; tries++) {
      const refused = await finish(tokens[tries]!, wrongTotpCodeOf(app, secret), from(tries));
      assert.deepEqual(fieldOf(refused), wrongCode);
    }
    const eleventh = await finish(tokens[10]!, totpCodeOf(app, secret), from(10));
    assert.deepEqual([eleventh.status, eleventh.code], [429, 'too_many_requests']);
    const mails = (await mailEventsTo(app, email)).filter((event) => event === 'codes_refused');
    assert.equal(mails.length, 1);
  });

  test('is not sent to a user who mistypes and then signs in', async () => {
    const { email, secret, recoveryCodes } = await withCodes('tina', toNextWindow());
    const tokens = await halves(email, 3);
    app.services.config.rateLimitScale = 1;
    const here = () => newBrowser('203.0.113.99');
    for (const [times, token] of tokens.entries()) {
      for (let tries = 0; tries < 4; tries++) await finish(token, wrongTotpCodeOf(app, secret), here());
      assert.equal((await finish(token, recoveryCodes[times]!, here())).status, 200);
    }
    assert.equal((await mailEventsTo(app, email)).includes('codes_refused'), false);
  });

  test('counts against the address, like passwords', async () => {
    const { email, secret } = await withCodes('uma', toNextWindow());
    const token = await half(email);
    app.services.config.rateLimitScale = 0.05;
    const browser = () => newBrowser('203.0.113.77');
    for (let tries = 0; tries < 3; tries++) await finish('made-up', '123456', browser());
    const refused = await finish(token, totpCodeOf(app, secret), browser());
    assert.deepEqual([refused.status, refused.code], [429, 'too_many_requests']);
  });
});
