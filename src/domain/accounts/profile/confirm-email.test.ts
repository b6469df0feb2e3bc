// Confirming an address, and changing it, by mail links.
import assert from 'node:assert/strict';
import { afterEach, before, describe, test } from 'node:test';
import { type TestApp, testApp } from '#test/app.ts';
import { call, newBrowser, newEmail, password, signUp } from '#test/browser.ts';
import { linkIn, logIn, mailsTo, meOf, newcomer, tokenIn } from '#test/mail-links.ts';
import { addPasskey, reauthenticate, signInWith, enableTotp } from '#test/security.ts';
import { hourMs } from '#test/time.ts';

let app: TestApp;

describe('an address', () => {
  before(async () => void (app = await testApp()));
  afterEach(() => app.moveClock(0));

  test('is confirmed by the link that registering mails to it, in the caller’s language, twice with the same answer', async () => {
    const email = newEmail('ana');
    const browser = newBrowser();
    const body = { email, password, role: 'client', language: 'fr' };
    await call(app, 'register', { body, browser });
    const [mail, ...more] = await mailsTo(email);
    assert.deepEqual(more, []);
    assert.equal(mail!.language, 'fr');
    assert.match(linkIn(mail), /^http:\/\/localhost:3000\/fr\/confirm-email#[\w-]{43}$/);
    assert.equal((await meOf(browser)).email_confirmed, false);
    for (let time = 0; time < 2; time++) {
      const response = await call(app, 'confirmEmail', { body: { token: tokenIn(mail) }, browser });
      assert.deepEqual([response.status, response.body], [200, { email }]);
    }
    assert.equal((await meOf(browser)).email_confirmed, true);
  });

  test('that its owner confirms elsewhere ends the sessions of the person who registered it, once', async () => {
    const { email, browser, mail } = await newcomer('abel');
    const confirm = (from = newBrowser()) =>
      call(app, 'confirmEmail', { body: { token: tokenIn(mail) }, browser: from });
    const stranger = await signUp(app, newEmail('stranger'));
    assert.equal((await confirm(stranger)).status, 200);
    assert.equal((await call(app, 'getMe', { browser })).status, 401);
    assert.equal((await call(app, 'refresh', { browser })).status, 401);
    assert.equal((await call(app, 'getMe', { browser: stranger })).status, 200);
    const later = newBrowser();
    await call(app, 'login', { body: { email, password }, browser: later });
    assert.equal((await confirm()).status, 200);
    assert.equal((await meOf(later)).email_confirmed, true);
  });

  test('that is confirmed elsewhere opens by nothing that was added before', async () => {
    const email = newEmail('abril');
    const browser = await signUp(app, email);
    const mail = (await mailsTo(email))[0];
    const { pool } = app.services.database;
    // As written by an older version, which allowed anyone to add these.
    await pool.query('update users set email_confirmed_at = now() where email = $1', [email]);
    const passkey = await addPasskey(app, browser);
    await enableTotp(app, browser);
    await pool.query('update users set email_confirmed_at = null where email = $1', [email]);
    assert.equal((await call(app, 'confirmEmail', { body: { token: tokenIn(mail) } })).status, 200);
    assert.equal((await signInWith(app, passkey)).status, 422);
    assert.ok('token' in (await logIn(email, password)).body);
  });

  test('that is confirmed elsewhere leaves the person who registered it no way to keep its owner out', async () => {
    const { email, mail } = await newcomer('ada');
    assert.equal((await call(app, 'confirmEmail', { body: { token: tokenIn(mail) } })).status, 200);
    const browser = newBrowser();
    await call(app, 'login', { browser, body: { email, password } });
    await call(app, 'reauthenticate', { browser, body: { password } });
    for (const operation of ['startTotp', 'startPasskey'] as const)
      assert.equal((await call(app, operation, { browser })).code, 'email_unconfirmed');
    // The owner has shown by another mail that the account is theirs, too.
    const [latest] = await mailsTo(email).then((mails) => mails.slice(-1));
    assert.equal((await call(app, 'confirmEmail', { browser, body: { token: tokenIn(latest) } })).status, 200);
    assert.equal((await call(app, 'startTotp', { browser })).status, 200);
  });

  test('that is changed and confirmed elsewhere is not known to belong to the user who changed it', async () => {
    const browser = await signUp(app, newEmail('lena'));
    const victim = newEmail('vera');
    await app.send('POST', '/api/contact', {
      body: { name: 'Vera', email: victim, topic: 'other', message: 'Something that is only mine to read.' },
    });
    await call(app, 'reauthenticate', { browser, body: { password } });
    assert.equal((await call(app, 'updateMe', { browser, body: { email: victim } })).status, 200);
    const [latest] = (await mailsTo(victim)).slice(-1);
    assert.equal((await call(app, 'confirmEmail', { body: { token: tokenIn(latest) } })).status, 200);
    const { token } = (await logIn(victim, password)).body;
    const { body } = await app.send('GET', '/api/auth/me/personal-data', { token });
    const messages = body.parts.find(({ name }: { name: string }) => name === 'messages');
    assert.equal(messages.count, 0, JSON.stringify(body.parts));
  });

  test('is not confirmed by a link that is made up, or seven days old', async () => {
    const { browser, mail } = await newcomer('bea');
    const made = await call(app, 'confirmEmail', { body: { token: tokenIn(mail).split('').reverse().join('') } });
    assert.deepEqual([made.status, made.code], [404, 'not_found']);
    app.moveClock(7 * 24 * hourMs + 60_000);
    const late = await call(app, 'confirmEmail', { body: { token: tokenIn(mail) } });
    assert.deepEqual([late.status, late.body], [404, made.body]);
    app.moveClock(0);
    assert.equal((await meOf(browser)).email_confirmed, false);
  });

  test('can be sent its link again until it is confirmed', async () => {
    const { email, browser } = await newcomer('cleo');
    assert.equal((await call(app, 'sendConfirmation', { browser })).status, 204);
    const mails = await mailsTo(email);
    assert.equal(mails.length, 2);
    assert.equal((await call(app, 'confirmEmail', { body: { token: tokenIn(mails[1]) }, browser })).status, 200);
    assert.equal((await call(app, 'sendConfirmation', { browser })).status, 204);
    assert.equal((await mailsTo(email)).length, 2);
    assert.equal((await call(app, 'sendConfirmation')).status, 401);
  });

  test('that is changed counts after its confirmation, and the old one is notified', async () => {
    const { email, browser, mail } = await newcomer('dora');
    await call(app, 'confirmEmail', { body: { token: tokenIn(mail) }, browser });
    const next = newEmail('dora.new');
    const unauthenticated = await call(app, 'updateMe', { body: { email: next, city: 'Cádiz' }, browser });
    assert.deepEqual([unauthenticated.status, unauthenticated.code], [409, 'proof_required']);
    assert.deepEqual([(await meOf(browser)).pending_email, (await meOf(browser)).city], [null, null]);
    await reauthenticate(app, browser);
    const changed = await call(app, 'updateMe', { body: { email: next.toUpperCase(), city: 'Cádiz' }, browser });
    assert.equal(changed.status, 200);
    assert.deepEqual(
      [changed.body.email, changed.body.pending_email, changed.body.email_confirmed, changed.body.city],
      [email, next, true, 'Cádiz'],
    );
    assert.equal((await logIn(next, password)).status, 401);
    const [changeMail] = await mailsTo(next);
    assert.match((await mailsTo(email)).at(-1)!.event, /^email_changing:/);
    assert.deepEqual((await call(app, 'confirmEmail', { body: { token: tokenIn(changeMail) } })).body, { email: next });
    const { email: now, name, pending_email, email_confirmed } = await meOf(browser);
    assert.deepEqual([now, pending_email, email_confirmed], [next, null, true]);
    assert.equal(name, next.split('@')[0], 'still known as a generated name');
    assert.equal((await logIn(next, password)).status, 200);
    assert.equal((await logIn(email, password)).status, 401);
  });

  test('that comes back in a form as it was is no change; the old one entered again gives the change up', async () => {
    const { email, browser } = await newcomer('elsa');
    const next = newEmail('elsa.new');
    const same = await call(app, 'updateMe', { body: { email: ` ${email.toUpperCase()} ` }, browser });
    assert.equal(same.status, 200);
    await reauthenticate(app, browser);
    await call(app, 'updateMe', { body: { email: next }, browser });
    await call(app, 'updateMe', { body: { email: next, city: 'Cádiz' }, browser });
    const mails = await mailsTo(next);
    assert.equal(mails.length, 1);
    const { body } = await call(app, 'updateMe', { body: { email }, browser });
    assert.deepEqual([body.email, body.pending_email], [email, null]);
    assert.equal((await call(app, 'confirmEmail', { body: { token: tokenIn(mails[0]) } })).status, 404);
    assert.equal((await meOf(browser)).email, email);
  });

  test('of another user cannot be taken, neither when requested nor when confirmed', async () => {
    const { browser, email } = await newcomer('fay');
    const { email: taken } = await newcomer('greta');
    await reauthenticate(app, browser);
    const refused = await call(app, 'updateMe', { body: { email: taken, city: 'Nowhere' }, browser });
    assert.deepEqual([refused.status, refused.code], [409, 'email_taken']);
    assert.equal((await meOf(browser)).city, null);
    const late = newEmail('hana');
    await call(app, 'updateMe', { body: { email: late }, browser });
    const [mail] = await mailsTo(late);
    await signUp(app, late);
    const confirmed = await call(app, 'confirmEmail', { body: { token: tokenIn(mail) } });
    assert.deepEqual([confirmed.status, confirmed.code], [409, 'email_taken']);
    assert.equal((await meOf(browser)).email, email);
  });

  test('that is none names its field', async () => {
    const { browser } = await newcomer('ines');
    const { status, fields } = await call(app, 'updateMe', { body: { email: 'ines@' }, browser });
    assert.deepEqual([status, fields!.map(({ field, rule }) => `${field} ${rule}`)], [422, ['email email']]);
  });
});
