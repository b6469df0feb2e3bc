// Passkeys, with a test authenticator that signs according to WebAuthn.
import assert from 'node:assert/strict';
import { afterEach, before, describe, test } from 'node:test';
import { newId } from '#kernel/ids.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { Authenticator } from '#test/authenticator.ts';
import { call, newBrowser, newEmail, password, refreshCookieOf, signUp } from '#test/browser.ts';
import { addPasskey, mailEventsTo, reauthenticate, signInWith, enableTotp, signUpConfirmed } from '#test/security.ts';

const minuteMs = 60_000;
let app: TestApp;

const refusalOf = ({ status, fields }: { status: number; fields?: { field: string; rule: string }[] }) => [
  status,
  fields?.[0]?.field,
  fields?.[0]?.rule,
];
const notTaken = [422, 'passkey', 'wrong_passkey'];

describe('a passkey', () => {
  before(async () => void (app = await testApp()));
  afterEach(() => app.moveClock(0));

  test('is added after a proof, listed, and notified by mail', async () => {
    const email = newEmail('ana');
    const browser = await signUpConfirmed(app, email);
    const refused = await call(app, 'startPasskey', { browser });
    assert.deepEqual([refused.status, refused.code], [409, 'proof_required']);
    await addPasskey(app, browser, ' Work laptop ');
    const { body } = await call(app, 'listPasskeys', { browser });
    assert.deepEqual(
      body.data.map(({ name, lastUsedAt }: any) => [name, lastUsedAt]),
      [['Work laptop', null]],
    );
    assert.ok((await mailEventsTo(app, email)).includes('passkey_added'));
  });

  test('and codes are not for an account whose address is not confirmed', async () => {
    const browser = await signUp(app);
    await reauthenticate(app, browser);
    for (const name of ['startPasskey', 'startTotp'] as const) {
      const { status, code, body } = await call(app, name, { browser });
      assert.deepEqual([status, code], [409, 'email_unconfirmed']);
      assert.match(body.detail, /Open the link in our latest e-mail/);
    }
  });

  test('requests one from browsers that is found without a name and checks its owner', async () => {
    const email = newEmail('bea');
    const browser = await signUpConfirmed(app, email);
    const first = await addPasskey(app, browser);
    const { body } = await call(app, 'startPasskey', { browser });
    assert.deepEqual(body.rp, { id: 'localhost', name: 'Senda' });
    assert.equal(body.user.name, email);
    assert.deepEqual(body.authenticatorSelection, {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    });
    assert.deepEqual(
      body.excludeCredentials.map(({ id }: any) => id),
      [first.id],
    );
    assert.equal(Buffer.from(body.challenge, 'base64url').length, 32);
  });

  test('signs in without password or code, and says when it was used', async () => {
    const email = newEmail('cleo');
    const browser = await signUpConfirmed(app, email);
    const authenticator = await addPasskey(app, browser);
    await enableTotp(app, browser);
    const elsewhere = newBrowser();
    const { status, body } = await signInWith(app, authenticator, elsewhere);
    assert.equal(status, 200, JSON.stringify(body));
    assert.equal(body.user.email, email);
    assert.ok(refreshCookieOf(elsewhere));
    assert.equal((await call(app, 'getMe', { browser: elsewhere })).status, 200);
    assert.ok((await call(app, 'listPasskeys', { browser })).body.data[0].lastUsedAt);
  });

  test('signs in by a challenge once, within five minutes, that was made for it', async () => {
    const browser = await signUpConfirmed(app);
    const authenticator = await addPasskey(app, browser);
    const signIn = (passkey: object) => call(app, 'signInWithPasskey', { body: { passkey } });
    const { body: options } = await call(app, 'startPasskeySignIn');
    const passkey = authenticator.use(options);
    assert.equal((await signIn(passkey)).status, 200);
    assert.deepEqual(refusalOf(await signIn(passkey)), notTaken, 'again');

    const { body: late } = await call(app, 'startPasskeySignIn');
    app.moveClock(5 * minuteMs + 1000);
    assert.deepEqual(refusalOf(await signIn(authenticator.use(late))), notTaken, 'late');
    app.moveClock(0);

    const { body: proof } = await call(app, 'startReauthentication', { browser });
    assert.deepEqual(refusalOf(await signIn(authenticator.use(proof))), notTaken, 'made for a proof');
    const made = { challenge: Buffer.alloc(32, 7).toString('base64url') };
    assert.deepEqual(refusalOf(await signIn(authenticator.use(made))), notTaken, 'made up');
  });

  test('lets one of two in who send the same at once', async () => {
    const authenticator = await addPasskey(app, await signUpConfirmed(app));
    const { body: options } = await call(app, 'startPasskeySignIn');
    const body = { passkey: authenticator.use(options) };
    const both = await Promise.all([0, 1].map(() => call(app, 'signInWithPasskey', { body })));
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 422]);
  });

  test('is not taken with another key, for another place or person, unchecked, or as a copy', async () => {
    const browser = await signUpConfirmed(app);
    const authenticator = await addPasskey(app, browser);
    const other = await addPasskey(app, await signUpConfirmed(app));
    const tryIt = async (change: (passkey: any, options: any) => object) => {
      const { body: options } = await call(app, 'startPasskeySignIn');
      const passkey = change(authenticator.use(options), options);
      return refusalOf(await call(app, 'signInWithPasskey', { body: { passkey } }));
    };
    const stranger = new Authenticator();
    assert.deepEqual(await tryIt((_, options) => stranger.use(options)), notTaken, 'unknown');
    const swapped = await tryIt((passkey, options) => ({
      ...passkey,
      response: { ...other.use(options).response, userHandle: authenticator.userHandle },
    }));
    assert.deepEqual(swapped, notTaken, 'another key');
    const origin = 'https://senda.evil.example';
    assert.deepEqual(await tryIt((_, options) => authenticator.use({ ...options, origin })), notTaken, 'another page');
    const named = await tryIt((passkey) => ({
      ...passkey,
      response: { ...passkey.response, userHandle: other.userHandle },
    }));
    assert.deepEqual(named, notTaken, 'another person');
    const nobody = await tryIt((passkey) => ({
      ...passkey,
      response: { ...passkey.response, userHandle: undefined },
    }));
    assert.deepEqual(nobody, notTaken, 'nobody');
    authenticator.checksOwner = false;
    assert.deepEqual(await tryIt((passkey) => passkey), notTaken, 'unchecked');
    authenticator.checksOwner = true;
    assert.equal((await signInWith(app, authenticator)).status, 200);
    authenticator.count -= 2;
    assert.deepEqual(await tryIt((passkey) => passkey), notTaken, 'counted back');
  });

  test('is not made with another user’s challenge, for another place, or twice', async () => {
    const browser = await signUpConfirmed(app);
    const stranger = await signUpConfirmed(app);
    await reauthenticate(app, browser);
    await reauthenticate(app, stranger);
    const start = async (who = browser) => (await call(app, 'startPasskey', { browser: who })).body;
    const add = (passkey: object, who = browser) =>
      call(app, 'addPasskey', { browser: who, body: { name: 'x', passkey } });
    const authenticator = new Authenticator();
    assert.deepEqual(refusalOf(await add(authenticator.create(await start()), stranger)), notTaken);
    const elsewhere = new Authenticator('evil.example');
    assert.deepEqual(refusalOf(await add(elsewhere.create(await start()))), notTaken);
    assert.equal((await add(authenticator.create(await start()))).status, 201);
    const again = await add(authenticator.create(await start(stranger)), stranger);
    assert.deepEqual([again.status, again.code], [409, 'security_state']);
    assert.equal((await call(app, 'listPasskeys', { browser: stranger })).body.total, 0);
  });

  test('is renamed by its owner, and removed after a proof: then it opens nothing', async () => {
    const email = newEmail('dora');
    const browser = await signUpConfirmed(app, email);
    const authenticator = await addPasskey(app, browser);
    const { id } = (await call(app, 'listPasskeys', { browser })).body.data[0];
    const renamed = await call(app, 'renamePasskey', { browser, id, body: { name: 'Old phone' } });
    assert.deepEqual([renamed.status, renamed.body.name], [200, 'Old phone']);
    const nameless = await call(app, 'renamePasskey', { browser, id, body: { name: ' ' } });
    assert.deepEqual(refusalOf(nameless), [422, 'name', 'required']);

    const stranger = await signUpConfirmed(app);
    await reauthenticate(app, stranger);
    for (const [name, body] of [['renamePasskey', { name: 'Mine' }], ['removePasskey']] as const) {
      const theirs = await call(app, name, { browser: stranger, id, body });
      assert.equal(theirs.status, 404);
      assert.deepEqual(theirs.body, (await call(app, name, { browser: stranger, id: newId(), body })).body);
    }
    app.moveClock(11 * minuteMs);
    await call(app, 'refresh', { browser });
    assert.equal((await call(app, 'removePasskey', { browser, id })).code, 'proof_required');
    await reauthenticate(app, browser);
    assert.equal((await call(app, 'removePasskey', { browser, id })).status, 204);
    assert.deepEqual(refusalOf(await signInWith(app, authenticator)), notTaken);
    assert.ok((await mailEventsTo(app, email)).includes('passkey_removed'));
  });

  test('is handed out by its name, and is enough to erase the account, with which it goes', async () => {
    const browser = await signUpConfirmed(app);
    const authenticator = await addPasskey(app, browser, 'Work laptop');
    await enableTotp(app, browser);
    const { token } = browser;
    const { body } = await app.send('GET', '/api/auth/me/personal-data', { token });
    assert.equal(body.parts.find(({ name }: any) => name === 'security').count, 2);
    app.moveClock(11 * minuteMs);
    await call(app, 'refresh', { browser });
    const asked = await call(app, 'eraseAccount', { browser });
    assert.deepEqual([asked.status, asked.code], [409, 'proof_required']);
    const { body: options } = await call(app, 'startReauthentication', { browser });
    await call(app, 'reauthenticate', { browser, body: { passkey: authenticator.use(options) } });
    const erased = await call(app, 'eraseAccount', { browser });
    assert.equal(erased.status, 204, JSON.stringify(erased.body));
    app.moveClock(0);
    assert.deepEqual(refusalOf(await signInWith(app, authenticator)), notTaken);
  });

  test('is nothing a foreign page can ask for', async () => {
    const authenticator = await addPasskey(app, await signUpConfirmed(app));
    const origin = 'https://evil.example';
    assert.equal((await call(app, 'startPasskeySignIn', { origin })).code, 'malformed');
    const { body: options } = await call(app, 'startPasskeySignIn');
    const body = { passkey: authenticator.use(options) };
    assert.equal((await call(app, 'signInWithPasskey', { origin, body })).code, 'malformed');
    assert.equal((await call(app, 'signInWithPasskey', { origin: 'http://localhost:3000', body })).status, 200);
  });

  test('belongs to the host that the browser names, where it is ours', async () => {
    const { body } = await call(app, 'startPasskeySignIn', { origin: 'http://127.0.0.1:5173' });
    assert.equal(body.rpId, '127.0.0.1');
    assert.equal((await call(app, 'startPasskeySignIn')).body.rpId, 'localhost');
  });
});

describe('a proof of who calls', () => {
  before(async () => void (app = await testApp()));
  afterEach(() => app.moveClock(0));

  test('is the password or a passkey, and lasts ten minutes, in one session', async () => {
    const email = newEmail('elsa');
    const browser = await signUpConfirmed(app, email);
    const authenticator = await addPasskey(app, browser);
    app.moveClock(10 * minuteMs);
    await call(app, 'refresh', { browser });
    assert.equal((await call(app, 'startTotp', { browser })).code, 'proof_required');
    const { body: options } = await call(app, 'startReauthentication', { browser });
    assert.deepEqual(options.allowCredentials, [
      { id: authenticator.id, type: 'public-key', transports: ['internal'] },
    ]);
    const reauthenticated = await call(app, 'reauthenticate', {
      browser,
      body: { passkey: authenticator.use(options) },
    });
    assert.equal(reauthenticated.status, 200);
    assert.equal(
      Date.parse(reauthenticated.body.provedUntil) > app.services.clock.now().getTime() + 9 * minuteMs,
      true,
    );
    assert.equal((await call(app, 'startTotp', { browser })).status, 200);

    const elsewhere = newBrowser();
    await call(app, 'login', { browser: elsewhere, body: { email, password } });
    app.moveClock(20 * minuteMs);
    await call(app, 'refresh', { browser });
    await call(app, 'refresh', { browser: elsewhere });
    await reauthenticate(app, browser);
    assert.equal((await call(app, 'startTotp', { browser: elsewhere })).code, 'proof_required');
  });

  test('is signing in, too, with a password, a passkey or a code, for as long', async () => {
    const email = newEmail('enid');
    const authenticator = await addPasskey(app, await signUpConfirmed(app, email));
    const [byPassword, byPasskey, byCode] = [newBrowser(), newBrowser(), newBrowser()];
    await call(app, 'login', { browser: byPassword, body: { email, password } });
    await signInWith(app, authenticator, byPasskey);
    for (const browser of [byPassword, byPasskey])
      assert.equal((await call(app, 'startPasskey', { browser })).status, 200);
    const { recoveryCodes } = await enableTotp(app, byPassword);
    const half = await call(app, 'login', { body: { email, password } });
    const body = { token: half.body.secondStep.token, code: recoveryCodes[0] };
    await call(app, 'finishSignIn', { browser: byCode, body });
    assert.equal((await call(app, 'renewRecoveryCodes', { browser: byCode })).status, 200);
    app.moveClock(10 * minuteMs);
    for (const browser of [byPassword, byPasskey, byCode]) {
      await call(app, 'refresh', { browser });
      assert.equal((await call(app, 'startPasskey', { browser })).code, 'proof_required');
    }
  });

  test('is not a wrong password, another user’s passkey, nothing, or both', async () => {
    const browser = await signUpConfirmed(app);
    const wrong = await call(app, 'reauthenticate', { browser, body: { password: 'not hers at all' } });
    assert.deepEqual(refusalOf(wrong), [422, 'password', 'wrong_password']);
    const strangers = await addPasskey(app, await signUpConfirmed(app));
    const { body: options } = await call(app, 'startReauthentication', { browser });
    const passkey = strangers.use(options);
    assert.deepEqual(refusalOf(await call(app, 'reauthenticate', { browser, body: { passkey } })), notTaken);
    assert.deepEqual(refusalOf(await call(app, 'reauthenticate', { browser, body: {} })), [
      422,
      'password',
      'required',
    ]);
    const both = await call(app, 'reauthenticate', { browser, body: { password, passkey } });
    assert.deepEqual(refusalOf(both), [422, 'password', 'contradiction']);
    assert.equal((await call(app, 'startTotp', { browser })).code, 'proof_required');
  });

  test('is tried ten times in a quarter of an hour at most', async () => {
    const browser = await signUpConfirmed(app);
    const scale = app.services.config.rateLimitScale;
    app.services.config.rateLimitScale = 1;
    try {
      for (let tries = 0; tries < 10; tries++)
        assert.equal((await call(app, 'reauthenticate', { browser, body: { password: 'wrong' } })).status, 422);
      const refused = await call(app, 'reauthenticate', { browser, body: { password } });
      assert.deepEqual([refused.status, refused.code], [429, 'too_many_requests']);
    } finally {
      app.services.config.rateLimitScale = scale;
    }
  });
});
