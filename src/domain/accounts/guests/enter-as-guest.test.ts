// Booking with a name, an address and a code by mail.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { type Browser, call, newBrowser, newEmail, password } from '#test/browser.ts';
import { logIn, mailsTo, newcomer, newPassword, tokenIn } from '#test/mail-links.ts';
import { setSetting } from '#test/settings.ts';
import { closeTestTours, createTestTour, dayAhead } from '#test/test-tour.ts';
import { minuteMs, resetClockAfterEach } from '#test/time.ts';

describe('a guest', () => {
  let app: TestApp;
  before(async () => {
    app = await testApp();
    await setSetting(app, 'guestCheckout', Object(true));
  });
  after(() => setSetting(app, 'guestCheckout', Object(false)));
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  const request = (body: object) => call(app, 'requestGuestCode', { body });
  const enter = (email: string, code: string, browser = newBrowser()) =>
    call(app, 'enterAsGuest', { body: { email, code }, browser });
  const mailOf = async (email: string, kind: string) =>
    (await mailsTo(email)).findLast(({ event }) => event.startsWith(`${kind}:`));
  const codeFor = async (email: string) => /\b\d{4} \d{4}\b/.exec((await mailOf(email, 'guest_code'))!.bodyText)![0];
  const refused = ({ status, fields }: { status: number; fields?: { field: string; rule: string }[] | undefined }) => [
    status,
    fields?.[0]?.field,
    fields?.[0]?.rule,
  ];

  async function guest(name = 'Gil Guest'): Promise<{ email: string; browser: Browser }> {
    const email = newEmail('guest');
    const browser = newBrowser();
    assert.equal((await request({ email, name })).status, 204);
    const entered = await enter(email, await codeFor(email), browser);
    assert.equal(entered.status, 200, JSON.stringify(entered.body));
    return { email, browser };
  }
  const book = async ({ token }: Browser) => {
    const tour = await createTestTour();
    const body = { tourId: tour.id, date: dayAhead(10), adults: 2 };
    return app.send('POST', '/api/bookings', { token: token!, body });
  };

  test('books with a name, an address and the code that was mailed to it, and owns the booking', async () => {
    const { email, browser } = await guest('Gil Guest');
    const booked = await book(browser);
    assert.deepEqual([booked.status, booked.body.status], [201, 'Confirmed']);
    const me = (await call(app, 'getMe', { browser })).body;
    assert.deepEqual([me.email, me.name, me.role, me.email_confirmed], [email, 'Gil Guest', 'client', true]);
    assert.ok((await mailsTo(email)).some(({ subject }) => subject.startsWith('Confirmed')));
    // No password was chosen.
    for (const tried of ['!', password]) assert.equal((await logIn(email, tried)).status, 401);
  });

  test('fills a cart and orders what is in it together', async () => {
    const { email, browser } = await guest();
    const token = browser.token!;
    for (const adults of [1, 2]) {
      const body = { tourId: (await createTestTour()).id, date: dayAhead(10), adults };
      assert.equal((await app.send('POST', '/api/cart', { token, body })).status, 201);
    }
    const { lines } = (await app.send('GET', '/api/cart', { token })).body;
    const holds = lines.map(({ holdId: id }: { holdId: string }) => ({ id }));
    const { status, body: ordered } = await app.send('POST', '/api/orders', { token, body: { holds } });
    assert.deepEqual([status, ordered.state, ordered.bookings.length], [201, 'placed', 2], JSON.stringify(ordered));
    assert.equal((await app.send('GET', `/api/orders/${ordered.id}`, { token })).body.reference, ordered.reference);
    assert.ok((await mailsTo(email)).some(({ subject }) => subject.startsWith('Confirmed')));
  });

  test('enters with the code that was mailed, also where the job that mails it has run twice', async () => {
    const email = newEmail('guest');
    await request({ email, name: 'Gil Guest' });
    await sql`insert into jobs (name, payload, run_at, urgent)
      select name, payload, run_at, urgent from jobs where name = 'guest-code-wanted' and payload ->> 'email' = ${email}`.execute(
      app.services.database.db,
    );
    assert.equal((await enter(email, await codeFor(email))).status, 200);
    assert.equal((await mailsTo(email)).filter(({ event }) => event.startsWith('guest_code:')).length, 1);
  });

  test('comes back to the booking by its reference and the address, and cancels it', async () => {
    const first = await guest();
    const { body: booking } = await book(first.browser);
    const again = newBrowser();
    const reference = booking.reference.toLowerCase().replaceAll('-', ' ');
    assert.equal((await request({ email: first.email.toUpperCase(), reference })).status, 204);
    assert.equal((await enter(first.email, await codeFor(first.email), again)).status, 200);
    const cancelled = await call(app, 'cancelBooking', { id: booking.id, body: {}, browser: again });
    assert.equal(cancelled.body.state, 'cancelled');
    // Of another user's booking nothing is mailed, and the answer is the same.
    const other = newEmail('other');
    assert.equal((await request({ email: other, reference })).status, 204);
    assert.deepEqual(await mailsTo(other), []);
  });

  test('claims the account by choosing a password, after which no code is mailed any more', async () => {
    const { email, browser } = await guest();
    const { body: booking } = await book(browser);
    await call(app, 'requestPasswordReset', { body: { email } });
    const token = tokenIn(await mailOf(email, 'reset_password'));
    assert.equal((await call(app, 'resetPassword', { body: { token, password: newPassword } })).status, 204);
    const claimed = await logIn(email, newPassword);
    const { body } = await app.send('GET', `/api/bookings/${booking.id}`, { token: claimed.body.token });
    assert.equal(body.reference, booking.reference);
    await request({ email, name: 'Gil' });
    assert.ok(await mailOf(email, 'guest_known'));
  });

  test('whose address has an account with a password gets no code, and no one else learns of it', async () => {
    const { email } = await newcomer('known');
    const unknown = newEmail('unknown');
    const [known, nobody] = [await request({ email, name: 'A' }), await request({ email: unknown, name: 'A' })];
    assert.deepEqual([known.status, known.body], [nobody.status, nobody.body]);
    assert.deepEqual([...known.headers.keys()], [...nobody.headers.keys()]);
    const mail = (await mailOf(email, 'guest_known'))!;
    assert.doesNotMatch(mail.bodyText, /\d{4} \d{4}/);
    const [wrong, alsoWrong] = [await enter(email, '1234 5678'), await enter(unknown, '0000 0000')];
    assert.deepEqual(refused(wrong), [422, 'code', 'wrong_code']);
    assert.deepEqual(refused(alsoWrong), refused(wrong));
  });

  test('uses a code once, within ten minutes and five tries; a new one replaces it', async () => {
    const email = newEmail('once');
    await request({ email, name: 'A' });
    const old = await codeFor(email);
    await request({ email, name: 'A' });
    const code = await codeFor(email);
    assert.notEqual(code, old);
    assert.deepEqual(refused(await enter(email, old)), [422, 'code', 'wrong_code']);
    const both = await Promise.all([enter(email, code), enter(email, code.replace(' ', ''))]);
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 422]);
    await request({ email, name: 'A' });
    const late = await codeFor(email);
    app.moveClock(10 * minuteMs + 1000);
    assert.deepEqual(refused(await enter(email, late)), [422, 'code', 'wrong_code']);
    app.moveClock(0);
    const guessed = newEmail('guessed');
    await request({ email: guessed, name: 'A' });
    const right = await codeFor(guessed);
    for (let tries = 0; tries < 5; tries++)
      assert.deepEqual(refused(await enter(guessed, '00000000')), [422, 'code', 'wrong_code']);
    assert.deepEqual(refused(await enter(guessed, right)), [422, 'code', 'wrong_code'], 'five tries are all');
  });

  test('says a name to book, and none where the reference is there', async () => {
    assert.deepEqual(refused(await request({ email: newEmail('nameless') })), [422, 'name', 'required']);
    const foreign = await call(app, 'enterAsGuest', {
      body: { email: newEmail('foreign'), code: '1' },
      origin: 'https://elsewhere.example',
    });
    assert.deepEqual([foreign.status, foreign.code], [400, 'malformed']);
  });

  test('does not exist unless the operator wants it: booking needs a sign-in', async () => {
    await setSetting(app, 'guestCheckout', Object(false));
    assert.equal((await request({ email: newEmail('off'), name: 'A' })).status, 404);
    assert.equal((await enter(newEmail('off'), '1')).status, 404);
    assert.equal((await app.send('GET', '/api/settings')).body.guestCheckout, false);
    await setSetting(app, 'guestCheckout', Object(true));
    assert.equal((await app.send('GET', '/api/settings')).body.guestCheckout, true);
  });
});
