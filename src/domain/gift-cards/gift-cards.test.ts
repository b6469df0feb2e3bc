import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import {
  mailedGiftCardCode,
  giftCardRequest,
  giftCardBalance,
  createGiftCard,
  newRecipient,
  orderGiftCard,
  sendPaymentOutcome,
} from '#test/gift-cards.ts';
import { closeTestTours, dayAhead, createTestTour } from '#test/test-tour.ts';
import { eraseAccount } from '#test/security.ts';
import { dayMs, hourMs, resetClockAfterEach, minuteMs, moveClockTo, renewToken } from '#test/time.ts';

describe('a gift card', () => {
  let app: TestApp;
  let buyer: { id: string; token: string; email: string };
  before(async () => {
    app = await testApp();
    buyer = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  const list = async (who = buyer) => (await app.send('GET', '/api/gift-cards', await renewToken(app, who))).body.data;
  const shown = async (id: string) => (await list()).find((card: { id: string }) => card.id === id);
  const balance = (code: string, more = {}) =>
    app.send('POST', '/api/gift-cards/balance', { body: { code, ...more }, headers: { 'accept-language': 'en' } });
  const withdraw = async (id: string, who = buyer) =>
    app.send('POST', `/api/gift-cards/${id}/withdrawal`, await renewToken(app, who));
  const cashOf = async (id: string) => {
    const { rows } = await sql<{ amount: number }>`
      select coalesce(sum(cash.amount_minor), 0) as amount from ledger_entries cash
      where account = 'cash' and transaction_id in (select transaction_id from ledger_entries where gift_card_id = ${id})`.execute(
      app.services.database.db,
    );
    return rows[0]!.amount;
  };
  const mailsTo = (recipient: string) =>
    app.services.database.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).execute();

  test('is offered at round amounts in every currency', async () => {
    const offer = async (currency: string) =>
      (await app.send('GET', `/api/gift-cards/offer?currency=${currency}`)).body;
    assert.deepEqual(
      (await offer('EUR')).suggested.map(({ price }: { price: number }) => price),
      [25, 50, 100, 200],
    );
    const { suggested, minimum, maximum } = await offer('JPY');
    assert.deepEqual([suggested[0].priceMinor, minimum.priceMinor, maximum.priceMinor], [5000, 2000, 200_000]);
  });

  test('is sold at each amount that is offered, in every currency of the settings', async () => {
    const { availableCurrencies } = (await app.send('GET', '/api/settings')).body;
    assert.ok(availableCurrencies.length > 5);
    for (const currency of availableCurrencies) {
      const { suggested, minimum, maximum } = (await app.send('GET', `/api/gift-cards/offer?currency=${currency}`))
        .body;
      for (const { priceMinor } of [minimum, maximum, ...suggested]) {
        const { amount } = await orderGiftCard(app, buyer, { currency, amountMinor: priceMinor });
        assert.deepEqual([amount.priceMinor, amount.currency], [priceMinor, currency]);
      }
    }
  });

  test('is worth nothing until it is paid, and then goes to its recipient with a code that only the mail has', async () => {
    const recipientEmail = newRecipient();
    const ordered = await orderGiftCard(app, buyer, { recipientEmail });
    assert.deepEqual([ordered.state, ordered.balance.priceMinor, ordered.can.withdraw], ['ordered', 0, false]);
    await app.jobs.runDue();
    assert.deepEqual(await mailsTo(recipientEmail), []);

    const outcome = await sendPaymentOutcome(app, ordered.payment.redirectUrl, 'paid');
    assert.deepEqual([outcome.status, outcome.headers.get('location')], [303, `/gift-cards?order=${ordered.id}#mine`]);
    await app.jobs.runDue();
    const [mail] = await mailsTo(recipientEmail);
    assert.equal(mail!.subject, 'Iris has sent you a gift card');
    const code = (await mailedGiftCardCode(app, ordered.id))!;
    assert.equal((await balance(code)).body.balance.priceMinor, 10_000);
    const { rows } = await sql<{ row: string }>`
      select row_to_json(c)::text as row from gift_cards c where id = ${ordered.id}`.execute(app.services.database.db);
    assert.ok(!rows[0]!.row.replaceAll('-', '').includes(code.replaceAll('-', '')), 'the table does not hold the code');
    assert.ok(!JSON.stringify(await shown(ordered.id)).includes(code), 'its buyer does not read it either');
    assert.equal((await shown(ordered.id)).state, 'sent');
    const mailed = (await mailsTo(buyer.email)).map(({ event }) => event);
    assert.ok(mailed.includes(`gift-card-paid:${ordered.id}`) && mailed.includes(`gift-card-sent:${ordered.id}`));
  });

  test('is sent once, however often its job runs and its payment is reported', async () => {
    const recipientEmail = newRecipient();
    const { payment } = await orderGiftCard(app, buyer, { recipientEmail });
    await Promise.all([1, 2, 3].map(() => sendPaymentOutcome(app, payment.redirectUrl, 'paid')));
    await app.jobs.runDue();
    await sendPaymentOutcome(app, payment.redirectUrl, 'abandoned');
    await app.jobs.runDue();
    assert.equal((await mailsTo(recipientEmail)).length, 1);
  });

  test('waits for the day it is to be sent on', async () => {
    const recipientEmail = newRecipient();
    const { id, payment } = await orderGiftCard(app, buyer, { recipientEmail, sendOn: dayAhead(5) });
    await sendPaymentOutcome(app, payment.redirectUrl, 'paid');
    await app.jobs.runDue();
    assert.equal((await shown(id)).state, 'paid');
    app.moveClock(3 * dayMs);
    await app.jobs.runDue();
    assert.deepEqual(await mailsTo(recipientEmail), []);
    app.moveClock(6 * dayMs);
    await app.jobs.runDue();
    assert.equal((await mailsTo(recipientEmail)).length, 1);
  });

  test('is sent at once where no day is chosen, also before the hour at which those of the day are sent', async () => {
    const midnight = Date.parse(`${new Date().toISOString().slice(0, 10)}T00:00:00Z`) + dayMs;
    moveClockTo(app, new Date(midnight + 3 * hourMs));
    const { code } = await createGiftCard(app, await renewToken(app, buyer));
    assert.ok(code);
  });

  test('that is not paid for expires, and a payment that comes too late is refunded', async () => {
    const abandoned = await orderGiftCard(app, buyer);
    await sendPaymentOutcome(app, abandoned.payment.redirectUrl, 'abandoned');
    assert.equal(await shown(abandoned.id), undefined);
    const unpaid = await orderGiftCard(app, buyer);
    app.moveClock(61 * minuteMs);
    await sql`update jobs set run_at = ${app.services.clock.now()} where name = 'expire-unpaid-gift-cards'`.execute(
      app.services.database.db,
    );
    await app.jobs.runDue();
    assert.equal(await shown(unpaid.id), undefined);
    for (const { id, payment } of [abandoned, unpaid]) {
      await sendPaymentOutcome(app, payment.redirectUrl, 'paid');
      await app.jobs.runDue();
      assert.equal(await cashOf(id), 0);
      assert.equal(await mailedGiftCardCode(app, id), undefined);
    }
  });

  test('is ordered once for one key', async () => {
    const headers = { 'idempotency-key': newId() };
    const body = giftCardRequest();
    const order = () => app.send('POST', '/api/gift-cards', { token: buyer.token, body, headers });
    const responses = await Promise.all(Array.from({ length: 10 }, order));
    assert.equal(new Set(responses.map((response) => response.body.id)).size, 1);
  });

  test('is refused with the invalid field, and nothing is written', async () => {
    const count = async () => (await app.send('GET', '/api/gift-cards', buyer)).body.total;
    const before = await count();
    for (const [wrong, field] of [
      [{ amountMinor: 999 }, 'amountMinor'],
      [{ amountMinor: 100_001 }, 'amountMinor'],
      [{ amountMinor: 12.5 }, 'amountMinor'],
      [{ currency: 'XYZ' }, 'currency'],
      [{ recipientEmail: 'nobody' }, 'recipientEmail'],
      [{ recipientName: ' ' }, 'recipientName'],
      [{ message: 'x'.repeat(501) }, 'message'],
      [{ sendOn: dayAhead(-3) }, 'sendOn'],
      [{ sendOn: dayAhead(400) }, 'sendOn'],
      [{ code: 'MINE' }, 'code'],
    ] as const) {
      const { status, body } = await app.send('POST', '/api/gift-cards', {
        token: buyer.token,
        body: { ...giftCardRequest(), ...wrong },
        headers: { 'accept-language': 'en' },
      });
      assert.deepEqual([status, body.fields?.[0].field], [422, field]);
    }
    assert.equal(await count(), before);
    const { body } = await app.send('POST', '/api/gift-cards', {
      token: buyer.token,
      body: giftCardRequest({ amountMinor: 1 }),
      headers: { 'accept-language': 'fr' },
    });
    assert.match(body.fields[0].message, /10\s€/);
  });

  test('is part of what is known of its buyer, who can be forgotten while the card stays good', async () => {
    const giver = await app.newTraveller();
    const { id, code } = await createGiftCard(app, giver);
    const known = await app.send('GET', '/api/auth/me/personal-data', giver);
    assert.equal(known.body.parts.find(({ name }: { name: string }) => name === 'gift_cards').count, 1);
    const erased = await eraseAccount(app, giver.token, 'a walk by the sea');
    assert.equal(erased.status, 204, JSON.stringify(erased.body));
    const { rows } = await sql<{ sender: string; recipient: string }>`
      select sender_name as sender, recipient_email as recipient from gift_cards where id = ${id}`.execute(
      app.services.database.db,
    );
    assert.deepEqual(rows, [{ sender: '', recipient: '' }]);
    assert.equal(await giftCardBalance(app, code), 10_000);
  });

  describe('its balance', () => {
    test('is read by code however it is typed, and is worth something in its own currency alone', async () => {
      const { code } = await createGiftCard(app, buyer);
      const typed = code.toLowerCase().replaceAll('-', ' ');
      const { status, body } = await balance(typed, { currency: 'USD' });
      assert.equal(status, 200);
      assert.deepEqual(body.balance, { price: 100, priceMinor: 10_000, currency: 'EUR' });
      assert.deepEqual(body.worth, { price: 0, priceMinor: 0, currency: 'USD' });
      assert.deepEqual((await balance(typed, { currency: 'EUR' })).body.worth, body.balance);
      assert.deepEqual((await balance(typed)).body.worth, body.balance);
    });

    test('of an unknown code and of a withdrawn one get the same response', async () => {
      const { id, code } = await createGiftCard(app, buyer);
      assert.equal((await withdraw(id)).status, 200);
      const [unknown, withdrawn] = [await balance('AAAA-AAAA-AAAA-AAAA'), await balance(code)];
      assert.equal(unknown.status, 404);
      assert.deepEqual(withdrawn, { ...unknown, headers: withdrawn.headers });
    });

    test('is not to be guessed: tries are counted by address', async () => {
      const { config } = app.services;
      const scale = config.rateLimitScale;
      const guess = () =>
        app.send('POST', '/api/gift-cards/balance', { body: { code: 'BBBB-BBBB' }, address: '203.0.113.77' });
      try {
        Object.assign(config, { rateLimitScale: 1 });
        const statuses = [];
        for (let count = 0; count < 21; count++) statuses.push((await guess()).status);
        assert.deepEqual([statuses[19], statuses[20]], [404, 429]);
      } finally {
        Object.assign(config, { rateLimitScale: scale });
      }
    });
  });

  describe('a mail that was lost', () => {
    const resend = async (id: string, who = buyer, headers = {}) =>
      app.send('POST', `/api/gift-cards/${id}/mail`, { ...(await renewToken(app, who)), headers });
    const codesTo = async (recipient: string) =>
      (await mailsTo(recipient)).map(({ bodyText }) => /\b(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}\b/.exec(bodyText)![0]);

    test('is sent again to the same address, and only its new code opens the card', async () => {
      const recipientEmail = newRecipient();
      const { id, code } = await createGiftCard(app, buyer, { recipientEmail });
      app.moveClock(minuteMs);
      assert.equal((await shown(id)).can.resend, true);
      const headers = { 'idempotency-key': newId() };
      const responses = await Promise.all([1, 2, 3].map(() => resend(id, buyer, headers)));
      assert.deepEqual(
        responses.map(({ status }) => status),
        [200, 200, 200],
      );
      await app.jobs.runDue();
      const codes = await codesTo(recipientEmail);
      assert.equal(codes.length, 2);
      const [fresh] = codes.filter((one) => one !== code);
      assert.equal((await balance(code)).status, 404);
      assert.equal((await balance(fresh!)).body.balance.priceMinor, 10_000);
    });

    test('is written once for two wishes at once', async () => {
      const recipientEmail = newRecipient();
      const { id, code } = await createGiftCard(app, buyer, { recipientEmail });
      app.moveClock(minuteMs);
      await Promise.all([resend(id), resend(id)]);
      await app.jobs.runDue();
      const codes = await codesTo(recipientEmail);
      assert.equal(codes.length, 2);
      assert.equal(
        await giftCardBalance(
          app,
          codes.find((one) => one !== code)!,
        ),
        10_000,
      );
    });

    test('is its buyer’s alone, not before it was sent, and not once something is spent or it is withdrawn', async () => {
      const { id } = await createGiftCard(app, buyer);
      assert.equal((await resend(id, (await app.newTraveller()) as typeof buyer)).status, 404);
      const waiting = await orderGiftCard(app, buyer);
      assert.equal((await resend(waiting.id)).body.code, 'gift_card_state');
      await withdraw(id);
      assert.equal((await resend(id)).body.code, 'gift_card_state');
      const spent = await createGiftCard(app, buyer);
      const tour = await createTestTour();
      const order = { tourId: tour.id, date: dayAhead(10), adults: 1, giftCardCode: spent.code };
      assert.equal(
        (await app.send('POST', '/api/bookings', { ...(await renewToken(app, buyer)), body: order })).status,
        201,
      );
      assert.equal((await shown(spent.id)).can.resend, false);
      assert.equal((await resend(spent.id)).body.code, 'gift_card_state');
    });

    test('is no way to fill a mailbox with mails', async () => {
      const { config } = app.services;
      const scale = config.rateLimitScale;
      const { id } = await createGiftCard(app, buyer);
      try {
        Object.assign(config, { rateLimitScale: 1 });
        const statuses = [];
        for (let count = 0; count < 4; count++) statuses.push((await resend(id)).status);
        assert.deepEqual(statuses, [200, 200, 200, 429]);
      } finally {
        Object.assign(config, { rateLimitScale: scale });
      }
    });
  });

  describe('the right of withdrawal', () => {
    test('gives all the money back within 14 days, once, and the code opens nothing any more', async () => {
      const { id, code } = await createGiftCard(app, buyer);
      const { can, withdrawUntil } = await shown(id);
      assert.equal(can.withdraw, true);
      assert.equal(withdrawUntil, new Date(Date.now() + 14 * dayMs).toISOString().slice(0, 10));
      app.moveClock(14 * dayMs);
      const ended = await withdraw(id);
      assert.deepEqual([ended.status, ended.body.state, ended.body.can.withdraw], [200, 'withdrawn', false]);
      assert.equal(await cashOf(id), 0);
      assert.equal((await balance(code)).status, 404);
      assert.deepEqual((await withdraw(id)).body.code, 'gift_card_state');
      await app.jobs.runDue();
      assert.ok((await mailsTo(buyer.email)).some(({ event }) => event === `gift-card-withdrawn:${id}`));
    });

    test('ends after that', async () => {
      const { id } = await createGiftCard(app, buyer);
      app.moveClock(16.1 * dayMs);
      assert.deepEqual((await withdraw(id)).body.code, 'gift_card_state');
      assert.equal(await cashOf(id), 10_000);
    });

    test('counts before it is sent, and then it is never sent', async () => {
      const { id, payment } = await orderGiftCard(app, buyer, { sendOn: dayAhead(5) });
      await sendPaymentOutcome(app, payment.redirectUrl, 'paid');
      assert.equal((await withdraw(id)).body.state, 'withdrawn');
      app.moveClock(6 * dayMs);
      await app.jobs.runDue();
      assert.equal(await mailedGiftCardCode(app, id), undefined);
    });

    test('is the buyer’s alone', async () => {
      const { id, code } = await createGiftCard(app, buyer);
      const stranger = await app.newTraveller();
      assert.equal((await withdraw(id, stranger as typeof buyer)).status, 404);
      assert.deepEqual(await list(stranger as typeof buyer), []);
      assert.equal(await giftCardBalance(app, code), 10_000);
    });

    test('gives the same answer for the same key', async () => {
      const { id } = await createGiftCard(app, buyer);
      const headers = { 'idempotency-key': newId() };
      const send = () => app.send('POST', `/api/gift-cards/${id}/withdrawal`, { token: buyer.token, headers });
      const responses = [await send(), await send()];
      assert.deepEqual(responses[1]!.body, responses[0]!.body);
      assert.equal(responses[1]!.status, 200);
      assert.equal(await cashOf(id), 0);
    });
  });
});
