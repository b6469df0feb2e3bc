import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import fc from 'fast-check';
import { newId } from '#kernel/ids.ts';
import { findDepartures, findOptions } from '#domain/inventory/inventory-queries.ts';
import { priceOn } from '#kernel/prices/price-rules.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { createPriceEdit } from '#test/calendar-edits.ts';
import { closeTestTours, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';
import { hourMs, moveClockTo, renewToken, resetClockAfterEach } from '#test/time.ts';

const [day, dayAfter] = [dayAhead(10), dayAhead(11)];

describe('a tour with price rules', () => {
  let app: TestApp;
  let traveller: { id: string; token: string };
  before(async () => {
    app = await testApp();
    traveller = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  const createSeasonTour = () =>
    createTestTour({
      starts: [`${day}T10:00`, `${dayAfter}T10:00`, `${dayAfter}T19:00`],
      rules: [
        { seasonFrom: dayAfter, seasonTo: dayAhead(40), percent: 20 },
        { startTimes: ['19:00'], unit: 'adult', priceMinor: 3000 },
        { fromPeople: 4, percent: -10 },
      ],
    });
  const ask = async ({ id }: TestTour, query: string, language = 'en') => {
    const headers = { 'accept-language': language };
    return (await app.send('GET', `/api/tours/${id}/availability?currency=EUR&${query}`, { headers })).body;
  };
  const order = (path: string, body: object) => app.send('POST', `/api/${path}`, { token: traveller.token, body });
  const outcome = ({ status, body }: { status: number; body: any }) =>
    status === 201 ? [status, body.total.priceMinor] : [status, body.code];

  test('has in the calendar the lowest price of each day for the party', async () => {
    const tour = await createSeasonTour();
    const days = (await ask(tour, `from=${day}&to=${dayAfter}&adults=2&children=1`)).days;
    // 2 × 50 + 25; in the evening 2 × 30 + 25 × 1.2
    assert.deepEqual(
      days.map(({ from }: any) => from.priceMinor),
      [12_500, 9000],
    );
    const forFour = (await ask(tour, `from=${day}&to=${dayAfter}&adults=4`)).days;
    assert.deepEqual(
      forFour.map(({ from }: any) => from.priceMinor),
      [18_000, 10_800],
    );
  });

  test('has a price for each start of a day, and says why it differs in the language of the reader', async () => {
    const tour = await createSeasonTour();
    const { departures, quote } = await ask(tour, `date=${dayAfter}&adults=4`);
    assert.deepEqual(
      departures.map(({ startsAtLocal, total, charged }: any) => [
        startsAtLocal.slice(11),
        total.priceMinor,
        charged.priceMinor,
      ]),
      [
        ['10:00', 21_600, 21_600],
        ['19:00', 10_800, 10_800],
      ],
    );
    assert.deepEqual([quote.total.priceMinor, quote.lines[0].note], [21_600, 'High season\u00a0· From 4 people']);
    const french = await ask(tour, `date=${dayAfter}&adults=4&departure=${departures[1].id}`, 'fr');
    assert.deepEqual(
      [french.quote.total.priceMinor, french.quote.lines[0].note],
      [10_800, 'Tarif de cet horaire\u00a0· À partir de 4 personnes'],
    );
    assert.ok(!('note' in (await ask(tour, `date=${day}&adults=2`)).quote.lines[0]));
  });

  test('is booked and held at the price of its departure', async () => {
    const tour = await createSeasonTour();
    const [, morning, evening] = tour.options[0].departures;
    const booked = (body: object) => order('bookings', { tourId: tour.id, adults: 2, ...body });
    assert.deepEqual(outcome(await booked({ date: day })), [201, 10_000]);
    assert.deepEqual(outcome(await booked({ departureId: morning!.id })), [201, 12_000]);
    const dusk = await booked({ departureId: evening!.id });
    assert.deepEqual([outcome(dusk), dusk.body.lines[0].note], [[201, 6000], 'Price of this start time']);
    const { body: hold } = await order('holds', { tourId: tour.id, departureId: morning!.id, adults: 4 });
    assert.equal(hold.quote.total.priceMinor, 21_600);
    assert.deepEqual(outcome(await order('bookings', { holdId: hold.id })), [201, 21_600]);
  });

  test('is booked by day at the price that was shown, on the start that has it', async () => {
    const tour = await createSeasonTour();
    const booked = (priceMinor: number) =>
      order('bookings', {
        tourId: tour.id,
        date: dayAfter,
        adults: 2,
        expectedTotal: { priceMinor, currency: 'EUR' },
      });
    const dusk = await booked(6000);
    assert.deepEqual([outcome(dusk), dusk.body.startsAtLocal.slice(11)], [[201, 6000], '19:00']);
    assert.deepEqual(outcome(await booked(10_000)), [409, 'price_changed']);
  });

  test('charges nothing unseen when a rule begins or ends between the view and the booking', async () => {
    const tour = await createTestTour({ rules: [{ hoursBefore: 48, percent: -20 }] });
    const { startsAt, id: departureId } = tour.options[0].departures[0]!;
    const shownAt = async (hoursBefore: number) => {
      moveClockTo(app, new Date(startsAt.getTime() - hoursBefore * hourMs));
      return (await ask(tour, `date=${day}&adults=1`)).quote.total;
    };
    const full = await shownAt(49);
    assert.equal(full.priceMinor, 5000);
    const reduced = await shownAt(47);
    assert.equal(reduced.priceMinor, 4000);
    traveller = await renewToken(app, traveller);
    const booked = ({ priceMinor, currency }: any) =>
      order('bookings', { tourId: tour.id, departureId, adults: 1, expectedTotal: { priceMinor, currency } });
    assert.deepEqual(outcome(await booked(full)), [409, 'price_changed']);
    assert.deepEqual(outcome(await booked(reduced)), [201, 4000]);
  });

  test('is priced by PostgreSQL as by TypeScript, for random rules and prices of the calendar', async () => {
    const starts = [`${day}T09:00`, `${day}T18:30`, `${dayAfter}T10:00`];
    const tour = await createTestTour({ starts });
    const db = app.services.database.db;
    const now = app.services.clock.now();
    const option = tour.options[0];
    const adultId = option.units['adult']!;
    const times = [['09:00', '10:00'], ['18:30']];
    const weekdays = [
      [1, 3, 5],
      [2, 4, 6, 7],
    ];
    const conditions = fc.record({
      unitId: fc.constantFrom(null, adultId),
      seasonFrom: fc.constantFrom(null, day, dayAfter),
      seasonTo: fc.constantFrom(null, dayAfter),
      weekdays: fc.constantFrom(null, ...weekdays),
      startTimes: fc.constantFrom(null, ...times),
      fromPeople: fc.constantFrom(null, null, 2, 6),
      daysBefore: fc.constantFrom(null, null, 3, 10),
      percent: fc.constantFrom(-90, -33, -7, 3, 50, 99),
    });
    const one = conditions.filter(({ unitId: _unitId, percent: _percent, ...all }) =>
      Object.values(all).some((value) => value !== null),
    );
    const fixed = fc.record({
      unitId: fc.constant(adultId),
      fromPeople: fc.integer({ min: 2, max: 8 }),
      priceMinor: fc.integer({ min: 0, max: 9999 }),
    });
    const late = fc.record({ hoursBefore: fc.integer({ min: 200, max: 300 }), percent: fc.constant(-11) });
    const some = fc.array(fc.oneof({ weight: 3, arbitrary: one }, fixed, late), { minLength: 1, maxLength: 6 });
    const ofCalendar = fc.record({
      unitId: fc.constantFrom(null, adultId),
      seasonFrom: fc.constantFrom(day, dayAfter),
      seasonTo: fc.constant(dayAfter),
      weekdays: fc.constantFrom(null, ...weekdays),
      startTimes: fc.constantFrom(null, ...times),
    });
    const effect = fc.oneof(
      fc.record({ percent: fc.constantFrom(-20, 15) }),
      fc.record({ unitId: fc.constant(adultId), priceMinor: fc.integer({ min: 0, max: 9999 }) }),
    );
    const edits = fc.array(
      fc.tuple(ofCalendar, effect).map((both) => Object.assign({}, ...both)),
      { maxLength: 3 },
    );
    const editId = await createPriceEdit(db, tour.supplierId, day);
    await fc.assert(
      fc.asyncProperty(some, edits, fc.integer({ min: 1, max: 9 }), async (drawn, set, people) => {
        await sql`delete from price_rules where option_id = ${option.id}`.execute(db);
        const rows = drawn.map((rule, position) => ({ id: newId(), optionId: option.id, position, ...rule }));
        const prices = set.map((rule, at) => ({
          id: newId(),
          optionId: option.id,
          editId,
          position: -1 - at,
          ...rule,
        }));
        for (const all of [rows, prices]) if (all.length > 0) await db.insertInto('priceRules').values(all).execute();
        const [{ rules, units }] = (await findOptions(db, tour.id, 'en')) as [
          Awaited<ReturnType<typeof findOptions>>[0],
        ];
        for (const departure of await findDepartures(db, tour.id, { from: day, to: dayAfter }, new Date()))
          for (const unit of units) {
            const { rows: priced } = await sql<{ price: number }>`
              select price_minor_on(u, d, ${people}::int, ${now}) as price
              from units u, departures d where u.id = ${unit.id} and d.id = ${departure.id}`.execute(db);
            const { priceMinor } = priceOn(unit, { rules, start: departure }, people, now);
            assert.equal(Number(priced[0]!.price), priceMinor, JSON.stringify(rules));
          }
      }),
      { seed: 20261123, numRuns: 60 },
    );
  });

  test('is not sold by rules that make no sense', async () => {
    const tour = await createTestTour();
    const [{ id: optionId, units }] = tour.options;
    const other = (await createTestTour()).options[0].units['adult'];
    const insert = (rule: object) =>
      app.services.database.db
        .insertInto('priceRules')
        .values({ id: newId(), optionId, position: 0, ...rule } as never)
        .execute();
    const nonsense = {
      price_rules_effect: [{ fromPeople: 4 }, { fromPeople: 4, unitId: units['adult'], priceMinor: 1, percent: 5 }],
      price_rules_price_minor_check: [{ fromPeople: 4, unitId: units['adult'], priceMinor: -1 }],
      price_rules_percent_check: [
        { fromPeople: 4, percent: -91 },
        { fromPeople: 4, percent: 101 },
        { fromPeople: 4, percent: 0 },
      ],
      price_rules_price_of_a_unit: [{ fromPeople: 4, priceMinor: 100 }],
      price_rules_season: [{ seasonFrom: dayAfter, seasonTo: day, percent: 5 }],
      price_rules_weekdays: [
        { weekdays: [], percent: 5 },
        { weekdays: [8], percent: 5 },
      ],
      price_rules_start_times: [{ startTimes: [], percent: 5 }],
      price_rules_from_people_check: [{ fromPeople: 1, percent: -5 }],
      price_rules_time_of_booking: [{ daysBefore: 2, hoursBefore: 2, percent: -5 }],
      price_rules_condition: [{ percent: -5 }],
      price_rules_unit: [{ fromPeople: 4, unitId: other, percent: -5 }],
    };
    for (const [constraint, rules] of Object.entries(nonsense))
      for (const rule of rules) await assert.rejects(insert(rule), { constraint }, JSON.stringify(rule));
  });

  test('names what a last minute costs less than, once its prices are known for 30 days, and books it with that', async () => {
    const tour = await createTestTour();
    const [{ id: optionId, departures }] = tour.options;
    const [db, since] = [app.services.database.db, new Date(Date.now() - 60 * 24 * hourMs)];
    const rule = { id: newId(), optionId, position: 0, hoursBefore: 300, percent: -20 };
    await db.insertInto('priceRules').values(rule).execute();
    const line = async (language?: string) => (await ask(tour, `date=${day}&adults=2`, language)).quote.lines[0];
    assert.deepEqual([(await line()).unitPriceMinor, (await line()).reference], [4000, undefined]);
    await sql`insert into price_history (option_id, from_at, units, rules)
      select option_id, ${since}, units, rules from price_history where option_id = ${optionId} and rules = '[]'`.execute(
      db,
    );
    assert.ok(!('reference' in (await line())), 'the departure is sold since today');
    await sql`update departures set on_sale_since = ${since} where id = ${departures[0]!.id}`.execute(db);
    const label = 'Lowest price in the 30 days before the reduction';
    assert.deepEqual((await line()).reference, { unitPriceMinor: 5000, label });
    assert.match((await line('es')).reference.label, /30 días/);
    const { body: booked } = await order('bookings', { tourId: tour.id, date: day, adults: 2 });
    assert.deepEqual([booked.total.priceMinor, booked.lines[0].reference.unitPriceMinor], [8000, 5000]);
  });

  test('keeps each price that it had, and none of them is rewritten', async () => {
    const tour = await createTestTour({ rules: [{ hoursBefore: 48, percent: -20 }] });
    const [{ id: optionId, units }] = tour.options;
    const db = app.services.database.db;
    const history = async () =>
      (
        await sql<{
          units: Record<string, number>;
        }>`select units from price_history where option_id = ${optionId} order by from_at`.execute(db)
      ).rows.map(({ units: of }) => of[units['adult']!]);
    await sql`update units set price_minor = 6000 where id = ${units['adult']}`.execute(db);
    await sql`update units set min_age = 18 where id = ${units['adult']}`.execute(db);
    assert.deepEqual((await history()).slice(-2), [5000, 6000]);
    await assert.rejects(
      sql`update price_history set units = '{}' where option_id = ${optionId}`.execute(db),
      /append-only/,
    );
    await assert.rejects(sql`delete from price_history where option_id = ${optionId}`.execute(db), /append-only/);
  });
});
