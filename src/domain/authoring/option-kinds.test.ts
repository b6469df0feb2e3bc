import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { emptySchedule, emptyUnit, type TourDocument, type TourOption } from '#kernel/tour-documents/tour-document.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { dayAhead } from '#test/test-tour.ts';
import { drafts, newSupplier, type Person, publish, publishChange, wholeDocument } from './test-drafts.ts';

const day = dayAhead(20);
const everyDay = { ...emptySchedule(), weekdays: [1, 2, 3, 4, 5, 6, 7] };
const group = { ...emptyUnit('group'), priceMinor: 9000 };

describe('an option that is not sold by start times', () => {
  let app: TestApp;
  let supplier: Person & { id: string };
  let traveller: Person;
  let calls: ReturnType<typeof drafts>;
  before(async () => {
    app = await testApp();
    [supplier, traveller] = [await newSupplier(app), await app.newTraveller()];
    calls = drafts(app);
  });
  checkInvariantsAfterEach();

  const withOption = (document: TourDocument, change: Partial<TourOption>): TourDocument => ({
    ...document,
    options: document.options.map((option) => ({ ...option, ...change })),
  });
  const book = (tourId: string, body: object = {}) =>
    app.send('POST', '/api/bookings', { token: traveller.token, body: { tourId, date: day, adults: 2, ...body } });
  const refusal = async (document: TourDocument) => {
    const { body: begun } = await calls.create(supplier);
    const { status, body } = await calls.save(supplier, begun.id, 1, document);
    assert.equal(status, 422);
    return [body.fields[0].field, body.fields[0].rule];
  };

  test('has opening hours: several periods a day, each booked until it closes', async () => {
    const hours = { ...everyDay, startTimes: ['09:00', '16:00'], endTimes: ['13:00', '20:00'] };
    const document = withOption(wholeDocument('A cloister'), { kind: 'opening_hours', schedules: [hours] });
    const { id } = await publish(app, supplier, document);
    const { body: found } = await app.send('GET', `/api/tours/${id}/availability?date=${day}&adults=2&lang=en`);
    assert.deepEqual(
      found.departures.map((one: any) => [one.startsAtLocal, one.validity.untilLocal]),
      [
        [`${day}T09:00`, `${day}T13:00`],
        [`${day}T16:00`, `${day}T20:00`],
      ],
    );
    assert.equal((await book(id)).body.validity.untilLocal, `${day}T13:00`);
    const { body: own } = await calls.read(supplier, id);
    assert.deepEqual(own.document.options, document.options, 'is read back from the tour as it was written');
  });

  test('is a private group: published with more places, a departure that is bought whole keeps its own', async () => {
    const { id } = await publish(
      app,
      supplier,
      withOption(wholeDocument('Your own walk'), { units: [group], capacity: 6 }),
    );
    assert.equal((await book(id)).status, 201);
    const { body: own } = await calls.read(supplier, id);
    await publishChange(app, supplier, id, withOption(own.document, { capacity: 10 }));
    const { rows } = await sql<{ capacity: number; isBooked: boolean }>`
      select distinct capacity, taken > 0 as is_booked from departures where tour_id = ${id} order by capacity`.execute(
      app.services.database.db,
    );
    assert.deepEqual(rows, [
      { capacity: 6, isBooked: true },
      { capacity: 10, isBooked: false },
    ]);
  });

  test('closes at another hour: what was booked stays as it was sold', async () => {
    const hours = { ...everyDay, startTimes: ['09:00', '16:00'], endTimes: ['13:00', '20:00'] };
    const document = withOption(wholeDocument('A garden'), { kind: 'opening_hours', schedules: [hours] });
    const { id } = await publish(app, supplier, document);
    const { body: booking } = await book(id);
    const earlier = { ...hours, endTimes: ['12:00', '19:30'] };
    await publishChange(app, supplier, id, withOption(document, { schedules: [earlier] }));
    const { body: found } = await app.send('GET', `/api/tours/${id}/availability?date=${day}&adults=1&lang=en`);
    assert.deepEqual(
      found.departures.map((one: any) => one.validity.untilLocal),
      [`${day}T13:00`, `${day}T19:30`],
    );
    const { body: kept } = await app.send('GET', `/api/bookings/${booking.id}`, { token: traveller.token });
    assert.equal(kept.validity.untilLocal, `${day}T13:00`);
    const next = dayAhead(21);
    const { body: other } = await app.send('GET', `/api/tours/${id}/availability?date=${next}&adults=1&lang=en`);
    assert.equal(other.departures[0].validity.untilLocal, `${next}T12:00`);
  });

  test('closes at another hour: a departure that its supplier cancelled is not created again', async () => {
    const hours = { ...everyDay, startTimes: ['09:00'], endTimes: ['13:00'] };
    const document = withOption(wholeDocument('A walled garden'), { kind: 'opening_hours', schedules: [hours] });
    const { id: tourId } = await publish(app, supplier, document);
    const search = `/api/tours/${tourId}/availability?date=${day}&adults=1&lang=en`;
    const { id } = (await app.send('GET', search)).body.departures[0];
    const departure = `/api/supplier/departures/${id}`;
    const { token } = supplier;
    const cancelled = await app.send('POST', `${departure}/cancellation`, { token, body: { reason: 'A storm.' } });
    assert.equal(cancelled.status, 202, JSON.stringify(cancelled.body));
    await app.jobs.runDue();
    const earlier = { ...hours, endTimes: ['12:00'] };
    await publishChange(app, supplier, tourId, withOption(document, { schedules: [earlier] }));
    assert.deepEqual((await app.send('GET', search)).body.departures, []);
    const { body: sheet } = await app.send('GET', departure, { token });
    assert.equal(sheet.departure.cancelled.reason, 'A storm.');
  });

  test('is a ticket without a date, of which there are so many and then more', async () => {
    const change = { kind: 'open_dated' as const, validDays: 60, capacity: 3, schedules: [], cutOffMinutes: 0 };
    const document = withOption(wholeDocument('A pass for the baths'), change);
    const { id } = await publish(app, supplier, document);
    const { status, body: booking } = await book(id);
    assert.deepEqual([status, booking.validity.kind], [201, 'open_dated']);
    assert.equal((await book(id)).status, 409);
    await publishChange(app, supplier, id, withOption(document, { capacity: 6, validDays: 90 }));
    const { body: more } = await book(id);
    assert.ok(more.validity.untilLocal > booking.validity.untilLocal);
    const { body: kept } = await app.send('GET', `/api/bookings/${booking.id}`, { token: traveller.token });
    assert.equal(kept.validity.untilLocal, booking.validity.untilLocal);
    const { body: own } = await calls.read(supplier, id);
    assert.equal(own.document.options[0].capacity, 6);
  });

  test('is sold without a limit, and with one again', async () => {
    const document = withOption(wholeDocument('A free walk'), { isFreesale: true, capacity: null });
    const { id } = await publish(app, supplier, document);
    for (let count = 0; count < 3; count++) assert.equal((await book(id, { adults: 20 })).status, 201);
    const { body: own } = await calls.read(supplier, id);
    assert.deepEqual([own.document.options[0].isFreesale, own.document.options[0].capacity], [true, null]);
    await publishChange(app, supplier, id, withOption(document, { isFreesale: false, capacity: 61 }));
    assert.equal((await book(id, { adults: 2 })).status, 409);
    assert.equal((await book(id, { adults: 1 })).status, 201);
  });

  test('stays of its kind once it is published, and needs what its kind needs', async () => {
    const document = wholeDocument('A walk that stays one');
    const { id } = await publish(app, supplier, document);
    const other = withOption(document, { kind: 'open_dated', validDays: 30, schedules: [] });
    const { body: saved } = await calls.save(supplier, id, 2, other);
    assert.deepEqual(saved.publishedIds, [document.options[0]!.id]);
    const { status, body } = await calls.submit(supplier, id, saved.version);
    assert.deepEqual([status, body.fields[0].field, body.fields[0].rule], [422, 'options.0.kind', 'published']);
    const { body: begun } = await calls.create(supplier);
    await calls.save(supplier, begun.id, 1, withOption(document, { kind: 'open_dated', schedules: [] }));
    const { body: missing } = await calls.submit(supplier, begun.id, 2);
    assert.deepEqual(missing.fields, [{ ...missing.fields[0], field: 'options.0.validDays', rule: 'required' }]);
  });

  test('is refused at the field: hours without an end, that overlap, and a private group without a limit', async () => {
    const document = wholeDocument('A museum');
    const hours = (startTimes: string[], endTimes: string[]) =>
      withOption(document, { kind: 'opening_hours', schedules: [{ ...everyDay, startTimes, endTimes }] });
    const at = 'document.options.0.schedules.0';
    assert.deepEqual(await refusal(hours(['09:00'], [])), [`${at}.endTimes`, 'contradiction']);
    assert.deepEqual(await refusal(hours(['09:00', '12:00'], ['13:00', '14:00'])), [
      `${at}.startTimes`,
      'contradiction',
    ]);
    const unlimited = withOption(document, { isFreesale: true, units: [group] });
    assert.deepEqual(await refusal(unlimited), ['document.options.0.isFreesale', 'contradiction']);
    const forever = withOption(document, { kind: 'open_dated', validDays: 100_000, schedules: [] });
    assert.deepEqual(await refusal(forever), ['document.options.0.validDays', 'too_big']);
  });

  test('keeps what was on sale where a draft was begun before options had kinds', async () => {
    const hours = { ...everyDay, startTimes: ['09:00'], endTimes: ['13:00'] };
    const document = withOption(wholeDocument('A chapel'), { kind: 'opening_hours', schedules: [hours] });
    const { id } = await publish(app, supplier, document);
    await sql`update tour_drafts set document = jsonb_set(document, '{options,0}',
      (document #> '{options,0}') - 'kind' - 'validDays' - 'isFreesale'
        || '{"schedules": [{"weekdays": [1], "startTimes": ["10:00"], "firstDay": null, "lastDay": null}]}')
      where id = ${id}`.execute(app.services.database.db);
    const { body } = await calls.read(supplier, id);
    assert.deepEqual(body.document, document);
  });
});
