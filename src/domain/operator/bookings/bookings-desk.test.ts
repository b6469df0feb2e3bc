// An operator finds a booking by whatever they have in hand, and reads all of it in one place.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { ticketCode } from '#domain/bookings/check-in/ticket-code.ts';
import { createGiftCard, sendPaymentOutcome } from '#test/gift-cards.ts';
import { newStaff } from '#test/identities.ts';
import { closeTestTours, createTestTour, dayAhead } from '#test/test-tour.ts';
import { statementsOf } from '#test/statements.ts';

describe('the operator’s desk for bookings', () => {
  let app: TestApp;
  let operator: { id: string; token: string };
  let traveller: { id: string; email: string; token: string };
  before(async () => {
    app = await testApp();
    operator = await app.signIn('operator');
    traveller = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const send = (method: string, path: string, body?: object) =>
    app.send(method, `/api/admin/bookings${path}`, { token: operator.token, ...(body && { body }) });
  const list = async (query: Record<string, string>) => (await send('GET', `?${new URLSearchParams(query)}`)).body;
  const find = async (text: string, more = {}) =>
    (await list({ find: text, ...more })).data.map(({ reference }: { reference: string }) => reference);

  /** One adult for 50 €, paid. */
  async function book(days = 10, token = traveller.token) {
    const date = dayAhead(days);
    const tour = await createTestTour({ starts: [`${date}T10:00`], capacity: 40, useDemoSupplier: true });
    const { status, body } = await app.send('POST', '/api/bookings', {
      token,
      body: { tourId: tour.id, date, adults: 1, payment: 'now' },
    });
    assert.equal(status, 201, JSON.stringify(body));
    await sendPaymentOutcome(app, body.payment.redirectUrl, 'paid');
    return { id: body.id as string, reference: body.reference as string, title: body.title as string, date, tour };
  }

  test('finds one by its reference, its payment, its traveller, and no other by them', async () => {
    const { id, reference } = await book();
    const { body } = await send('GET', `/${reference}`);
    const other = await book(11, (await app.newTraveller()).token);
    for (const text of [reference, reference.toLowerCase(), id, body.payments[0].id, traveller.id, traveller.email]) {
      const found = await find(text);
      assert.ok(found.includes(reference), text);
      assert.ok(!found.includes(other.reference), text);
    }
    for (const text of ['%', "' & :* |", newId(), 'NOTHING-LIKE-IT']) assert.deepEqual(await find(text), [], text);
  });

  test('finds one by its ticket, by the telephone number of its traveller, and by the gift card that paid', async () => {
    const someone = await app.newTraveller();
    const { id, reference, tour } = await book(13, someone.token);
    const { db } = app.services.database;
    const phone = `6${String(Date.now()).slice(-8)}`;
    await sql`update users set phone = ${`+34${phone}`} where id = ${someone.id}`.execute(db);
    const ticket = `${reference} ${ticketCode(app.services.secrets, id)}`;
    for (const text of [ticket, ticket.toLowerCase().replaceAll('-', ''), `+34 ${phone}`, phone])
      assert.deepEqual(await find(text), [reference], text);
    const { code } = await createGiftCard(app, someone);
    assert.deepEqual(await find(code), []);
    const body = { tourId: tour.id, departureId: tour.options[0].departures[0]!.id, adults: 1, giftCardCode: code };
    const paid = await app.send('POST', '/api/bookings', { token: someone.token, body });
    assert.equal(paid.status, 201, JSON.stringify(paid.body));
    assert.deepEqual(await find(code.toLowerCase()), [paid.body.reference]);
  });

  test('finds all that were ordered together by the reference of their order', async () => {
    const date = dayAhead(16);
    const tour = await createTestTour({ starts: [`${date}T10:00`], useDemoSupplier: true });
    const { token } = traveller;
    const holds: { id: string }[] = [];
    for (const adults of [1, 2]) {
      const { body } = await app.send('POST', '/api/holds', { token, body: { tourId: tour.id, date, adults } });
      holds.push({ id: body.id });
    }
    const { status, body } = await app.send('POST', '/api/orders', { token, body: { holds } });
    assert.equal(status, 201, JSON.stringify(body));
    const references = body.bookings.map(({ reference }: { reference: string }) => reference);
    for (const text of [body.reference, body.reference.toLowerCase()])
      assert.deepEqual((await find(text)).toSorted(), references.toSorted(), text);
  });

  test('finds those of a traveller’s, a tour’s and a supplier’s name by the beginnings of its words', async () => {
    const someone = await app.newTraveller();
    const { reference, tour, date } = await book(12, someone.token);
    const word = `Zq${newId().slice(-8).replaceAll('-', '')}`;
    const { db } = app.services.database;
    await sql`update users set name = ${`Ruy ${word}`} where id = ${someone.id}`.execute(db);
    assert.deepEqual(await find(`${word.slice(0, -2)} ru`), [reference]);
    await sql`update users set name = 'Ruy' where id = ${someone.id}`.execute(db);
    assert.deepEqual(await find(word), []);
    const title = sql`update tour_texts set title = title || ${` ${word}`} where tour_id = ${tour.id}`;
    await title.execute(db);
    assert.deepEqual(await find(word.toLowerCase()), [reference]);
    const { body } = await send('GET', `/${reference}`);
    assert.ok((await find(body.supplier, { from: date, until: date })).includes(reference), body.supplier);
  });

  test('finds one by its reference as it is read out, and by its day as people say it', async () => {
    const { reference, date } = await book(163);
    const [, first, second] = reference.split('-');
    for (const text of [`${first}${second}`, `${first}-${second}`.toLowerCase(), `sn ${first} ${second}`])
      assert.deepEqual(await find(text), [reference], text);
    const day = new Date(`${date}T00:00:00Z`);
    const said = (language: string, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(day);
    for (const text of [
      said('en-GB', { dateStyle: 'long' }),
      said('en-GB', { dateStyle: 'medium' }),
      said('en-GB', { dateStyle: 'short' }),
      said('es', { dateStyle: 'full' }),
      said('fr', { day: 'numeric', month: 'long' }),
    ])
      assert.ok((await find(text)).includes(reference), text);
  });

  test('finds those of a partner by its telephone number as the page of a booking shows it', async () => {
    const { reference, date } = await book(164);
    const { body } = await send('GET', `/${reference}`);
    const { phone } = body.supplierContact;
    assert.match(phone, /^\+34 /);
    for (const text of [phone, phone.replace('+34 ', ''), `${phone} ext. 12`])
      assert.ok((await find(text, { from: date, until: date })).includes(reference), text);
  });

  test('finds those of a name together with words of the tour, in either order', async () => {
    const someone = await app.newTraveller();
    const { reference, tour } = await book(12, someone.token);
    const other = await book(13, someone.token);
    const [name, word] = ['Zq', 'Xw'].map((start) => `${start}${newId().slice(-8).replaceAll('-', '')}`);
    const { db } = app.services.database;
    await sql`update users set name = ${`Ruy ${name}`} where id = ${someone.id}`.execute(db);
    await sql`update tour_texts set title = title || ${` ${word}`} where tour_id = ${tour.id}`.execute(db);
    for (const text of [`${name} ${word}`, `ruy ${name} ${word!.slice(0, -2)}`, `${word} ruy`])
      assert.deepEqual(await find(text), [reference], text);
    assert.ok(!(await find(`${name} ${word}`)).includes(other.reference));
    const { body } = await send('GET', `/${reference}`);
    assert.deepEqual(await find(`${body.supplier} ${word}`), [reference], body.supplier);
    assert.deepEqual(await find(`${name} nothing-like-it`), []);
  });

  test('narrows them down by state and by the day of the tour, as text or from and until', async () => {
    // Further ahead than anything in the demo world: a page has twenty of a day.
    const { reference, date } = await book(163);
    assert.ok((await find(date)).includes(reference));
    const { data, order } = await list({ from: date, until: date, state: 'confirmed' });
    assert.equal(order, 'start');
    assert.ok(data.some((one: { reference: string }) => one.reference === reference));
    assert.ok(data.every((one: { startsAtLocal: string }) => one.startsAtLocal.startsWith(date)));
    const cancelled = await list({ from: date, until: date, state: 'cancelled' });
    assert.ok(!cancelled.data.some((one: { reference: string }) => one.reference === reference));
    assert.deepEqual(await find(traveller.email, { state: 'no_show' }), []);
  });

  test('pages by what comes below the last one, each exactly once', async () => {
    const someone = await app.newTraveller();
    const { tour } = await book(15, someone.token);
    const [departure] = tour.options[0].departures;
    const { db } = app.services.database;
    for (let count = 0; count < 26; count++) {
      const body = { tourId: tour.id, departureId: departure!.id, adults: 1 };
      const { status, body: booked } = await app.send('POST', '/api/bookings', { token: someone.token, body });
      assert.equal(status, 201, JSON.stringify(booked));
    }
    const { rows } = await sql<{ reference: string }>`
      select reference from bookings where user_id = ${someone.id} order by id desc`.execute(db);
    for (const state of ['all', 'confirmed']) {
      const query = { find: someone.email, state };
      const first = await list(query);
      const second = await list({ ...query, before: first.next });
      const references = [...first.data, ...second.data].map((one: { reference: string }) => one.reference);
      assert.deepEqual([first.data.length, second.next], [25, null]);
      assert.deepEqual(
        references,
        rows.map((row) => row.reference),
      );
    }
    const all = await list({});
    assert.deepEqual([all.order, all.data.length, all.data[0].reference], ['booked', 25, rows[0]!.reference]);
    const pending = await list({ state: 'confirmed' });
    assert.equal(pending.data[0].reference, rows[0]!.reference);
  });

  test('shows what became of one, its terms, its money to the last posting and its mails', async () => {
    const { reference } = await book();
    await app.jobs.runDue();
    const { status, body } = await send('GET', `/${reference}`);
    assert.equal(status, 200);
    assert.deepEqual(
      body.events.map(({ to, actor }: any) => [to, actor]),
      [
        ['on_hold', 'traveller'],
        ['confirmed', 'traveller'],
      ],
    );
    assert.deepEqual(
      [body.money.paid.priceMinor, body.money.held.priceMinor, body.money.due.priceMinor],
      [5000, 5000, 0],
    );
    assert.deepEqual(body.postings.map(({ kind }: any) => kind).toSorted(), ['capture', 'sale']);
    for (const { entries } of body.postings)
      assert.equal(
        entries.reduce((sum: number, { amount }: any) => sum + amount.priceMinor, 0),
        0,
      );
    assert.equal(body.traveller.email, traveller.email);
    assert.ok(
      body.mails.some(({ kind, recipient }: any) => kind === 'booking-confirmed' && recipient === traveller.email),
    );
    assert.equal((await send('GET', '/NOTHING')).status, 404);
  });

  test('cancels with a reason that the traveller reads, everything is refunded, and the log says who did it', async () => {
    const { id, reference } = await book();
    const decide = (body: object) => send('POST', `/${reference}/decision`, body);
    const refused = await decide({ decision: 'cancel' });
    assert.deepEqual([refused.status, refused.body.fields[0].field], [422, 'reason']);
    const reason = 'The bridge on the way is closed.';
    assert.deepEqual((await decide({ decision: 'cancel', reason })).body, { reference, state: 'cancelled' });
    assert.equal((await decide({ decision: 'cancel', reason })).body.code, 'booking_state');
    const { body } = await send('GET', `/${reference}`);
    const { to, actor, operator: who, reason: given } = body.events.at(-1);
    assert.deepEqual([to, actor, given, body.money.held.priceMinor], ['cancelled', 'operator', reason, 0]);
    const { body: log } = await app.send('GET', `/api/admin/audit?subject=${reference}`, operator);
    const [entry] = log.data;
    assert.deepEqual(
      [entry.act, entry.subject, entry.actor, entry.reason],
      ['booking_cancel', { id, name: reference }, who, reason],
    );
    assert.deepEqual([who.id, who.email], [operator.id, 'operator@senda.example']);
  });

  test('shows what its partner and the marketplace earn of it as it stands, paid or not, and what a cancellation takes', async () => {
    const earned = async (reference: string) => {
      const { commission, supplierShare } = (await send('GET', `/${reference}`)).body;
      return [commission.priceMinor, supplierShare.priceMinor];
    };
    const paid = await book();
    assert.deepEqual(await earned(paid.reference), [750, 4250]);
    const tour = await createTestTour({ starts: [`${dayAhead(10)}T10:00`], useDemoSupplier: true });
    const { body } = await app.send('POST', '/api/bookings', {
      token: traveller.token,
      body: { tourId: tour.id, date: dayAhead(10), adults: 1, payment: 'later' },
    });
    assert.deepEqual(await earned(body.reference), [750, 4250]);
    const paymentOf = async (reference: string) => (await list({ find: reference })).data[0].payment;
    assert.deepEqual([await paymentOf(paid.reference), await paymentOf(body.reference)], ['paid', 'due']);
    for (const reference of [paid.reference, body.reference]) {
      await send('POST', `/${reference}/decision`, { decision: 'cancel', reason: 'The bridge is closed.' });
      assert.deepEqual(await earned(reference), [0, 0], reference);
    }
    assert.deepEqual([await paymentOf(paid.reference), await paymentOf(body.reference)], ['refunded', 'none']);
  });

  test('says to support that an operator could cancel it, and to nobody once it has ended', async () => {
    const { reference } = await book();
    const { email, password } = await newStaff(app, 'support');
    const { token } = (await app.send('POST', '/api/auth/login', { body: { email, password } })).body;
    const may = async (caller: string) =>
      (await app.send('GET', `/api/admin/bookings/${reference}`, { token: caller })).body.may;
    const { cancel, needsOperator } = await may(token);
    assert.deepEqual([cancel, needsOperator, (await may(operator.token)).needsOperator], [false, true, false]);
    await send('POST', `/${reference}/decision`, { decision: 'cancel', reason: 'The bridge is closed.' });
    assert.equal((await may(token)).needsOperator, false);
  });

  test('is queried in as many statements whatever it finds', async () => {
    const { reference } = await book();
    const counts = [];
    for (const path of ['', `?find=${reference}`, `?find=${traveller.email}`, '?find=Ruy+nothing', `/${reference}`])
      counts.push(await statementsOf(app, () => send('GET', path)));
    assert.deepEqual(counts, [1, 1, 3, 5, 8]);
  });
});
