// Rates that operators enter by hand; those that are fetched: src/domain/pricing/exchange-rates.test.ts.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { addDays } from '#kernel/dates.ts';
import { bundledRates, currentRates, useRates } from '#domain/pricing/exchange-rates.ts';
import { insertRates, readRates } from '#domain/pricing/rate-queries.ts';
import { type TestApp, testApp } from '#test/app.ts';

describe('a rate that an operator enters by hand', () => {
  let app: TestApp;
  let token: string;
  before(async () => {
    app = await testApp();
    ({ token } = await app.signIn('operator'));
  });
  after(async () => {
    await app.services.database.db.deleteFrom('exchangeRates').execute();
    useRates([]);
  });

  const today = () => app.services.clock.now().toISOString().slice(0, 10);
  const enter = (currency: string, perUsd: number, asOf = today(), more: object = {}) =>
    app.send('PUT', `/api/admin/exchange-rates/${currency}`, {
      token,
      body: { perUsd, asOf, ...more },
      headers: { 'accept-language': 'es' },
    });
  const remove = (currency: string) => app.send('DELETE', `/api/admin/exchange-rates/${currency}`, { token });
  const rateOf = async (currency: string) => {
    const { body } = await app.send('GET', '/api/admin/exchange-rates', { token });
    const { perUsd, ...rest } = body.data.find((one: { currency: string }) => one.currency === currency);
    return { ...rest, perUsd: Number(perUsd.toFixed(4)) };
  };
  const publish = async (asOf: string, euros: Record<'USD' | 'CHF', number>) => {
    const rates = (['USD', 'CHF'] as const).map((currency) => ({ currency, perEuro: euros[currency], asOf }));
    await insertRates(app.services.database.db, rates, app.services.clock.now());
    await readRates(app.services.database);
  };

  test('is used at once, corrected by entering it again, written to the log, and undone', async () => {
    assert.equal((await enter('MAD', 9.9, addDays(today(), -3))).status, 200);
    const mad = { currency: 'MAD', isBundled: false, isByHand: true };
    assert.deepEqual(await rateOf('MAD'), { ...mad, perUsd: 9.9, asOf: addDays(today(), -3), ageDays: 3 });
    await enter('MAD', 9.5);
    assert.deepEqual(await rateOf('MAD'), { ...mad, perUsd: 9.5, asOf: today(), ageDays: 0 });
    assert.equal((await rateOf('CHF')).isBundled, true);
    const { data } = (await app.send('GET', '/api/admin/audit?act=rate_enter', { token })).body;
    assert.deepEqual(
      data.slice(0, 2).map(({ subject, after: to }: any) => [subject.id, JSON.parse(to).perUsd]),
      [
        ['MAD', 9.5],
        ['MAD', 9.9],
      ],
    );
    assert.equal((await remove('MAD')).body.perUsd, bundledRates.perUsd.MAD);
    assert.equal((await remove('MAD')).status, 404);
  });

  test('goes before the one published for that day, and gives way to that of a later one', async () => {
    const yesterday = addDays(today(), -1);
    await publish(yesterday, { USD: 1.25, CHF: 1 });
    assert.equal((await rateOf('CHF')).perUsd, 0.8);
    await enter('CHF', 0.7, yesterday);
    assert.deepEqual([(await rateOf('CHF')).perUsd, (await rateOf('CHF')).isByHand], [0.7, true]);
    await publish(yesterday, { USD: 1.25, CHF: 1 });
    assert.equal((await rateOf('CHF')).perUsd, 0.7);
    await publish(today(), { USD: 1.25, CHF: 1 });
    assert.deepEqual([(await rateOf('CHF')).perUsd, (await rateOf('CHF')).isByHand], [0.8, false]);
    await enter('EUR', 0.5, today(), { confirmed: true });
    const { isByHand, perUsd } = await rateOf('EUR');
    assert.deepEqual([isByHand, perUsd, currentRates().perUsd.USD], [true, 0.5, 1]);
  });

  test('is no older than the one in use, of no day to come, a positive number, and not of the dollar', async () => {
    await publish(today(), { USD: 1.25, CHF: 1 });
    for (const day of [addDays(today(), -1), addDays(today(), 1)]) {
      const { status, body } = await enter('CHF', 0.7, day);
      assert.deepEqual([status, body.fields[0].field, body.fields[0].rule], [422, 'asOf', 'rate_day'], day);
      assert.match(body.fields[0].message, /^Introduce un día entre el \d+ de [a-z]+ de 20/);
    }
    for (const perUsd of [0, -1, Number.NaN]) assert.equal((await enter('CHF', perUsd)).status, 422);
    const { body } = await enter('CHF', '1.234.5' as never);
    assert.deepEqual([body.fields[0].field, body.fields[0].rule], ['perUsd', 'type']);
    assert.equal((await enter('USD', 1)).status, 404);
  });

  test('is confirmed where it is more than a fifth away from the one in use', async () => {
    const before = await rateOf('MAD');
    const { status, body } = await enter('MAD', 1234.5);
    assert.deepEqual([status, body.fields[0].field, body.fields[0].rule], [422, 'perUsd', 'rate_far']);
    assert.match(body.fields[0].message, /^1234,5 se aparta más de una quinta parte de 9,28 MAD/);
    assert.deepEqual(await rateOf('MAD'), before);
    assert.equal((await enter('MAD', 1234.5, today(), { confirmed: true })).status, 200);
    assert.equal((await rateOf('MAD')).perUsd, 1234.5);
    assert.equal((await remove('MAD')).status, 200);
  });

  test('stays what was entered, whatever a dollar costs in euros', async () => {
    await enter('MAD', 9.5);
    await enter('EUR', 0.4, today(), { confirmed: true });
    assert.deepEqual([(await rateOf('MAD')).perUsd, (await rateOf('EUR')).perUsd], [9.5, 0.4]);
    await publish(addDays(today(), 1), { USD: 2, CHF: 1 });
    assert.deepEqual([(await rateOf('MAD')).perUsd, (await rateOf('EUR')).perUsd], [9.5, 0.5]);
  });
});
