// Signing in with a code by mail, by travellers and nobody else.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { changeSuspension } from '#domain/moderation/change-suspension.ts';
import { recurringJobs } from '#server/process/jobs.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { call, newBrowser, newEmail, password } from '#test/browser.ts';
import { newOwner, newStaff } from '#test/identities.ts';
import { logIn, mailsTo, meOf, newcomer, tokenIn } from '#test/mail-links.ts';
import { enableTotp, mailEventsTo, signUpConfirmed, totpCodeOf } from '#test/security.ts';
import {
  enterCode,
  mailedCode,
  newTravellerByCode,
  refusalOf,
  requestCode,
  signInByCode,
} from '#test/sign-in-codes.ts';
import { recordStatements } from '#test/statements.ts';
import { closeTestTours, createTestTour, dayAhead } from '#test/test-tour.ts';
import { hourMs, minuteMs, resetClockAfterEach } from '#test/time.ts';

const wrongCode = [422, 'code', 'wrong_mailed_code'];

describe('a code by mail', () => {
  let app: TestApp;
  before(async () => void (app = await testApp()));
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  test('opens the account of a new traveller, who books by it', async () => {
    const { email, browser } = await newTravellerByCode();
    const me = await meOf(browser);
    assert.deepEqual(
      [me.email, me.role, me.email_confirmed, me.has_password, me.name],
      [email, 'client', true, false, email.split('@')[0]],
    );
    const body = { tourId: (await createTestTour()).id, date: dayAhead(10), adults: 2 };
    const booked = await app.send('POST', '/api/bookings', { token: browser.token!, body });
    assert.deepEqual([booked.status, booked.body.status], [201, 'Confirmed']);
    // No password was chosen.
    for (const tried of ['!', password]) assert.equal((await logIn(email, tried)).status, 401);
  });

  test('gives the account that it opens the name that is typed with it, and no other a new one', async () => {
    const email = newEmail('named');
    const enter = async (name: string) => {
      await requestCode(email);
      const body = { email, code: await mailedCode(email), name };
      return (await call(app, 'signInWithCode', { body, browser: newBrowser() })).body.user.name;
    };
    assert.equal(await enter(' Ana Prieto '), 'Ana Prieto');
    assert.equal(await enter('Somebody else'), 'Ana Prieto');
  });

  test('signs in again, in another browser and however the address is typed', async () => {
    const { email, browser } = await newTravellerByCode();
    const again = newBrowser();
    assert.equal((await requestCode(` ${email.toUpperCase()} `)).status, 204);
    assert.equal((await enterCode(email.toUpperCase(), await mailedCode(email), again)).status, 200);
    assert.equal((await meOf(again)).id, (await meOf(browser)).id);
  });

  test('signs in a traveller who has a password, which stays', async () => {
    const email = newEmail('both');
    const browser = await signUpConfirmed(app, email);
    const entered = await signInByCode(email);
    assert.deepEqual([entered.status, entered.body.user.id], [200, (await meOf(browser)).id]);
    assert.equal(entered.body.user.has_password, true);
    assert.equal((await logIn(email, password)).status, 200);
    assert.equal((await call(app, 'getMe', { browser })).status, 200, 'no session ends');
  });

  test('is written in the language of the caller, with the code in its text alone and no link', async () => {
    const email = newEmail('fr');
    const headers = { 'accept-language': 'fr' };
    await app.send('POST', '/api/auth/sign-in-codes', { body: { email }, headers });
    const mail = (await mailsTo(email)).at(-1)!;
    assert.deepEqual([mail.language, mail.subject], ['fr', 'Votre code de connexion']);
    assert.match(mail.bodyText, /\b\d{4} \d{4}\b/);
    assert.doesNotMatch(mail.bodyText, /https?:/);
  });

  test('is one also where the job that mails it has run twice', async () => {
    const email = newEmail('twice');
    await requestCode(email);
    await sql`insert into jobs (name, payload, run_at, urgent)
      select name, payload, run_at, urgent from jobs where name = 'sign-in-code-wanted' and payload ->> 'email' = ${email}`.execute(
      app.services.database.db,
    );
    assert.equal((await enterCode(email, await mailedCode(email))).status, 200);
    assert.deepEqual(await mailEventsTo(app, email), ['sign_in_code']);
  });

  test('works once', async () => {
    const email = newEmail('once');
    await requestCode(email);
    const code = await mailedCode(email);
    const both = await Promise.all([enterCode(email, code), enterCode(email, code.replace(' ', ''))]);
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 422]);
    assert.deepEqual(refusalOf(await enterCode(email, code)), wrongCode);
  });

  test('is replaced by the next', async () => {
    const email = newEmail('next');
    await requestCode(email);
    const old = await mailedCode(email);
    await requestCode(email);
    const code = await mailedCode(email);
    assert.notEqual(code, old);
    assert.deepEqual(refusalOf(await enterCode(email, old)), wrongCode);
    assert.equal((await enterCode(email, code)).status, 200);
  });

  test('works for ten minutes', async () => {
    const email = newEmail('late');
    await requestCode(email);
    const code = await mailedCode(email);
    app.moveClock(10 * minuteMs + 1000);
    assert.deepEqual(refusalOf(await enterCode(email, code)), wrongCode);
  });

  test('may be tried five times, right or wrong', async () => {
    const email = newEmail('guessed');
    await requestCode(email);
    const code = await mailedCode(email);
    for (let tries = 0; tries < 5; tries++) assert.deepEqual(refusalOf(await enterCode(email, '00000000')), wrongCode);
    assert.deepEqual(refusalOf(await enterCode(email, code)), wrongCode);
  });

  test('opens no other address, and stays valid for its own', async () => {
    const [mine, other] = [newEmail('mine'), newEmail('other')];
    await requestCode(mine);
    await requestCode(other);
    const code = await mailedCode(mine);
    assert.deepEqual(refusalOf(await enterCode(other, code)), wrongCode);
    assert.equal((await enterCode(mine, code)).status, 200);
  });

  test('asks for the second factor, as a password does', async () => {
    const email = newEmail('totp');
    const { secret } = await enableTotp(app, await signUpConfirmed(app, email));
    const browser = newBrowser();
    const half = await signInByCode(email, browser);
    assert.deepEqual([half.status, Object.keys(half.body)], [200, ['secondStep']]);
    assert.deepEqual(browser.setCookies, []);
    const { token } = half.body.secondStep;
    const finished = await call(app, 'finishSignIn', { browser, body: { token, code: totpCodeOf(app, secret, 1) } });
    assert.deepEqual([finished.status, finished.body.user.email], [200, email]);
  });

  test('of a suspended traveller opens the decision and no session', async () => {
    const { email, browser } = await newTravellerByCode();
    const { id } = await meOf(browser);
    const suspension = { subject: { kind: 'user', id }, actorId: null, reason: 'For this test.' } as const;
    await changeSuspension(app.services, { ...suspension, action: 'suspend' });
    const refused = await signInByCode(email);
    assert.deepEqual([refused.status, refused.code], [409, 'account_suspended']);
    assert.ok(refused.body.current.pass);
    assert.deepEqual(refused.headers.getSetCookie(), []);
    // It was used up.
    assert.deepEqual(refusalOf(await enterCode(email, await mailedCode(email))), wrongCode);
    await changeSuspension(app.services, { ...suspension, action: 'restore' });
  });

  test('is mailed to nobody who needs a password; they read how they sign in, and no one else does', async () => {
    const unconfirmed = (await newcomer('unconfirmed')).email;
    const elsewhere = await newcomer('elsewhere');
    await call(app, 'confirmEmail', { body: { token: tokenIn(elsewhere.mail) } });
    const owner = await newOwner(app);
    const operator = await newStaff(app, 'operator');
    const nobody = newEmail('nobody');
    const free = await requestCode(nobody);
    for (const email of [unconfirmed, elsewhere.email, owner.email, operator.email]) {
      const known = await requestCode(email);
      assert.deepEqual([known.status, known.body], [free.status, free.body]);
      assert.deepEqual([...known.headers.keys()], [...free.headers.keys()]);
      const mail = (await mailsTo(email)).at(-1)!;
      assert.match(mail.event, /^sign_in_known:/);
      assert.doesNotMatch(mail.bodyText, /\d{4} \d{4}/);
      assert.deepEqual(refusalOf(await enterCode(email, '1234 5678')), refusalOf(await enterCode(nobody, '1234 5678')));
    }
  });

  test('is asked for and refused after the same statements, whether there is an account', async () => {
    const [known, unknown] = [(await newTravellerByCode()).email, newEmail('unknown')];
    const asking = (email: string) => recordStatements(app, () => requestCode(email));
    const asked = await asking(known);
    assert.deepEqual(asked, await asking(unknown));
    assert.ok(asked.length >= 3);
    const texts: string[] = [];
    const entering = (email: string) =>
      recordStatements(app, async () => void texts.push(JSON.stringify((await enterCode(email, '0000 0000')).body)));
    // Neither has a code, both have one.
    for (const tidy of [async () => [], () => Promise.all([mailsTo(known), mailsTo(unknown)])]) {
      await tidy();
      assert.deepEqual(await entering(known), await entering(unknown));
    }
    assert.equal(new Set(texts).size, 1);
  });

  test('does not open the account that somebody has registered with the address since', async () => {
    const email = newEmail('overtaken');
    await requestCode(email);
    const code = await mailedCode(email);
    await call(app, 'register', { body: { email, password, role: 'client' } });
    assert.deepEqual(refusalOf(await enterCode(email, code)), wrongCode);
  });

  test('can be requested five times an hour for one address, twenty times from one place, and is tried thirty times from one', async () => {
    const { config } = app.services;
    const scale = config.rateLimitScale;
    config.rateLimitScale = 1;
    app.moveClock(hourMs - (Date.now() % hourMs));
    try {
      const email = newEmail('often');
      const statuses = [];
      for (let time = 0; time < 6; time++)
        statuses.push((await requestCode(email, newBrowser(`192.0.2.${time}`))).status);
      assert.deepEqual(statuses, [204, 204, 204, 204, 204, 429]);
      const place = newBrowser('198.51.100.19');
      for (let time = 0; time < 20; time++) assert.equal((await requestCode(newEmail('x'), place)).status, 204);
      assert.equal((await requestCode(newEmail('x'), place)).status, 429);
      for (let time = 0; time < 30; time++) assert.equal((await enterCode(newEmail('x'), '1', place)).status, 422);
      assert.equal((await enterCode(newEmail('x'), '1', place)).status, 429);
    } finally {
      config.rateLimitScale = scale;
    }
  });

  test('from another site signs nobody in', async () => {
    const foreign = await call(app, 'signInWithCode', {
      body: { email: newEmail('foreign'), code: '1' },
      origin: 'https://elsewhere.example',
    });
    assert.deepEqual([foreign.status, foreign.code], [400, 'malformed']);
  });

  test('is stored as a hash, and gone once it is used or over, from the mail too', async () => {
    const [used, over] = [newEmail('used'), newEmail('over')];
    const { pool } = app.services.database;
    const rowsOf = async (email: string) =>
      (await pool.query('select * from sign_in_codes where email = $1', [email])).rows;
    const bodyOf = async (email: string) => (await mailsTo(email)).at(-1)!.bodyText;
    for (const email of [used, over]) await requestCode(email);
    const code = await mailedCode(used);
    await mailedCode(over);
    const digits = code.replace(' ', '');
    const rows = await rowsOf(used);
    assert.ok([code, digits].every((secret) => !JSON.stringify(rows).includes(secret)));
    const { rows: jobs } = await pool.query('select payload from jobs');
    assert.ok([code, digits].every((secret) => !JSON.stringify(jobs).includes(secret)));
    await enterCode(used, code);
    assert.deepEqual(await rowsOf(used), []);
    await recurringJobs['purge-link-mails']!.run(app.services);
    assert.equal(await bodyOf(used), '');
    assert.notEqual(await bodyOf(over), '');
    app.moveClock(11 * minuteMs);
    await recurringJobs['purge-ended-sessions']!.run(app.services);
    await recurringJobs['purge-link-mails']!.run(app.services);
    assert.deepEqual([await rowsOf(over), await bodyOf(over)], [[], '']);
  });
});
