// Reports of reviews, and what an operator decides on them (Regulation (EU) 2022/2065, articles 16 and 17).
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { newId } from '#kernel/ids.ts';
import { createApp } from '#server/http/app.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour, type TestTour } from '#test/test-tour.ts';
import { type Person, sampleComment, createReview } from '#test/trips.ts';

const reasons = 'The review gives the full name and the telephone number of another guest.';
const hide = { outcome: 'hidden', basis: 'terms', reasons };

describe('a review that is reported', () => {
  let app: TestApp;
  let tour: TestTour;
  let author: Person;
  let operator: string;
  before(async () => {
    app = await testApp();
    tour = await createTestTour({ capacity: 60 });
    author = await app.newTraveller();
    operator = (await app.signIn('operator')).token;
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const report = (id: string, body: object, token?: string) =>
    app.send('POST', `/api/reviews/${id}/reports`, { body, token });
  const decide = (id: string, body: object) =>
    app.send('POST', `/api/admin/reviews/${id}/decision`, { token: operator, body });
  const waiting = async (state = 'reported') =>
    (await app.send('GET', `/api/admin/reviews?state=${state}&pageSize=100`, { token: operator })).body.data;
  const inList = async (id: string, state?: string) =>
    (await waiting(state)).find((one: { id: string }) => one.id === id);
  const shownIds = async () =>
    (await app.send('GET', `/api/tours/${tour.id}/reviews?pageSize=100`)).body.data.map(({ id }: { id: string }) => id);
  async function mails(event: string, recipient?: string) {
    await app.jobs.runDue();
    const written = await app.services.database.db
      .selectFrom('mails')
      .select(['recipient', 'subject', 'bodyText', 'language'])
      .where('event', 'like', `${event}:%`)
      .orderBy('createdAt')
      .execute();
    return written.filter((mail) => recipient === undefined || mail.recipient === recipient);
  }
  const emailOf = async ({ id }: Person) =>
    (await app.services.database.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow())
      .email;

  test('stays where it is and waits in the operator’s list; the operator is notified once', async () => {
    const { id } = await createReview(author, tour);
    const reader = await app.newTraveller();
    const { status, body } = await report(
      id,
      { reason: 'personal_data', details: 'My number is in it.' },
      reader.token,
    );
    assert.equal(status, 201, JSON.stringify(body));
    assert.deepEqual(Object.keys(body).toSorted(), ['reason', 'reportedAt']);
    assert.equal((await report(id, { reason: 'offensive' })).status, 201);
    const { reports, hidden, comment } = await inList(id);
    assert.deepEqual(
      reports.map((one: { reason: string; details: string | null }) => [one.reason, one.details]),
      [
        ['personal_data', 'My number is in it.'],
        ['offensive', null],
      ],
    );
    assert.deepEqual([hidden, comment], [false, sampleComment]);
    assert.ok((await shownIds()).includes(id));
    const mail = await mails('review-reported');
    assert.equal(mail.filter(({ bodyText }) => bodyText.includes('My number is in it.')).length, 1);
  });

  test('again by the same person has the later report alone', async () => {
    const { id } = await createReview(author, tour);
    const reader = await app.newTraveller();
    await report(id, { reason: 'offensive' }, reader.token);
    await report(id, { reason: 'advertising', details: 'There is a link.' }, reader.token);
    assert.deepEqual(
      (await inList(id)).reports.map(({ reason }: { reason: string }) => reason),
      ['advertising'],
    );
    await decide(id, { outcome: 'kept', reasons });
    assert.equal((await report(id, { reason: 'offensive' }, reader.token)).status, 201);
    assert.equal(await inList(id), undefined);
  });

  test('and hidden is on no list, in no count and in no mean; its author reads why, and its notifier is informed', async () => {
    const own = await createTestTour({ capacity: 10 });
    const reader = await app.newTraveller();
    const [kept, gone] = [
      await createReview(author, own, { stars: 2 }),
      await createReview(author, own, { stars: 5, language: 'es' }),
    ];
    await report(gone.id, { reason: 'personal_data' }, reader.token);
    const { status, body } = await decide(gone.id, hide);
    assert.deepEqual([status, body.hidden, body.reports[0].isDecided], [200, true, true], JSON.stringify(body));
    const { data, total, counts } = (await app.send('GET', `/api/tours/${own.id}/reviews`)).body;
    assert.deepEqual([data.map(({ id }: { id: string }) => id), total, counts.stars], [[kept.id], 1, [0, 1, 0, 0, 0]]);
    const page = (await app.send('GET', `/api/tours/${own.id}`)).body;
    assert.deepEqual([page.review, page.rating, page.reviews.length], [1, 2, 1]);
    const mine = (await app.send('GET', '/api/reviews?pageSize=100', { token: author.token })).body.data;
    const { hidden } = mine.find(({ id }: { id: string }) => id === gone.id);
    assert.deepEqual([hidden.basis, hidden.reasons], ['terms', reasons]);
    assert.equal(mine.find(({ id }: { id: string }) => id === kept.id).hidden, null);
    const statement = (await mails('review-decided-author', await emailOf(author))).find(
      ({ language }) => language === 'es',
    )!;
    for (const part of [reasons, sampleComment, 'condiciones', 'seis meses', '/es/contact'])
      assert.ok(statement.bodyText.includes(part), `${part}: ${statement.bodyText}`);
    assert.ok((await mails('review-decided-reporter', await emailOf(reader)))[0]!.bodyText.includes(reasons));
    assert.equal((await report(gone.id, { reason: 'offensive' })).status, 404);
    assert.equal((await inList(gone.id, 'hidden')).decisions[0].basis, 'terms');
  });

  test('and shown again counts as before, and its author is notified', async () => {
    const own = await createTestTour({ capacity: 10 });
    const review = await createReview(author, own, { stars: 5 });
    const ratingOf = async () => (await app.send('GET', `/api/tours/${own.id}`)).body.rating;
    assert.equal((await decide(review.id, hide)).status, 200);
    assert.equal(await ratingOf(), null);
    assert.equal((await decide(review.id, { outcome: 'restored', reasons })).status, 200);
    assert.equal(await ratingOf(), 5);
    const subjects = (await mails('review-decided-author', await emailOf(author))).map(({ subject }) => subject);
    assert.ok(
      subjects.some((subject) => subject.includes('visible again')),
      subjects.join('\n'),
    );
  });

  test('is decided in ways that fit its state, with reasons, and a basis to hide it', async () => {
    const { id } = await createReview(author, tour);
    const outcome = async (body: object) => {
      const response = await decide(id, body);
      return response.status === 200 ? 'done' : (response.body.fields?.[0].field ?? response.body.code);
    };
    assert.equal(await outcome({ outcome: 'restored', reasons }), 'review_state');
    assert.equal(await outcome({ outcome: 'kept', reasons }), 'review_state');
    assert.equal(await outcome({ outcome: 'hidden', reasons }), 'basis');
    assert.equal(await outcome({ ...hide, reasons: 'bad' }), 'reasons');
    assert.equal(await outcome({ outcome: 'kept', basis: 'law', reasons }), 'basis');
    assert.equal(await outcome(hide), 'done');
    assert.equal(await outcome(hide), 'review_state');
    assert.equal((await decide(newId(), hide)).status, 404);
  });

  test('decided by two operators at once is decided once', async () => {
    const { id } = await createReview(author, tour);
    const responses = await Promise.all([decide(id, hide), decide(id, hide)]);
    assert.deepEqual(responses.map(({ status }) => status).toSorted(), [200, 409]);
  });

  test('has a reason, and for another one words; a review that is not shown cannot be reported', async () => {
    const { id } = await createReview(author, tour);
    for (const [body, field] of [
      [{}, 'reason'],
      [{ reason: 'boring' }, 'reason'],
      [{ reason: 'other' }, 'details'],
      [{ reason: 'other', details: ' ' }, 'details'],
    ] as const) {
      const response = await report(id, body);
      assert.deepEqual([response.status, response.body.fields[0].field], [422, field], JSON.stringify(body));
    }
    assert.equal(await inList(id), undefined);
    assert.equal((await report(newId(), { reason: 'offensive' })).status, 404);
  });

  test('cannot be reported without end from one address', async () => {
    const { id } = await createReview(author, tour);
    const { services } = app;
    const strict = createApp({ ...services, config: { ...services.config, rateLimitScale: 0.2 } }, undefined);
    const statuses = [];
    for (let count = 0; count < 3; count++) {
      const request = new Request(`http://localhost:3000/api/reviews/${id}/reports`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ reason: 'offensive' }),
      });
      statuses.push((await strict(request, { address: '192.0.2.131' })).status);
    }
    assert.deepEqual(statuses, [201, 201, 429]);
  });
});
