// What a mail lets somebody do: confirm an address, change it, choose a new password.
import assert from 'node:assert/strict';
import { afterEach, before, describe, test } from 'node:test';
import pg from 'pg';
import { type TestApp, testApp } from '#test/app.ts';
import { type Browser, call, newBrowser, newEmail, password, signUp } from '#test/browser.ts';
import { accountRecurringJobs } from './jobs.ts';

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
      const answer = await call(app, 'confirmEmail', { body: { token: tokenIn(mail) } });
      assert.deepEqual([answer.status, answer.body], [200, { email }]);
    }
    assert.equal((await meOf(browser)).email_confirmed, true);
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
    assert.equal((await call(app, 'confirmEmail', { body: { token: tokenIn(mails[1]) } })).status, 200);
    assert.equal((await call(app, 'sendConfirmation', { browser })).status, 204);
    assert.equal((await mailsTo(email)).length, 2);
    assert.equal((await call(app, 'sendConfirmation')).status, 401);
  });

  test('that is changed counts after its confirmation, and the old one is told', async () => {
    const { email, browser, mail } = await newcomer('dora');
    await call(app, 'confirmEmail', { body: { token: tokenIn(mail) } });
    const next = newEmail('dora.new');
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
    await call(app, 'updateMe', { body: { email: ` ${email.toUpperCase()} ` }, browser });
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
    await call(app, 'updateMe', { body: { email: next }, browser });
    const change = tokenIn((await mailsTo(next))[0]);
    await forget(email);
    await forget(email);
    const [first, second] = (await mailsTo(email)).slice(-2).map(tokenIn);
    assert.equal((await reset(second!)).status, 204);
    assert.equal((await reset(first!)).status, 404);
    assert.equal((await call(app, 'confirmEmail', { body: { token: change } })).status, 404);
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
    await accountRecurringJobs['forget-ended-sessions']!.run(app.services);
    assert.equal((await links()).rows.length, 0);
  });
});

/** What a call asks of the database, without its parameters. */
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
