import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { reviewEndpoints } from '#contract/reviews.ts';
import { reviewPaths } from '#contract/reviews.paths.ts';
import { newId } from '#kernel/ids.ts';
import { authorName } from './author-name.ts';
import { reviewHandlers } from './endpoints.ts';
import { countReviewsOf, reviewableBookingIds } from './review-queries.ts';
import { type Call, insertBooking, openTestWorld, serve, type TestWorld } from './test-world.ts';

const comment = 'Elephants before breakfast.';

describe('reviews', () => {
  let world: TestWorld;
  let call: Call;
  before(async () => {
    world = await openTestWorld();
    call = serve(world, reviewEndpoints, reviewHandlers, reviewPaths);
  });
  after(() => world.database.close());
  beforeEach(async () => {
    await sql`delete from reviews`.execute(world.database.read);
    await sql`delete from bookings`.execute(world.database.read);
    await sql`update tours set review_count = 0, stars_sum = 0`.execute(world.database.read);
  });

  const write = (body: object, options: { as?: string; key?: string } = {}) =>
    call('POST', `/tours/${world.ids.safari}/reviews`, { as: world.ids.lucia, body: { stars: 4, comment, ...body }, ...options });
  const stars = async () =>
    (await sql<{ reviewCount: number; starsSum: number }>`select review_count, stars_sum from tours where id = ${world.ids.safari}`.execute(world.database.read)).rows[0];

  test('a completed booking is reviewed, counts its stars and appears on the tour', async () => {
    const bookingId = await insertBooking(world);
    const written = await write({ bookingId });
    assert.equal(written.status, 201);
    assert.equal(written.body.author, 'Lucía F.');
    assert.equal(written.body.date, '2026-08-01');
    assert.equal(written.body.image, '/safari.svg');
    assert.deepEqual(await stars(), { reviewCount: 1, starsSum: 4 });
    const listed = await call('GET', `/tours/${world.ids.safari}/reviews`);
    assert.equal(listed.body.total, 1);
    assert.equal(listed.body.data[0].id, written.body.id);
    assert.ok(!('bookingId' in listed.body.data[0]));
    const broken = await sql`select * from broken_invariants() where invariant like 'stars%'`.execute(world.database.read);
    assert.deepEqual(broken.rows, []);
  });

  test('a booking is reviewed once, also by two calls at the same moment', async () => {
    const bookingId = await insertBooking(world);
    const answers = await Promise.all([write({ bookingId }), write({ bookingId })]);
    assert.deepEqual(answers.map((one) => one.status).sort(), [201, 409]);
    assert.equal(answers.find((one) => one.status === 409)!.body.code, 'already_reviewed');
    assert.deepEqual(await stars(), { reviewCount: 1, starsSum: 4 });
  });

  test('the same key gives the same answer and no second review', async () => {
    const bookingId = await insertBooking(world);
    const first = await write({ bookingId }, { key: 'once-1' });
    const again = await write({ bookingId }, { key: 'once-1' });
    assert.deepEqual([again.status, again.body], [201, first.body]);
    assert.equal((await write({ bookingId, stars: 1 }, { key: 'once-1' })).body.code, 'idempotency_key_reused');
    assert.deepEqual(await stars(), { reviewCount: 1, starsSum: 4 });
  });

  test('somebody else’s booking, and one of another tour, are not found', async () => {
    const bookingId = await insertBooking(world);
    assert.equal((await write({ bookingId }, { as: world.ids.bo })).status, 404);
    const elsewhere = await insertBooking(world, { tourId: world.ids.kayak });
    assert.equal((await write({ bookingId: elsewhere })).status, 404);
    assert.equal((await write({ bookingId: newId() })).status, 404);
    assert.equal((await write({ bookingId }, { as: '' })).status, 401);
    assert.deepEqual(await stars(), { reviewCount: 0, starsSum: 0 });
  });

  test('what is not completed is refused, whatever its state', async () => {
    const states = ['pending', 'confirmed', 'no_show', 'cancelled'];
    const ended = { endedAt: new Date(), endedBy: 'traveller' };
    const bookingIds = await Promise.all(states.map((state) => insertBooking(world, { state, ...(state === 'cancelled' && ended) })));
    const answers = await Promise.all(bookingIds.map((bookingId) => write({ bookingId })));
    assert.deepEqual(answers.map((one) => one.body.code), states.map(() => 'booking_state'));
  });

  test('without a booking named, the latest completed one is meant', async () => {
    await insertBooking(world, { startsAt: new Date('2026-05-01') });
    const latest = await insertBooking(world, { startsAt: new Date('2026-06-01') });
    await insertBooking(world, { state: 'confirmed' });
    assert.equal((await write({})).body.bookingId, latest);
    assert.equal((await write({})).body.code, 'already_reviewed');
  });

  test('a tour’s reviews are filtered, sorted and paged', async () => {
    for (const [at, one] of [5, 1, 3].entries()) {
      world.clock.set(`2026-08-0${at + 1}T10:00:00Z`);
      await write({ bookingId: await insertBooking(world), stars: one, language: one === 3 ? 'fr' : 'en' });
    }
    const ratings = async (query: string) => (await call('GET', `/tours/${world.ids.safari}/reviews?${query}`)).body;
    const shown = async (query: string) => (await ratings(query)).data.map((review: { rating: number }) => review.rating);
    assert.deepEqual(await shown(''), [3, 1, 5]);
    assert.deepEqual(await shown('sort=best'), [5, 3, 1]);
    assert.deepEqual(await shown('sort=worst'), [1, 3, 5]);
    assert.deepEqual(await shown('stars=5'), [5]);
    assert.deepEqual(await shown('language=fr'), [3]);
    assert.deepEqual(await shown('sort=best&page=2&pageSize=2'), [1]);
    assert.equal((await ratings('sort=best&page=2&pageSize=2')).total, 3);
    assert.equal((await ratings('stars=2')).total, 0);
  });

  test('the reviews of a tour that is not on sale are not found', async () => {
    assert.equal((await call('GET', `/tours/${world.ids.draft}/reviews`)).status, 404);
    assert.equal((await call('GET', `/tours/${newId()}/reviews`)).status, 404);
  });

  test('own reviews come in the language asked for, else English, with the stock picture where there is none', async () => {
    await write({ bookingId: await insertBooking(world) });
    const bookingId = await insertBooking(world, { tourId: world.ids.kayak });
    world.clock.set('2026-08-09T10:00:00Z');
    await call('POST', `/tours/${world.ids.kayak}/reviews`, { as: world.ids.lucia, body: { bookingId, stars: 5, comment } });
    const own = (await call('GET', '/reviews?lang=es', { as: world.ids.lucia })).body;
    assert.deepEqual(own.data.map((one: { title: string }) => one.title), ['The <kayak>', 'El safari']);
    assert.equal(own.data[0].image, '/posters/stock.svg');
    assert.equal(own.total, 2);
    assert.equal((await call('GET', '/reviews', { as: world.ids.bo })).body.total, 0);
    assert.equal(await countReviewsOf(world.database.read, world.ids.lucia), 2);
  });

  test('only own completed bookings without a review are reviewable', async () => {
    const open = await insertBooking(world);
    const reviewed = await insertBooking(world);
    const ahead = await insertBooking(world, { state: 'confirmed' });
    await write({ bookingId: reviewed });
    const all = [open, reviewed, ahead];
    assert.deepEqual(await reviewableBookingIds(world.database.read, world.ids.lucia, all), new Set([open]));
    assert.deepEqual(await reviewableBookingIds(world.database.read, world.ids.bo, all), new Set());
  });

  test('an author who gave no name is not called by an e-mail address', () => {
    assert.equal(authorName({ name: 'bo.k', email: 'bo.k@example.com' }, 'fr'), 'Voyageur');
    assert.equal(authorName({ name: 'Ana María de la Ó', email: 'a@b.c' }, 'es'), 'Ana Ó.');
    assert.equal(authorName({ name: 'Bo', email: 'a@b.c' }, 'en'), 'Bo');
  });
});
