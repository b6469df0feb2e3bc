import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { usualSize } from '#kernel/units.ts';
import { instantOf } from '#kernel/zoned-time.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { indexTours } from './documents/index-documents.ts';

// A place of our own at the edge of the calendar: UTC+14, where the day begins first.
const timeZone = 'Pacific/Kiritimati';
const day = '2031-03-10';
const now = '2031-03-09T11:00:00Z'; // 01:00 on 10 March there

type Units = ('adult' | 'child' | 'group')[];
type Start = {
  at: string;
  capacity?: number;
  taken?: number;
  open?: boolean;
  active?: boolean;
  cutOffMinutes?: number;
};

describe('searching by day and party', () => {
  let app: TestApp;
  const placeId = newId();
  const tourIds: Record<string, string> = {};

  before(async () => {
    app = await testApp();
    const db = app.services.database.db;
    await db
      .insertInto('places')
      .values({
        id: placeId,
        slug: 'kirimati',
        country: 'KI',
        latitude: 1.9,
        longitude: -157.4,
        timeZone,
        pictureUrl: '/p.svg',
      })
      .execute();
    await db.insertInto('placeTexts').values({ placeId, language: 'en', name: 'Kirimati', line: '-' }).execute();
    await insertTour('family', ['adult', 'child'], { at: `${day}T09:00`, capacity: 6, taken: 2 });
    await insertTour('grown-up', ['adult'], { at: `${day}T09:00`, capacity: 6, taken: 2 });
    await insertTour('private', ['group'], { at: `${day}T09:00`, capacity: 5 });
    await insertTour('private-taken', ['group'], { at: `${day}T09:00`, capacity: 5, taken: 5 });
    await insertTour('gone', ['adult', 'child'], { at: `${day}T00:30` });
    await insertTour('late', ['adult', 'child'], { at: `${day}T23:59` });
    await insertTour('day-after', ['adult', 'child'], { at: '2031-03-11T00:00' });
    await insertTour('closed', ['adult', 'child'], { at: `${day}T09:00`, open: false });
    await insertTour('retired', ['adult', 'child'], { at: `${day}T09:00`, active: false });
    await insertTour('just-in-time', ['adult', 'child'], { at: `${day}T09:00`, cutOffMinutes: 7 * 60 });
    await insertTour('cut-off', ['adult', 'child'], { at: `${day}T09:00`, cutOffMinutes: 8 * 60 });
    await indexTours(db, Object.values(tourIds));
    app.moveClock(Date.parse(now) - Date.now());
  });

  after(async () => {
    app.moveClock(0);
    const db = app.services.database.db;
    await db.deleteFrom('departures').where('tourId', 'in', Object.values(tourIds)).execute();
    await db.deleteFrom('tours').where('placeId', '=', placeId).execute();
    await db.deleteFrom('placeTexts').where('placeId', '=', placeId).execute();
    await db.deleteFrom('places').where('id', '=', placeId).execute();
    await indexTours(db, []);
  });

  async function insertTour(slug: string, units: Units, start: Start): Promise<void> {
    const db = app.services.database.db;
    const [id, optionId] = [(tourIds[slug] = newId()), newId()];
    await sql`insert into tours (id, slug, supplier_id, place_id, currency, from_price_minor, policy_key, pay_later, confirmation)
      select ${id}, ${`kirimati-${slug}`}, id, ${placeId}, currency, 5000, 'flexible', true, 'instant' from suppliers where state = 'verified' order by slug limit 1`.execute(
      db,
    );
    await db.insertInto('tourTexts').values({ tourId: id, language: 'en', title: slug, description: '-' }).execute();
    await db
      .insertInto('options')
      .values({
        id: optionId,
        tourId: id,
        position: 0,
        active: start.active ?? true,
        cutOffMinutes: start.cutOffMinutes ?? 0,
      })
      .execute();
    await db.insertInto('optionTexts').values({ optionId, language: 'en', name: '-' }).execute();
    for (const kind of units)
      await db
        .insertInto('units')
        .values({ id: newId(), optionId, kind, priceMinor: 5000, ...usualSize(kind) })
        .execute();
    await db
      .insertInto('departures')
      .values({
        id: newId(),
        optionId,
        tourId: id,
        startsAtLocal: start.at,
        timeZone,
        startsAt: instantOf(start.at, timeZone),
        capacity: start.capacity ?? 10,
        taken: start.taken ?? 0,
        open: start.open ?? true,
      })
      .execute();
  }

  async function found(query: Record<string, string>): Promise<string[]> {
    const { body } = await app.send(
      'GET',
      `/api/tours/search?${new URLSearchParams({ locationSlug: 'kirimati-l475', ...query })}`,
    );
    return body.tours.map(({ title }: { title: string }) => title).sort();
  }

  test('without a day finds all that is published', async () => assert.equal((await found({})).length, 11));

  test('finds what departs on the local day and is not gone, closed, taken, retired or past its cut-off', async () => {
    assert.deepEqual(await found({ date: day }), ['family', 'grown-up', 'just-in-time', 'late', 'private']);
    assert.deepEqual(await found({ date: '2031-03-11' }), ['day-after']);
    assert.deepEqual(await found({ date: '2031-03-12' }), []);
  });

  test('wants room for the party, children included', async () => {
    assert.deepEqual(await found({ date: day, adults: '4' }), [
      'family',
      'grown-up',
      'just-in-time',
      'late',
      'private',
    ]);
    assert.deepEqual(await found({ date: day, adults: '5' }), ['just-in-time', 'late', 'private']);
    assert.deepEqual(await found({ date: day, adults: '6' }), ['just-in-time', 'late']);
    assert.deepEqual(await found({ date: day, adults: '3', children: '2' }), ['just-in-time', 'late', 'private']);
  });

  test('brings children only where they are sold; a group brings whom it likes', async () => {
    assert.deepEqual(await found({ date: day, adults: '2', children: '1' }), [
      'family',
      'just-in-time',
      'late',
      'private',
    ]);
  });

  test('says of a party for which there is nothing who could go: with its children, or adults alone where none are taken', async () => {
    const largest = async (query: Record<string, string>) => {
      const address = new URLSearchParams({ locationSlug: 'kirimati-l475', ...query });
      return (await app.send('GET', `/api/tours/search?${address}`)).body.largestParty;
    };
    assert.deepEqual(await largest({ date: day, adults: '12' }), { adults: 10, children: 0, total: 2 });
    assert.deepEqual(await largest({ date: day, adults: '9', children: '3' }), { adults: 7, children: 3, total: 2 });
    const alone = await largest({ date: day, adults: '2', children: '1', q: 'grown-up' });
    assert.deepEqual(alone, { adults: 3, children: 0, total: 1 });
    assert.equal(await largest({ date: '2031-03-12', adults: '12' }), null);
    assert.equal(await largest({ date: day, adults: '2' }), null, 'something was found');
  });

  test('of a year that no calendar or database has is empty, not an error', async () => {
    for (const date of ['0001-01-01', '9999-12-31']) assert.deepEqual(await found({ date }), []);
  });

  test('does not find a tour that is paused', async () => {
    const db = app.services.database.db;
    await db.updateTable('tours').set({ status: 'paused' }).where('id', '=', tourIds.late!).execute();
    assert.ok(!(await found({ date: day })).includes('late'));
    assert.deepEqual(await found({ q: 'late' }), []);
    await indexTours(db, [tourIds.late!]);
    assert.equal(
      (await db.selectFrom('searchDocuments').select('language').where('tourId', '=', tourIds.late!).execute()).length,
      0,
    );
  });
});
