// What an edit of the calendar has said of days applies to departures that are made or moved there later, until it is undone.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { addDays } from '#kernel/dates.ts';
import { newId } from '#kernel/ids.ts';
import type { TourDocument, TourOption } from '#kernel/tour-documents/tour-document.ts';
import { newSupplier, type Person, publish, publishChange, wholeDocument } from '#domain/authoring/test-drafts.ts';
import { recurringJobs } from '#server/process/jobs.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestResource, createTestTour, dayAhead } from '#test/test-tour.ts';
import { lastDay } from '../extend-departures.ts';
import { replaceBusyTimes } from '../resources/busy-times.ts';
import type { BusyTime } from '../resources/changed-times.ts';

const [day, next] = [dayAhead(20), dayAhead(21)];

describe('an edit of the calendar that is not undone', () => {
  let app: TestApp;
  let supplier: Person & { id: string };
  before(async () => {
    app = await testApp();
    supplier = await newSupplier(app);
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const post = (path: string, body?: object, { token }: Person = supplier) =>
    app.send('POST', `/api/supplier/calendar/${path}`, { token, body });
  const edit = async (body: object, who?: Person): Promise<string> => {
    const { status, body: made } = await post('edits', body, who);
    assert.equal(status, 201, JSON.stringify(made));
    return made.id;
  };
  const undo = async (id: string, who?: Person) => {
    const { status, body } = await post(`edits/${id}/reversal`, undefined, who);
    assert.deepEqual([status, body.edit?.state], [200, 'undone']);
    return body;
  };
  const departuresOf = async (tourId: string, on: string = day): Promise<string[]> => {
    const rows = await app.services.database.db
      .selectFrom('departures')
      .select(['startsAtLocal', 'capacity', 'open'])
      .where('tourId', '=', tourId)
      .orderBy('startsAtLocal')
      .execute();
    return rows
      .filter(({ startsAtLocal }) => startsAtLocal.startsWith(on))
      .map(
        ({ startsAtLocal, capacity, open }) => `${startsAtLocal.slice(11, 16)} ${open ? 'open' : 'closed'} ${capacity}`,
      );
  };
  const withOption = (document: TourDocument, change: Partial<TourOption>): TourDocument => ({
    ...document,
    options: document.options.map((option) => ({ ...option, ...change })),
  });
  const startingAt = (document: TourDocument, ...startTimes: string[]): TourDocument =>
    withOption(document, { schedules: document.options[0]!.schedules.map((one) => ({ ...one, startTimes })) });

  /** An option without departures, and then a rule to make them by. */
  async function makeLater(days: { first: string; last: string }, startTimes = ['09:00']) {
    const tour = await createTestTour({ useDemoSupplier: true, starts: [] });
    const make = async () => {
      const rule = { weekdays: [1, 2, 3, 4, 5, 6, 7], startTimes, capacity: 12 };
      const schedule = { id: newId(), optionId: tour.options[0].id, ...rule };
      await app.services.database.db
        .insertInto('schedules')
        .values({ ...schedule, seasonStartsOn: days.first, seasonEndsOn: days.last })
        .execute();
      await recurringJobs['extend-departures']!.run(app.services);
      await app.jobs.runDue();
    };
    return { ...tour, make };
  }

  test('keeps a day closed when schedules create its departures again, and opens them when it is undone', async () => {
    const document = wholeDocument('A walk that begins later');
    const { id } = await publish(app, supplier, document);
    const closed = await edit({ from: day, to: day, reason: 'Feast' });
    await publishChange(app, supplier, id, startingAt(document, '10:30', '17:00'));
    assert.deepEqual(await departuresOf(id), ['10:30 closed 8', '17:00 closed 8']);
    assert.deepEqual(await departuresOf(id, next), ['10:30 open 8', '17:00 open 8']);
    const { edit: undone, departures } = await undo(closed);
    assert.deepEqual([departures, undone.departures, undone.total, undone.restored], [2, 2, 2, 2]);
    assert.deepEqual(await departuresOf(id), ['10:30 open 8', '17:00 open 8']);
    await publishChange(app, supplier, id, startingAt(document, '11:00'));
    assert.deepEqual(await departuresOf(id), ['11:00 open 8'], 'what is undone holds no longer');
  });

  test('keeps a day closed when opening hours end at another time', async () => {
    const document = withOption(wholeDocument('A tower'), { kind: 'opening_hours' });
    const until = (close: string) =>
      withOption(document, {
        schedules: document.options[0]!.schedules.map((one) => ({ ...one, endTimes: [close] })),
      });
    const { id } = await publish(app, supplier, until('18:00'));
    await edit({ from: day, to: day, tourIds: [id] });
    await publishChange(app, supplier, id, until('19:00'));
    assert.deepEqual([await departuresOf(id), await departuresOf(id, next)], [['10:00 closed 8'], ['10:00 open 8']]);
  });

  test('applies to a tour that is published later, on its weekdays and at its times, unless it names other tours', async () => {
    const [all, others] = [await newSupplier(app), await newSupplier(app)];
    const days = { from: dayAhead(20), to: dayAhead(26), weekdays: [1, 2], startTimes: ['10:00'] };
    await edit(days, all);
    await edit({ ...days, tourIds: [newId()] }, others);
    const document = startingAt(wholeDocument('A first walk'), '10:00', '16:00');
    const [first, free] = [await publish(app, all, document), await publish(app, others, wholeDocument('Another'))];
    const closed = await app.services.database.db
      .selectFrom('departures')
      .select(['tourId', 'startsAtLocal'])
      .where('tourId', 'in', [first.id, free.id])
      .where('open', '=', false)
      .execute();
    assert.deepEqual(
      closed.map((one) => [one.tourId === first.id, one.startsAtLocal.slice(11, 16)]),
      [
        [true, '10:00'],
        [true, '10:00'],
      ],
    );
  });

  test('closes days for which no departures are made yet, says so before, and is undone for these', async () => {
    const who = await app.signIn('supplier');
    const made = lastDay(app.services.clock.now());
    const [first, last] = [addDays(made, -1), made];
    const tour = await makeLater({ first, last });
    const selection = { from: first, to: addDays(made, 30), tourIds: [tour.id] };
    const { body: preview } = await post('preview', selection, who);
    assert.deepEqual([preview.departures, preview.madeUntil], [0, made]);
    assert.equal((await post('preview', { ...selection, to: made }, who)).body.madeUntil, null);
    const closed = await edit(selection, who);
    await tour.make();
    assert.deepEqual(
      [await departuresOf(tour.id, first), await departuresOf(tour.id, last)],
      [['09:00 closed 12'], ['09:00 closed 12']],
    );
    const { edit: undone, departures } = await undo(closed, who);
    assert.deepEqual([departures, undone.total, undone.worked, undone.departures], [2, 2, 2, 2]);
    assert.deepEqual(await departuresOf(tour.id, last), ['09:00 open 12']);
  });

  test('gives later departures its seats as well, and they get back those of their schedule', async () => {
    const who = await app.signIn('supplier');
    const tour = await makeLater({ first: day, last: next });
    const selection = { from: day, to: day, tourIds: [tour.id] };
    const [few, more] = [
      await edit({ ...selection, capacity: 5 }, who),
      await edit({ ...selection, capacity: 7 }, who),
    ];
    await tour.make();
    assert.deepEqual(
      [await departuresOf(tour.id), await departuresOf(tour.id, next)],
      [['09:00 open 7'], ['09:00 open 12']],
    );
    await undo(more, who);
    assert.deepEqual(await departuresOf(tour.id), ['09:00 open 5']);
    await undo(few, who);
    assert.deepEqual(await departuresOf(tour.id), ['09:00 open 12']);
  });

  test('is the last word on its days: opened after they were closed they are on sale, until that is undone', async () => {
    const who = await app.signIn('supplier');
    const tour = await makeLater({ first: day, last: next }, ['09:00', '15:00']);
    const selection = { from: day, to: next, tourIds: [tour.id] };
    const winter = await app.send('POST', `/api/supplier/tours/${tour.id}/closures`, {
      token: who.token,
      body: { from: day, to: next },
    });
    assert.equal(winter.status, 201);
    await edit(selection, who);
    const opened = await edit({ ...selection, kind: 'open', startTimes: ['09:00'] }, who);
    await edit({ ...selection, from: next }, who);
    await tour.make();
    assert.deepEqual(
      [await departuresOf(tour.id), await departuresOf(tour.id, next)],
      [
        ['09:00 open 12', '15:00 closed 12'],
        ['09:00 closed 12', '15:00 closed 12'],
      ],
    );
    await undo(opened, who);
    assert.deepEqual(await departuresOf(tour.id), ['09:00 closed 12', '15:00 closed 12']);
  });

  test('closes what is closed only because its guide is busy, and keeps it closed when the guide is free again', async () => {
    const who = await app.signIn('supplier');
    const resourceId = await createTestResource(1);
    const needs = [{ resourceId, per: 'departure' as const }];
    const tour = await createTestTour({ useDemoSupplier: true, starts: [`${day}T10:00`], needs });
    const busy = { from: new Date(`${day}T00:00Z`), to: new Date(`${next}T00:00Z`) };
    const guideIsBusy = async (...times: BusyTime[]) =>
      app.services.database.transaction((db) => replaceBusyTimes(db, resourceId, times, app.services.clock.now()));
    const selection = { from: day, to: day, tourIds: [tour.id] };
    await guideIsBusy(busy);
    const { departures, already } = (await post('preview', selection, who)).body;
    assert.deepEqual([departures, already], [1, 0]);
    const { body: closed } = await post('edits', selection, who);
    assert.equal(closed.departures, 1);
    await guideIsBusy();
    assert.deepEqual(await departuresOf(tour.id), ['10:00 closed 8']);
    await guideIsBusy(busy);
    assert.equal((await undo(closed.id, who)).departures, 0, 'the guide is busy');
    assert.deepEqual(await departuresOf(tour.id), ['10:00 closed 8']);
    await guideIsBusy();
    assert.deepEqual(await departuresOf(tour.id), ['10:00 open 8']);
  });

  test('keeps a day closed that another edit had closed before it, when that one is undone', async () => {
    const who = await app.signIn('supplier');
    const tour = await createTestTour({ useDemoSupplier: true, starts: [`${day}T10:00`, `${next}T10:00`] });
    const feast = await edit({ from: day, to: day, tourIds: [tour.id] }, who);
    const selection = { from: day, to: next, tourIds: [tour.id] };
    const { departures, already } = (await post('preview', selection, who)).body;
    const { body: holidays } = await post('edits', selection, who);
    assert.deepEqual([departures, already, holidays.departures], [1, 1, 1]);
    assert.equal((await undo(feast, who)).departures, 0);
    assert.deepEqual(await departuresOf(tour.id), ['10:00 closed 8']);
    const { departures: opened, edit: undone } = await undo(holidays.id, who);
    assert.deepEqual([opened, undone.worked, undone.total, undone.departures], [2, 2, 2, 2]);
    assert.deepEqual(
      [await departuresOf(tour.id), await departuresOf(tour.id, next)],
      [['10:00 open 8'], ['10:00 open 8']],
    );
  });

  test('refuses a departure that is moved to its day', async () => {
    const who = await app.signIn('supplier');
    const tour = await createTestTour({ useDemoSupplier: true, starts: [`${day}T10:00`, `${next}T10:00`] });
    const closed = await edit({ from: next, to: next, tourIds: [tour.id] }, who);
    const [moved, own] = tour.options[0].departures;
    const to = async (departureId: string, startsAtLocal: string) => {
      const path = `/api/supplier/departures/${departureId}/changes`;
      const { status, body } = await app.send('POST', path, { token: who.token, body: { startsAtLocal } });
      return [status, body.fields?.[0].rule];
    };
    assert.deepEqual(await to(moved!.id, `${next}T15:00`), [422, 'closed_then']);
    assert.deepEqual(await to(own!.id, `${next}T16:00`), [201, undefined], 'it is closed by this edit anyway');
    await undo(closed, who);
    assert.deepEqual(await to(moved!.id, `${next}T15:00`), [201, undefined]);
    assert.deepEqual(await departuresOf(tour.id, next), ['15:00 open 8', '16:00 open 8']);
  });

  test('leaves a departure that was on its day where it may go to another hour of it', async () => {
    const who = await app.signIn('supplier');
    const starts = [`${day}T10:00`, `${day}T11:00`];
    const tour = await createTestTour({ useDemoSupplier: true, starts });
    const [reopened, alone] = tour.options[0].departures;
    const call = (method: string, path: string, body?: object) =>
      app.send(method, `/api/supplier/${path}`, { token: who.token, body });
    const to = async (departureId: string, hour: string) =>
      (await call('POST', `departures/${departureId}/changes`, { startsAtLocal: `${day}T${hour}` })).status;
    assert.equal((await call('POST', `tours/${tour.id}/closures`, { departureId: alone!.id })).status, 201);
    await edit({ from: day, to: day, tourIds: [tour.id] }, who);
    const { rows } = await sql<{ id: string }>`select id from closures where departure_id = ${reopened!.id}`.execute(
      app.services.database.db,
    );
    assert.equal((await call('DELETE', `closures/${rows[0]!.id}`)).status, 200);
    assert.deepEqual([await to(reopened!.id, '14:00'), await to(alone!.id, '15:00')], [201, 201]);
    assert.deepEqual(await departuresOf(tour.id), ['14:00 open 8', '15:00 closed 8']);
  });
});
