// Settings as operators change them; what each accepts: src/domain/settings/settings.test.ts.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { statementsOf } from '#test/statements.ts';

describe('a setting', () => {
  let app: TestApp;
  let operator: { id: string; token: string };
  before(async () => {
    app = await testApp();
    operator = await app.signIn('operator');
  });
  checkInvariantsAfterEach();

  const change = (key: string, value: string) =>
    app.send('PUT', `/api/admin/settings/${key}`, { token: operator.token, body: { value } });
  const read = async (key: string) => {
    const { body } = await app.send('GET', '/api/admin/settings', operator);
    return body.data.find((one: { key: string }) => one.key === key);
  };

  test('that an operator changes applies at once, and has a history of who changed it from what to what', async () => {
    const { status, body } = await change('decideWithinHours', '36');
    assert.deepEqual([status, body], [200, { key: 'decideWithinHours', value: '36' }]);
    assert.equal((await app.send('GET', '/api/partner-terms')).body.decideWithinHours, 36);
    const { value, default: standard, history } = await read('decideWithinHours');
    const [{ actor, before: from, after: to }] = history;
    assert.deepEqual([value, standard, from, to], ['36', '48', '48', '36']);
    assert.deepEqual(actor, { id: operator.id, name: 'Elena Ribas', email: 'operator@senda.example' });
    await change('decideWithinHours', from);
    assert.equal((await app.send('GET', '/api/partner-terms')).body.decideWithinHours, 48);
    assert.equal((await read('decideWithinHours')).history.length, history.length + 1);
  });

  test('that is invalid is refused by its name, and changes neither the setting nor the log', async () => {
    const { history } = await read('commissionPercent');
    for (const value of ['90', 'much', '']) {
      const { status, body } = await change('commissionPercent', value);
      assert.deepEqual([status, body.fields[0].field], [422, 'commissionPercent']);
    }
    const { body: typed } = await change('decideWithinHours', 'many');
    assert.deepEqual([typed.fields[0].field, typed.fields[0].rule], ['decideWithinHours', 'type']);
    for (const [key, value, field] of [
      ['operator', '{"email":"nobody"}', 'operator.email'],
      [
        'socialLinks',
        '[{"name":"A","url":"https://a.example"},{"name":"B","url":"http://b.example"}]',
        'socialLinks.1.url',
      ],
      ['paymentBrands', '["Visa",""]', 'paymentBrands'],
    ] as const)
      assert.deepEqual((await change(key, value)).body.fields[0].field, field);
    const { status, body } = await change('availableCurrencies', '["EUR"]');
    assert.deepEqual([status, body.fields[0].field], [422, 'defaultCurrency']);
    assert.deepEqual((await read('commissionPercent')).history, history);
    assert.equal((await read('availableCurrencies')).history.length, 0);
  });

  test('that is changed to what it is has no entry', async () => {
    const { value, history } = await read('holdMinutes');
    assert.equal((await change('holdMinutes', value)).status, 200);
    assert.deepEqual((await read('holdMinutes')).history, history);
  });

  test('about second factors or second operators is changed by the command alone, and one that does not exist is not found', async () => {
    const byCommand = ['requireSecondFactor', 'secondFactorRequiredSince', 'refundLimit'];
    for (const key of [...byCommand, 'toString', 'nothing']) assert.equal((await change(key, '50')).status, 404, key);
    for (const key of byCommand) assert.equal((await read(key)).isByCommandOnly, true, key);
  });

  test('is read with all others in two statements', async () => {
    assert.equal(await statementsOf(app, () => read('appName')), 2);
  });
});
