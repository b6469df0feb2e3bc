// What operators refund beyond the terms: at the marketplace's cost, above a limit by two of them.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { createGiftCard, giftCardBalance, sendPaymentOutcome } from '#test/gift-cards.ts';
import { newStaff } from '#test/identities.ts';
import { balancesOf } from '#test/ledger-balances.ts';
import { currentRates } from '#domain/pricing/exchange-rates.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { closeTestTours, createTestTour, dayAhead } from '#test/test-tour.ts';

const reason = 'The guide came an hour late.';

describe('a refund beyond the terms', () => {
  let app: TestApp;
  let operator: { id: string; token: string };
  let second: { id: string; token: string };
  let traveller: { id: string; email: string; token: string };
  before(async () => {
    app = await testApp();
    operator = await app.signIn('operator');
    traveller = await app.newTraveller();
    second = await newOperator();
  });
  checkInvariantsAfterEach();
  closeTestTours();

  async function newOperator() {
    const { id, email } = await app.newTraveller();
    const { db } = app.services.database;
    await sql`update users set role = 'admin', second_factor_grace_from = now() where id = ${id}`.execute(db);
    const login = await app.send('POST', '/api/auth/login', { body: { email, password: 'a walk by the sea' } });
    return { id, token: login.body.token as string };
  }
  const send = (method: string, path: string, body?: object, token = operator.token, key?: string) =>
    app.send(method, `/api/admin/${path}`, {
      token,
      ...(body && { body }),
      ...(key && { headers: { 'idempotency-key': key } }),
    });
  const propose = (reference: string, amountMinor: number, key?: string) =>
    send('POST', `bookings/${reference}/refunds`, { amountMinor, reason }, operator.token, key);
  const decide = (id: string, body: object, token = second.token) =>
    send('POST', `refunds/${id}/decision`, body, token);
  const record = async (reference: string) => (await send('GET', `bookings/${reference}`)).body;
  const held = async (reference: string) => (await record(reference)).money.held.priceMinor;

  /** Adults for 50 € each, paid; nothing is refunded when the traveller cancels. */
  async function book(adults = 1, more: object = {}, policy: 'fixed' | 'flexible' = 'fixed') {
    const date = dayAhead(9);
    const tour = await createTestTour({ policy, payLater: false, starts: [`${date}T10:00`], useDemoSupplier: true });
    const body = { tourId: tour.id, date, adults, payment: 'now', ...more };
    const { status, body: booked } = await app.send('POST', '/api/bookings', { token: traveller.token, body });
    assert.equal(status, 201, JSON.stringify(booked));
    if (booked.payment.redirectUrl) await sendPaymentOutcome(app, booked.payment.redirectUrl, 'paid');
    return { id: booked.id as string, reference: booked.reference as string };
  }
  const cancel = (id: string) =>
    app.send('POST', `/api/bookings/${id}/cancellation`, { token: traveller.token, body: {} });

  test('that support requests waits for an operator, however small it is', async () => {
    const { reference } = await book();
    const { email, password } = await newStaff(app, 'support');
    const { token } = (await app.send('POST', '/api/auth/login', { body: { email, password } })).body;
    assert.equal((await app.send('GET', `/api/admin/bookings/${reference}`, { token })).body.may.refund, true);
    const { status, body } = await send('POST', `bookings/${reference}/refunds`, { amountMinor: 100, reason }, token);
    assert.deepEqual([status, body.state, await held(reference)], [201, 'proposed', 5000]);
    assert.equal((await decide(body.id, { outcome: 'approve' }, token)).status, 403);
    assert.equal((await decide(body.id, { outcome: 'approve' }, operator.token)).body.state, 'done');
    assert.equal(await held(reference), 4900);
  });

  test('is refunded at once up to the limit, and leaves the supplier its part', async () => {
    const { id, reference } = await book();
    const before = await balancesOf(app, id);
    assert.deepEqual([(await propose(reference, 2000)).body.state, await held(reference)], ['done', 3000]);
    const after = await balancesOf(app, id);
    assert.deepEqual(
      [after.supplier, after.commission, after.traveller, after.cash, after.goodwill],
      [before.supplier, before.commission, 0, 3000, 2000],
    );
    const { body: own } = await app.send('GET', `/api/bookings/${id}`, traveller);
    assert.deepEqual(
      [own.payment.state, own.payment.due, own.refunded.priceMinor, own.can.pay],
      ['paid', null, 2000, false],
    );
  });

  test('leaves less that cancelling by the supplier would give back', async () => {
    const { reference } = await book();
    await propose(reference, 2000);
    const { token } = await app.signIn('supplier');
    const { body } = await app.send('GET', `/api/supplier/bookings?find=${reference}`, { token });
    assert.equal(body.data[0].earning.received.priceMinor, 3000);
  });

  test('is made knowing what the terms give by now and until when, and the limit in the currency of the booking', async () => {
    const { reference } = await book(1, {}, 'flexible');
    const { termsNow, refundLimit, startsAtUtc } = await record(reference);
    const until = new Date(Date.parse(startsAtUtc) - 24 * 3_600_000).toISOString();
    assert.deepEqual([termsNow.back.priceMinor, termsNow.refundPercent, termsNow.until], [5000, 100, until]);
    const { perUsd } = currentRates();
    const { refundLimit: units, defaultCurrency } = await currentSettings(app.services);
    const cents = Math.floor((units * 100 * perUsd.EUR) / perUsd[defaultCurrency]);
    assert.deepEqual(
      [refundLimit.priceMinor, refundLimit.currency],
      [cents, 'EUR'],
      'to the cent: rounded to whole units a refund above it needed nobody else',
    );
    await propose(reference, 2000);
    assert.equal((await record(reference)).termsNow.back.priceMinor, 3000, 'what was given is given');
    const fixed = await record((await book()).reference);
    assert.deepEqual([fixed.termsNow.back.priceMinor, fixed.termsNow.until], [0, null]);
    const limit = fixed.refundLimit.priceMinor;
    const dear = await book(4);
    assert.equal((await propose(dear.reference, limit)).body.state, 'done', 'the limit shown is the one that counts');
    assert.equal((await propose(dear.reference, 1)).body.state, 'proposed');
  });

  test('is never more than what is held, of a booking that was paid', async () => {
    const { reference } = await book();
    const tooMuch = await propose(reference, 5001);
    assert.deepEqual(
      [tooMuch.status, tooMuch.body.fields[0].field, tooMuch.body.fields[0].rule],
      [422, 'amountMinor', 'too_big'],
    );
    assert.equal((await propose(reference, 5000)).status, 201);
    assert.equal((await propose(reference, 1)).body.code, 'booking_state');
    assert.equal((await send('POST', 'bookings/NOTHING/refunds', { amountMinor: 1, reason })).status, 404);
    assert.equal(
      (await send('POST', `bookings/${reference}/refunds`, { amountMinor: 1, reason: 'short' })).status,
      422,
    );
  });

  test('waits above the limit for another operator than its proposer, who approves it once', async () => {
    const { id, reference } = await book(4);
    const { body } = await propose(reference, 15_000);
    assert.deepEqual([body.state, await held(reference)], ['proposed', 20_000]);
    assert.equal((await propose(reference, 100)).body.code, 'refund_state', 'one waits at a time');
    assert.equal((await decide(body.id, { outcome: 'approve' }, operator.token)).body.code, 'second_operator');
    const waitsFor = async (token: string) =>
      (await send('GET', 'refunds', undefined, token)).body.data.some(
        (one: any) => one.id === body.id && !one.isOwn && one.reference === reference,
      );
    const isListed = async (refund: string, token: string) =>
      (await send('GET', `bookings?refund=${refund}`, undefined, token)).body.data.some(
        (one: any) => one.reference === reference,
      );
    assert.deepEqual([await waitsFor(second.token), await waitsFor(operator.token)], [true, false]);
    assert.deepEqual([await isListed('to_approve', second.token), await isListed('own', second.token)], [true, false]);
    assert.deepEqual(
      [await isListed('to_approve', operator.token), await isListed('own', operator.token)],
      [false, true],
    );
    assert.equal((await decide(body.id, { outcome: 'approve' })).body.state, 'done');
    assert.deepEqual([await held(reference), (await balancesOf(app, id)).goodwill], [5000, 15_000]);
    assert.equal((await decide(body.id, { outcome: 'approve' })).body.code, 'refund_state');
    assert.equal(await held(reference), 5000);
    assert.deepEqual([await waitsFor(second.token), await isListed('to_approve', second.token)], [false, false]);
    const { body: log } = await app.send('GET', `/api/admin/audit?subject=${reference}`, operator);
    assert.deepEqual(
      log.data.map(({ act, actor, reason: why }: any) => [act, actor.id, why]),
      [
        ['booking_approve_refund', second.id, reason],
        ['booking_propose_refund', operator.id, reason],
      ],
    );
  });

  test('cannot be given in parts below the limit, and is declined with a reason', async () => {
    const { reference } = await book(4);
    assert.equal((await propose(reference, 6000)).body.state, 'done');
    const { body } = await propose(reference, 6000);
    assert.equal(body.state, 'proposed');
    assert.equal((await decide(body.id, { outcome: 'decline' })).body.fields[0].field, 'reason');
    assert.equal((await decide(body.id, { outcome: 'decline', reason: 'Once is enough.' })).body.state, 'declined');
    assert.equal((await decide(body.id, { outcome: 'approve' })).body.code, 'refund_state');
    const { refunds, money } = await record(reference);
    assert.deepEqual(
      [refunds.map(({ state, declineReason }: any) => [state, declineReason]), money.held.priceMinor],
      [
        [
          ['done', null],
          ['declined', 'Once is enough.'],
        ],
        14_000,
      ],
    );
  });

  test('is withdrawn by who proposed it, support as well, until it is decided', async () => {
    const { reference } = await book(4);
    const { email, password } = await newStaff(app, 'support');
    const { token } = (await app.send('POST', '/api/auth/login', { body: { email, password } })).body;
    const propose = async () =>
      (await send('POST', `bookings/${reference}/refunds`, { amountMinor: 100, reason }, token)).body.id as string;
    const withdraw = (id: string, by = token) => send('POST', `refunds/${id}/withdrawal`, {}, by);
    const id = await propose();
    assert.equal((await withdraw(id, operator.token)).status, 404);
    assert.deepEqual((await withdraw(id)).body, { id, state: 'withdrawn' });
    assert.equal((await withdraw(id)).body.code, 'refund_state');
    assert.equal((await decide(id, { outcome: 'approve' })).body.code, 'refund_state');
    const { refunds, money } = await record(reference);
    assert.deepEqual([refunds[0].state, money.held.priceMinor], ['withdrawn', 20_000]);
    const { body: log } = await app.send('GET', `/api/admin/audit?subject=${reference}`, operator);
    assert.equal(log.data[0].act, 'booking_withdraw_refund');
    assert.equal((await decide(await propose(), { outcome: 'approve' })).body.state, 'done', 'another one can follow');
  });

  test('is counted apart from the refund of a later cancellation', async () => {
    const booking = await book();
    await propose(booking.reference, 2000);
    await cancel(booking.id);
    assert.deepEqual([await held(booking.reference), (await balancesOf(app, booking.id)).goodwill], [3000, 2000]);
    const { id, reference } = await book();
    await propose(reference, 2000);
    await send('POST', `bookings/${reference}/decision`, { decision: 'cancel', reason });
    const balances = await balancesOf(app, id);
    assert.equal(await held(reference), 0);
    assert.ok(
      Object.values(balances).every((balance) => balance === 0),
      JSON.stringify(balances),
    );
    const free = await book(1, {}, 'flexible');
    await propose(free.reference, 2000);
    const { body: quote } = await app.send('GET', `/api/bookings/${free.id}/cancellation`, traveller);
    assert.equal(quote.back.money.priceMinor, 3000);
    await cancel(free.id);
    assert.equal(await held(free.reference), 0);
  });

  test('after a cancellation without a refund returns what was kept', async () => {
    const { id, reference } = await book();
    await cancel(id);
    assert.equal(await held(reference), 5000);
    await propose(reference, 5000);
    assert.equal(await held(reference), 0);
    const { body: own } = await app.send('GET', `/api/bookings/${id}`, traveller);
    assert.equal(own.payment.state, 'refunded');
  });

  test('is returned to the gift card that paid', async () => {
    const { code } = await createGiftCard(app, traveller, { amountMinor: 5000 });
    const { id, reference } = await book(1, { giftCardCode: code });
    assert.equal(await giftCardBalance(app, code), 0);
    await propose(reference, 4000);
    assert.deepEqual([(await balancesOf(app, id)).goodwill, await held(reference)], [4000, 1000]);
    assert.equal(await giftCardBalance(app, code), 4000);
  });

  test('repeated with one key is one refund, and its traveller reads of it in their language', async () => {
    const { id, reference } = await book();
    const [one, two] = await Promise.all([propose(reference, 1000, 'the-key'), propose(reference, 1000, 'the-key')]);
    assert.deepEqual([one.body, await held(reference)], [two.body, 4000]);
    await app.jobs.runDue();
    const { rows } = await sql<{ recipient: string; bodyText: string }>`
      select recipient, body_text from mails where event = ${`booking-refunded:${id}:1000`}`.execute(
      app.services.database.db,
    );
    assert.deepEqual(
      rows.map(({ recipient }) => recipient),
      [traveller.email],
    );
    assert.match(rows[0]!.bodyText, /€10, to the original payment method/);
  });

  test('the table refuses a proposer who decides', async () => {
    const { reference } = await book(4);
    const { body } = await propose(reference, 15_000);
    const own = sql`update goodwill_refunds set state = 'done', decided_by = proposed_by, decided_at = now() where id = ${body.id}`;
    await assert.rejects(own.execute(app.services.database.db), /goodwill_refunds_two_people/);
    await decide(body.id, { outcome: 'decline', reason: 'A test.' });
  });
});
