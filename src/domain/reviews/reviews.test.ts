import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { cities } from '#world/cities.ts';
import { authorName } from './author-name.ts';
import { countReviewsOf } from './own-review-queries.ts';

const comment = 'Elephants before breakfast.';

type Traveller = { id: string; token: string };

const isFree = sql`d.taken = 0 and d.open and d.starts_at > now() + interval '90 days'
  and exists (select from units u where u.option_id = d.option_id and u.kind = 'adult')`;

let app: TestApp;
let tourId: string;
let traveller: Traveller;

async function prepare(): Promise<void> {
  app = await testApp();
  tourId = await findTourId();
  traveller = await app.newTraveller();
}

const worldTours = cities.flatMap((city) => city.tours.map((tour) => tour.slug));

/** An instant, pay-later tour of the demo world without reviews, another than those named. */
async function findTourId(...notTours: string[]): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select t.id from tours t join departures d on d.tour_id = t.id
    where t.slug = any(${worldTours}) and t.status = 'published' and t.pay_later and t.confirmation = 'instant' and t.review_count = 0 and not t.id = any(${notTours}::uuid[]) and ${isFree}
    group by t.id order by count(*) desc, t.id limit 1`.execute(app.services.database.db);
  return rows[0]!.id;
}

/** Booked through the door, each on a departure of its own; only the time until it is over is skipped. */
async function bookTrip({ token }: Traveller, ofTour = tourId, state = 'completed'): Promise<string> {
  const db = app.services.database.db;
  const { rows } = await sql<{
    id: string;
  }>`select d.id from departures d where d.tour_id = ${ofTour} and ${isFree} limit 1`.execute(db);
  const { status, body } = await app.send('POST', '/api/bookings', {
    token,
    body: { tourId: ofTour, departureId: rows[0]!.id, adults: 1 },
  });
  assert.equal(status, 201, JSON.stringify(body));
  await sql`update bookings set state = ${state}, attended_at = case when ${state} = 'completed' then now() end where id = ${body.id}`.execute(
    db,
  );
  return body.id;
}

const write = ({ token }: Traveller, body: object, headers = {}, ofTour = tourId) =>
  app.send('POST', `/api/tours/${ofTour}/reviews`, { token, body: { stars: 4, comment, ...body }, headers });
const list = async (query: string) => (await app.send('GET', `/api/tours/${tourId}/reviews?${query}`)).body;
const reviewsOfTour = async () => (await list('pageSize=1')).total;

describe('writing a review', () => {
  before(prepare);
  checkInvariantsAfterEach();

  test('a completed booking is reviewed and appears on the tour, without the booking', async () => {
    const written = await write(traveller, { bookingId: await bookTrip(traveller) });
    assert.equal(written.status, 201, JSON.stringify(written.body));
    assert.match(written.body.date, /^\d{4}-\d{2}-\d{2}$/);
    const { data } = await list('');
    assert.equal(data[0].id, written.body.id);
    assert.ok(!('bookingId' in data[0]));
    const tour = await app.send('GET', `/api/tours/${tourId}`);
    assert.equal(tour.body.review, await reviewsOfTour());
  });

  test('a booking is reviewed once, also by two calls at the same moment', async () => {
    const bookingId = await bookTrip(traveller);
    const earlier = await reviewsOfTour();
    const responses = await Promise.all([write(traveller, { bookingId }), write(traveller, { bookingId })]);
    assert.deepEqual(responses.map((one) => one.status).toSorted(), [201, 409]);
    assert.equal(responses.find((one) => one.status === 409)!.body.code, 'already_reviewed');
    assert.equal(await reviewsOfTour(), earlier + 1);
  });

  test('the same key gives the same answer and no second review; with another text it is refused', async () => {
    const bookingId = await bookTrip(traveller);
    const key = { 'idempotency-key': newId() };
    const first = await write(traveller, { bookingId }, key);
    const again = await write(traveller, { bookingId }, key);
    assert.deepEqual([again.status, again.body], [201, first.body]);
    assert.equal((await write(traveller, { bookingId, stars: 1 }, key)).body.code, 'idempotency_key_reused');
  });

  test('another user’s booking, one of another tour and one that is none are not found', async () => {
    const bookingId = await bookTrip(traveller);
    const stranger = await app.newTraveller();
    const other = await findTourId(tourId);
    assert.equal((await write(stranger, { bookingId })).status, 404);
    assert.equal((await write(traveller, { bookingId }, {}, other)).status, 404);
    assert.equal((await write(traveller, { bookingId: newId() })).status, 404);
    assert.equal(
      (await app.send('POST', `/api/tours/${tourId}/reviews`, { body: { bookingId, stars: 4, comment } })).status,
      401,
    );
  });

  test('what is confirmed but not over, or was missed, cannot be reviewed', async () => {
    for (const state of ['confirmed', 'no_show']) {
      const response = await write(traveller, { bookingId: await bookTrip(traveller, tourId, state) });
      assert.deepEqual([response.status, response.body.code], [409, 'booking_state']);
    }
  });

  test('without a booking named, a completed one is meant, and it is reviewed once', async () => {
    const someone = await app.newTraveller();
    assert.equal((await write(someone, {})).status, 404);
    await bookTrip(someone, tourId, 'confirmed');
    assert.equal((await write(someone, {})).body.code, 'booking_state');
    const completed = await bookTrip(someone);
    assert.equal((await write(someone, {})).body.bookingId, completed);
    assert.equal((await write(someone, {})).body.code, 'already_reviewed');
  });

  test('stars and comments outside the limits name their field', async () => {
    const { status, body } = await write(traveller, { stars: 6, comment: 'short' });
    assert.equal(status, 422);
    assert.deepEqual(
      body.fields.map((one: { field: string; rule: string }) => [one.field, one.rule]),
      [
        ['stars', 'too_big'],
        ['comment', 'too_short'],
      ],
    );
  });
});

describe('reading reviews', () => {
  before(prepare);
  checkInvariantsAfterEach();

  test('a tour’s reviews are filtered, sorted and paged', async () => {
    const someone = await app.newTraveller();
    for (const stars of [5, 1, 3])
      await write(someone, { bookingId: await bookTrip(someone), stars, language: stars === 3 ? 'fr' : 'en' });
    const ratings = async (query: string): Promise<number[]> =>
      (await list(`pageSize=100&${query}`)).data.map((one: { rating: number }) => one.rating);
    assert.deepEqual((await ratings('')).slice(0, 3), [3, 1, 5]);
    const best = await ratings('sort=best');
    assert.deepEqual(
      best,
      best.toSorted((a, b) => b - a),
    );
    assert.deepEqual(await ratings('sort=worst'), best.toReversed());
    assert.deepEqual(new Set(await ratings('stars=1')), new Set([1]));
    assert.deepEqual(await ratings('language=fr'), [3]);
    const inOrder = async (lang: string) =>
      (await list(`sort=language&lang=${lang}&pageSize=100`)).data.map((one: any) => one.language !== lang);
    for (const lang of ['es', 'en', 'fr']) {
      const others = await inOrder(lang);
      assert.deepEqual(others, others.toSorted(), `the ${lang} ones come first`);
      const { body: tour } = await app.send('GET', `/api/tours/${tourId}?lang=${lang}`);
      const shown = tour.reviews.map((one: any) => one.id);
      const listed = (await list(`sort=language&lang=${lang}&pageSize=10`)).data.map((one: any) => one.id);
      assert.deepEqual(shown, listed, 'as on the page of the tour');
    }
    const pages = await Promise.all([1, 2, 3].map((page) => list(`sort=best&pageSize=2&page=${page}`)));
    assert.deepEqual(
      pages.flatMap(({ data }) => data.map((one: { rating: number }) => one.rating)).slice(0, 5),
      best.slice(0, 5),
    );
    assert.equal(pages[2].total, best.length);
  });

  test('the reviews of a tour that does not exist are not found', async () => {
    assert.equal((await app.send('GET', `/api/tours/${newId()}/reviews`)).status, 404);
  });

  test('own reviews are latest first, with the tour in the requested language', async () => {
    const someone = await app.newTraveller();
    const other = await findTourId(tourId);
    await write(someone, { bookingId: await bookTrip(someone) });
    await write(someone, { bookingId: await bookTrip(someone, other) }, {}, other);
    const own = (await app.send('GET', '/api/reviews?lang=es', { token: someone.token })).body;
    assert.deepEqual(
      own.data.map((one: { tourId: string }) => one.tourId),
      [other, tourId],
    );
    assert.equal(own.data[0].title, (await app.send('GET', `/api/tours/${other}?lang=es`)).body.title);
    assert.equal(own.total, 2);
    assert.equal(await countReviewsOf(app.services.database.db, someone.id), 2);
  });

  test('only own completed bookings without a review are reviewable', async () => {
    const someone = await app.newTraveller();
    const [open, reviewed] = [
      await bookTrip(someone),
      await bookTrip(someone),
      await bookTrip(someone, tourId, 'confirmed'),
    ];
    await write(someone, { bookingId: reviewed });
    const reviewable = async ({ token }: Traveller) =>
      (await app.send('GET', '/api/bookings?reviewable=true', { token })).body.data.map(({ id }: { id: string }) => id);
    assert.deepEqual(await reviewable(someone), [open]);
    assert.ok(!(await reviewable(traveller)).includes(open));
  });

  test('an author who gave no name is not called by an e-mail address', () => {
    assert.equal(authorName({ name: 'bo.k', email: 'bo.k@example.com' }, 'fr'), 'Voyageur');
    assert.equal(authorName({ name: 'Lucía Ferrer', email: 'a@b.c' }, 'es'), 'Lucía F.');
    assert.equal(authorName({ name: 'Bo', email: 'a@b.c' }, 'en'), 'Bo');
  });
});
