import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { type RawBuilder, sql } from 'kysely';
import { type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';
import { refreshFromPriceOf, refreshFromPrices } from '#domain/inventory/from-prices.ts';
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
    const db = app.services.database.db;
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
    assert.equal(await priceOf('Zweifelsteig', { date: weekLater, adults: '3', children: '1' }), 4725);
    const within = (priceMax: string) => search('Zweifelsteig', { date: weekLater, priceMax });
    assert.deepEqual([(await within('59')).total, (await within('60')).total], [0, 1]);
    assert.deepEqual((await search('Zweifelsteig', { date: weekLater })).facets.price, { min: 60, max: 60 });
  });

  test('are the lowest of the starts that have room; where a share of a private group costs least, that of the whole group', async () => {
    await listed('Querfurtgang', {
      starts: [`${day}T10:00`],
      capacity: 4,
      moreOptions: [
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

  test('say that they are for a group, with and without a day, of a tour that is sold to private groups only', async () => {
    const { id } = await listed('Gruppensteig', { starts: [`${day}T10:00`], capacity: 4, units: { group: 10_000 } });
    const priced = async (query: Record<string, string> = {}) => {
      const { privateGroup, priceMinor, sharePriceMinor, party } = (await search('Gruppensteig', query)).tours[0];
      return [privateGroup, priceMinor, sharePriceMinor, party?.priceMinor];
    };
    assert.deepEqual(await priced(), [true, 5000, undefined, undefined]);
    assert.deepEqual(await priced({ date: day }), [true, 10_000, 10_000, undefined]);
    assert.deepEqual(await priced({ date: day, adults: '2' }), [true, 10_000, 5000, 10_000]);
    assert.equal((await app.send('GET', `/api/tours/${id}`)).body.privateGroup, true);
    const shared = await listed('Zusammensteig', {
      starts: [`${day}T10:00`],
      moreOptions: [{ starts: [`${day}T15:00`], units: { group: 10_000 } }],
    });
    assert.equal((await app.send('GET', `/api/tours/${shared.id}`)).body.privateGroup, undefined);
    assert.equal((await search('Zusammensteig', {})).tours[0].privateGroup, undefined);
  });

  test('are what the party pays for the cheapest tickets for it, as the booking box says', async () => {
    const tour = await listed('Hochrainsteig', {
      starts: [`${day}T10:00`],
      units: { adult: 5000, child: 3000, family: 9000, infant: 0 },
      rules: [{ fromPeople: 6, percent: -10 }],
    });
    const forParty = async (adults: number, children: number) => {
      const party = new URLSearchParams({ date: day, adults: String(adults), children: String(children) });
      const { body } = await app.send('GET', `/api/tours/${tour.id}/availability?${party}`);
      const { priceMinor: perPerson, party: ofAll } = (await search('Hochrainsteig', Object.fromEntries(party)))
        .tours[0];
      const { priceMinor } = body.quote.total;
      assert.equal(perPerson, Math.ceil(priceMinor / (adults + children)));
      assert.deepEqual(ofAll, adults + children > 1 ? { adults, children, priceMinor } : undefined);
      return [perPerson, body.quote.lines.map((line: { quantity: number; unit: string }) => line.quantity).join()];
    };
    assert.deepEqual(await forParty(1, 0), [5000, '1']);
    assert.deepEqual(await forParty(1, 1), [4000, '1,1']);
    assert.deepEqual(await forParty(2, 2), [2250, '1']);
    assert.deepEqual(await forParty(3, 3), [2550, '1,1,1']);
  });

  test('are only of options that the party may book', async () => {
    const starts = [`${day}T10:00`];
    const tour = await listed('Finsterwalder', {
      starts,
      limits: { adult: { leastPerBooking: 2, mostPerBooking: 3 } },
      moreOptions: [{ starts, units: { senior: 4000, infant: 0 } }],
    });
    const found = (adults: number) => priceOf('Finsterwalder', { date: day, adults: String(adults) });
    assert.deepEqual(await Promise.all([1, 2, 3, 4].map(found)), [undefined, 5000, 5000, undefined]);
    const db = app.services.database.db;
    await sql`update units set least_per_booking = 1 where option_id = ${tour.options[0].id}`.execute(db);
    assert.deepEqual(await Promise.all([1, 4].map(found)), [5000, undefined]);
  });

  test('without a day are those of the fewest people who can book, never of an infant alone', async () => {
    const db = app.services.database.db;
    const from = async (name: string, wanted: Parameters<typeof createTestTour>[0]) => {
      const tour = await listed(name, wanted);
      await refreshFromPriceOf(db, app.services.clock.now(), tour.id);
      return priceOf(name);
    };
    const tiers = [{ fromPeople: 2, percent: -20 }];
    const ofTwo = { limits: { adult: { leastPerBooking: 2 } }, starts: [`${day}T10:00`] };
    assert.equal(await from('Ameisenkogel', { ...ofTwo, rules: tiers }), 4000);
    assert.equal(await from('Bussardhorn', { units: { family: 9000, infant: 0 } }), 2250);
    assert.equal(await from('Dachsjoch', { units: { senior: 3500, student: 3900, infant: 0 } }), 3500);
    assert.equal(await from('Elsterfels', { units: { adult: 5000, infant: 0 }, rules: tiers }), 5000);
  });

  test('without a day are never those of departures that have no room for these people', async () => {
    const db = app.services.database.db;
    const from = async (name: string, wanted: Parameters<typeof createTestTour>[0], full: RawBuilder<unknown>) => {
      const cheaper = [{ seasonFrom: weekLater, percent: -20 }];
      const tour = await listed(name, { starts: [`${day}T10:00`, `${weekLater}T10:00`], rules: cheaper, ...wanted });
      const later = sql`tour_id = ${tour.id} and starts_at_local::date = ${weekLater}::date`;
      await sql`update departures set ${full} where ${later}`.execute(db);
      await refreshFromPriceOf(db, app.services.clock.now(), tour.id);
      await sql`update departures set capacity = 8, taken = 0, withheld = 0 where ${later}`.execute(db);
      return priceOf(name);
    };
    assert.equal(await from('Falkenstieg', {}, sql`withheld = capacity - 1`), 4000);
    assert.equal(await from('Geierwand', {}, sql`withheld = capacity`), 5000);
    const ofTwo = { limits: { adult: { leastPerBooking: 2 } } };
    assert.equal(await from('Habichtsee', ofTwo, sql`capacity = 1`), 5000);
    assert.equal(
      await from('Igelsbach', { units: { senior: 3500 }, limits: { senior: { leastPerBooking: 2 } } }, sql`taken = 7`),
      3500,
    );
    assert.equal(await from('Krähenwinkl', { units: { group: 30_000 } }, sql`taken = 1`), 30_000);
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
    const db = app.services.database.db;
    await refreshFromPrices(db, app.services.clock.now());
    assert.equal(await priceOf('Nebelhornweg'), 4000);
    await sql`update departures set open = false where tour_id = ${tour.id} and starts_at_local::date = ${weekLater}::date`.execute(
      db,
    );
    await refreshFromPrices(db, app.services.clock.now());
    assert.equal(await priceOf('Nebelhornweg'), 5000);
  });
});
