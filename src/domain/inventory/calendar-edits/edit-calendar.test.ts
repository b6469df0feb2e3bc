import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { isoWeekday } from '#kernel/dates.ts';
import { newId } from '#kernel/ids.ts';
import { startAt } from '#kernel/zoned-time.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { calendarEditLimits } from '#kernel/choices/calendar-edits.ts';
import { deleteOldEditItems } from './edit-calendar.ts';
import { applyBatch } from './work-on-edit.ts';
import { closeTestTours, createTestResource, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';

const [first, second, third] = [dayAhead(20), dayAhead(21), dayAhead(22)];

describe('closing departures over days and tours', () => {
  let app: TestApp;
  let supplier: string;
  before(async () => {
    app = await testApp();
    supplier = (await app.signIn('supplier')).token;
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const own = () =>
    createTestTour({
      useDemoSupplier: true,
      starts: [first, second, third].flatMap((day) => [`${day}T10:00`, `${day}T16:00`]),
    });
  /** On days of their own, in the morning and in the evening. */
  const addDepartures = async ({ options: [option] }: TestTour, count: number) => {
    const db = app.services.database.db;
    const pattern = await db
      .selectFrom('departures')
      .select(['optionId', 'tourId', 'timeZone', 'capacity'])
      .where('id', '=', option.departures[0]!.id)
      .executeTakeFirstOrThrow();
    const startsOf = (at: number) => `${dayAhead(25 + Math.floor(at / 2))}T${at % 2 ? '21' : '09'}:59`;
    const starts = Array.from({ length: count }, (_, at) => startAt(startsOf(at), pattern.timeZone));
    const values = starts.map(({ local, startsAt }) => ({ ...pattern, id: newId(), startsAtLocal: local, startsAt }));
    await db.insertInto('departures').values(values).execute();
  };
  const post = (path: string, body?: object, headers?: Record<string, string>) =>
    app.send('POST', `/api/supplier/calendar/${path}`, { token: supplier, body, headers });
  const undo = (id: string) => post(`edits/${id}/reversal`);
  const idsOf = (...tours: TestTour[]) => tours.map(({ id }) => id);
  const isFree = async ({ id }: TestTour, day: string): Promise<boolean> =>
    (await app.send('GET', `/api/tours/${id}/availability?date=${day}`)).body.available;
  const closeTour = ({ id }: TestTour, body: object) =>
    app.send('POST', `/api/supplier/tours/${id}/closures`, { token: supplier, body });

  test('says before what changes, closes a day of all chosen tours, and opens it again', async () => {
    const tours = [await own(), await own()] as const;
    const selection = { from: second, to: second, tourIds: idsOf(...tours) };
    const summary = { departures: 4, already: 0, kept: 0, booked: 0, seatsTaken: 0, madeUntil: null };
    assert.deepEqual((await post('preview', selection)).body, summary);
    assert.equal(await isFree(tours[0], second), true, 'a look changes nothing');
    const { status, body: edit } = await post('edits', { ...selection, reason: 'A feast' });
    assert.deepEqual([status, edit.departures, edit.reason, edit.undoneAt], [201, 4, 'A feast', null]);
    for (const tour of tours) assert.deepEqual([await isFree(tour, first), await isFree(tour, second)], [true, false]);
    assert.deepEqual((await post('preview', selection)).body, { ...summary, departures: 0, already: 4 });
    const undone = await undo(edit.id);
    assert.equal(undone.body.departures, 4);
    assert.notEqual(undone.body.edit.undoneAt, null);
    for (const tour of tours) assert.equal(await isFree(tour, second), true);
    assert.equal((await undo(edit.id)).status, 404);
  });

  test('is found and undone behind more edits than a page has', async () => {
    const tour = await own();
    const { body: edit } = await post('edits', { from: third, to: third, tourIds: idsOf(tour) });
    await sql`insert into calendar_edits (id, supplier_id, kind, state, first_day, last_day, total, worked, departures, made_at)
      select gen_random_uuid(), supplier_id, 'close', 'done', first_day, last_day, 0, 0, 0, made_at + interval '1 second'
      from calendar_edits, generate_series(1, 60) where id = ${edit.id}`.execute(app.services.database.db);
    const page = async (query = '') =>
      (await app.send('GET', `/api/supplier/calendar/edits${query}`, { token: supplier })).body;
    const latest = await page();
    assert.equal(latest.data.length, 50);
    const earlier = await page(`?before=${latest.next}`);
    const [all, ids] = [[...latest.data, ...earlier.data], new Set<string>()];
    for (const { id } of all) ids.add(id);
    assert.equal(ids.size, all.length);
    const found = earlier.data.find(({ id }: { id: string }) => id === edit.id);
    assert.equal(found.undoable, true);
    assert.equal((await undo(edit.id)).body.departures, 2);
    await sql`delete from calendar_edits where total = 0`.execute(app.services.database.db);
  });

  test('is done at once, and undone at once, when it fits into one batch to the last departure', async () => {
    const tour = await createTestTour({ useDemoSupplier: true, starts: [`${dayAhead(24)}T10:00`] });
    await addDepartures(tour, calendarEditLimits.batch - 1);
    const { body: edit } = await post('edits', { from: dayAhead(24), to: dayAhead(200), tourIds: idsOf(tour) });
    assert.deepEqual(
      [edit.total, edit.departures, edit.state],
      [calendarEditLimits.batch, calendarEditLimits.batch, 'done'],
    );
    const undone = (await undo(edit.id)).body;
    assert.deepEqual([undone.departures, undone.edit.state], [calendarEditLimits.batch, 'undone']);
  });

  test('takes weekdays and start times only', async () => {
    const tour = await own();
    const selection = { from: first, to: third, tourIds: idsOf(tour) };
    assert.equal((await post('preview', selection)).body.departures, 6);
    assert.equal((await post('preview', { ...selection, startTimes: ['16:00'] })).body.departures, 3);
    const weekdays = [isoWeekday(second)];
    assert.equal((await post('preview', { ...selection, weekdays })).body.departures, 2);
    const { body: edit } = await post('edits', { ...selection, weekdays, startTimes: ['10:00'] });
    assert.equal(edit.departures, 1);
    assert.equal(await isFree(tour, second), true, 'there is another start on this day');
    await undo(edit.id);
  });

  test('touches no booking, and says how many seats are taken', async () => {
    const tour = await own();
    const { token } = await app.newTraveller();
    const departureId = tour.options[0].departures[0]!.id;
    const booked = await app.send('POST', '/api/bookings', {
      token,
      body: { tourId: tour.id, departureId, adults: 3 },
    });
    const selection = { from: first, to: first, tourIds: idsOf(tour) };
    const { departures, booked: bookedDepartures, seatsTaken } = (await post('preview', selection)).body;
    assert.deepEqual([departures, bookedDepartures, seatsTaken], [2, 1, 3]);
    const { body: edit } = await post('edits', selection);
    const after = await app.send('GET', `/api/bookings/${booked.body.id}`, { token });
    assert.equal(after.body.state, 'confirmed');
    await undo(edit.id);
  });

  test('undone leaves closed what was closed otherwise, before or since', async () => {
    const tour = await own();
    await closeTour(tour, { from: first });
    const { body: edit } = await post('edits', { from: first, to: third, tourIds: idsOf(tour) });
    assert.equal(edit.departures, 4, 'two were closed before');
    await closeTour(tour, { from: third });
    assert.equal((await undo(edit.id)).body.departures, 2);
    const free = [await isFree(tour, first), await isFree(tour, second), await isFree(tour, third)];
    assert.deepEqual(free, [false, true, false]);
  });

  test('is of own tours alone: others neither close nor undo', async () => {
    const [tour, foreign] = [await own(), await createTestTour({ starts: [`${second}T10:00`] })];
    const selection = { from: second, to: second, tourIds: idsOf(tour, foreign) };
    const { body: edit } = await post('edits', selection);
    assert.equal(edit.departures, 2);
    assert.equal(await isFree(foreign, second), true);
    const operator = (await app.signIn('operator')).token;
    const path = `/api/supplier/calendar/edits/${edit.id}/reversal`;
    assert.equal((await app.send('POST', path, { token: operator })).status, 404);
    assert.equal((await app.send('POST', path, { token: (await app.newTraveller()).token })).status, 403);
    const { data } = (await app.send('GET', '/api/supplier/calendar/edits', { token: supplier })).body;
    assert.deepEqual(data[0], edit);
    await undo(edit.id);
  });

  test('under one key closes once', async () => {
    const tour = await own();
    const selection = { from: first, to: first, tourIds: idsOf(tour) };
    const key = { 'idempotency-key': newId() };
    const [one, again] = [await post('edits', selection, key), await post('edits', selection, key)];
    assert.deepEqual(again.body, one.body);
    assert.equal(one.body.departures, 2);
    await undo(one.body.id);
  });

  test('gives departures other seats, except where more are sold, and takes that back', async () => {
    const [tour, group] = [
      await own(),
      await createTestTour({ useDemoSupplier: true, starts: [`${first}T10:00`], units: { group: 9000 } }),
    ];
    const { token } = await app.newTraveller();
    const [early, late] = tour.options[0].departures.map(({ id }) => id);
    const book = (tourId: string, departureId: string, adults: number) =>
      app.send('POST', '/api/bookings', { token, body: { tourId, departureId, adults } });
    await book(tour.id, early!, 3);
    await book(group.id, group.options[0].departures[0]!.id, 2);
    const selection = { from: first, to: first, tourIds: idsOf(tour, group), capacity: 2 };
    const preview = (await post('preview', selection)).body;
    assert.deepEqual([preview.departures, preview.already, preview.kept, preview.booked], [1, 0, 2, 0]);
    const { body: edit } = await post('edits', selection);
    assert.deepEqual([edit.departures, edit.capacity], [1, 2]);
    assert.equal((await book(tour.id, late!, 3)).body.code, 'sold_out');
    assert.deepEqual((await undo(edit.id)).body.departures, 1);
    assert.equal((await book(tour.id, late!, 3)).status, 201);
    const more = (await post('edits', { ...selection, capacity: 3 })).body;
    assert.equal(more.departures, 2, 'both have sold three');
    await post('edits', { ...selection, capacity: 20 });
    assert.equal((await undo(more.id)).body.departures, 0, 'they were changed since');
  });

  test('gives no departure seats for which another one has the bikes', async () => {
    const needs = [{ resourceId: await createTestResource(4), per: 'seat' as const }];
    const bikes = () => createTestTour({ useDemoSupplier: true, starts: [`${first}T10:00`], capacity: 4, needs });
    const [used, other] = [await bikes(), await bikes()];
    const { token } = await app.newTraveller();
    await app.send('POST', '/api/bookings', { token, body: { tourId: used.id, date: first, adults: 3 } });
    const edit = await post('edits', { from: first, to: first, tourIds: idsOf(other), capacity: 8 });
    assert.equal(edit.body.departures, 1);
    const two = await app.send('POST', '/api/bookings', { token, body: { tourId: other.id, date: first, adults: 2 } });
    assert.equal(two.body.code, 'sold_out', 'one bike is left');
    assert.equal((await undo(edit.body.id)).body.departures, 1);
  });

  test('opens departures again that suppliers have closed, and takes that back', async () => {
    const [tour, other] = [await own(), await own()];
    for (const one of [tour, other]) await closeTour(one, { from: first, to: third, reason: 'Winter' });
    const { body: again } = await post('edits', { from: first, to: first, tourIds: idsOf(tour) });
    assert.equal(again.departures, 0, 'they are closed');
    const selection = { kind: 'open', from: second, to: third, tourIds: idsOf(tour, other), startTimes: ['10:00'] };
    const summary = { departures: 4, already: 0, kept: 0, booked: 0, seatsTaken: 0, madeUntil: null };
    assert.deepEqual((await post('preview', selection)).body, summary);
    const { body: edit } = await post('edits', selection);
    assert.deepEqual([edit.kind, edit.state, edit.departures], ['open', 'done', 4]);
    for (const one of [tour, other])
      assert.deepEqual([await isFree(one, first), await isFree(one, second)], [false, true]);
    const closed = (await post('edits', { from: second, to: second, tourIds: idsOf(tour) })).body;
    assert.equal(closed.departures, 1, 'the other start of this day is closed');
    assert.equal((await undo(closed.id)).body.departures, 1);
    assert.equal(await isFree(tour, second), true);
    await post('edits', { from: third, to: third, tourIds: idsOf(other) });
    assert.equal((await undo(edit.id)).body.departures, 3, 'one is closed by another edit since');
    assert.deepEqual([await isFree(tour, second), await isFree(other, third)], [false, false]);
  });

  test('says which departures it could not change, and why', async () => {
    const tour = await own();
    const [sold, calledOff] = tour.options[0].departures.map(({ id }) => id);
    const { token } = await app.newTraveller();
    const body = { tourId: tour.id, departureId: sold, adults: 3 };
    await app.send('POST', '/api/bookings', { token, body });
    const { body: seats } = await post('edits', { from: first, to: first, tourIds: idsOf(tour), capacity: 2 });
    assert.deepEqual([seats.total, seats.departures, seats.refused], [2, 1, 1]);
    const refusedOf = async (id: string) =>
      (await app.send('GET', `/api/supplier/calendar/edits/${id}`, { token: supplier })).body.refused;
    const [refused] = await refusedOf(seats.id);
    assert.deepEqual(
      [refused.departureId, refused.startsAtLocal, refused.refusal],
      [sold, `${first}T10:00`, 'sold_more'],
    );
    await sql`insert into closures (id, tour_id, option_id, departure_id, first_day, last_day, cause, created_at)
      select ${newId()}, tour_id, option_id, id, ${first}, ${first}, 'too_few', now() from departures where id = ${calledOff}`.execute(
      app.services.database.db,
    );
    await sql`update departures set open = false where id = ${calledOff}`.execute(app.services.database.db);
    const { body: opened } = await post('edits', { kind: 'open', from: first, to: first, tourIds: idsOf(tour) });
    assert.deepEqual([opened.departures, opened.refused], [0, 1]);
    assert.equal((await refusedOf(opened.id))[0].refusal, 'too_few');
    const foreign = (await app.signIn('operator')).token;
    assert.equal((await app.send('GET', `/api/supplier/calendar/edits/${opened.id}`, { token: foreign })).status, 404);
  });

  test('goes on after the response with more departures than one transaction takes, also backwards', async () => {
    const tour = await own();
    await addDepartures(tour, 230);
    const [from, to] = [dayAhead(20), dayAhead(250)];
    const selection = { from, to, tourIds: idsOf(tour) };
    const departures = (await post('preview', selection)).body.departures as number;
    assert.equal(departures, 236);
    const { body: edit } = await post('edits', selection);
    assert.deepEqual([edit.state, edit.total, edit.worked], ['running', departures, 0]);
    const read = async () =>
      (await app.send('GET', `/api/supplier/calendar/edits/${edit.id}`, { token: supplier })).body.edit;
    const batch = () => app.services.database.transaction((db) => applyBatch(db, edit.id, new Date()));
    await batch();
    assert.deepEqual((({ state, worked }) => [state, worked])(await read()), ['running', 200]);
    await app.jobs.runDue();
    assert.deepEqual((({ state, departures: changed }) => [state, changed])(await read()), ['done', departures]);
    assert.equal((await post('preview', selection)).body.already, departures);
    assert.equal((await undo(edit.id)).body.edit.state, 'undoing');
    await batch();
    await app.jobs.runDue();
    assert.deepEqual((({ state, restored }) => [state, restored])(await read()), ['undone', departures]);
    assert.equal((await post('preview', selection)).body.departures, departures);
  });

  test('stops where it is undone before it has ended', async () => {
    const tour = await own();
    await addDepartures(tour, 230);
    const selection = { from: first, to: dayAhead(250), tourIds: idsOf(tour), capacity: 9 };
    const { body: edit } = await post('edits', selection);
    await app.services.database.transaction((db) => applyBatch(db, edit.id, new Date()));
    await undo(edit.id);
    await app.jobs.runDue();
    const { state, departures, restored } = (
      await app.send('GET', `/api/supplier/calendar/edits/${edit.id}`, { token: supplier })
    ).body.edit;
    assert.deepEqual([state, departures, restored], ['undone', 200, 200]);
    assert.equal((await post('preview', selection)).body.departures, 236);
  });

  test('is refused while three are under way, and keeps what it chose as long as it can be undone', async () => {
    const tour = await own();
    const db = app.services.database.db;
    const selection = { from: first, to: first, tourIds: idsOf(tour) };
    const ids: string[] = [];
    for (const capacity of [5, 6, 7]) ids.push((await post('edits', { ...selection, capacity })).body.id);
    const set = (change: object) => db.updateTable('calendarEdits').set(change).where('id', 'in', ids).execute();
    await set({ state: 'running' });
    const { status, body } = await post('edits', selection);
    assert.deepEqual([status, body.fields?.[0].field, body.fields?.[0].rule], [422, 'to', 'edits_under_way']);
    await set({ state: 'done' });
    const { body: kept } = await post('edits', selection);
    await set({ madeAt: new Date(Date.now() - 91 * 86_400_000) });
    assert.equal((await undo(ids[2]!)).status, 404, 'it is too old');
    const read = async (id: string) =>
      (await app.send('GET', `/api/supplier/calendar/edits/${id}`, { token: supplier })).body.edit.undoable;
    assert.deepEqual([await read(ids[2]!), await read(kept.id)], [false, true]);
    await deleteOldEditItems(app.services);
    const left = await db.selectFrom('calendarEditItems').select('editId').distinct().execute();
    const found = left.map(({ editId }) => editId);
    assert.deepEqual([found.includes(kept.id), found.some((id) => ids.includes(id))], [true, false]);
    assert.equal((await undo(kept.id)).body.departures, 2);
  });

  test('undone leaves open what a later edit has opened, and closed what the later one had closed before it', async () => {
    const tour = await own();
    await closeTour(tour, { from: first, reason: 'Winter' });
    const selection = { from: first, to: first, tourIds: idsOf(tour) };
    const edit = async (kind: string) => (await post('edits', { ...selection, kind })).body.id as string;
    const [opened, closed, openedAgain] = [await edit('open'), await edit('close'), await edit('open')];
    assert.equal((await undo(opened)).body.departures, 0);
    assert.equal(await isFree(tour, first), true);
    await undo(openedAgain);
    assert.equal(await isFree(tour, first), false);
    await undo(closed);
    assert.equal(await isFree(tour, first), false, 'the winter counts again');
  });

  test('names the field of an edit that contradicts itself', async () => {
    for (const [more, field] of [
      [{ kind: 'capacity' }, 'capacity'],
      [{ kind: 'open', capacity: 3 }, 'capacity'],
    ] as const) {
      const { status, body } = await post('edits', { from: first, to: first, ...more });
      assert.deepEqual([status, body.fields[0].field], [422, field]);
    }
  });

  test('refuses days in the wrong order, or more than a year', async () => {
    for (const to of [dayAhead(19), dayAhead(20 + 366)]) {
      const { status, body } = await post('preview', { from: first, to });
      assert.deepEqual([status, body.fields[0].field], [422, 'to']);
    }
  });
});
