// What stays of a booking on its departure: tickets of every kind, and what its supplier sells no more or in other numbers.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { sendPaymentOutcome } from '#test/gift-cards.ts';
import { closeTestTours, createTestTour, dayAhead, type TourSpec } from '#test/test-tour.ts';

const starts = [`${dayAhead(10)}T10:00`, `${dayAhead(20)}T10:00`];
const units = { adult: 5000, youth: 3500, child: 2500, infant: 1000, senior: 3000, student: 4000, family: 9000 };
type Kind = keyof typeof units;

describe('a change that keeps tickets and extras', () => {
  let app: TestApp;
  let token: string;
  before(async () => {
    app = await testApp();
    ({ token } = await app.newTraveller());
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const db = () => app.services.database.db;
  const post = (path: string, body: object) => app.send('POST', `/api/bookings${path}`, { token, body });
  const linesOf = (lines: any[]) => lines.map(({ kind, quantity, totalMinor }) => `${kind} ${quantity} ${totalMinor}`);
  async function quote(id: string, to: object) {
    const { status, body } = await post(`/${id}/change-quote`, to);
    assert.equal(status, 200, JSON.stringify(body));
    return { lines: linesOf(body.lines), dropped: linesOf(body.dropped), due: body.due.priceMinor };
  }
  const refusal = async (id: string, to: object) => {
    const { status, body } = await post(`/${id}/change-quote`, to);
    return [status, body.fields?.[0].field ?? body.code, body.fields?.[0].rule];
  };
  async function change(id: string, to: object) {
    const { total } = (await post(`/${id}/change-quote`, to)).body;
    const { priceMinor, currency } = total;
    const { status, body } = await post(`/${id}/changes`, { ...to, expectedTotal: { priceMinor, currency } });
    assert.equal(status, 200, JSON.stringify(body));
    return linesOf(body.lines);
  }

  /** Paid, and nothing of it is refunded. */
  async function booked(tickets: Partial<Record<Kind, number>>, spec: TourSpec = {}, extras: readonly number[] = []) {
    const tour = await createTestTour({ starts, units, capacity: 20, policy: 'fixed', payLater: false, ...spec });
    const [option] = tour.options;
    const [here, there] = option.departures.map(({ id }) => ({ departureId: id }));
    const chosen = Object.entries(tickets).map(([kind, quantity]) => ({ unitId: option.units[kind]!, quantity }));
    const added = extras.map((quantity, index) => ({ extraId: option.extras[index]!, quantity }));
    const { status, body } = await post('', { tourId: tour.id, ...here, units: chosen, extras: added });
    assert.equal(status, 201, JSON.stringify(body));
    await sendPaymentOutcome(app, body.payment.redirectUrl, 'paid');
    return { id: body.id as string, option, here: here!, there: there! };
  }

  test('seniors count as adults: of the same number of people no one is removed and nothing is bought', async () => {
    const { id, here } = await booked({ adult: 1, senior: 2 });
    assert.deepEqual(await refusal(id, { ...here, adults: 3 }), [422, 'departureId', 'contradiction']);
    assert.deepEqual(await quote(id, { ...here, adults: 4 }), {
      lines: ['adult 2 10000', 'senior 2 6000'],
      dropped: [],
      due: 5000,
    });
  });

  test('youths and infants count as children, and of fewer people the dearest tickets go', async () => {
    const { id, here } = await booked({ adult: 1, senior: 1, student: 1, youth: 1, infant: 1 });
    const more = await quote(id, { ...here, adults: 3, children: 3 });
    assert.deepEqual([more.lines.at(-1), more.dropped, more.due], ['child 1 2500', [], 2500]);
    assert.deepEqual((await quote(id, { ...here, adults: 2, children: 1 })).dropped, ['adult 1 5000', 'youth 1 3500']);
  });

  test('a family that stays beside a senior leaves no single ticket to be bought', async () => {
    const { id, here } = await booked({ family: 1, senior: 1 });
    assert.deepEqual(await quote(id, { ...here, adults: 4, children: 2 }), {
      lines: ['family 1 9000', 'senior 1 3000', 'adult 1 5000'],
      dropped: [],
      due: 5000,
    });
    assert.deepEqual((await quote(id, { ...here, adults: 2, children: 2 })).dropped, ['senior 1 3000']);
  });

  test('limits of the option count tickets of every kind', async () => {
    const { id, here } = await booked({ adult: 1, senior: 2 }, { mostUnits: 4 });
    assert.equal((await quote(id, { ...here, adults: 4 })).due, 5000);
    assert.deepEqual((await refusal(id, { ...here, adults: 5 })).slice(0, 2), [422, 'adults']);
  });

  test('on another date adults and children buy the tickets of everyone', async () => {
    const { id, there } = await booked({ adult: 1, senior: 2 });
    assert.deepEqual((await quote(id, { ...there, adults: 3 })).lines, ['adult 3 15000']);
    assert.deepEqual((await quote(id, there)).lines, ['adult 1 5000', 'senior 2 6000']);
  });

  test('no children without adults is half a party, and not none', async () => {
    const { id, here } = await booked({ adult: 2, child: 1 });
    assert.deepEqual(await refusal(id, { ...here, children: 0 }), [422, 'adults', 'required']);
  });

  test('extras that are sold no more stay, go with their people, and are not bought', async () => {
    const extras: TourSpec['extras'] = [
      { label: 'Helmet', per: 'booking', priceMinor: 1000 },
      { label: 'Lunch', per: 'person', priceMinor: 2000 },
    ];
    const { id, here, option } = await booked({ adult: 2 }, { extras }, [2, 2]);
    const [helmet, lunch] = option.extras as [string, string];
    const having = (helmets: number, lunches: number) => ({
      ...here,
      extras: [
        { extraId: helmet, quantity: helmets },
        { extraId: lunch, quantity: lunches },
      ].filter(({ quantity }) => quantity > 0),
    });
    await sql`update extras set active = false where id = ${lunch}`.execute(db());
    await sql`update extras set least = 3 where id = ${helmet}`.execute(db());
    assert.deepEqual((await quote(id, { ...here, adults: 1 })).lines, ['adult 1 5000', 'extra 2 2000', 'extra 1 2000']);
    assert.deepEqual((await quote(id, { ...here, adults: 3 })).lines, [
      'adult 3 15000',
      'extra 2 2000',
      'extra 2 4000',
    ]);
    assert.deepEqual((await quote(id, having(2, 1))).dropped, ['extra 1 2000']);
    assert.deepEqual(await refusal(id, { ...having(2, 3), adults: 3 }), [422, 'extras', 'too_big']);
    await sql`update extras set least = 1, most = 1 where id = ${helmet}`.execute(db());
    assert.deepEqual(await refusal(id, having(3, 2)), [422, 'extras', 'too_big']);
    assert.deepEqual(await change(id, having(2, 0)), ['adult 2 10000', 'extra 2 2000']);
    assert.deepEqual(await refusal(id, having(2, 1)), [422, 'extras', 'unknown_value']);
  });

  test('tickets that are sold no more or in other numbers stay, too', async () => {
    const { id, here, option } = await booked({ adult: 3, senior: 1 });
    const unit = (kind: Kind, quantity: number) => ({ unitId: option.units[kind]!, quantity });
    await sql`delete from units where id = ${option.units['senior']!}`.execute(db());
    await sql`update units set most_per_booking = 2 where id = ${option.units['adult']!}`.execute(db());
    await sql`update options set most_units = 2 where id = ${option.id}`.execute(db());
    assert.deepEqual((await quote(id, { ...here, adults: 3 })).dropped, ['adult 1 5000']);
    assert.deepEqual((await quote(id, { ...here, units: [unit('adult', 3)] })).dropped, ['senior 1 3000']);
    assert.deepEqual(await refusal(id, { ...here, units: [unit('adult', 4)] }), [422, 'units', 'too_big']);
    assert.deepEqual(await refusal(id, { ...here, units: [unit('adult', 2), unit('senior', 2)] }), [
      422,
      'units',
      'too_big',
    ]);
    assert.deepEqual(await refusal(id, { ...here, adults: 4, children: 1 }), [422, 'adults', 'too_big']);
    await sql`update options set most_units = null where id = ${option.id}`.execute(db());
    assert.deepEqual((await quote(id, { ...here, adults: 4, children: 1 })).lines, [
      'adult 3 15000',
      'senior 1 3000',
      'child 1 2500',
    ]);
  });
});
