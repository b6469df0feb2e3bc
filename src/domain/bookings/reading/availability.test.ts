import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { isoWeekday } from '#kernel/dates.ts';
import { newId } from '#kernel/ids.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, dayAhead, createTestResource, createTestTour, type TestTour } from '#test/test-tour.ts';
import { statementsOf } from '#test/statements.ts';

describe('availability', () => {
  let app: TestApp;
  let tour: TestTour;
  let token: string;
  const day = dayAhead(10);
  before(async () => {
    app = await testApp();
    tour = await createTestTour({ starts: [`${day}T15:00`, `${day}T09:00`, `${dayAhead(12)}T09:00`] });
    token = (await app.newTraveller()).token;
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const getAvailability = (query: string, { id } = tour) => app.send('GET', `/api/tours/${id}/availability?${query}`);
  const book = async (body: object) =>
    assert.equal((await app.send('POST', '/api/bookings', { token, body })).status, 201);
  const refusal = ({ status, body }: { status: number; body: any }) => [
    status,
    body.fields?.[0].field,
    body.fields?.[0].rule,
  ];

  test('is open to everyone and lists the day’s departures by the clock, with seats left and the party’s price', async () => {
    const { status, body } = await getAvailability(`date=${day}&adults=2&children=1&currency=EUR`);
    assert.equal(status, 200);
    assert.equal(body.available, true);
    assert.deepEqual(
      body.departures.map((one: any) => [one.startsAtLocal.slice(11), one.seatsLeft, one.total.priceMinor]),
      [
        ['09:00', 8, 12_500],
        ['15:00', 8, 12_500],
      ],
    );
    assert.equal(body.quote.total.priceMinor, 12_500);
    assert.equal(body.quote.lines.length, 2);
    assert.ok(!('days' in body));
  });

  test('says of each departure which languages a guide speaks on its day', async () => {
    const { database } = app.services;
    const languagesOn = async () =>
      (await getAvailability(`date=${day}&adults=2`)).body.departures.map((one: any) => one.languages);
    const weekday = isoWeekday(day);
    const spoken = [
      { language: 'ca', weekdays: [weekday] },
      { language: 'en', weekdays: [(weekday % 7) + 1] },
    ];
    const setDays = (days: object[]) =>
      sql`update tours set facts = jsonb_set(facts, '{languageDays}', ${JSON.stringify(days)}::jsonb) where id = ${tour.id}`.execute(
        database.db,
      );
    const { rows } = await sql<{ guideLanguages: string[]; facts: any }>`
      select guide_languages, facts from tours where id = ${tour.id}`.execute(database.db);
    const setLanguages = (languages: string[]) =>
      sql`update tours set guide_languages = ${languages} where id = ${tour.id}`.execute(database.db);
    await setLanguages(['es', 'ca', 'en']);
    await setDays(spoken);
    assert.deepEqual(await languagesOn(), [['ca'], ['ca']]);
    // A day of which nothing is said has the languages of the tour.
    for (const days of [spoken.slice(1), []]) {
      await setDays(days);
      assert.deepEqual(await languagesOn(), [
        ['es', 'ca', 'en'],
        ['es', 'ca', 'en'],
      ]);
    }
    await setLanguages(rows[0]!.guideLanguages);
    await setDays(rows[0]!.facts.languageDays ?? []);
  });

  test('counts the seats that bookings have taken, and says sold out in words', async () => {
    const full = await createTestTour({ capacity: 4 });
    await book({ tourId: full.id, date: day, adults: 3 });
    const one = await getAvailability(`date=${day}&adults=1`, full);
    assert.deepEqual([one.body.available, one.body.departures[0].seatsLeft], [true, 1]);
    const two = await getAvailability(`date=${day}&adults=2&currency=EUR`, full);
    assert.deepEqual([two.status, two.body.available, two.body.quote], [200, false, null]);
    const spanish = await app.send('GET', `/api/tours/${full.id}/availability?date=${day}&adults=2`, {
      headers: { 'accept-language': 'es' },
    });
    assert.deepEqual(
      [one, two, spanish].map(({ body }) => body.message),
      [
        'Available. One option for your group.',
        'No places left for your group on this date.',
        'No quedan plazas para tu grupo en esta fecha.',
      ],
    );
  });

  test('distinguishes a departure without enough seats from one that is not sold to the party', async () => {
    const adultsOnly = { units: { adult: 5000 }, capacity: 4 };
    const mixed = await createTestTour({
      ...adultsOnly,
      moreOptions: [{ units: { adult: 6000, child: 3000 }, capacity: 4 }],
    });
    await book({ tourId: mixed.id, optionId: mixed.options[1]!.id, date: day, adults: 3 });
    const { body } = await getAvailability(`date=${day}&adults=1&children=1&currency=EUR`, mixed);
    assert.equal(body.available, false);
    assert.deepEqual(
      body.departures.map(({ seatsLeft, total }: any) => [seatsLeft, total?.priceMinor ?? null]),
      [
        [4, null],
        [1, 9000],
      ],
    );
  });

  test('names the largest party that the departures take where they take none as large as this', async () => {
    const small = await createTestTour({ capacity: 6, starts: [`${day}T09:00`, `${dayAhead(12)}T09:00`] });
    const { body } = await getAvailability(`date=${day}&adults=5&children=3`, small);
    assert.deepEqual([body.available, body.mostPeople, body.departures[0].mostPeople], [false, 6, 6]);
    assert.equal(body.message, 'At most 6 people can go on this date.');
    const calendar = await getAvailability(`from=${day}&to=${dayAhead(12)}&adults=8`, small);
    assert.deepEqual(
      calendar.body.days.map(({ reason, seatsLeft }: any) => [reason, seatsLeft]),
      [
        ['not_for_party', 6],
        ['closed', 0],
        ['not_for_party', 6],
      ],
    );
    await book({ tourId: small.id, date: day, adults: 6 });
    const soldOut = await getAvailability(`date=${day}&adults=6`, small);
    assert.deepEqual([soldOut.body.mostPeople, soldOut.body.departures[0].mostPeople], [undefined, undefined]);
  });

  test('names no larger party than can still go where bookings have taken places, and none where nobody can', async () => {
    const walk = await createTestTour({ capacity: 10, moreOptions: [{ capacity: 4 }] });
    const of = async (party: string) => {
      const { message, mostPeople } = (await getAvailability(`date=${day}&${party}`, walk)).body;
      return [message, mostPeople];
    };
    await book({ tourId: walk.id, optionId: walk.options[0].id, date: day, adults: 8 });
    await book({ tourId: walk.id, optionId: walk.options[1]!.id, date: day, adults: 1 });
    assert.deepEqual(await of('adults=18'), ['At most 3 people can go on this date.', 3]);
    assert.equal((await getAvailability(`date=${day}&adults=3`, walk)).body.available, true);
    await book({ tourId: walk.id, optionId: walk.options[1]!.id, date: day, adults: 3 });
    assert.deepEqual(await of('adults=12&children=6'), ['At most 2 people can go on this date.', 2]);
    await book({ tourId: walk.id, optionId: walk.options[0].id, date: day, adults: 2 });
    assert.deepEqual(await of('adults=18'), ['No places left for your group on this date.', undefined]);
    const ofFour = await createTestTour({ capacity: 10, limits: { adult: { leastPerBooking: 4 } } });
    await book({ tourId: ofFour.id, date: day, adults: 7 });
    const { message } = (await getAvailability(`date=${day}&adults=18`, ofFour)).body;
    assert.equal(message, 'No places left for your group on this date.', 'fewer are not sold than four');
  });

  test('says until when dates are on sale where a day is beyond them, and which day with a start is the nearest', async () => {
    const last = dayAhead(12);
    const beyond = await getAvailability(`date=${dayAhead(400)}&adults=2`);
    assert.deepEqual([beyond.body.available, beyond.body.nearestDate], [false, last]);
    const spoken = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(last));
    assert.equal(beyond.body.message, `Dates are on sale until ${spoken} for now.`);
    const between = await getAvailability(`date=${dayAhead(11)}&adults=2`);
    assert.equal(between.body.message, 'This tour does not run on this date.');
    const nearest = async (query: string, of = tour) => (await getAvailability(query, of)).body.nearestDate;
    assert.equal(await nearest(`date=${dayAhead(5)}`), day);
    assert.equal(await nearest(`from=${dayAhead(20)}&to=${dayAhead(60)}`), last);
    assert.equal(await nearest(`date=${day}`), undefined);
    const over = await createTestTour({ starts: [`${dayAhead(-1)}T10:00`] });
    assert.equal(await nearest(`date=${dayAhead(20)}`, over), undefined);
  });

  test('says that children are not admitted where no option of the day is sold to them, full or not', async () => {
    const mixed = await createTestTour({
      units: { adult: 5000 },
      moreOptions: [{ starts: [`${dayAhead(20)}T10:00`], units: { adult: 6000, child: 3000 } }],
    });
    const refusedOn = async (on: string) => {
      const { message, field } = (await getAvailability(`date=${on}&adults=1&children=1`, mixed)).body;
      return [message, field];
    };
    const noChildren = ['Children are not admitted on this date.', 'children'];
    assert.deepEqual(await refusedOn(day), noChildren);
    await book({ tourId: mixed.id, optionId: mixed.options[0].id, date: day, adults: 8 });
    assert.deepEqual(await refusedOn(day), noChildren);
    assert.deepEqual(await refusedOn(dayAhead(11)), ['This tour does not run on this date.', undefined]);
  });

  test('admits no children to a private group of adults, on the day as in the calendar', async () => {
    const tasting = await createTestTour({
      units: { adult: 5000 },
      limits: { adult: { minAge: 18 } },
      moreOptions: [{ units: { group: 30_000 }, limits: { group: { minAge: 18 } }, starts: [`${dayAhead(11)}T18:00`] }],
    });
    const of = (party: string) => getAvailability(`date=${dayAhead(11)}&${party}`, tasting);
    assert.deepEqual(refusal(await of('adults=2&children=1')), [422, 'children', 'not_sold']);
    assert.equal((await of('adults=3')).body.available, true);
    const { body } = await getAvailability(`from=${day}&to=${dayAhead(11)}&adults=2&children=1`, tasting);
    assert.deepEqual(
      body.days.map(({ reason }: any) => reason),
      ['not_for_party', 'not_for_party'],
    );
  });

  test('says that the places that are left are none for children', async () => {
    const mixed = await createTestTour({ units: { adult: 5000 }, moreOptions: [{ capacity: 2 }] });
    const { available, message } = (await getAvailability(`date=${day}&adults=2&children=1`, mixed)).body;
    assert.deepEqual([available, message], [false, 'There are places left on this date, but none for children.']);
    await book({ tourId: mixed.id, optionId: mixed.options[0].id, date: day, adults: 8 });
    const full = (await getAvailability(`date=${day}&adults=2&children=1`, mixed)).body;
    assert.equal(full.message, 'No places left for your group on this date.');
  });

  test('quotes what is charged in the supplier’s currency and shows the requested one', async () => {
    const { quote } = (await getAvailability(`date=${day}&adults=1&currency=JPY`)).body;
    assert.deepEqual(quote.total, { price: 50, priceMinor: 5000, currency: 'EUR' });
    assert.equal(quote.shown.currency, 'JPY');
    assert.equal(quote.shown.price, quote.shown.priceMinor);
    assert.equal(quote.payLater, true);
    const departs = Date.parse((await getAvailability(`date=${day}`)).body.departures[0].startsAtUtc);
    assert.equal(Date.parse(quote.freeCancellationUntil), departs - 24 * 3600_000);
  });

  test('from one day to another is a calendar with every day’s state and lowest price', async () => {
    const starts = [1, 2, 3].map((days) => `${dayAhead(20 + days)}T10:00`);
    const busy = await createTestTour({ capacity: 6, starts: [...starts, `${dayAhead(23)}T16:00`] });
    await book({ tourId: busy.id, date: dayAhead(21), adults: 6 });
    await book({ tourId: busy.id, date: dayAhead(22), adults: 2 });
    const { status, body } = await getAvailability(`from=${dayAhead(20)}&to=${dayAhead(23)}&currency=EUR`, busy);
    assert.equal(status, 200);
    assert.deepEqual(
      body.days.map((one: any) => [one.date, one.state, one.seatsLeft, one.from?.priceMinor]),
      [
        [dayAhead(20), 'none', 0, undefined],
        [dayAhead(21), 'sold_out', 0, undefined],
        [dayAhead(22), 'few_left', 4, 5000],
        // Two starts with six seats each: seven people cannot go together.
        [dayAhead(23), 'available', 6, 5000],
      ],
    );
  });

  test('says of each day of a calendar why the party cannot book it', async () => {
    const starts = [1, 2, 3, 4, 5, 6].map((days) => `${dayAhead(20 + days)}T10:00`);
    const walk = await createTestTour({
      capacity: 4,
      starts,
      moreOptions: [{ units: { group: 30_000 }, capacity: 3, starts: [`${dayAhead(26)}T16:00`] }],
    });
    const [first] = walk.options[0].departures;
    await app.services.database.db.updateTable('departures').set({ open: false }).where('id', '=', first!.id).execute();
    await book({ tourId: walk.id, date: dayAhead(22), adults: 4 });
    await book({ tourId: walk.id, date: dayAhead(23), adults: 3 });
    await book({ tourId: walk.id, date: dayAhead(26), adults: 4 });
    const reasonsFor = async (party: string) => {
      const { body } = await getAvailability(`from=${dayAhead(20)}&to=${dayAhead(26)}&${party}`, walk);
      return body.days.map(({ reason, from }: any) => [reason, from !== null]);
    };
    const [free, soldOut, tooFew] = [
      [null, true],
      ['sold_out', false],
      ['too_few', false],
    ];
    const [closed, notForParty] = [
      ['closed', false],
      ['not_for_party', false],
    ];
    assert.deepEqual(await reasonsFor('adults=1'), [closed, closed, soldOut, free, free, free, free]);
    assert.deepEqual(await reasonsFor('adults=2'), [closed, closed, soldOut, tooFew, free, free, free]);
    assert.deepEqual(await reasonsFor('adults=4'), [closed, closed, soldOut, tooFew, free, free, soldOut]);
    const { body } = await getAvailability(`from=${dayAhead(22)}&to=${dayAhead(23)}&adults=2`, walk);
    assert.deepEqual(
      body.days.map(({ seatsLeft }: any) => seatsLeft),
      [0, 1],
      'how many could go instead',
    );
    const large = [closed, closed, ...Array<unknown>(5).fill(notForParty)];
    assert.deepEqual(await reasonsFor('adults=5'), large);
  });

  test('calls a day not for the party where no option is sold to it, and one whose departures have left too late', async () => {
    const adultsOnly = await createTestTour({
      units: { adult: 5000 },
      starts: [`${dayAhead(20)}T10:00`, `${dayAhead(-1)}T10:00`],
    });
    const reasons = async (days: [number, number], party: string) => {
      const range = `from=${dayAhead(days[0])}&to=${dayAhead(days[1])}`;
      return (await getAvailability(`${range}&${party}`, adultsOnly)).body.days.map((one: any) => one.reason);
    };
    assert.deepEqual(await reasons([20, 21], 'adults=1&children=1'), ['not_for_party', 'closed']);
    assert.deepEqual(await reasons([-1, 0], 'adults=1'), ['too_late', 'closed']);
  });

  test('takes three statements for 62 days of five options, whatever they sell', async () => {
    const starts = [30, 50, 70].map((days) => `${dayAhead(days)}T10:00`);
    const guide = { resourceId: await createTestResource(1), per: 'departure' as const };
    const each = {
      starts,
      units: { adult: 5000, child: 2500, family: 12_000 },
      rules: [
        { fromPeople: 2, percent: -10 },
        { hoursBefore: 300, percent: -20 },
      ],
      needs: [guide],
      extras: [{ label: 'Helmet', stock: 3 }],
      leastParty: { people: 2, hoursBefore: 24 },
      cutOffMinutes: 90,
    };
    const large = await createTestTour({ ...each, moreOptions: Array.from({ length: 4 }, () => each) });
    const question = { id: newId(), tourId: large.id, position: 0, kind: 'text', per: 'booking', required: true };
    const { db } = app.services.database;
    await db.insertInto('questions').values(question).execute();
    await db.insertInto('questionTexts').values({ questionId: question.id, language: 'en', label: 'Hotel' }).execute();
    const read = () => getAvailability(`from=${dayAhead(20)}&to=${dayAhead(81)}&adults=2&currency=EUR`, large);
    assert.deepEqual([(await read()).body.days.length, await statementsOf(app, read)], [62, 3]);
  });

  test('of a private group is all or nothing: one booking takes the whole departure', async () => {
    const boat = await createTestTour({ units: { group: 30_000 }, capacity: 6 });
    const free = (await getAvailability(`date=${day}&adults=4`, boat)).body;
    assert.deepEqual([free.departures[0].seatsLeft, free.quote.total.priceMinor], [6, 30_000]);
    assert.equal((await getAvailability(`date=${day}&adults=7`, boat)).body.available, false);
    await book({ tourId: boat.id, date: day, adults: 2 });
    assert.equal((await getAvailability(`date=${day}&adults=1`, boat)).body.departures[0].seatsLeft, 0);
  });

  test('says the places that are left at the price beside them, not those of a dearer option', async () => {
    const flight = await createTestTour({ capacity: 4, moreOptions: [{ units: { adult: 9000 }, capacity: 16 }] });
    await book({ tourId: flight.id, optionId: flight.options[0].id, date: day, adults: 3 });
    const left = async (adults: number) => {
      const { body } = await getAvailability(`from=${day}&to=${day}&adults=${adults}&currency=EUR`, flight);
      return [body.days[0].seatsLeft, body.days[0].from.priceMinor];
    };
    assert.deepEqual(
      [await left(1), await left(2)],
      [
        [1, 5000],
        [16, 18_000],
      ],
    );
  });

  test('counts private groups by departures and seats by seats, on days that have either', async () => {
    const starts = (...days: number[]) => days.map((ahead) => `${dayAhead(ahead)}T10:00`);
    const walk = await createTestTour({
      capacity: 3,
      starts: starts(20, 21),
      moreOptions: [{ units: { group: 30_000 }, capacity: 6, starts: [...starts(21, 22), `${dayAhead(22)}T16:00`] }],
    });
    const { body } = await getAvailability(`from=${dayAhead(20)}&to=${dayAhead(22)}&adults=2&currency=EUR`, walk);
    assert.deepEqual(
      body.days.map((one: any) => [one.seatsLeft, one.privateGroupsLeft, one.state, one.from.priceMinor]),
      [
        [3, 0, 'few_left', 10_000],
        [3, 1, 'few_left', 10_000],
        [0, 2, 'available', 30_000],
      ],
    );
    const large = await getAvailability(`from=${dayAhead(21)}&to=${dayAhead(21)}&adults=4`, walk);
    assert.deepEqual([large.body.days[0].seatsLeft, large.body.days[0].privateGroupsLeft], [0, 1]);
    const day21 = await getAvailability(`date=${dayAhead(21)}&adults=2`, walk);
    assert.deepEqual(
      day21.body.departures.map(({ privateGroup }: any) => privateGroup),
      [false, true],
    );
  });

  test('offers seats before a private group that costs the party more, and quotes their price', async () => {
    const walk = await createTestTour({ units: { group: 30_000 }, moreOptions: [{ capacity: 7 }] });
    const offered = async (adults: number) => {
      const { departures, quote } = (await getAvailability(`date=${day}&adults=${adults}&currency=EUR`, walk)).body;
      return [departures.map((one: any) => one.total.priceMinor), quote.total.priceMinor];
    };
    assert.deepEqual(await offered(2), [[10_000, 30_000], 10_000]);
    assert.deepEqual(await offered(7), [[30_000, 35_000], 30_000]);
    assert.deepEqual(await offered(8), [[30_000, 40_000], 30_000]);
  });

  test('refuses a child where none is sold, and takes the option that sells children', async () => {
    const adultsOnly = { units: { adult: 5000 } };
    assert.deepEqual(
      refusal(await getAvailability(`date=${day}&adults=1&children=1`, await createTestTour(adultsOnly))),
      [422, 'children', 'not_sold'],
    );
    const mixed = await createTestTour({ ...adultsOnly, moreOptions: [{ units: { adult: 6000, child: 3000 } }] });
    const { body } = await getAvailability(`date=${day}&adults=1&children=1&currency=EUR`, mixed);
    assert.deepEqual(
      body.departures.map((one: any) => one.total?.priceMinor ?? null),
      [null, 9000],
    );
    const other = mixed.options[0].id;
    assert.deepEqual(refusal(await getAvailability(`date=${day}&adults=1&children=1&option=${other}`, mixed)), [
      422,
      'children',
      'not_sold',
    ]);
  });

  test('refuses a past day, a day that is none, a backward or too long calendar and a party outside the limits', async () => {
    assert.deepEqual(refusal(await getAvailability(`date=${dayAhead(-3)}`)), [422, 'date', 'date_past']);
    assert.deepEqual(refusal(await getAvailability('date=2026-02-30')), [422, 'date', 'date']);
    assert.deepEqual(refusal(await getAvailability('')), [422, 'date', 'required']);
    assert.deepEqual(refusal(await getAvailability(`from=${day}`)), [422, 'to', 'required']);
    assert.equal((await getAvailability(`from=${day}&to=${dayAhead(9)}`)).status, 422);
    assert.equal((await getAvailability(`from=${day}&to=${dayAhead(10 + 61)}`)).body.days.length, 62);
    assert.equal((await getAvailability(`from=${day}&to=${dayAhead(10 + 62)}`)).status, 422);
    for (const party of ['adults=0', 'adults=21', 'children=11', 'adults=two'])
      assert.equal((await getAvailability(`date=${day}&${party}`)).status, 422);
  });

  test('at the end of the calendar still ends', async () => {
    assert.equal((await getAvailability('from=9999-10-31&to=9999-12-31')).body.days.length, 62);
    assert.equal((await getAvailability('from=9999-12-30&to=9999-12-31')).status, 422);
    assert.equal((await getAvailability('date=9999-12-31')).body.available, false);
  });

  test('of a tour or an option that does not exist is refused', async () => {
    assert.equal((await getAvailability(`date=${day}`, { ...tour, id: newId() })).status, 404);
    assert.equal((await getAvailability(`date=${day}`, { ...tour, id: 'safari' })).status, 404);
    assert.deepEqual(refusal(await getAvailability(`date=${day}&option=${newId()}`)), [422, 'option', 'unknown_value']);
  });
});
