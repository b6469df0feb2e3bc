// Which mails users choose, and that no others are sent.
import assert from 'node:assert/strict';
import { afterEach, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { recurringJobs } from '#server/process/jobs.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour, dayAhead } from '#test/test-tour.ts';
import { renewToken } from '#test/time.ts';
import { readPosts } from '#domain/blog/read-posts.ts';

const hourMs = 3600_000;

describe('notification choices', () => {
  let app: TestApp;
  before(async () => void (app = await testApp()));
  afterEach(() => app.moveClock(0));
  closeTestTours();

  const choices = (method: 'GET' | 'PUT', token: string, body?: object) =>
    app.send(method, '/api/auth/me/notifications', { token, ...(body && { body }) });
  const run = (job: string) => recurringJobs[job]!.run(app.services);
  const mailsTo = async (recipient: string, event: string) =>
    app.services.database.db
      .selectFrom('mails')
      .select(['event', 'subject', 'bodyText'])
      .where('recipient', '=', recipient)
      .where('event', 'like', event)
      .execute();

  test('begin with reminders and without the newsletter, and change one by one', async () => {
    const { token } = await app.newTraveller();
    assert.deepEqual((await choices('GET', token)).body, { reminders: true, news: false });
    assert.deepEqual((await choices('PUT', token, { news: true })).body, { reminders: true, news: true });
    assert.deepEqual((await choices('PUT', token, { reminders: false })).body, { reminders: false, news: true });
    assert.deepEqual((await choices('PUT', token, {})).body, { reminders: false, news: true });
    assert.deepEqual((await choices('GET', token)).body, { reminders: false, news: true });
  });

  test('do not cover mails about bookings, which are always sent', async () => {
    const { token } = await app.newTraveller();
    const { status, body } = await choices('PUT', token, { bookings: false, news: true });
    assert.equal(status, 422);
    assert.deepEqual(
      body.fields.map(({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`),
      ['bookings unknown_field'],
    );
    assert.deepEqual((await choices('GET', token)).body, { reminders: true, news: false });
    assert.equal((await choices('PUT', token, { news: 'yes' })).status, 422);
    assert.equal((await app.send('GET', '/api/auth/me/notifications')).status, 401);
  });

  describe('about reminders', () => {
    async function book(wanted = {}) {
      const tour = await createTestTour(wanted);
      const traveller = await app.newTraveller();
      const { email, token } = traveller;
      const placed = await app.send('POST', '/api/bookings', {
        token,
        body: { tourId: tour.id, departureId: tour.options[0].departures[0]!.id, adults: 1 },
      });
      assert.equal(placed.status, 201, JSON.stringify(placed.body));
      const [first, second] = tour.options[0].departures;
      return { email, token, startsAt: first!.startsAt, id: placed.body.id as string, second, traveller };
    }
    const moveClockTo = (at: Date, hours: number) => app.moveClock(at.getTime() + hours * hourMs - Date.now());

    test('bring one mail in the last day before the tour, with the place to meet, and one more if it is on another day then', async () => {
      const { email, startsAt, id, second, traveller } = await book({
        starts: [`${dayAhead(10)}T10:00`, `${dayAhead(20)}T10:00`],
      });
      moveClockTo(startsAt, -25);
      await run('remind-travellers');
      assert.deepEqual(await mailsTo(email, 'booking-reminder:%'), []);
      moveClockTo(startsAt, -23);
      await run('remind-travellers');
      await run('remind-travellers');
      const [mail, ...others] = await mailsTo(email, 'booking-reminder:%');
      assert.deepEqual(others, []);
      assert.equal(mail!.event, `booking-reminder:${id}:${dayAhead(10)}`);
      assert.match(mail!.subject, /^Reminder: /);
      assert.match(mail!.bodyText, /Meeting point[^]+http:\/\/localhost:3000\/dashboard\/info\?tab=notifications/);
      // On another day it is another visit.
      const body = { departureId: second!.id, expectedTotal: { priceMinor: 5000, currency: 'EUR' } };
      const { token } = await renewToken(app, traveller);
      const changed = await app.send('POST', `/api/bookings/${id}/changes`, { token, body });
      assert.equal(changed.status, 200, JSON.stringify(changed.body));
      await run('remind-travellers');
      assert.equal((await mailsTo(email, 'booking-reminder:%')).length, 1);
      moveClockTo(second!.startsAt, -23);
      await run('remind-travellers');
      await run('remind-travellers');
      const events = (await mailsTo(email, 'booking-reminder:%')).map(({ event }) => event).toSorted();
      assert.deepEqual(events, [mail!.event, `booking-reminder:${id}:${dayAhead(20)}`]);
    });

    test('bring none to travellers who do not want them', async () => {
      const { email, token, startsAt } = await book();
      await choices('PUT', token, { reminders: false });
      moveClockTo(startsAt, -23);
      await run('remind-travellers');
      assert.deepEqual(await mailsTo(email, 'booking-reminder:%'), []);
    });

    test('bring none of a booking that is cancelled, over, or was made within the day', async () => {
      const cancelled = await book();
      await app.send('POST', `/api/bookings/${cancelled.id}/cancellation`, { token: cancelled.token, body: {} });
      const late = await book();
      await sql`update bookings set confirmed_at = starts_at - interval '20 hours' where id = ${late.id}`.execute(
        app.services.database.db,
      );
      moveClockTo(late.startsAt, -19);
      await run('remind-travellers');
      app.moveClock(0);
      const over = await book();
      moveClockTo(over.startsAt, 1);
      await run('remind-travellers');
      for (const { email } of [cancelled, late, over]) assert.deepEqual(await mailsTo(email, 'booking-reminder:%'), []);
    });
  });

  describe('about the newsletter', () => {
    const [post] = readPosts();
    const people = async (wants: boolean, isConfirmed: boolean) => {
      const { email, token, id } = await app.newTraveller();
      if (wants) await choices('PUT', token, { news: true });
      if (isConfirmed)
        await sql`update users set email_confirmed_at = now() where id = ${id}`.execute(app.services.database.db);
      return email;
    };
    const onDay = (days: number) => app.moveClock(Date.parse(post!.publishedOn) + days * 24 * hourMs - Date.now());

    test('bring a new post once to subscribers with a confirmed address, and to no other user', async () => {
      const reader = await people(true, true);
      const others = [await people(false, true), await people(true, false)];
      onDay(1);
      await run('send-newsletter');
      await run('send-newsletter');
      const [mail, ...more] = await mailsTo(reader, 'news-%');
      assert.deepEqual(more, []);
      assert.match(mail!.subject, new RegExp(post!.texts.en.title));
      assert.match(mail!.bodyText, new RegExp(`http://localhost:3000/blog/${post!.slug}[^]+tab=notifications`));
      for (const email of others) assert.deepEqual(await mailsTo(email, 'news-%'), []);
    });

    test('bring no old post, and none before its day', async () => {
      const reader = await people(true, true);
      onDay(-1);
      await run('send-newsletter');
      onDay(4);
      await run('send-newsletter');
      const slugs = (await mailsTo(reader, 'news-%')).map(({ event }) => event);
      assert.ok(!slugs.some((event) => event.startsWith(`news-${post!.slug}:`)), slugs.join());
    });
  });
});
