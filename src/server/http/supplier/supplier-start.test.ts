import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { SupplierStartView } from '#contract/suppliers/start.ts';
import { newId } from '#kernel/ids.ts';
import { emptyDocument } from '#kernel/tour-documents/tour-document.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { newMember, newOwner, type Somebody } from '#test/identities.ts';
import { closeTestTours, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';

const [today, soon] = [dayAhead(0), dayAhead(3)];

describe('the start page of a supplier', () => {
  let app: TestApp;
  let owner: Somebody & { supplierId: string };
  before(async () => {
    app = await testApp();
    owner = await newOwner(app);
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const db = () => app.services.database.db;
  const start = async ({ token }: Somebody = owner): Promise<SupplierStartView> => {
    const { status, body } = await app.send('GET', `/api/supplier/start?from=${today}`, { token });
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const own = async (more: Parameters<typeof createTestTour>[0] = {}) => {
    const tour = await createTestTour({ starts: [`${soon}T10:00`], ...more });
    await sql`update tours set supplier_id = ${owner.supplierId} where id = ${tour.id}`.execute(db());
    return tour;
  };
  const book = async ({ id }: TestTour, body: object = {}) => {
    const { token } = await app.newTraveller();
    const booked = await app.send('POST', '/api/bookings', {
      token,
      body: { tourId: id, date: soon, adults: 2, ...body },
    });
    assert.equal(booked.status, 201, JSON.stringify(booked.body));
    return booked.body;
  };

  test('leads a new supplier from its details to a tour on sale, and then says no more of it', async () => {
    const steps = async () => (await start()).setup?.steps.map(({ state }) => state);
    await sql`update suppliers set state = 'to_check', checked_at = null where id = ${owner.supplierId}`.execute(db());
    assert.deepEqual(await steps(), ['done', 'todo', 'optional', 'waiting', 'todo']);
    const draft = await app.send('POST', '/api/supplier/tours', { token: owner.token, body: {} });
    const { setup } = await start();
    assert.deepEqual([setup?.tour?.id, setup?.wasOnSale], [draft.body.id, false]);
    await sql`update suppliers set state = 'verified', checked_at = now(), self_certified_at = now() where id = ${owner.supplierId}`.execute(
      db(),
    );
    await sql`update tour_drafts set submitted_at = now() where id = ${draft.body.id}`.execute(db());
    assert.deepEqual(await steps(), ['done', 'done', 'optional', 'done', 'waiting']);
    const tour = await own();
    assert.equal(await steps(), undefined);
    // Bookings of a tour that is paused are still to be found.
    await sql`update tours set status = 'paused' where id = ${tour.id}`.execute(db());
    assert.equal((await start()).setup?.wasOnSale, true);
  });

  test('names a day after which there are no seven, as the calendar does with its week', async () => {
    for (const [path, field] of [
      ['start?from=9999-12-31', 'from'],
      ['calendar?view=week&date=9999-12-31', 'date'],
    ] as const) {
      const { status, body } = await app.send('GET', `/api/supplier/${path}`, { token: owner.token });
      assert.deepEqual([status, body.fields?.[0].field], [422, field], path);
    }
  });

  test('has requests with their deadline, the earliest first, until they are decided', async () => {
    const tour = await own({ confirmation: 'on-request' });
    const [first, second] = [await book(tour), await book(tour)];
    await sql`update bookings set decide_by = decide_by - interval '1 hour' where id = ${second.id}`.execute(db());
    const { requests } = await start();
    assert.deepEqual(
      [requests.total, requests.first.map(({ bookingId, people }) => [bookingId, people])],
      [
        2,
        [
          [second.id, 2],
          [first.id, 2],
        ],
      ],
    );
    for (const { id } of [first, second])
      await app.send('POST', `/api/supplier/bookings/${id}/decision`, {
        token: owner.token,
        body: { decision: 'decline' },
      });
    assert.equal((await start()).requests.total, 0);
  });

  test('has changes that travellers ask for among the requests, until they are answered', async () => {
    const tour = await own({ confirmation: 'on-request', starts: [`${soon}T10:00`, `${soon}T15:00`] });
    const [first, second] = tour.options[0].departures;
    const { token } = await app.newTraveller();
    const send = (path: string, body: object) => app.send('POST', `/api/${path}`, { token, body });
    const { body } = await send('bookings', { tourId: tour.id, departureId: first!.id, adults: 2 });
    const decide = (path: string, decision: string) =>
      app.send('POST', `/api/supplier/bookings/${body.id}/${path}`, { token: owner.token, body: { decision } });
    await decide('decision', 'accept');
    assert.equal((await start()).requests.total, 0);
    const to = { departureId: second!.id, adults: 3 };
    const { total } = (await send(`bookings/${body.id}/change-quote`, to)).body;
    const expectedTotal = { priceMinor: total.priceMinor, currency: 'EUR' };
    const asked = await send(`bookings/${body.id}/changes`, { ...to, expectedTotal });
    const { requests } = await start();
    assert.deepEqual(
      [requests.total, requests.first.map(({ bookingId, people, decideBy }) => [bookingId, people, decideBy])],
      [1, [[body.id, 3, asked.body.change.expiresAt]]],
    );
    await decide('change-decision', 'decline');
    assert.equal((await start()).requests.total, 0);
  });

  test('has bookings of these days with missing answers, reviews without a reply, and drafts sent back', async () => {
    const tour = await own();
    const { id: bookingId } = await book(tour);
    const question = newId();
    await sql`insert into questions (id, tour_id, position, per, kind) values (${question}, ${tour.id}, 0, 'booking', 'text')`.execute(
      db(),
    );
    const document = JSON.stringify({ ...emptyDocument(newId()), texts: { en: { title: 'Caves by lamp' } } });
    await sql`insert into tour_drafts (id, supplier_id, version, document, return_reason, created_at, updated_at)
      values (${newId()}, ${owner.supplierId}, 1, ${document}, 'Say where it meets', now(), now())`.execute(db());
    await sql`insert into reviews (id, tour_id, booking_id, user_id, author, stars, comment, language, written_at)
      select ${newId()}, tour_id, id, user_id, 'Ada', 4, 'A fine walk indeed', 'en', now() from bookings where id = ${bookingId}`.execute(
      db(),
    );
    const { openAnswers, reviews, returned } = await start();
    assert.deepEqual(
      openAnswers.first.map((one) => one.bookingId),
      [bookingId],
    );
    assert.deepEqual(
      reviews.first.map(({ author, stars }) => [author, stars]),
      [['Ada', 4]],
    );
    assert.deepEqual(
      returned.first.map(({ title, reason }) => [title, reason]),
      [['Caves by lamp', 'Say where it meets']],
    );
    await sql`insert into booking_answers (booking_id, question_id, person, value, answered_at)
      values (${bookingId}, ${question}, 0, 'None', now())`.execute(db());
    assert.equal((await start()).openAnswers.total, 0);
    const { id: other } = await book(tour);
    await sql`insert into reviews (id, tour_id, booking_id, user_id, author, stars, comment, language, written_at)
      select ${newId()}, tour_id, id, user_id, 'Bea', 5, 'Worth the wait', 'en', now() - interval '1 day' from bookings where id = ${other}`.execute(
      db(),
    );
    assert.deepEqual(
      (await start()).reviews.first.map(({ author }) => author),
      ['Bea', 'Ada'],
      'in the order of the list that they lead to: the longest waiting first',
    );
    await sql`delete from reviews where booking_id in (${bookingId}, ${other})`.execute(db());
  });

  test('has a tour that a report took off sale while that can be appealed', async () => {
    const tour = await own();
    const body = {
      address: `/tour/${tour.id}`,
      category: 'fraud',
      statement: 'The boat in the pictures does not exist at all.',
      name: 'Ada',
      email: 'ada@tests.example',
      goodFaith: true,
    };
    const { body: sent } = await app.send('POST', '/api/notices', { body });
    const operator = await app.signIn('operator');
    const { data } = (
      await app.send('GET', '/api/admin/notices?state=received&pageSize=100', { token: operator.token })
    ).body;
    const notice = data.find(({ reference }: { reference: string }) => reference === sent.notice.reference);
    const decision = {
      outcome: 'removed',
      basis: 'terms',
      reasons: 'The pictures show another boat than the one that sails.',
    };
    const decided = await app.send('POST', `/api/admin/notices/${notice.id}/decision`, {
      token: operator.token,
      body: decision,
    });
    assert.equal(decided.status, 200, JSON.stringify(decided.body));
    const { removals } = await start();
    assert.deepEqual(
      removals.first.map(({ tourId, reference }) => [tourId, reference]),
      [[tour.id, notice.reference]],
    );
    const { code } = removals.first[0]!;
    const key = { reference: notice.reference, code };
    assert.equal((await app.send('POST', '/api/notices/state', { body: key })).body.you, 'partner');
    const removalFor = async ({ token }: { token: string }) =>
      (await app.send('GET', `/api/supplier/tours/${tour.id}`, { token })).body.removals[0];
    assert.deepEqual([(await removalFor(owner)).code, (await removalFor(operator)).code], [code, null]);
    const appeal = { ...key, text: 'The boat in the pictures is the one that sails since May.' };
    assert.equal((await app.send('POST', '/api/notices/appeal', { body: appeal })).status, 200);
    const appealed = await removalFor(owner);
    assert.deepEqual([typeof appealed.appealedAt, appealed.appealBefore], ['string', null]);
    assert.equal((await start()).removals.total, 0);
  });

  test('counts the week by the day, and has nothing of other suppliers', async () => {
    const { id: bookingId } = await book(await own({ capacity: 10 }));
    await sql`insert into booking_messages (id, booking_id, author, body, written_at)
      values (${newId()}, ${bookingId}, 'traveller', 'Is there parking?', now())`.execute(db());
    const { messages: waiting } = await start();
    assert.equal(waiting.total, 1);
    assert.ok(Date.parse(waiting.first[0]!.since) <= Date.now());
    const day = (await start()).days.find(({ day: one }) => one === soon);
    assert.ok(day && day.departures >= 1 && day.seatsTaken >= 2, JSON.stringify(day));
    const other = await newOwner(app);
    const { requests, openAnswers, messages, reviews, returned, removals, days } = await start(other);
    assert.deepEqual(
      [requests, openAnswers, messages, reviews, returned, removals].map(({ total }) => total),
      [0, 0, 0, 0, 0, 0],
    );
    assert.deepEqual(days, []);
    const guide = await newMember(app, owner.supplierId, 'guide');
    assert.equal((await app.send('GET', `/api/supplier/start?from=${today}`, { token: guide.token })).status, 403);
  });
});
