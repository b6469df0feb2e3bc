import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { checkInvariantsAfterEach, openTestApp, type TestApp, testApp } from '#test/app.ts';
import { sendPaymentOutcome } from '#test/gift-cards.ts';
import { closeTestTours, dayAhead, createTestTour, type TestTour } from '#test/test-tour.ts';
import { hourMs, resetClockAfterEach, minuteMs, moveClockTo, renewToken, runClockJobs } from '#test/time.ts';

const starts = [3, 5, 8, 10].map((days) => `${dayAhead(days)}T10:00`);

describe('the list of bookings', () => {
  let app: TestApp;
  let tour: TestTour;
  let traveller: { id: string; token: string };
  before(async () => {
    app = await testApp();
    tour = await createTestTour({ starts });
    traveller = await app.newTraveller();
    for (const index of [2, 0, 3, 1]) await book({ departureId: tour.options[0].departures[index]!.id });
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  const book = async (more: object) => {
    const { status, body } = await app.send('POST', '/api/bookings', {
      token: traveller.token,
      body: { tourId: tour.id, adults: 1, ...more },
    });
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  };
  const list = async (query = '') =>
    (await app.send('GET', `/api/bookings?${query}`, await renewToken(app, traveller))).body;
  const days = async (query = ''): Promise<number[]> =>
    (await list(query)).data.map((one: any) => starts.indexOf(one.startsAtLocal));
  const halfOver = () => moveClockTo(app, new Date(tour.options[0].departures[1]!.startsAt.getTime() + hourMs));

  test('begins with the next one', async () => {
    assert.deepEqual(await days(), [0, 1, 2, 3]);
    assert.equal((await list()).data[0].year, Number(starts[0]!.slice(0, 4)));
  });

  test('names the tour of each, with its picture, day, party and status, as the booking itself does', async () => {
    for (const card of (await list()).data) {
      assert.partialDeepStrictEqual(card, {
        tourId: tour.id,
        title: 'A walk of our own',
        image: '/posters/stock.svg',
        date: card.startsAtLocal.slice(0, 10),
        status: 'Confirmed',
        persons: 1,
      });
      const { body } = await app.send('GET', `/api/bookings/${card.id}`, await renewToken(app, traveller));
      assert.partialDeepStrictEqual(card, {
        tourId: body.tourId,
        title: body.title,
        image: body.image,
        date: body.date,
        status: body.status,
        persons: body.persons,
      });
    }
  });

  test('puts what is past after what is to come, the latest first', async () => {
    halfOver();
    assert.deepEqual(await days(), [2, 3, 1, 0]);
    assert.deepEqual(await days('when=upcoming'), [2, 3]);
    assert.deepEqual(await days('when=past'), [1, 0]);
  });

  test('comes in pages that say how many there are in all', async () => {
    const pages = [await list('pageSize=3&page=1'), await list('pageSize=3&page=2'), await list('pageSize=3&page=3')];
    assert.deepEqual(
      pages.map(({ data, total, pageSize }) => [data.length, total, pageSize]),
      [
        [3, 4, 3],
        [1, 4, 3],
        [0, 4, 3],
      ],
    );
    assert.equal(new Set(pages.flatMap(({ data }) => data.map((one: any) => one.id))).size, 4);
    for (const query of ['pageSize=0', 'pageSize=101', 'page=0', 'when=soon', 'status=confirmed']) {
      assert.equal((await app.send('GET', `/api/bookings?${query}`, traveller)).status, 422, query);
    }
  });

  test('is filtered by the status that travellers read', async () => {
    const { id } = await book({ departureId: tour.options[0].departures[0]!.id });
    await app.send('POST', `/api/bookings/${id}/cancellation`, { token: traveller.token, body: {} });
    const pending = await book({ departureId: tour.options[0].departures[0]!.id, payment: 'now' });
    const ids = async (status: string) => (await list(`status=${status}`)).data.map((one: any) => one.id);
    assert.deepEqual(await ids('Cancelled'), [id]);
    assert.deepEqual(await ids('Pending'), [pending.id]);
    assert.equal((await list('status=Confirmed')).total, 4);
    assert.equal((await list()).total, 6);
    const last = (await list()).data.at(-1);
    assert.equal(last.id, id, 'what was called off is not upcoming, however near its start');
    assert.deepEqual([(await list('when=upcoming')).total, (await list('when=past')).total], [5, 1]);
  });

  test('and the dashboard count what is still active and is not past', async () => {
    const counted = async () => (await app.send('GET', '/api/dashboard/counts', await renewToken(app, traveller))).body;
    assert.deepEqual(await counted(), { bookings: 5, cart: 0, wishlist: 0, reviews: 0 });
    halfOver();
    assert.equal((await counted()).bookings, 2);
  });

  test('contains only one’s own', async () => {
    const { token } = await app.newTraveller();
    assert.deepEqual((await app.send('GET', '/api/bookings', { token })).body, {
      data: [],
      page: 1,
      pageSize: 20,
      total: 0,
    });
    assert.equal((await app.send('GET', '/api/bookings')).status, 401);
  });
});

describe('a booking whose tour is over', () => {
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  test('is completed two hours after a two-hour tour began, still reads Confirmed, and may be reviewed if it was paid', async () => {
    const app = await testApp();
    const traveller = await app.newTraveller();
    const tour = await createTestTour();
    const { startsAt } = tour.options[0].departures[0]!;
    const book = async () => {
      const body = { tourId: tour.id, date: dayAhead(10), adults: 1 };
      return (await app.send('POST', '/api/bookings', { token: traveller.token, body })).body.id as string;
    };
    const [paid, unpaid] = [await book(), await book()];
    const { body } = await app.send('POST', `/api/bookings/${paid}/payment`, { token: traveller.token });
    await sendPaymentOutcome(app, body.redirectUrl, 'paid');
    const statesAt = async (ms: number) => {
      moveClockTo(app, new Date(startsAt.getTime() + ms));
      await runClockJobs(app);
      const { token } = await renewToken(app, traveller);
      return Promise.all(
        [paid, unpaid].map(async (id) => {
          const { status, state, can } = (await app.send('GET', `/api/bookings/${id}`, { token })).body;
          return [status, state, can.review];
        }),
      );
    };
    const ahead = ['Confirmed', 'confirmed', false];
    assert.deepEqual(await statesAt(2 * hourMs - minuteMs), [ahead, ahead]);
    assert.deepEqual(await statesAt(2 * hourMs + minuteMs), [
      ['Confirmed', 'completed', true],
      ['Confirmed', 'completed', false],
    ]);
    const { token } = await renewToken(app, traveller);
    const reviewable = (await app.send('GET', '/api/bookings?reviewable=true', { token })).body;
    assert.deepEqual(
      reviewable.data.map(({ id }: { id: string }) => id),
      [paid],
    );
  });

  test('may be booked again while its tour is on sale', async () => {
    const app = await testApp();
    const { token } = await app.newTraveller();
    const tour = await createTestTour();
    const { body: placed } = await app.send('POST', '/api/bookings', {
      token,
      body: { tourId: tour.id, date: dayAhead(10), adults: 1 },
    });
    const mayRepeat = async () => (await app.send('GET', '/api/bookings', { token })).body.data[0].can.repeat;
    assert.deepEqual([placed.can.repeat, await mayRepeat()], [true, true]);
    const { database } = app.services;
    await database.db.updateTable('tours').set({ status: 'paused' }).where('id', '=', tour.id).execute();
    assert.equal(await mayRepeat(), false);
  });
});

describe('the demo traveller', () => {
  test('sees on the dashboard what the spec shows: three bookings, three wishes, two reviews', async () => {
    // Of its own: other tests move the clock past the deadline of the request.
    const app = await openTestApp();
    const { token } = await app.signIn('traveller');
    assert.deepEqual((await app.send('GET', '/api/dashboard/counts', { token })).body, {
      bookings: 3,
      cart: 0,
      wishlist: 3,
      reviews: 2,
    });
    assert.deepEqual(
      (await app.send('GET', '/api/bookings?when=upcoming', { token })).body.data.map((one: any) => one.status),
      ['Confirmed', 'Confirmed', 'Pending'],
    );
    await app.services.database.close();
  });
});
