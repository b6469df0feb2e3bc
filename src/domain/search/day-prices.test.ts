import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';
import { refreshFromPrices } from '../inventory/from-prices.ts';
import { indexTours } from './documents/index-documents.ts';

const [day, weekLater] = [dayAhead(20), dayAhead(27)];

describe('prices in results', () => {
  let app: TestApp;
  before(async () => {
    app = await testApp();
  });
  closeTestTours();

  /** Named so that a search finds it alone. */
  async function listed(name: string, wanted: Parameters<typeof createTestTour>[0]): Promise<TestTour> {
    const tour = await createTestTour(wanted);
    const db = app.services.database.read;
    await sql`update tours set from_price_minor = 5000 where id = ${tour.id}`.execute(db);
    await sql`update tour_texts set title = ${name} where tour_id = ${tour.id}`.execute(db);
    await indexTours(db, [tour.id]);
    return tour;
  }
  async function search(name: string, query: Record<string, string> = {}) {
    const { body } = await app.send(
      'GET',
      `/api/tours/search?${new URLSearchParams({ q: name, currency: 'EUR', ...query })}`,
    );
    return body;
  }
  const priceOf = async (name: string, query: Record<string, string> = {}) =>
    (await search(name, query)).tours[0]?.priceMinor;

  test('are those of the day and the party', async () => {
    await listed('Zweifelsteig', {
      starts: [`${day}T10:00`, `${weekLater}T10:00`],
      rules: [
        { seasonFrom: weekLater, seasonTo: dayAhead(40), percent: 20 },
        { fromPeople: 4, percent: -10 },
      ],
    });
    assert.equal(await priceOf('Zweifelsteig', { date: day }), 5000);
    assert.equal(await priceOf('Zweifelsteig', { date: weekLater }), 6000);
    assert.equal(await priceOf('Zweifelsteig', { date: weekLater, adults: '3', children: '1' }), 5400);
    const within = (priceMax: string) => search('Zweifelsteig', { date: weekLater, priceMax });
    assert.deepEqual([(await within('59')).total, (await within('60')).total], [0, 1]);
    assert.deepEqual((await search('Zweifelsteig', { date: weekLater })).facets.price, { min: 60, max: 60 });
  });

  test('are the lowest of the starts that have room; where a share of a private group costs least, that of the whole group', async () => {
    await listed('Querfurtgang', {
      starts: [`${day}T10:00`],
      capacity: 4,
      also: [
        { starts: [`${day}T12:00`], units: { adult: 4000 }, capacity: 2 },
        { starts: [`${day}T15:00`], units: { group: 10_000 }, capacity: 6 },
      ],
    });
    const forAdults = async (adults: number) => {
      const { tours, facets } = await search('Querfurtgang', { date: day, adults: String(adults) });
      return [tours[0].priceMinor, tours[0].sharePriceMinor, facets.price.min];
    };
    assert.deepEqual(await forAdults(2), [4000, undefined, 40]);
    assert.deepEqual(await forAdults(3), [10_000, 3334, 33.34]);
    assert.deepEqual(await forAdults(6), [10_000, 1667, 16.67]);
  });

  test('without a day are the lowest of one person on the coming departures, once computed', async () => {
    const tour = await listed('Nebelhornweg', {
      starts: [`${day}T10:00`, `${weekLater}T10:00`],
      rules: [
        { seasonFrom: weekLater, percent: -20 },
        { seasonFrom: dayAhead(100), percent: -50 },
        { fromPeople: 2, percent: -30 },
      ],
    });
    const db = app.services.database.read;
    await refreshFromPrices(db, app.services.clock.now());
    assert.equal(await priceOf('Nebelhornweg'), 4000);
    await sql`update departures set open = false where tour_id = ${tour.id} and starts_at_local::date = ${weekLater}::date`.execute(
      db,
    );
    await refreshFromPrices(db, app.services.clock.now());
    assert.equal(await priceOf('Nebelhornweg'), 5000);
  });
});
