import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';
import { newId } from '#kernel/ids.ts';
import { personalBookings } from '../reading/personal-bookings.ts';
import { eraseOldAnswers } from './answer-questions.ts';

type QuestionColumns = { kind: string; per?: string; required?: boolean; [column: string]: unknown };

describe('questions of a supplier about a booking', () => {
  let app: TestApp;
  let token: string;
  let email: string;
  let traveller: string;
  before(async () => {
    app = await testApp();
    ({ token, email, id: traveller } = await app.newTraveller());
  });
  checkInvariantsAfterEach();
  closeTestTours();

  async function ask(
    tour: TestTour,
    { kind, per = 'booking', required = true, ...more }: QuestionColumns,
  ): Promise<string> {
    const db = app.services.database.db;
    const id = newId();
    await db
      .insertInto('questions')
      .values({ id, tourId: tour.id, position: 0, kind, per, required, ...more })
      .execute();
    const text = { questionId: id, language: 'en', label: `Your ${kind}` };
    const choices = JSON.stringify({ meat: 'With meat', plants: 'Plants only' });
    await db
      .insertInto('questionTexts')
      .values({ ...text, choices, body: kind === 'waiver' ? 'I can swim.' : null })
      .execute();
    return id;
  }

  const book = async (tour: TestTour, party: object) =>
    (await app.send('POST', '/api/bookings', { token, body: { tourId: tour.id, date: dayAhead(10), ...party } })).body;
  const questionsOf = async (id: string) => (await app.send('GET', `/api/bookings/${id}/questions`, { token })).body;
  const answer = (id: string, answers: [string, number, string][]) =>
    app.send('PUT', `/api/bookings/${id}/answers`, {
      token,
      body: { answers: answers.map(([questionId, person, value]) => ({ questionId, person, value })) },
    });

  const setStart = (id: string, startsAt: Date) =>
    app.services.database.db.updateTable('bookings').set({ startsAt }).where('id', '=', id).execute();

  test('are for the booking or for each person, and counted until all that are required are answered', async () => {
    const tour = await createTestTour({ useDemoSupplier: true });
    const meal = await ask(tour, { kind: 'choice', per: 'person', choices: ['meat', 'plants'] });
    const hotel = await ask(tour, { kind: 'text', required: false });
    const waiver = await ask(tour, { kind: 'waiver', version: '2026-04' });
    const booking = await book(tour, { adults: 1, children: 1 });
    assert.equal(booking.openQuestions, 3);
    const form = await questionsOf(booking.id);
    assert.deepEqual([form.people, form.open, form.questions.length], [2, 3, 3]);
    assert.deepEqual(form.questions.find(({ id }: { id: string }) => id === meal).choices, [
      { key: 'meat', label: 'With meat' },
      { key: 'plants', label: 'Plants only' },
    ]);
    const answered = await answer(booking.id, [
      [meal, 1, 'meat'],
      [waiver, 0, 'accepted'],
    ]);
    assert.deepEqual([answered.status, answered.body.open], [200, 1]);
    await answer(booking.id, [
      [meal, 2, 'plants'],
      [hotel, 0, 'Casa Andina'],
    ]);
    const done = await questionsOf(booking.id);
    assert.equal(done.open, 0);
    assert.deepEqual(done.answers.map(({ questionId, version }: any) => [questionId === waiver, version]).toSorted(), [
      [false, null],
      [false, null],
      [false, null],
      [true, '2026-04'],
    ]);
    assert.equal((await app.send('GET', `/api/bookings/${booking.id}`, { token })).body.openQuestions, 0);
    await answer(booking.id, [[meal, 1, '']]);
    assert.equal((await questionsOf(booking.id)).open, 1, 'an empty answer takes one back');

    const { token: supplier } = await app.signIn('supplier');
    const response = await app.send('GET', `/api/supplier/bookings/${booking.id}/answers`, { token: supplier });
    assert.deepEqual(
      response.body.answers
        .map(({ label, person, value, version }: Record<string, unknown>) => [label, person, value, version])
        .toSorted(),
      [
        ['Your choice', 2, 'Plants only', null],
        ['Your text', 0, 'Casa Andina', null],
        ['Your waiver', 0, 'Accepted, version 2026-04', '2026-04'],
      ],
    );
    assert.equal(response.body.open, 1);
  });

  test('name the answer that does not fit, and write none', async () => {
    const tour = await createTestTour();
    const height = await ask(tour, { kind: 'number', per: 'person', least: 140, most: 210 });
    const meal = await ask(tour, { kind: 'choice', choices: ['meat', 'plants'] });
    const born = await ask(tour, { kind: 'date' });
    const waiver = await ask(tour, { kind: 'waiver', version: '1' });
    const fits = await ask(tour, { kind: 'text' });
    const other = await ask(await createTestTour(), { kind: 'text' });
    const { id } = await book(tour, { adults: 2 });
    for (const [questionId, person, value, rule] of [
      [height, 1, '139', 'too_small'],
      [height, 2, '211', 'too_big'],
      [height, 1, 'tall', 'format'],
      [height, 3, '170', 'unknown_value'],
      [height, 0, '170', 'unknown_value'],
      [meal, 0, 'fish', 'unknown_value'],
      [meal, 1, 'meat', 'unknown_value'],
      [born, 0, '2026-02-30', 'date'],
      [waiver, 0, 'no', 'unknown_value'],
      [other, 0, 'x', 'unknown_value'],
    ] as const) {
      const { status, body } = await answer(id, [
        [fits, 0, 'x'],
        [questionId, person, value],
      ]);
      assert.deepEqual(
        [status, body.fields[0].field, body.fields[0].rule],
        [422, `answers.${questionId}.${person}`, rule],
      );
    }
    assert.deepEqual((await questionsOf(id)).answers, []);
  });

  test('are requested again of each person when one of the party cancels, because it is unknown whose answers they were', async () => {
    const tour = await createTestTour();
    const height = await ask(tour, { kind: 'number', per: 'person' });
    const hotel = await ask(tour, { kind: 'text' });
    const { id } = await book(tour, { adults: 3 });
    await answer(id, [
      [height, 1, '160'],
      [height, 2, '170'],
      [height, 3, '180'],
      [hotel, 0, 'Casa Andina'],
    ]);
    await app.send('POST', `/api/bookings/${id}/cancellation`, { token, body: { items: [1] } });
    const { open, people, answers } = await questionsOf(id);
    assert.deepEqual([open, people], [2, 2]);
    assert.deepEqual(
      answers.map(({ value }: { value: string }) => value),
      ['Casa Andina'],
    );
  });

  test('are announced with a new booking as with one that is read, also where none is required', async () => {
    const tour = await createTestTour();
    await ask(tour, { kind: 'text', required: false });
    const placed = await book(tour, { adults: 1 });
    const read = (await app.send('GET', `/api/bookings/${placed.id}`, { token })).body;
    for (const { asks, openQuestions } of [placed, read])
      assert.deepEqual([asks, openQuestions], [{ questions: true, pickup: false }, 0]);
  });

  test('are answered by the traveller alone, until the start', async () => {
    const tour = await createTestTour();
    const hotel = await ask(tour, { kind: 'text' });
    const { id } = await book(tour, { adults: 1 });
    const stranger = await app.newTraveller();
    for (const [method, path] of [
      ['GET', `/api/bookings/${id}/questions`],
      ['PUT', `/api/bookings/${id}/answers`],
    ] as const) {
      const body = method === 'PUT' ? { answers: [] } : undefined;
      assert.equal((await app.send(method, path, { token: stranger.token, body })).status, 404);
    }
    const { token: supplier } = await app.signIn('supplier');
    assert.equal((await app.send('GET', `/api/supplier/bookings/${id}/answers`, { token: supplier })).status, 404);
    await setStart(id, new Date(Date.now() - 60_000));
    const late = await answer(id, [[hotel, 0, 'Casa Andina']]);
    await setStart(id, tour.options[0].departures[0]!.startsAt);
    assert.deepEqual([late.status, late.body.code], [409, 'booking_state']);
    await app.send('POST', `/api/bookings/${id}/cancellation`, { token, body: {} });
    assert.equal((await answer(id, [[hotel, 0, 'Casa Andina']])).body.code, 'booking_state');
    assert.equal((await questionsOf(id)).until, null);
  });

  test('are forgotten 30 days after the tour, unless a law wants them for longer', async () => {
    const tour = await createTestTour();
    const hotel = await ask(tour, { kind: 'text' });
    const waiver = await ask(tour, { kind: 'waiver', version: '1', keepDays: 1095 });
    const { id } = await book(tour, { adults: 1 });
    await answer(id, [
      [hotel, 0, 'Casa Andina'],
      [waiver, 0, 'accepted'],
    ]);
    const storedAnswers = async () =>
      (await questionsOf(id)).answers.map(({ questionId }: { questionId: string }) => questionId);
    const day = 24 * 3600_000;
    for (const [days, expected] of [
      [39, 2],
      [42, 1],
      [1104, 1],
      [1107, 0],
    ] as const) {
      await eraseOldAnswers({
        ...app.services,
        clock: { ...app.services.clock, now: () => new Date(Date.now() + days * day) },
      });
      assert.equal((await storedAnswers()).length, expected, `after ${days} days`);
    }
  });

  test('are part of what a person is handed out, and erased with the account', async () => {
    const tour = await createTestTour();
    const hotel = await ask(tour, { kind: 'text' });
    const waiver = await ask(tour, { kind: 'waiver', version: '2026-04' });
    const { id } = await book(tour, { adults: 1 });
    await answer(id, [
      [hotel, 0, 'Casa Andina'],
      [waiver, 0, 'accepted'],
    ]);
    const db = app.services.database.db;
    const person = { id: traveller, email, ownsEmail: true, language: 'en' as const };
    const handedOut = async () => {
      for await (const { answers } of personalBookings.read(db, person))
        for (const { question, answer: given, version } of answers as any[])
          if (question === 'Your waiver' || given === 'Casa Andina') found.push([given, version]);
      return found.splice(0).toSorted();
    };
    const found: [string, string | null][] = [];
    assert.deepEqual(await handedOut(), [
      ['Casa Andina', null],
      ['accepted', '2026-04'],
    ]);
    await personalBookings.erase(db, person, app.services);
    assert.deepEqual(await handedOut(), []);
    assert.deepEqual((await questionsOf(id)).answers, []);
  });
});
