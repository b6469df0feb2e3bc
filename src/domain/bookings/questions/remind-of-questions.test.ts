import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { recurringJobs } from '#server/process/jobs.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { newMember, newOwner } from '#test/identities.ts';
import { closeTestTours, createTestTour, dayAhead, type TestTour, type TourSpec } from '#test/test-tour.ts';
import { dayMs, hourMs, moveClockTo, renewToken, resetClockAfterEach } from '#test/time.ts';
import { findUnanswered } from '../reading/booking-recipients.ts';

describe('questions that are not answered', () => {
  let app: TestApp;
  let traveller: { id: string; token: string };
  before(async () => {
    app = await testApp();
    traveller = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  const call = async (method: string, path: string, body?: object) =>
    app.send(method, `/api/${path}`, { ...(await renewToken(app, traveller)), body });

  type Question = { kind: string; per: string; required: boolean; active: boolean; version: string };

  async function ask(tour: TestTour, more: Partial<Question> = {}): Promise<string> {
    const db = app.services.database.db;
    const id = newId();
    const values = { id, tourId: tour.id, position: 0, kind: 'text', per: 'booking', required: true, ...more };
    await db.insertInto('questions').values(values).execute();
    await db.insertInto('questionTexts').values({ questionId: id, language: 'en', label: 'Your hotel' }).execute();
    return id;
  }

  /** A tour whose supplier has to know the hotel. */
  async function asking(spec: TourSpec): Promise<{ tour: TestTour; question: string }> {
    const tour = await createTestTour(spec);
    return { tour, question: await ask(tour) };
  }

  async function book(
    tour: TestTour,
    party: object = { adults: 1 },
  ): Promise<{ id: string; startsAtUtc: string; createdAt: string }> {
    const departureId = tour.options[0].departures[0]!.id;
    const { status, body } = await call('POST', 'bookings', { tourId: tour.id, departureId, ...party });
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  }

  /** The kinds of the mails that were written for a booking until then. */
  async function askedAt(id: string, at: number): Promise<string> {
    moveClockTo(app, new Date(at));
    await recurringJobs['remind-of-questions']!.run(app.services);
    const mails = await app.services.database.db
      .selectFrom('mails')
      .select('event')
      .where('event', 'like', `booking-questions%:${id}:%`)
      .orderBy('createdAt')
      .execute();
    return mails.map(({ event }) => (event.startsWith('booking-questions_again') ? 'soon' : 'asked')).join(' ');
  }

  test('are reminded at growing intervals from the booking on, and daily in the last two days', async () => {
    const { tour } = await asking({ starts: [`${dayAhead(10)}T10:00`, `${dayAhead(30)}T10:00`] });
    const { id, createdAt, startsAtUtc } = await book(tour);
    const [booked, start] = [Date.parse(createdAt), Date.parse(startsAtUtc)];
    const asked = [];
    for (const days of [0.9, 1.1, 2.9, 3.1, 6]) asked.push(await askedAt(id, booked + days * dayMs));
    assert.deepEqual(asked, ['', 'asked', 'asked', 'asked asked', 'asked asked']);
    const late = [];
    for (const hours of [60, 47, 25, 23, 1]) late.push(await askedAt(id, start - hours * hourMs));
    const [two, three, four] = ['asked asked', 'asked asked soon', 'asked asked soon soon'];
    assert.deepEqual(late, [two, three, three, four, four]);
    assert.equal(await askedAt(id, start + hourMs), four);
  });

  test('are reminded before another day to which the booking was changed', async () => {
    const { tour } = await asking({ starts: [`${dayAhead(10)}T10:00`, `${dayAhead(30)}T10:00`] });
    const { id, startsAtUtc } = await book(tour);
    const other = tour.options[0].departures[1]!;
    assert.equal(await askedAt(id, Date.parse(startsAtUtc) - 47 * hourMs), 'soon');
    const change = { departureId: other.id, expectedTotal: { priceMinor: 5000, currency: 'EUR' } };
    assert.equal((await call('POST', `bookings/${id}/changes`, change)).status, 200);
    assert.equal(await askedAt(id, other.startsAt.getTime() - 47 * hourMs), 'soon soon');
  });

  test('of a booking within the last two days are reminded an hour later, and not twice a day', async () => {
    const { tour } = await asking({ starts: [`${dayAhead(10)}T10:00`] });
    const start = tour.options[0].departures[0]!.startsAt.getTime();
    moveClockTo(app, new Date(start - 30 * hourMs));
    const { id } = await book(tour);
    const asked = [];
    for (const hours of [29.5, 28.5, 12, 4.5, 1]) asked.push(await askedAt(id, start - hours * hourMs));
    assert.deepEqual(asked, ['', 'soon', 'soon', 'soon soon', 'soon soon']);
  });

  test('of an open-dated ticket are reminded from the purchase on', async () => {
    const { tour } = await asking({ validDays: 90 });
    const { id, createdAt } = await book(tour);
    const asked = [];
    for (const days of [0.5, 1.1, 3.1, 7.1]) asked.push(await askedAt(id, Date.parse(createdAt) + days * dayMs));
    assert.deepEqual(asked, ['', 'asked', 'asked asked', 'asked asked asked']);
  });

  test('are not reminded once they are answered, or the booking is cancelled', async () => {
    const { tour, question } = await asking({ starts: [`${dayAhead(10)}T10:00`] });
    const [answered, cancelled] = [await book(tour), await book(tour)];
    const booked = Date.parse(cancelled.createdAt);
    for (const { id } of [answered, cancelled]) assert.equal(await askedAt(id, booked + 1.1 * dayMs), 'asked');
    const answers = [{ questionId: question, person: 0, value: 'Casa Andina' }];
    assert.equal((await call('PUT', `bookings/${answered.id}/answers`, { answers })).status, 200);
    assert.equal((await call('POST', `bookings/${cancelled.id}/cancellation`, {})).status, 200);
    for (const { id } of [answered, cancelled]) assert.equal(await askedAt(id, booked + 4 * dayMs), 'asked');
  });

  test('are looked for by the same rule that counts them on the booking', async () => {
    const [person, once] = [{ per: 'person' }, { per: 'booking' }];
    const waiver = { per: 'person', kind: 'waiver', version: '1' };
    // What the supplier of a booking for two asks, and the numbers of those who answered it; 0 is the booking.
    const cases: [string, boolean, [Partial<Question>, number[]][]][] = [
      ['nothing is asked', false, []],
      ['one for the booking, not answered', true, [[once, []]]],
      ['one for the booking, answered', false, [[once, [0]]]],
      ['one for each, not answered', true, [[person, []]]],
      ['one for each, answered by one of two', true, [[person, [2]]]],
      ['one for each, answered by both', false, [[person, [1, 2]]]],
      ['one for each, answered by one and one who left', true, [[person, [1, 3]]]],
      ['a waiver, accepted by one of two', true, [[waiver, [1]]]],
      ['a waiver, accepted by both', false, [[waiver, [1, 2]]]],
      ['one that may be left open', false, [[{ ...person, required: false }, []]]],
      ['one that is not asked any more', false, [[{ ...once, active: false }, []]]],
      [
        'two, the first answered',
        true,
        [
          [once, [0]],
          [person, [1]],
        ],
      ],
      [
        'two, the second answered',
        true,
        [
          [once, []],
          [person, [1, 2]],
        ],
      ],
      [
        'two, both answered',
        false,
        [
          [once, [0]],
          [person, [1, 2]],
        ],
      ],
    ];
    const db = app.services.database.db;
    const names = new Map<string, string>();
    let confirmedAt = 0;
    for (const [name, , asked] of cases) {
      const tour = await createTestTour();
      const { id, createdAt } = await book(tour, { adults: 1, children: 1 });
      names.set(id, name);
      confirmedAt = Date.parse(createdAt);
      for (const [question, people] of asked) {
        const questionId = await ask(tour, question);
        const answer = { bookingId: id, questionId, value: 'An answer', answeredAt: new Date() };
        for (const one of people)
          await db
            .insertInto('bookingAnswers')
            .values({ ...answer, person: one })
            .execute();
      }
    }
    const ids = [...names.keys()];
    const named = (rows: readonly { id: string }[]) => rows.flatMap(({ id }) => names.get(id) ?? []).toSorted();
    const counted = await sql<{ id: string }>`
      select id from bookings where id = any(${ids}::uuid[]) and open_questions(id, tour_id, adults + children) > 0`.execute(
      db,
    );
    const found = await findUnanswered(db, {
      now: new Date(confirmedAt + 1.1 * dayMs),
      afterId: '00000000-0000-0000-0000-000000000000',
      limit: 10_000,
      isReminded: () => sql`false`,
    });
    const open = cases.flatMap(([name, isOpen]) => (isOpen ? [name] : [])).toSorted();
    assert.deepEqual({ counted: named(counted.rows), found: named(found) }, { counted: open, found: open });
  });

  const owned = async () => {
    const owner = await newOwner(app);
    const { tour, question } = await asking({ starts: [`${dayAhead(10)}T10:00`] });
    await sql`update tours set supplier_id = ${owner.supplierId} where id = ${tour.id}`.execute(
      app.services.database.db,
    );
    const departureId = tour.options[0].departures[0]!.id;
    const remind = ({ token }: { token: string } = owner) =>
      app.send('POST', `/api/supplier/departures/${departureId}/question-reminders`, { token });
    return { owner, tour, question, departureId, remind };
  };
  const mailsAbout = async (id: string) => {
    await app.jobs.runDue();
    const mails = app.services.database.db.selectFrom('mails').select(['event', 'language', 'recipient']);
    return mails.where('event', 'like', `booking-questions%:${id}:%`).execute();
  };

  test('are asked for once more by their supplier, in one mail to each traveller, and again a day later', async () => {
    const { owner, tour, question, remind } = await owned();
    const [open, answered] = [await book(tour), await book(tour)];
    const answers = [{ questionId: question, person: 0, value: 'Casa Andina' }];
    await call('PUT', `bookings/${answered.id}/answers`, { answers });
    const first = await remind();
    assert.deepEqual([first.status, first.body], [200, { sent: 1, recent: 0 }]);
    assert.deepEqual((await remind()).body, { sent: 0, recent: 1 });
    assert.deepEqual([(await mailsAbout(open.id)).length, (await mailsAbout(answered.id)).length], [1, 0]);
    moveClockTo(app, new Date(Date.now() + 1.01 * dayMs));
    const { token } = (
      await app.send('POST', '/api/auth/login', { body: { email: owner.email, password: owner.password } })
    ).body;
    assert.deepEqual((await remind({ token })).body, { sent: 1, recent: 0 });
    assert.equal((await mailsAbout(open.id)).length, 2);
  });

  test('are asked for once by two who press at the same moment, and not within a day of that by themselves', async () => {
    const { tour, remind } = await owned();
    const { id, createdAt } = await book(tour);
    const both = await Promise.all([remind(), remind()]);
    assert.deepEqual(both.map(({ body }) => body.sent).toSorted(), [0, 1]);
    assert.equal((await mailsAbout(id)).length, 1);
    await sql`update bookings set questions_reminded_at = ${new Date(Date.parse(createdAt) + 0.5 * dayMs)}
      where id = ${id}`.execute(app.services.database.db);
    const asked = [];
    for (const days of [1.1, 1.6]) asked.push(await askedAt(id, Date.parse(createdAt) + days * dayMs));
    assert.deepEqual(asked, ['asked', 'asked asked']);
  });

  test('are asked for by guides of the departure, and by nobody else; not where none are missing', async () => {
    const { owner, tour, departureId, remind } = await owned();
    assert.equal((await remind()).body.code, 'booking_state');
    await book(tour);
    const guide = await newMember(app, owner.supplierId, 'guide');
    assert.equal((await remind(guide)).status, 404);
    assert.equal((await remind(await newOwner(app))).status, 404);
    assert.equal((await remind(await app.newTraveller())).status, 403);
    await sql`insert into departure_guides (departure_id, user_id) values (${departureId}, ${guide.id})`.execute(
      app.services.database.db,
    );
    assert.deepEqual((await remind(guide)).body, { sent: 1, recent: 0 });
  });
});
