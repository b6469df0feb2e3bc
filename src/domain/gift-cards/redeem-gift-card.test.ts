import assert from 'node:assert/strict';
import { afterEach, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { money } from '#kernel/money.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { balancesOf, cashOf } from '#test/ledger-balances.ts';
import { giftCardBalance, createGiftCard, sendPaymentOutcome } from '#test/gift-cards.ts';
import { closeTestTours, dayAhead, createTestTour, type TestTour, countTakenSeats, setTerms } from '#test/test-tour.ts';
import { redemptionEntries } from '#domain/payments/gift-card-entries.ts';
import { post } from '#domain/payments/ledger.ts';
import { useRates } from '#domain/pricing/exchange-rates.ts';
import { insertRedemption, redeemFromCard } from './redemption-queries.ts';
import { hourMs, resetClockAfterEach, minuteMs, moveClockTo, renewToken, runClockJobs } from '#test/time.ts';

const day = dayAhead(10);

describe('a booking that a gift card pays for', () => {
  let app: TestApp;
  let buyer: { id: string; token: string };
  let traveller: { id: string; token: string };
  before(async () => {
    app = await testApp();
    buyer = await app.newTraveller();
    traveller = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  const card = (amountMinor: number, currency = 'EUR') => createGiftCard(app, buyer, { amountMinor, currency });
  const book = (tour: TestTour, giftCardCode: string, more = {}, headers = {}) =>
    app.send('POST', '/api/bookings', {
      token: traveller.token,
      body: { tourId: tour.id, date: day, adults: 2, giftCardCode, ...more },
      headers: { 'accept-language': 'en', ...headers },
    });
  const balanceAndHeld = async (code: string) => {
    const { balance, held } = (await app.send('POST', '/api/gift-cards/balance', { body: { code } })).body;
    return [balance.priceMinor, held.priceMinor];
  };
  const read = async (id: string) =>
    (await app.send('GET', `/api/bookings/${id}`, await renewToken(app, traveller))).body;
  const cancel = async (id: string) => {
    const { token } = await renewToken(app, traveller);
    const quote = (await app.send('GET', `/api/bookings/${id}/cancellation`, { token })).body;
    return { quote, ...(await app.send('POST', `/api/bookings/${id}/cancellation`, { token, body: {} })) };
  };
  const seats = (tour: TestTour) => countTakenSeats(app, tour.options[0].departures[0]!.id);
  /** Two adults are 100 €. */
  const payable = () => createTestTour({ payLater: false });

  test('in whole is confirmed and paid at once, even where nothing may be paid later', async () => {
    const { code } = await card(15_000);
    const tour = await payable();
    const { status, body } = await book(tour, code);
    assert.deepEqual(
      [status, body.state, body.payment.state, body.payment.giftCard.priceMinor, body.payment.due, body.can.pay],
      [201, 'confirmed', 'paid', 10_000, null, false],
    );
    assert.equal(await giftCardBalance(app, code), 5000);
    const { traveller: owed, gift_card: spent } = await balancesOf(app, body.id);
    assert.deepEqual([owed, spent], [0, 10_000]);
  });

  test('in part leaves the rest to be paid, and is confirmed once it is', async () => {
    const { code } = await card(4000);
    const tour = await payable();
    const { body } = await book(tour, code);
    assert.deepEqual([body.state, body.payment.state, body.payment.due.priceMinor], ['on_hold', 'due', 6000]);
    assert.deepEqual(await balanceAndHeld(code), [0, 4000]);
    await sendPaymentOutcome(app, body.payment.redirectUrl, 'paid');
    assert.deepEqual(await balanceAndHeld(code), [0, 0]);
    const paid = await read(body.id);
    assert.deepEqual([paid.state, paid.payment.state, paid.payment.giftCard.priceMinor], ['confirmed', 'paid', 4000]);
    assert.deepEqual(await cashOf(app, body.id), { captured: 6000, refunded: 0 });
    assert.equal((await balancesOf(app, body.id)).traveller, 0);
  });

  test('in part, with the rest later, charges no more than the rest', async () => {
    const { code } = await card(4000);
    const { body } = await book(await createTestTour(), code);
    assert.deepEqual([body.state, body.payment.state, body.payment.due.priceMinor], ['confirmed', 'due', 6000]);
    const pay = await app.send('POST', `/api/bookings/${body.id}/payment`, { token: traveller.token });
    await sendPaymentOutcome(app, pay.body.redirectUrl, 'paid');
    assert.deepEqual(await cashOf(app, body.id), { captured: 6000, refunded: 0 });
    assert.equal((await read(body.id)).payment.state, 'paid');
  });

  test('may have been held before', async () => {
    const { code } = await card(4000);
    const tour = await createTestTour();
    const order = { tourId: tour.id, date: day, adults: 2 };
    const hold = await app.send('POST', '/api/holds', { token: traveller.token, body: order });
    const { status, body } = await app.send('POST', '/api/bookings', {
      token: traveller.token,
      body: { holdId: hold.body.id, giftCardCode: code },
    });
    assert.deepEqual([status, body.payment.due.priceMinor, await seats(tour)], [201, 6000, 2]);
  });

  test('is made once for one key: the card is spent once, and the answer is the same', async () => {
    const { code } = await card(10_000);
    const tour = await createTestTour();
    const headers = { 'idempotency-key': newId() };
    const responses = await Promise.all(Array.from({ length: 10 }, () => book(tour, code, {}, headers)));
    assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([201]));
    assert.equal(new Set(responses.map(({ body }) => JSON.stringify(body))).size, 1);
    assert.deepEqual([await seats(tour), await giftCardBalance(app, code)], [2, 0]);
    assert.equal((await book(tour, code, {}, headers)).body.id, responses[0]!.body.id);
  });

  test('is not made with a code that is unknown or has no balance, and no seat is held', async () => {
    const { code: spent } = await card(10_000);
    await book(await createTestTour(), spent);
    const tour = await createTestTour();
    for (const [code, rule] of [
      ['AAAA-AAAA-AAAA-AAAA', 'unknown_code'],
      [spent, 'spent'],
    ] as const) {
      const { status, body } = await book(tour, code);
      assert.deepEqual([status, body.fields[0].field, body.fields[0].rule], [422, 'giftCardCode', rule]);
    }
    assert.equal(await seats(tour), 0);
  });

  test('gives its seats back where the card was spent a moment before', async () => {
    const { id, code } = await card(10_000);
    const db = app.services.database.db;
    const tour = await createTestTour();
    // The data that the booking read before it held its seats is outdated when it pays.
    await sql
      .raw(
        `create function spend_it() returns trigger language plpgsql as $$ begin
           update gift_cards set state = 'withdrawn', balance_minor = 0, withdrawn_at = now() where id = '${id}'; return new; end $$;
         create trigger spend_it before insert on bookings for each row execute function spend_it()`,
      )
      .execute(db);
    try {
      assert.deepEqual((await book(tour, code)).body.fields?.[0].rule, 'unknown_code');
    } finally {
      await sql.raw('drop trigger spend_it on bookings; drop function spend_it()').execute(db);
      await sql`update gift_cards set state = 'sent', balance_minor = amount_minor, withdrawn_at = null where id = ${id}`.execute(
        db,
      );
    }
    assert.equal(await seats(tour), 0);
  });

  test('that ends before it is confirmed gives the card back what it paid', async () => {
    const { code } = await card(4000);
    const tour = await payable();
    const abandoned = await book(tour, code);
    await sendPaymentOutcome(app, abandoned.body.payment.redirectUrl, 'abandoned');
    assert.deepEqual([await giftCardBalance(app, code), await seats(tour)], [4000, 0]);
    const withdrawn = await book(tour, code);
    await cancel(withdrawn.body.id);
    assert.equal(await giftCardBalance(app, code), 4000);
    const expired = await book(tour, code);
    assert.equal(await giftCardBalance(app, code), 0);
    app.moveClock(16 * minuteMs);
    await runClockJobs(app);
    assert.equal(await giftCardBalance(app, code), 4000);
    await sendPaymentOutcome(app, expired.body.payment.redirectUrl, 'paid');
    assert.deepEqual(await cashOf(app, expired.body.id), { captured: 6000, refunded: 6000 });
    assert.deepEqual(
      [await giftCardBalance(app, code), (await read(expired.body.id)).payment.state],
      [4000, 'refunded'],
    );
  });

  test('cancelled with everything back gives money back as money and the rest to the card', async () => {
    const { code } = await card(4000);
    const { body } = await book(await payable(), code);
    await sendPaymentOutcome(app, body.payment.redirectUrl, 'paid');
    const { quote } = await cancel(body.id);
    assert.deepEqual([quote.back.money.priceMinor, quote.back.giftCard.priceMinor], [6000, 4000]);
    assert.deepEqual(await cashOf(app, body.id), { captured: 6000, refunded: 6000 });
    assert.equal(await giftCardBalance(app, code), 4000);
    const { gift_card: spent, traveller: owed, cash } = await balancesOf(app, body.id);
    assert.deepEqual([spent, owed, cash], [0, 0, 0]);
  });

  test('cancelled with half of it back keeps the card’s part first', async () => {
    const { code } = await card(4000);
    const tour = await createTestTour();
    const { body } = await book(tour, code, { payment: 'now' });
    await setTerms(app, body.id);
    await sendPaymentOutcome(app, body.payment.redirectUrl, 'paid');
    moveClockTo(app, new Date(tour.options[0].departures[0]!.startsAt.getTime() - 30 * hourMs));
    const { quote } = await cancel(body.id);
    assert.deepEqual([quote.back.money.priceMinor, quote.back.giftCard.priceMinor], [5000, 0]);
    assert.deepEqual(await cashOf(app, body.id), { captured: 6000, refunded: 5000 });
    assert.equal((await balancesOf(app, body.id)).traveller, 0);
    assert.equal(await giftCardBalance(app, code), 0);
  });

  test('cancelled with half of it back, paid by card alone, gives half back to the card', async () => {
    const { code } = await card(10_000);
    const tour = await createTestTour();
    const { body } = await book(tour, code);
    await setTerms(app, body.id);
    moveClockTo(app, new Date(tour.options[0].departures[0]!.startsAt.getTime() - 30 * hourMs));
    const ended = await cancel(body.id);
    assert.deepEqual([ended.quote.back.giftCard.priceMinor, ended.body.payment.state], [5000, 'partly_refunded']);
    assert.equal(await giftCardBalance(app, code), 5000);
  });

  test('is refused with a card of another currency, before a seat is taken, and the card keeps its balance', async () => {
    const { code } = await card(5000, 'USD');
    const tour = await createTestTour();
    const { status, body } = await book(tour, code);
    assert.deepEqual([status, body.fields[0].field, body.fields[0].rule], [422, 'giftCardCode', 'other_currency']);
    assert.match(body.fields[0].message, /USD/);
    const order = { tourId: tour.id, date: day, adults: 2 };
    const hold = await app.send('POST', '/api/holds', { token: traveller.token, body: order });
    const placed = { token: traveller.token, body: { holdId: hold.body.id, giftCardCode: code } };
    const refused = await app.send('POST', '/api/bookings', placed);
    assert.deepEqual([refused.status, refused.body.fields[0].rule], [422, 'other_currency']);
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from bookings where tour_id = ${tour.id}`.execute(app.services.database.db);
    assert.deepEqual([await giftCardBalance(app, code), rows[0]!.count], [5000, 1]);
    // The hold is still good, and may be placed without the card.
    const { holdId } = placed.body;
    assert.equal((await app.send('POST', '/api/bookings', { ...placed, body: { holdId } })).status, 201);
  });

  describe('with a card of another currency, where there is a rate of the day', () => {
    const usePerEuro = (perEuro: number) => {
      const asOf = app.services.clock.now().toISOString().slice(0, 10);
      useRates([{ currency: 'USD', perEuro, asOf }]);
    };
    afterEach(() => useRates([]));
    const worth = async (code: string, currency: string) =>
      (await app.send('POST', '/api/gift-cards/balance', { body: { code, currency } })).body;

    test('pays what was shown, at the rate less the margin, and the rest is still to pay', async () => {
      usePerEuro(1.25);
      const { code } = await card(5000, 'USD');
      const shown = await worth(code, 'EUR');
      assert.deepEqual([shown.worth.priceMinor, shown.worth.currency, shown.exchange.marginPercent], [3920, 'EUR', 2]);
      const { body } = await book(await createTestTour(), code);
      assert.deepEqual([body.payment.giftCard.priceMinor, body.payment.due.priceMinor], [3920, 6080]);
      assert.equal(await giftCardBalance(app, code), 0);
    });

    test('cancelled, returns all that the card paid with, whatever the rate is by then', async () => {
      usePerEuro(1.25);
      const { code } = await card(20_000, 'USD');
      const { body } = await book(await createTestTour(), code);
      assert.deepEqual([body.payment.state, body.payment.giftCard.priceMinor], ['paid', 10_000]);
      assert.equal(await giftCardBalance(app, code), 20_000 - 12_756);
      usePerEuro(2.5);
      const { quote } = await cancel(body.id);
      assert.equal(quote.back.giftCard.priceMinor, 10_000);
      assert.equal(await giftCardBalance(app, code), 20_000);
    });

    test('is refused once the rate is older than seven days', async () => {
      usePerEuro(1.25);
      const { code } = await card(5000, 'USD');
      const tour = await createTestTour();
      moveClockTo(app, new Date(app.services.clock.now().getTime() + 8 * 24 * hourMs));
      const { token } = await renewToken(app, traveller);
      const refused = await app.send('POST', '/api/bookings', {
        token,
        body: { tourId: tour.id, date: day, adults: 2, giftCardCode: code },
      });
      assert.deepEqual([refused.status, refused.body.fields[0].rule], [422, 'other_currency']);
      assert.equal((await worth(code, 'EUR')).worth.priceMinor, 0);
      assert.equal(await giftCardBalance(app, code), 5000);
    });
  });

  test('paid by a card of another currency, as it was possible once, returns to the unit what it took', async () => {
    const { id: giftCardId, code } = await card(5000, 'USD');
    const booked = await app.send('POST', '/api/bookings', {
      token: traveller.token,
      body: { tourId: (await createTestTour()).id, date: day, adults: 2 },
    });
    const bookingId = booked.body.id as string;
    const at = app.services.clock.now();
    await app.services.database.transaction(async (transaction) => {
      assert.equal(await redeemFromCard(transaction, giftCardId, 5000), 5000);
      const redemption = { bookingId, giftCardId, amountMinor: 5000, paidMinor: 4328, redeemedAt: at };
      await insertRedemption(transaction, redemption);
      const entries = redemptionEntries(money(5000, 'USD'), money(4328, 'EUR'));
      await post(transaction, { bookingId, giftCardId, kind: 'gift_card_redemption', currency: 'USD', entries, at });
    });
    const { payment } = await read(bookingId);
    assert.deepEqual([payment.giftCard.priceMinor, payment.due.priceMinor], [4328, 5672]);
    const exchange = async () => {
      const { rows } = await sql<{ currency: string; sum: number }>`
        select currency, sum(amount_minor) as sum from ledger_entries
        where account = 'exchange' and transaction_id in (select id from ledger_transactions where booking_id = ${bookingId})
        group by currency order by currency`.execute(app.services.database.db);
      return rows.map(({ currency, sum }) => [currency, sum]);
    };
    assert.deepEqual(await exchange(), [
      ['EUR', 4328],
      ['USD', -5000],
    ]);
    const { quote } = await cancel(bookingId);
    assert.equal(quote.back.giftCard.priceMinor, 4328);
    assert.deepEqual(await exchange(), [
      ['EUR', 0],
      ['USD', 0],
    ]);
    assert.equal(await giftCardBalance(app, code), 5000);
  });

  test('keeps the card from being withdrawn until all of it is refunded', async () => {
    const { id, code } = await card(10_000);
    const { body } = await book(await createTestTour(), code, { adults: 1 });
    const withdraw = () => app.send('POST', `/api/gift-cards/${id}/withdrawal`, { token: buyer.token });
    assert.equal((await withdraw()).body.code, 'gift_card_state');
    await cancel(body.id);
    assert.equal((await withdraw()).body.state, 'withdrawn');
  });

  test('is described in its mail with what is still to be paid', async () => {
    const { code } = await card(4000);
    const { body } = await book(await createTestTour(), code);
    await app.jobs.runDue();
    const mail = await app.services.database.db
      .selectFrom('mails')
      .select('bodyText')
      .where('event', '=', `booking-confirmed:${body.id}`)
      .executeTakeFirstOrThrow();
    assert.match(mail.bodyText, /€40 of it with a gift card[^]*Still to pay: €60/);
  });
});
