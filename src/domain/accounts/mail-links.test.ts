// Confirming an address, changing it and choosing a new password, by mail links.
import assert from 'node:assert/strict';
import { afterEach, before, describe, test } from 'node:test';
import pg from 'pg';
import { recurringJobs } from '#server/process/jobs.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { type Browser, call, newBrowser, newEmail, password, signUp } from '#test/browser.ts';
import { addPasskey, reauthenticate, signInWith, signUpConfirmed, enableTotp } from '#test/security.ts';

type Mail = { event: string; recipient: string; language: string; subject: string; bodyText: string };

const hourMs = 3600_000;
const newPassword = 'another quiet harbour';

let app: TestApp;

async function mailsTo(email: string): Promise<Mail[]> {
  await app.jobs.runDue();
  const found = await app.services.database.read
    .selectFrom('mails')
    .select(['event', 'recipient', 'language', 'subject', 'bodyText'])
    .where('recipient', '=', email)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return found;
}

const linkIn = (mail: Mail | undefined): string => /https?:\S+#\S+/.exec(mail!.bodyText)![0];
const tokenIn = (mail: Mail | undefined): string => new URL(linkIn(mail)).hash.slice(1);
const meOf = async (browser: Browser) => (await call(app, 'getMe', { browser })).body;
const logIn = (email: string, tried: string) =>
  call(app, 'login', { body: { email, password: tried }, browser: newBrowser() });

async function newcomer(name: string): Promise<{ email: string; browser: Browser; mail: Mail }> {
  const email = newEmail(name);
  const browser = await signUp(app, email);
  return { email, browser, mail: (await mailsTo(email))[0]! };
}

describe('a mail with a link', () => {
  before(async () => void (app = await testApp()));
  afterEach(() => app.moveClock(0));

  const bodyOf = async (email: string) =>
    (await mailsTo(email)).find(({ event }) => event.startsWith('reset_password'))!;

  test('says nothing any more once the link is used, and all of it before', async () => {
    const { email } = await newcomer('nadia');
    await call(app, 'requestPasswordReset', { body: { email } });
    const token = tokenIn(await bodyOf(email));
    await recurringJobs['purge-link-mails']!.run(app.services);
    assert.equal(tokenIn(await bodyOf(email)), token);
    await call(app, 'resetPassword', { body: { token, password: newPassword } });
    await recurringJobs['purge-link-mails']!.run(app.services);
    assert.equal((await bodyOf(email)).bodyText, '');
  });

  test('says nothing any more once the link is over', async () => {
    const { email } = await newcomer('olga');
    await call(app, 'requestPasswordReset', { body: { email } });
    await bodyOf(email);
    app.moveClock(1.1 * hourMs);
    await recurringJobs['purge-link-mails']!.run(app.services);
    assert.equal((await bodyOf(email)).bodyText, '');
  });
});

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
      const answer = await call(app, 'confirmEmail', { body: { token: tokenIn(mail) }, browser });
      assert.deepEqual([answer.status, answer.body], [200, { email }]);
    }
    assert.equal((await meOf(browser)).email_confirmed, true);
  });

  test('that its owner confirms elsewhere ends the sessions of whoever registered it, once', async () => {
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
    // As written by an older version, which allowed anybody to add these.
    await pool.query('update users set email_confirmed_at = now() where email = $1', [email]);
    const passkey = await addPasskey(app, browser);
    await enableTotp(app, browser);
    await pool.query('update users set email_confirmed_at = null where email = $1', [email]);
    assert.equal((await call(app, 'confirmEmail', { body: { token: tokenIn(mail) } })).status, 200);
    assert.equal((await signInWith(app, passkey)).status, 422);
    assert.ok('token' in (await logIn(email, password)).body);
  });

  test('that is confirmed elsewhere leaves whoever registered it no way to keep its owner out', async () => {
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

  test('that is changed and confirmed elsewhere is not known to be of whoever changed it', async () => {
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

  test('that is changed counts after its confirmation, and the old one is told', async () => {
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
    const [asked] = await mailsTo(next);
    assert.match((await mailsTo(email)).at(-1)!.event, /^email_changing:/);
    assert.deepEqual((await call(app, 'confirmEmail', { body: { token: tokenIn(asked) } })).body, { email: next });
    const { email: now, pending_email, email_confirmed } = await meOf(browser);
    assert.deepEqual([now, pending_email, email_confirmed], [next, null, true]);
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
    const asked = await mailsTo(next);
    assert.equal(asked.length, 1);
    const { body } = await call(app, 'updateMe', { body: { email }, browser });
    assert.deepEqual([body.email, body.pending_email], [email, null]);
    assert.equal((await call(app, 'confirmEmail', { body: { token: tokenIn(asked[0]) } })).status, 404);
    assert.equal((await meOf(browser)).email, email);
  });

  test('of somebody else cannot be taken, neither when asked for nor when confirmed', async () => {
    const { browser, email } = await newcomer('fay');
    const { email: taken } = await newcomer('greta');
    await reauthenticate(app, browser);
    const refused = await call(app, 'updateMe', { body: { email: taken, city: 'Nowhere' }, browser });
    assert.deepEqual([refused.status, refused.code], [409, 'email_taken']);
    assert.equal((await meOf(browser)).city, null);
    const late = newEmail('hana');
    await call(app, 'updateMe', { body: { email: late }, browser });
    const [asked] = await mailsTo(late);
    await signUp(app, late);
    const confirmed = await call(app, 'confirmEmail', { body: { token: tokenIn(asked) } });
    assert.deepEqual([confirmed.status, confirmed.code], [409, 'email_taken']);
    assert.equal((await meOf(browser)).email, email);
  });

  test('that is none names its field', async () => {
    const { browser } = await newcomer('ines');
    const { status, fields } = await call(app, 'updateMe', { body: { email: 'ines@' }, browser });
    assert.deepEqual([status, fields!.map(({ field, rule }) => `${field} ${rule}`)], [422, ['email email']]);
  });
});

describe('a forgotten password', () => {
  before(async () => void (app = await testApp()));
  afterEach(() => app.moveClock(0));

  const forget = (email: string) => call(app, 'requestPasswordReset', { body: { email } });
  const reset = (token: string, chosen = newPassword) =>
    call(app, 'resetPassword', { body: { token, password: chosen } });

  test('is replaced by the link that is mailed, which ends every session and works once', async () => {
    const { email, browser } = await newcomer('ana');
    const other = newBrowser();
    await call(app, 'login', { body: { email, password }, browser: other });
    assert.equal((await forget(email.toUpperCase())).status, 204);
    const token = tokenIn((await mailsTo(email)).at(-1));
    assert.equal((await reset(token)).status, 204);
    for (const one of [browser, other]) {
      assert.equal((await call(app, 'getMe', { browser: one })).status, 401);
      assert.equal((await call(app, 'refresh', { browser: one })).status, 401);
    }
    assert.equal((await logIn(email, password)).status, 401);
    const back = await logIn(email, newPassword);
    assert.deepEqual([back.status, back.body.user.email_confirmed], [200, true]);
    assert.match((await mailsTo(email)).at(-1)!.event, /^password_changed:/);
    const again = await reset(token, 'a third quiet harbour');
    assert.deepEqual([again.status, again.code], [404, 'not_found']);
    assert.equal((await logIn(email, newPassword)).status, 200);
  });

  test('is answered alike for a known and an unknown address, after the same statements', async () => {
    const { email } = await newcomer('bea');
    const unknown = newEmail('nobody');
    const known = await statementsOf(() => forget(email));
    const nobody = await statementsOf(() => forget(unknown));
    assert.deepEqual([known.answer.status, nobody.answer.status], [204, 204]);
    assert.deepEqual([...known.answer.headers], [...nobody.answer.headers]);
    assert.deepEqual(known.statements, nobody.statements);
    assert.equal(known.statements.length, 3);
    assert.equal((await mailsTo(unknown)).length, 0);
  });

  test('takes a link an hour at most, and a link for an address is none for a password', async () => {
    const { email, mail } = await newcomer('cleo');
    assert.equal((await reset(tokenIn(mail))).status, 404);
    await forget(email);
    const token = tokenIn((await mailsTo(email)).at(-1));
    assert.equal((await call(app, 'confirmEmail', { body: { token } })).status, 404);
    app.moveClock(hourMs + 1000);
    assert.equal((await reset(token)).status, 404);
  });

  test('that is too easy is refused with its field, and the link still works', async () => {
    const { email } = await newcomer('dora');
    await forget(email);
    const token = tokenIn((await mailsTo(email)).at(-1));
    for (const [tried, rule] of [
      ['short', 'too_short'],
      ['password', 'password_common'],
      [`${email}1`, 'password_common'],
    ] as const) {
      const { status, fields } = await reset(token, tried);
      assert.deepEqual([status, fields!.map((one) => `${one.field} ${one.rule}`)], [422, [`password ${rule}`]]);
    }
    assert.equal((await reset(token)).status, 204);
  });

  test('set by two at once is set by one', async () => {
    const { email } = await newcomer('elsa');
    await forget(email);
    const token = tokenIn((await mailsTo(email)).at(-1));
    const both = await Promise.all([reset(token, 'the first of harbours'), reset(token, 'the second harbour')]);
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [204, 404]);
  });

  test('uses up every link, and gives up a change of address that waits', async () => {
    const { email, browser } = await newcomer('fay');
    const next = newEmail('fay.new');
    await reauthenticate(app, browser);
    await call(app, 'updateMe', { body: { email: next }, browser });
    const change = tokenIn((await mailsTo(next))[0]);
    await forget(email);
    await forget(email);
    const [first, second] = (await mailsTo(email)).slice(-2).map(tokenIn);
    assert.equal((await reset(second!)).status, 204);
    assert.equal((await reset(first!)).status, 404);
    assert.equal((await call(app, 'confirmEmail', { body: { token: change } })).status, 404);
  });

  test('closes what was added before the address was confirmed, and leaves what was added after', async () => {
    for (const wasConfirmed of [false, true]) {
      const email = newEmail('gina');
      const browser = await signUpConfirmed(app, email);
      const passkey = await addPasskey(app, browser);
      await enableTotp(app, browser);
      // As written by an older version, which allowed anybody to add these.
      if (!wasConfirmed)
        await app.services.database.pool.query('update users set email_confirmed_at = null where email = $1', [email]);
      await forget(email);
      const mail = (await mailsTo(email)).find(({ event }) => event.startsWith('reset_password:'));
      assert.equal((await reset(tokenIn(mail))).status, 204);
      assert.equal((await call(app, 'getMe', { browser })).status, 401);
      assert.equal((await signInWith(app, passkey)).status, wasConfirmed ? 200 : 422);
      const { body } = await logIn(email, newPassword);
      assert.deepEqual('secondStep' in body, wasConfirmed, JSON.stringify(body));
      const { rows } = await app.services.database.pool.query(
        'select code_hash from recovery_codes join users on users.id = user_id where email = $1',
        [email],
      );
      assert.equal(rows.length, wasConfirmed ? 10 : 0);
    }
  });

  test('leaves the codes of an account whose address was changed and confirmed on another device', async () => {
    const browser = await signUpConfirmed(app, newEmail('ines'));
    const passkey = await addPasskey(app, browser);
    await enableTotp(app, browser);
    const changed = newEmail('ines');
    await call(app, 'reauthenticate', { browser, body: { password } });
    assert.equal((await call(app, 'updateMe', { browser, body: { email: changed } })).status, 200);
    const [link] = (await mailsTo(changed)).slice(-1);
    assert.equal((await call(app, 'confirmEmail', { body: { token: tokenIn(link) } })).status, 200);
    await forget(changed);
    const mail = (await mailsTo(changed)).find(({ event }) => event.startsWith('reset_password:'));
    assert.equal((await reset(tokenIn(mail))).status, 204);
    assert.ok('secondStep' in (await logIn(changed, newPassword)).body);
    assert.equal((await signInWith(app, passkey)).status, 200);
  });

  test('is asked for five times an hour for one address, twenty times from one place', async () => {
    const { config } = app.services;
    const scale = config.rateLimitScale;
    config.rateLimitScale = 1;
    app.moveClock(hourMs - (Date.now() % hourMs));
    try {
      const ask = (email: string, address: string) =>
        call(app, 'requestPasswordReset', { body: { email }, browser: newBrowser(address) });
      const email = newEmail('greta');
      const statuses = [];
      for (let time = 0; time < 6; time++) statuses.push((await ask(email, `192.0.2.${time}`)).status);
      assert.deepEqual(statuses, [204, 204, 204, 204, 204, 429]);
      for (let time = 0; time < 20; time++) assert.equal((await ask(newEmail('x'), '198.51.100.9')).status, 204);
      const refused = await ask(newEmail('x'), '198.51.100.9');
      assert.equal(refused.status, 429);
      assert.ok(Number(refused.headers.get('retry-after')) > 0);
    } finally {
      config.rateLimitScale = scale;
    }
  });

  test('can be used at once by who tried so many others that they had to wait', async () => {
    const { email } = await newcomer('ines');
    const { config } = app.services;
    const scale = config.rateLimitScale;
    config.rateLimitScale = 1;
    app.moveClock(hourMs - (Date.now() % hourMs));
    try {
      const browser = newBrowser('203.0.113.4');
      const tryToSignIn = (tried: string) => call(app, 'login', { body: { email, password: tried }, browser });
      for (let time = 0; time < 10; time++) assert.equal((await tryToSignIn('not hers')).status, 401);
      assert.equal((await tryToSignIn(password)).status, 429);
      await forget(email);
      const token = tokenIn((await mailsTo(email)).at(-1));
      assert.equal((await call(app, 'resetPassword', { body: { token, password: newPassword }, browser })).status, 204);
      assert.equal((await tryToSignIn(newPassword)).status, 200);
    } finally {
      config.rateLimitScale = scale;
    }
  });

  test('leaves links behind that an hourly job forgets, and no secret in any table but the mails', async () => {
    const { email } = await newcomer('hana');
    await forget(email);
    const token = tokenIn((await mailsTo(email)).at(-1));
    const { pool } = app.services.database;
    const links = () => pool.query('select token_hash, email from mail_links where email = $1', [email]);
    const { rows } = await links();
    assert.ok(rows.length === 2 && rows.every((row) => !JSON.stringify(row).includes(token)));
    const { rows: jobs } = await pool.query('select payload from jobs');
    assert.ok(jobs.every((row) => !JSON.stringify(row).includes(token)));
    app.moveClock(8 * 24 * hourMs);
    await recurringJobs['purge-ended-sessions']!.run(app.services);
    assert.equal((await links()).rows.length, 0);
  });
});

/** The SQL statements of a call, without parameters. */
async function statementsOf<T>(work: () => Promise<T>): Promise<{ answer: T; statements: string[] }> {
  const statements: string[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...parameters: unknown[]) {
    const [first] = parameters as [string | { text: string }];
    statements.push(typeof first === 'string' ? first : first.text);
    return (query as (...given: unknown[]) => unknown).apply(this, parameters);
  } as typeof query;
  try {
    return { answer: await work(), statements };
  } finally {
    pg.Client.prototype.query = query;
  }
}
