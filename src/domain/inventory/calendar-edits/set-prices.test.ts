import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';

const [first, second] = [dayAhead(30), dayAhead(31)];

describe('prices over days and tours', () => {
  let app: TestApp;
  let supplier: string;
  before(async () => {
    app = await testApp();
    supplier = (await app.signIn('supplier')).token;
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const own = (units: Record<string, number> = { adult: 4000, child: 2000 }) =>
    createTestTour({ useDemoSupplier: true, units, starts: [`${first}T10:00`, `${second}T10:00`, `${second}T16:00`] });
  const post = (path: string, body?: object) =>
    app.send('POST', `/api/supplier/calendar/${path}`, { token: supplier, body });
  const undo = (id: string) => post(`edits/${id}/reversal`);
  const totalOf = async (tour: TestTour, date: string, more = ''): Promise<number> => {
    const query = `date=${date}&adults=1&currency=${await currencyOf(tour)}${more}`;
    const { body } = await app.send('GET', `/api/tours/${tour.id}/availability?${query}`);
    return body.departures[0].total.priceMinor;
  };
  const fromPrice = async ({ id }: TestTour): Promise<number> => {
    const { rows } = await sql<{ price: number }>`select from_price_minor as price from tours where id = ${id}`.execute(
      app.services.database.db,
    );
    return rows[0]!.price;
  };
  const currencyOf = async ({ id }: TestTour): Promise<string> =>
    (
      await app.services.database.db
        .selectFrom('tours')
        .select('currency')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).currency;
  const history = async ({ options: [option] }: TestTour): Promise<number> =>
    Number(
      (
        await app.services.database.db
          .selectFrom('priceHistory')
          .select((one) => one.fn.countAll().as('count'))
          .where('optionId', '=', option.id)
          .executeTakeFirstOrThrow()
      ).count,
    );

  test('count for quotes and after from, before the rules of the tour, and go with the edit', async () => {
    const tour = await own();
    const [option] = tour.options;
    await app.services.database.db
      .insertInto('priceRules')
      .values({
        id: crypto.randomUUID(),
        optionId: option.id,
        position: 0,
        seasonFrom: second,
        seasonTo: second,
        percent: 50,
      })
      .execute();
    const entries = await history(tour);
    assert.deepEqual([await totalOf(tour, first), await totalOf(tour, second)], [4000, 6000]);
    const currency = await currencyOf(tour);
    const selection = {
      from: first,
      to: second,
      tourIds: [tour.id],
      price: { unit: 'adult', priceMinor: 3000, currency },
    };
    const preview = (await post('preview', selection)).body;
    assert.deepEqual([preview.departures, preview.kept], [3, 0]);
    const { body: edit } = await post('edits', selection);
    assert.deepEqual([edit.kind, edit.state, edit.departures, edit.price.priceMinor], ['price', 'done', 3, 3000]);
    assert.deepEqual([await totalOf(tour, first), await totalOf(tour, second)], [3000, 3000]);
    assert.equal(await totalOf(tour, first, '&children=1'), 5000, 'a child costs what it did');
    assert.equal(await fromPrice(tour), 3000);
    assert.equal(await history(tour), entries + 1);
    const drafted = async () => {
      const { body } = await app.send('GET', `/api/supplier/tours/${tour.id}`, { token: supplier });
      const { calendarPrices } = body;
      return calendarPrices.map((one: any) => [one.option, one.unit, one.seasonFrom, one.seasonTo, one.priceMinor]);
    };
    assert.deepEqual(await drafted(), [[option.id, 'adult', first, second, 3000]]);
    const setDays = (from: string, to: string) =>
      app.services.database.db
        .updateTable('priceRules')
        .set({ seasonFrom: from, seasonTo: to })
        .where('editId', '=', edit.id)
        .execute();
    await setDays(dayAhead(-9), dayAhead(-3));
    assert.deepEqual(await drafted(), [], 'those of past days say nothing any more');
    await setDays(first, second);
    const later = { from: second, to: second, tourIds: [tour.id], price: { percent: -50 } };
    const { body: half } = await post('edits', later);
    assert.deepEqual([await totalOf(tour, first), await totalOf(tour, second)], [3000, 2000], 'the latest counts');
    assert.equal((await undo(edit.id)).body.departures, 3);
    assert.deepEqual([await totalOf(tour, first), await totalOf(tour, second)], [4000, 2000]);
    await undo(half.id);
    assert.deepEqual([await totalOf(tour, second), await fromPrice(tour)], [6000, 4000]);
  });

  test('leave tours in other currencies and without the unit as they are', async () => {
    const [tour, group] = [await own(), await own({ group: 9000 })];
    const currency = await currencyOf(tour);
    const price = { unit: 'child', priceMinor: 500, currency };
    const selection = { from: first, to: first, tourIds: [tour.id, group.id], price };
    const preview = (await post('preview', selection)).body;
    assert.deepEqual([preview.departures, preview.kept], [1, 1]);
    const { body: edit } = await post('edits', selection);
    assert.deepEqual([edit.departures, edit.refused], [1, 1]);
    const { refused } = (await app.send('GET', `/api/supplier/calendar/edits/${edit.id}`, { token: supplier })).body;
    assert.deepEqual([refused[0].tourId, refused[0].departureId, refused[0].refusal], [group.id, null, 'no_such_unit']);
    const other = currency === 'USD' ? 'EUR' : 'USD';
    const foreign = (await post('preview', { ...selection, price: { ...price, currency: other } })).body;
    assert.deepEqual([foreign.departures, foreign.kept], [0, 2]);
    await undo(edit.id);
    for (const wrong of [{ kind: 'price' }, { kind: 'close', price }, { price: { percent: 0 } }]) {
      const { status, body } = await post('edits', { from: first, to: first, ...wrong });
      assert.deepEqual([status, body.fields[0].field.split('.')[0]], [422, 'price']);
    }
  });
});
