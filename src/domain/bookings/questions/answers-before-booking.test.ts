import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { newId } from '#kernel/ids.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';
import { eraseOldAnswers } from './answer-questions.ts';

type Answer = { questionId: string; person: number; value: string };

describe('what a supplier needs to know before a booking', () => {
  let app: TestApp;
  let token: string;
  let traveller: string;
  before(async () => {
    app = await testApp();
    ({ token, id: traveller } = await app.newTraveller());
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const database = () => app.services.database.db;

  /** Height of each person, needed before; a diet once, which may wait. */
  async function askingTour(wanted: Parameters<typeof createTestTour>[0] = {}) {
    const tour = await createTestTour(wanted);
    const [height, diet] = [newId(), newId()];
    const common = { tourId: tour.id, position: 0, required: true };
    await database()
      .insertInto('questions')
      .values([
        { ...common, id: height, kind: 'number', per: 'person', least: 140, most: 210, beforeBooking: true },
        { ...common, id: diet, kind: 'text', per: 'booking' },
      ])
      .execute();
    const labels = { en: 'Height', es: 'Estatura', fr: 'Taille' };
    await database()
      .insertInto('questionTexts')
      .values([
        ...Object.entries(labels).map(([language, label]) => ({ questionId: height, language, label })),
        { questionId: diet, language: 'en', label: 'Diet' },
      ])
      .execute();
    const tall = (...heights: number[]): Answer[] =>
      heights.map((value, index) => ({ questionId: height, person: index + 1, value: String(value) }));
    return { tour, height, diet, tall };
  }

  async function withPickup(tour: TestTour, minutesBefore = 25): Promise<string> {
    const id = newId();
    await database().insertInto('pickupPoints').values({ id, tourId: tour.id, position: 0, minutesBefore }).execute();
    const text = { pickupPointId: id, language: 'en', name: 'Hotel Reina', zone: 'Centre' };
    await database().insertInto('pickupPointTexts').values(text).execute();
    return id;
  }

  const send = (path: string, body: object, language = 'en', as = token) =>
    app.send('POST', `/api${path}`, { token: as, body, headers: { 'accept-language': language } });
  const choiceOf = (tour: TestTour, more: object) => ({ tourId: tour.id, date: dayAhead(10), adults: 2, ...more });
  const refusals = ({ status, body }: Awaited<ReturnType<typeof send>>) => [
    status,
    body.fields?.map((one: { field: string; rule: string; message: string }) => [one.field, one.rule, one.message]),
  ];
  const storedFor = (bookingId: string) =>
    database().selectFrom('bookingAnswers').selectAll().where('bookingId', '=', bookingId).orderBy('person').execute();
  const countBookings = async () =>
    (await database().selectFrom('bookings').select('id').where('userId', '=', traveller).execute()).length;
  const seatsTaken = async (tour: TestTour) =>
    (await database().selectFrom('departures').select('taken').where('tourId', '=', tour.id).executeTakeFirst())!.taken;

  /** For a while: the local start stays, by which tests book a day, so that both contradict each other. */
  async function startInElevenHours(departureId: string, meanwhile: () => Promise<void>): Promise<void> {
    const start = (startsAt: Date) =>
      database().updateTable('departures').set({ startsAt }).where('id', '=', departureId).execute();
    const departures = database().selectFrom('departures').select('startsAt').where('id', '=', departureId);
    const { startsAt } = await departures.executeTakeFirstOrThrow();
    await start(new Date(Date.now() + 11 * 3_600_000));
    await meanwhile().finally(() => start(startsAt));
  }

  test('is announced by availability, and a tour without questions needs nothing', async () => {
    const { tour, height } = await askingTour();
    const point = await withPickup(tour);
    const { body } = await app.send('GET', `/api/tours/${tour.id}/availability?date=${dayAhead(10)}&adults=2`);
    assert.deepEqual(
      body.asks.questions.map((one: { id: string; label: string }) => [one.id, one.label]),
      [[height, 'Height']],
    );
    assert.deepEqual(body.asks.points, [{ id: point, name: 'Hotel Reina', zone: 'Centre', minutesBefore: 25 }]);
    assert.equal(body.asks.pickupUntilMinutes, 145);
    const plain = await createTestTour();
    const other = await app.send('GET', `/api/tours/${plain.id}/availability?date=${dayAhead(10)}&adults=2`);
    assert.equal(other.body.asks, undefined);
    assert.equal((await send('/bookings', choiceOf(plain, {}))).status, 201);
  });

  test('is refused where it is missing or wrong, each in the words of the caller, and nothing is written', async () => {
    const { tour, height, diet, tall } = await askingTour();
    const point = await withPickup(await createTestTour());
    const bookings = await countBookings();
    assert.deepEqual(refusals(await send('/bookings', choiceOf(tour, {}), 'fr')), [
      422,
      [
        [`answers.${height}.1`, 'answer_needed', 'Répondez d’abord à ceci\u00a0: Taille'],
        [`answers.${height}.2`, 'answer_needed', 'Répondez d’abord à ceci\u00a0: Taille'],
      ],
    ]);
    assert.deepEqual(refusals(await send('/bookings', choiceOf(tour, { answers: tall(139, 180) }), 'es')), [
      422,
      [[`answers.${height}.1`, 'answer_wrong', 'Estatura: Introduce 140 o más.']],
    ]);
    const third = [...tall(180, 181, 182), { questionId: diet, person: 1, value: 'x' }];
    const wrong = await send('/bookings', choiceOf(tour, { answers: third, pickupPointId: point }));
    assert.deepEqual(
      wrong.body.fields.map(({ field }: { field: string }) => field),
      [`answers.${height}.3`, `answers.${diet}.1`, 'pickupPointId'],
    );
    assert.deepEqual(
      refusals(await send('/cart', choiceOf(tour, { answers: tall(180) })))[0],
      422,
      'a line of the cart',
    );
    assert.deepEqual([await countBookings(), await seatsTaken(tour)], [bookings, 0]);
  });

  test('is stored with the booking, with the other answers and the pickup', async () => {
    const { tour, diet, tall } = await askingTour();
    const pickupPointId = await withPickup(tour);
    const answers = tall(180, 175);
    const { status, body } = await send('/bookings', choiceOf(tour, { answers, pickupPointId }));
    const shown = {
      name: 'Hotel Reina',
      zone: 'Centre',
      atLocal: `${dayAhead(10)}T09:35`,
      position: null,
      radiusMetres: null,
    };
    assert.deepEqual([status, body.openQuestions, body.pickup], [201, 1, shown]);
    const read = await app.send('GET', `/api/bookings/${body.id}`, { token });
    assert.deepEqual([read.body.openQuestions, read.body.pickup], [1, shown], 'the same when it is read');
    assert.deepEqual(
      (await storedFor(body.id)).map(({ person, value }) => [person, value]),
      [
        [1, '180'],
        [2, '175'],
      ],
    );
    const whole = await send(
      '/bookings',
      choiceOf(tour, { answers: [...answers, { questionId: diet, person: 0, value: 'Vegan' }] }),
    );
    assert.equal(whole.body.openQuestions, 0);
  });

  test('may come with the hold or when it is placed, also of an order, and a line that replaces another has its answers', async () => {
    const { tour, height, tall } = await askingTour({ capacity: 20 });
    const pickupPointId = await withPickup(tour);
    const { body: open } = await send('/holds', choiceOf(tour, {}));
    assert.deepEqual(refusals(await send('/bookings', { holdId: open.id }))[0], 422);
    assert.equal((await send('/holds', choiceOf(tour, { answers: tall(99) }))).status, 422, 'what is said has to fit');
    const placed = await send('/bookings', { holdId: open.id, answers: tall(180, 181), pickupPointId });
    assert.deepEqual([placed.status, placed.body.openQuestions, placed.body.pickup.name], [201, 1, 'Hotel Reina']);

    const { body: complete } = await send('/holds', choiceOf(tour, { answers: tall(170, 171) }));
    const { body: later } = await send('/holds', choiceOf(tour, {}));
    const refused = await send('/orders', { holds: [{ id: complete.id }, { id: later.id, answers: tall(160) }] });
    assert.deepEqual(
      [refused.status, refused.body.fields.map(({ field }: { field: string }) => field)],
      [422, [`holds.1.answers.${height}.2`]],
    );
    const order = await send('/orders', { holds: [{ id: complete.id }, { id: later.id, answers: tall(160, 161) }] });
    assert.equal(order.status, 201);
    assert.deepEqual((await storedFor(later.id)).map(({ value }) => value).toSorted(), ['160', '161']);

    const line = await send('/cart', choiceOf(tour, { answers: tall(150, 151), pickupPointId }));
    assert.equal(line.status, 201);
    const { holdId } = line.body;
    await database()
      .updateTable('bookings')
      .set({ holdExpiresAt: new Date(Date.now() - 60_000) })
      .where('id', '=', holdId)
      .execute();
    await database().updateTable('pickupPoints').set({ active: false }).where('id', '=', pickupPointId).execute();
    const again = await send('/cart', choiceOf(tour, { replaces: holdId }));
    assert.equal(again.status, 201, JSON.stringify(again.body));
    assert.deepEqual((await storedFor(again.body.holdId)).map(({ value }) => value).toSorted(), ['150', '151']);
    assert.equal((await send('/orders', { holds: [{ id: again.body.holdId }] })).status, 201);
    await database()
      .updateTable('bookings')
      .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
      .where('id', '=', holdId)
      .execute();
    await eraseOldAnswers(app.services);
    assert.deepEqual(await storedFor(holdId), [], 'a day after a hold that was never placed they are erased');
  });

  test('is refused where it is given twice, of a booking or after it', async () => {
    const { tour, tall } = await askingTour();
    const twice = [...tall(180, 181), ...tall(182)];
    const wrong = [422, 'answers', 'contradiction'];
    const refusal = ({ status, body }: Awaited<ReturnType<typeof send>>) => [
      status,
      body.fields?.[0].field,
      body.fields?.[0].rule,
    ];
    assert.deepEqual(refusal(await send('/bookings', choiceOf(tour, { answers: twice }))), wrong);
    const { body: booked } = await send('/bookings', choiceOf(tour, { answers: tall(180, 181) }));
    const put = { token, body: { answers: twice } };
    assert.deepEqual(refusal(await app.send('PUT', `/api/bookings/${booked.id}/answers`, put)), wrong);
  });

  test('is copied to a line that replaces another as far as its question still exists and it fits; the rest is requested again', async () => {
    const { tour, height, diet, tall } = await askingTour({ capacity: 20 });
    const { token: shopper } = await app.newTraveller();
    const add = (more: object) => send('/cart', choiceOf(tour, more), 'en', shopper);
    const answers = [...tall(150, 205), { questionId: diet, person: 0, value: 'Vegan' }];
    const { holdId: replaces } = (await add({ answers })).body;
    await database()
      .updateTable('bookings')
      .set({ holdExpiresAt: new Date(Date.now() - 60_000) })
      .where('id', '=', replaces)
      .execute();
    await database().updateTable('questions').set({ active: false }).where('id', '=', diet).execute();
    await database().updateTable('questions').set({ most: 200 }).where('id', '=', height).execute();
    const refused = await add({ replaces });
    assert.deepEqual(
      [refused.status, refused.body.fields.map(({ field, rule }: any) => [field, rule])],
      [422, [[`answers.${height}.2`, 'answer_needed']]],
    );
    const again = await add({ replaces, answers: [{ questionId: height, person: 2, value: '199' }] });
    assert.equal(again.status, 201, JSON.stringify(again.body));
    assert.deepEqual(
      (await storedFor(again.body.holdId)).map(({ value }) => value),
      ['150', '199'],
    );
  });

  test('is requested again by the offer of the waitlist, which is placed with it', async () => {
    const { tour, height, tall } = await askingTour({ capacity: 2 });
    const [{ id: departureId }, other] = [tour.options[0].departures[0]!, await app.newTraveller()];
    const { body: full } = await send('/bookings', choiceOf(tour, { answers: tall(180, 181) }));
    const { body: entry } = await send(`/tours/${tour.id}/waitlist`, { departureId, adults: 1 }, 'en', other.token);
    assert.equal((await send(`/bookings/${full.id}/cancellation`, {})).status, 200);
    await app.jobs.runDue();
    const { offer } = (await app.send('GET', `/api/waitlist/${entry.id}`, { token: other.token })).body;
    assert.deepEqual(
      offer.asks.questions.map(({ id }: { id: string }) => id),
      [height],
    );
    const placing = { holdId: offer.holdId, payment: 'later' };
    assert.equal((await send('/bookings', placing, 'en', other.token)).status, 422);
    assert.equal((await send('/bookings', { ...placing, answers: tall(190) }, 'en', other.token)).status, 201);
  });

  test('of a pickup is refused once its driver is about to set off', async () => {
    const { tour, tall } = await askingTour();
    const pickupPointId = await withPickup(tour, 600);
    const departureId = tour.options[0].departures[0]!.id;
    await startInElevenHours(departureId, async () => {
      const request = { tourId: tour.id, departureId, adults: 1, answers: tall(180) };
      assert.equal(refusals(await send('/bookings', { ...request, pickupPointId }))[1]![0][1], 'pickup_late');
      assert.equal((await send('/bookings', request)).status, 201);
    });
  });

  test('of a pickup is for a start of the day that the driver can be in time for', async () => {
    const { tour, tall } = await askingTour({ starts: [`${dayAhead(10)}T10:00`, `${dayAhead(10)}T16:00`] });
    const pickupPointId = await withPickup(tour, 600);
    const [early, late] = tour.options[0].departures;
    await startInElevenHours(early!.id, async () => {
      const { status, body } = await send('/bookings', choiceOf(tour, { answers: tall(180, 181), pickupPointId }));
      assert.deepEqual([status, body.departureId, body.pickup?.name], [201, late!.id, 'Hotel Reina']);
    });
  });
});
